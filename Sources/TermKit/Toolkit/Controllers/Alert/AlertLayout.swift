/// How the rows of an alert are shared out: numbers in, numbers out.
///
/// Top to bottom there are the texts, the list of actions, the action that cancels and an action that stands apart. The last two have
/// rows of their own that are always seen.
struct AlertLayout: Equatable {
  /// The rows that the texts take; 0 without any.
  var texts: Int
  /// The rows of the list; 0 if it is empty.
  var list: Int
  /// The rows of the action that cancels; 0 if it stands in the list's row or there is none.
  var cancel = 0
  /// True when a blank row sets the action that cancels off from the list.
  var isCancelApart = false
  /// The rows of the action that a blank row sets off from all others; 0 without one.
  var apart = 0

  private var gap: Int { texts > 0 && list + cancel + apart > 0 ? 1 : 0 }
  private var cancelGap: Int { isCancelApart && list > 0 ? cancel : 0 }
  private var apartGap: Int { list + cancel > 0 ? apart : 0 }

  /// The rows it takes to show everything.
  var height: Int { texts + gap + list + cancelGap + cancel + apartGap + apart }

  /// Where everything goes.
  struct Places: Equatable {
    var texts: Range<Int>
    var list: Range<Int>
    var cancel: Range<Int>
    var apart: Range<Int>
  }

  /// Where there are no more rows than these and not all fits, blank ones are not worth their room.
  static let tightHeight = 5

  /// Where everything goes in so many rows. Where these are too few texts and list get half of them each, or what they need if that is
  /// less, and scroll; where they are very few there are no blank rows, and actions come before texts.
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
