import TermKitControls
import TermKitGraphics
import TermKitText
@_spi(TermKit) import TermKitViews

/// The view of an alert: title, message, text fields and buttons.
///
/// Texts and buttons scroll if there is too little space. Text fields scroll with the texts. The cancel button and a destructive button
/// below a blank row are always visible.
final class AlertView: View {
  let titleLabel = Label()
  let messageLabel = Label()
  private let texts = ScrollView()
  private let list = ScrollView()
  let fields: [TextField]
  private let buttons: [Button]
  private let cancel: Button?
  private let apart: Button?
  private let style: AlertController.Style

  init(_ style: AlertController.Style, fields: [TextField], buttons: [Button], cancel: Button?, apart: Button?) {
    self.style = style
    self.fields = fields
    self.buttons = buttons
    self.cancel = cancel
    self.apart = apart
    super.init()
    backgroundColor = .white
    for label in [titleLabel, messageLabel] {
      label.textAlignment = .center
      label.numberOfLines = 0
      // Set explicitly, like the white background, so that no appearance rule for labels hides the text (A5).
      label.textColor = .black
      texts.addSubview(label)
    }
    titleLabel.textAttributes = .bold
    messageLabel.font = .preferredFont(forTextStyle: .footnote)
    messageLabel.adjustsFontForContentSizeCategory = true
    fields.forEach(texts.addSubview)
    buttons.forEach(list.addSubview)
    addSubview(texts)
    // Tab moves from left to right, and from top to bottom.
    if let cancel, style == .alert, buttons.count == 1 { addSubview(cancel) }
    addSubview(list)
    if let cancel, cancel.superview == nil { addSubview(cancel) }
    if let apart { addSubview(apart) }
  }

  func show(title: String, message: String) {
    titleLabel.text = title
    messageLabel.text = message
    viewController?.ownPresentation?.container.setNeedsLayout()
    setNeedsLayout()
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(label: traitCollection.strings.alert)
  }

  override var isAnnouncedAsWhole: Bool { true }

  // MARK: Layout

  static let margins = EdgeInsets(top: 1, left: 2, bottom: 1, right: 2)
  private static let widths = 32...44
  private static let gap = 2

  // The view inside its margins, without the top and bottom margins if there are very few rows.
  private var area: Rect {
    let area = bounds.inset(by: Self.margins)
    let isTight = area.height < min(layout(width: area.width).height, AlertLayout.tightHeight)
    return isTight ? bounds.inset(by: EdgeInsets(left: Self.margins.left, right: Self.margins.right)) : area
  }

  private var allButtons: [Button] { [cancel].compactMap { $0 } + buttons + [apart].compactMap { $0 } }

  // Two buttons are side by side in an alert if their titles fit.
  private func areSideBySide(width: Int) -> Bool {
    let half = (width - Self.gap) / 2
    return style == .alert && allButtons.count == 2 && allButtons.allSatisfy { Self.width(of: $0) <= half }
  }

  private static func width(of button: Button) -> Int {
    button.sizeThatFits(Size(width: .max / 4, height: 1)).width
  }

  private func height(of label: Label, width: Int) -> Int {
    label.text?.isEmpty ?? true ? 0 : label.sizeThatFits(Size(width: width, height: .max / 4)).height
  }

  // The rows of the parts that scroll with the texts, from top to bottom. Each text field is below a blank row, except at the top.
  private func rows(width: Int) -> (title: Range<Int>, message: Range<Int>, fields: [Range<Int>]) {
    let title = 0..<height(of: titleLabel, width: width)
    let message = title.upperBound..<title.upperBound + height(of: messageLabel, width: width)
    var end = message.upperBound
    let fields = fields.map { field in
      let start = end == 0 ? 0 : end + 1
      end = start + field.sizeThatFits(Size(width: width, height: .max / 4)).height
      return start..<end
    }
    return (title, message, fields)
  }

  private func textHeight(width: Int) -> Int {
    let rows = rows(width: width)
    return rows.fields.last?.upperBound ?? rows.message.upperBound
  }

  // Returns the layout for a width inside of the margins.
  private func layout(width: Int) -> AlertLayout {
    let texts = textHeight(width: width)
    if areSideBySide(width: width) { return AlertLayout(texts: texts, list: 1) }
    return AlertLayout(
      texts: texts, list: buttons.count, cancel: cancel == nil ? 0 : 1,
      isCancelApart: style == .actionSheet && apart == nil, apart: apart == nil ? 0 : 1)
  }

  override func sizeThatFits(_ size: Size) -> Size { self.size(in: size, wanted: .zero) }

  /// Returns the size of the alert in the available room: the preferred size or, where a dimension of that is zero, the best one.
  func size(in room: Size, wanted: Size) -> Size {
    let width = width(in: room, wanted: wanted)
    let height = layout(width: width - Self.margins.horizontal).height + Self.margins.vertical
    return Size(width: width, height: min(room.height, wanted.height > 0 ? wanted.height : height))
  }

  private func width(in room: Size, wanted: Size) -> Int {
    if wanted.width > 0 { return min(room.width, wanted.width) }
    let widest = allButtons.map(Self.width).max() ?? 0
    let row = style == .alert && allButtons.count == 2 ? 2 * widest + Self.gap : widest
    let columns = [titleLabel, messageLabel].map { Self.columns(of: $0) } + [row]
    let usual = (columns.max() ?? 0) + Self.margins.horizontal
    return min(room.width, max(Self.widths.lowerBound, min(Self.widths.upperBound, usual)))
  }

  // The columns of the longest paragraph of a text.
  private static func columns(of label: Label) -> Int {
    (label.text ?? "").split(whereSeparator: \.isNewline).map(\.columns).max() ?? 0
  }

  override func layoutSubviews() {
    let area = area
    let places = layout(width: area.width).places(in: area.height)
    placeTexts(places.texts, in: area)
    let isRow = areSideBySide(width: area.width)
    let half = (area.width - Self.gap) / 2
    // Scroll views extend into the right margin, where the scroll indicator is.
    let start = isRow && cancel != nil ? area.minX + half + Self.gap : area.minX
    list.frame = Rect(
      x: start, y: area.minY + places.list.lowerBound, width: bounds.maxX - start, height: places.list.count)
    list.contentSize = Size(width: area.maxX - start, height: isRow ? 1 : buttons.count)
    for (index, button) in buttons.enumerated() {
      button.frame =
        isRow
        ? Rect(x: index * (half + Self.gap), y: 0, width: half, height: 1)
        : Rect(x: 0, y: index, width: area.width, height: 1)
    }
    cancel?.frame =
      isRow
      ? Rect(x: area.minX, y: list.frame.minY, width: half, height: places.list.count)
      : Rect(
        x: area.minX, y: area.minY + places.cancel.lowerBound, width: area.width, height: places.cancel.count)
    apart?.frame = Rect(
      x: area.minX, y: area.minY + places.apart.lowerBound, width: area.width, height: places.apart.count)
  }

  private func placeTexts(_ visible: Range<Int>, in area: Rect) {
    let rows = rows(width: area.width)
    texts.frame = Rect(x: area.minX, y: area.minY, width: bounds.maxX - area.minX, height: visible.count)
    texts.contentSize = Size(width: area.width, height: textHeight(width: area.width))
    for (view, rows) in zip([titleLabel, messageLabel] + fields, [rows.title, rows.message] + rows.fields) {
      view.frame = Rect(x: 0, y: rows.lowerBound, width: area.width, height: rows.count)
    }
  }
}

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
