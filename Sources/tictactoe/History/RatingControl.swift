import TTTModel
import TermKit

/// The word "Rate" and five stars to rate a game, made of custom buttons on a tinted background. Its buttons are the accessibility elements (C11).
final class RatingControl: Control {
  /// The rating, or nil. One star is 0. The user's changes send `valueChanged`.
  var rating: Int? { didSet { showRating() } }
  private let label = Label()
  private let buttons = Game.ratings.map { _ in Button(type: .custom) }

  init() {
    super.init()
    isAccessibilityElement = false
    for (index, button) in buttons.enumerated() {
      for (state, image) in Self.images { button.setImage(image, for: state) }
      button.addAction(for: .touchUpInside) { [weak self] _ in self?.rate(index) }
      addSubview(button)
    }
    label.isAccessibilityElement = false
    addSubview(label)
    showRating()
    showTexts()
  }

  /// Sets the rating and sends `valueChanged`, as if the user had pressed a star. Does nothing while the control is disabled.
  func rate(_ rating: Int) {
    guard isEnabled, rating != self.rating else { return }
    self.rating = rating
    if buttons.contains(where: \.isFirstResponder) { lastLitButton.becomeFirstResponder() }
    sendActions(for: .valueChanged)
  }

  /// The last star that is lit, or the first star without a rating.
  var lastLitButton: Button { buttons[rating ?? 0] }

  private func showRating() {
    for (index, button) in buttons.enumerated() { button.isSelected = index <= rating ?? -1 }
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    showTexts()
  }

  private func showTexts() {
    label.text = strings.rateLabel
    setNeedsLayout()
    for (index, button) in buttons.enumerated() { button.accessibilityLabel = strings.stars(index + 1) }
  }

  // The buttons have the focus, and not the control itself.
  override var canBecomeFirstResponder: Bool { false }

  // MARK: Layout and looks

  /// A dot or a star. With the focus, or while pressed, it is between angle brackets.
  ///
  /// A star stays a star while it is pressed. Without images for that state, the button would show the dot.
  nonisolated static let images: [(ControlState, Image)] = [
    (.normal, Image(drawn: " · ", ascii: " . ", color: Palette.dot)),
    (.selected, Image(drawn: " ★ ", ascii: " * ", color: Palette.gold)),
    (.focused, dot), (.highlighted, dot), ([.selected, .focused], star), ([.selected, .highlighted], star),
  ]

  nonisolated private static let dot = Image(drawn: "‹·›", ascii: "<.>", color: Palette.dot)
  nonisolated private static let star = Image(drawn: "‹★›", ascii: "<*>", color: Palette.gold)

  private static let buttonWidth = 3

  override func sizeThatFits(_ size: Size) -> Size {
    Size(width: min(size.width, labelWidth + Self.buttonWidth * buttons.count + 2), height: min(size.height, 1))
  }

  // With blank columns before it, so that it does not look like a part of the title, and one behind it.
  private var labelWidth: Int { Self.gap + label.intrinsicContentSize.width + 1 }
  private static let gap = 2

  override func layoutSubviews() {
    label.frame = Rect(x: Self.gap, y: 0, width: labelWidth - Self.gap, height: bounds.height)
    for (index, button) in buttons.enumerated() {
      let x = labelWidth + 1 + index * Self.buttonWidth
      button.frame = Rect(x: x, y: 0, width: Self.buttonWidth, height: bounds.height)
    }
  }

  /// A stencil for the background: rounded ends, and a fifth of the tint. Its ASCII variant is a pair of brackets.
  private static let backgroundStencil = Image(variants: [
    Image.Variant(Image("[ ]"), glyphLevel: .ascii),
    Image.Variant(Image("▐█▌", color: Color.black.withAlphaComponent(0.2)), glyphLevel: .blocks),
  ]).resizableImage(withCapInsets: EdgeInsets(left: 1, right: 1)).withRenderingMode(.alwaysTemplate)

  override func draw(in canvas: inout Canvas) {
    guard canvas.traits.colorDepth.blends else { return drawBrackets(in: &canvas) }
    canvas.draw(Self.backgroundStencil, in: bounds.inset(by: EdgeInsets(left: labelWidth)), tint: canvas.tintColor)
  }

  private func drawBrackets(in canvas: inout Canvas) {
    canvas.draw(Glyph("["), at: Point(x: labelWidth, y: 0), style: canvas.tintTextStyle())
    canvas.draw(Glyph("]"), at: Point(x: bounds.maxX - 1, y: 0), style: canvas.tintTextStyle())
  }
}
