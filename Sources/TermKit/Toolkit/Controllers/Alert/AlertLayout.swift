/// The rows of the parts of an alert, computed from numbers only.
///
/// From top to bottom, these are the texts, the list of actions, the cancel action and the separate action. The last two do not scroll.
struct AlertLayout: Equatable {
  /// The rows of the texts; 0 without texts.
  var texts: Int
  /// The rows of the list; 0 if it is empty.
  var list: Int
  /// The rows of the cancel action; 0 without one, or if it is beside the list.
  var cancel = 0
  /// Whether a blank row separates the cancel action from the list.
  var isCancelApart = false
  /// The rows of the action that a blank row separates from all others; 0 without one.
  var apart = 0

  private var gap: Int { texts > 0 && list + cancel + apart > 0 ? 1 : 0 }
  private var cancelGap: Int { isCancelApart && list > 0 ? cancel : 0 }
  private var apartGap: Int { list + cancel > 0 ? apart : 0 }

  /// The number of rows that show everything.
  var height: Int { texts + gap + list + cancelGap + cancel + apartGap + apart }

  /// The rows of each part.
  struct Places: Equatable {
    var texts: Range<Int>
    var list: Range<Int>
    var cancel: Range<Int>
    var apart: Range<Int>
  }

  /// With at most this many rows, and if not everything fits, blank rows are left out.
  static let tightHeight = 5

  /// Returns the rows of each part in a given height.
  ///
  /// If the rows are too few, texts and list scroll. Each of the two gets half of the rows, or all that it needs if that is less. With very
  /// few rows, blank rows are left out and actions take precedence over texts.
  func places(in height: Int) -> Places {
    let isTight = height < self.height && height <= Self.tightHeight
    let (gap, cancelGap, apartGap) = isTight ? (0, 0, 0) : (gap, cancelGap, apartGap)
    let room = max(0, height - gap - cancelGap - cancel - apartGap - apart)
    let list = min(list, room, max(room - texts, room / 2, 1))
    let texts = min(texts, room - list)
    let listStart = texts + gap
    let cancelStart = listStart + list + cancelGap
    let apartStart = cancelStart + cancel + apartGap
    return Places(
      texts: 0..<texts, list: listStart..<listStart + list, cancel: cancelStart..<cancelStart + cancel,
      apart: apartStart..<apartStart + apart)
  }
}
