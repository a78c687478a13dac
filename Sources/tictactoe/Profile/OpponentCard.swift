import TTTModel
import TermKit

/// A card for an opponent: the face, the name, one line about how it plays, the record as a bar and in words, and a button that leads to a
/// game.
final class OpponentCard: PanelView {
  let button = NamedButton(configuration: .tinted())
  private let opponent: Opponent
  private let face: FaceView
  private let nameLabel = Label()
  private let mannerLabel = Label()
  private let bar = RecordBar()
  private let recordLabel = Label()
  private var record = Statistics()

  init(_ opponent: Opponent, play: @escaping @MainActor () -> Void) {
    self.opponent = opponent
    face = FaceView(opponent)
    super.init()
    button.addAction(for: .touchUpInside) { _ in play() }
    nameLabel.textAttributes = .bold
    for label in [mannerLabel, recordLabel] { label.textColor = Palette.secondaryText }
    // The button reads all of them.
    for label in [nameLabel, mannerLabel, recordLabel] { label.isAccessibilityElement = false }
    [face, nameLabel, mannerLabel, bar, recordLabel, button].forEach(addSubview)
  }

  func show(_ model: TicTacToeModel, strings: Strings) {
    record = model.recordHere(against: opponent)
    face.icon = model.icon.opposite
    bar.record = record
    nameLabel.text = strings.name(opponent)
    mannerLabel.text = strings.manner(opponent)
    button.configuration?.title = strings.play
    button.isSelected = opponent == model.opponent && model.person == nil
    button.accessibilityLabel = strings.play(against: opponent)
    button.accessibilityValue = "\(strings.sentence(strings.manner(opponent))) \(strings.record(record))"
    setNeedsLayout()
  }

  // MARK: Layout

  /// The height of a card with the face above the texts, and of one with the face beside them.
  nonisolated static let (tallHeight, height) = (18, 7)

  // In narrower cards the texts need the columns of a larger face.
  private static let wideWidth = 54

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin = bounds.width < Self.wideWidth ? 2 : 3
    let area = bounds.inset(by: EdgeInsets(top: 1, left: margin, bottom: 1, right: margin))
    let isTall = bounds.height >= Self.tallHeight
    let size = button.sizeThatFits(area.size)
    let rows = isTall ? 8 : margin + 2
    face.frame = Rect(x: area.minX, y: area.minY, width: 2 * rows, height: rows)
    let texts = isTall ? area : area.inset(by: EdgeInsets(left: 2 * rows + margin))
    for label in [nameLabel, mannerLabel, recordLabel] { label.textAlignment = isTall ? .center : .left }
    recordLabel.text = record == Statistics() ? "" : strings.record(record, fitting: texts.width)
    let places = isTall ? [9, 10, 12, 13] : [0, 1, 3, 4]
    for (view, row) in zip([nameLabel, mannerLabel, bar, recordLabel], places) {
      view.frame = Rect(x: texts.minX, y: texts.minY + row, width: texts.width, height: 1)
    }
    button.frame = Rect(x: area.maxX - size.width, y: area.minY, width: size.width, height: 1)
    guard isTall else { return nameLabel.frame.size.width = max(0, button.frame.minX - texts.minX - 1) }
    face.frame = Rect(x: area.centered(face.frame.size).minX, y: area.minY, width: 2 * rows, height: rows)
    button.frame = Rect(x: area.centered(size).minX, y: area.minY + 15, width: size.width, height: 1)
  }
}

/// A white panel on the grey of a grouped table. While a control in it has the focus, a bar is at its left edge, as in a row of a table.
/// Where the grey cannot be seen, the panel has an outline.
class PanelView: View {
  /// Whether the bar shows that a control has the focus. Defaults to true.
  var marksFocus = true
  private var hasFocus = false { didSet { if hasFocus != oldValue { setNeedsDisplay() } } }

  override func descendantTookFocus(_ view: View) { hasFocus = true }

  override func descendantLostFocus(_ view: View) { hasFocus = false }

  override func draw(in canvas: inout Canvas) {
    canvas.fill(bounds, with: .white)
    let isPlain = canvas.traits.glyphLevel == .ascii
    if canvas.traits.colorDepth < .sixteen { drawOutline(isPlain ? "+-+|++" : "┌─┐│└┘", in: &canvas) }
    guard hasFocus, marksFocus else { return }
    for y in bounds.minY..<bounds.maxY where !isPlain || y == bounds.height / 2 {
      canvas.draw(Glyph(isPlain ? ">" : "▌"), at: Point(x: bounds.minX, y: y), style: canvas.tintTextStyle())
    }
  }

  // The characters are: upper left, horizontal, upper right, vertical, and the lower corners.
  private func drawOutline(_ characters: String, in canvas: inout Canvas) {
    let signs = characters.map(String.init)
    let line = String(repeating: signs[1], count: max(0, bounds.width - 2))
    canvas.draw(signs[0] + line + signs[2], at: bounds.origin)
    canvas.draw(signs[4] + line + signs[5], at: Point(x: bounds.minX, y: bounds.maxY - 1))
    for y in bounds.minY + 1..<max(bounds.minY + 1, bounds.maxY - 1) {
      for x in [bounds.minX, bounds.maxX - 1] { canvas.draw(signs[3], at: Point(x: x, y: y)) }
    }
  }
}
