import TTTModel
import TermKit

/// The beginning of the answered message beside a bar, and its board if there are rows for it, except on short terminals. Pressing it goes
/// to that message.
final class QuoteControl: Control {
  /// The greatest number of rows of a quote without a board. Defaults to 1.
  var numberOfLines = 1

  private let label = Label()
  private let boardView = SmallBoardView()
  private var hasBoard = false

  init() {
    super.init()
    isAccessibilityElement = true
    accessibilityTraits = .link
    isHidden = true
    label.textColor = Palette.secondaryText
    label.isUserInteractionEnabled = false
    label.isAccessibilityElement = false
    boardView.isAccessibilityElement = false
    [label, boardView].forEach(addSubview)
  }

  /// Shows a quote. An empty text hides the control. `icon` is the piece of the owner of the profile.
  func show(_ quote: MessageContent.Quote?, icon: Icon) {
    let text = quote?.text(strings) ?? ""
    isHidden = text.isEmpty
    label.text = text
    hasBoard = quote?.board != nil
    boardView.show(quote?.board?.position ?? Game(), icon: icon)
    let spoken = (quote?.board).map { " \(strings.spokenBoard($0.position, icon: icon))" } ?? ""
    accessibilityLabel = "\(strings.answeredMessage): \(text)\(spoken)"
    setNeedsLayout()
  }

  override var keyCommands: [KeyCommand] { pressCommands }

  override func stateDidChange() {
    super.stateDidChange()
    label.textAttributes = state.contains(.focused) ? .underline : []
  }

  override func sizeThatFits(_ size: Size) -> Size {
    if isHidden { return Size(width: size.width, height: 0) }
    let showsBoard = showsBoard(in: size.height)
    label.numberOfLines = showsBoard ? SmallBoardView.size.height : numberOfLines
    if showsBoard { return Size(width: size.width, height: label.numberOfLines) }
    let room = Size(width: max(0, size.width - Self.indent), height: size.height)
    return Size(width: size.width, height: label.sizeThatFits(room).height)
  }

  private static let indent = 2

  private func showsBoard(in rows: Int) -> Bool {
    hasBoard && rows >= SmallBoardView.size.height && traitCollection.verticalSizeClass != .compact
  }

  override func layoutSubviews() {
    let showsBoard = showsBoard(in: bounds.height)
    boardView.isHidden = !showsBoard
    boardView.frame = Rect(origin: Point(x: Self.indent, y: 0), size: SmallBoardView.size)
    label.frame = bounds.inset(by: EdgeInsets(left: showsBoard ? boardView.frame.maxX + Self.indent : Self.indent))
  }

  override func draw(in canvas: inout Canvas) {
    if isFocused { canvas.fillFocus(in: bounds) }
    let style = TextStyle(foreground: Palette.quoteBar, minimumContrast: .element)
    let bar = Glyph(canvas.traits.glyphLevel < .braille ? "▌" : "▎")
    for y in bounds.minY..<bounds.maxY { canvas.draw(bar, at: Point(x: bounds.minX, y: y), style: style) }
  }
}
