import TermKitGraphics
import TermKitViews

// The attributes of a text view's text.

extension TextView {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The whole text with the attributes of its parts. Never nil; setting it to nil empties the view.
  ///
  /// Parts without a colour have `textColor`. Paragraphs are laid out by the `ParagraphStyle` of their first character. Text that the user
  /// types gets ``typingAttributes``. Setting it clears the undo history and moves the cursor to the end, and does not call the delegate.
  ///
  /// - Note: In a text with attributes, the cost of handling a key depends on the length of the text.
  public final var attributedText: AttributedText! {
    get { input.editor.attributedText }
    set {
      let text = newValue ?? AttributedText()
      reset(to: text.string, text.isPlain ? nil : text.attributeRuns)
    }
  }

  /// The attributes of the text that the user types next. Defaults to the attributes of the text before the cursor. At the beginning of a
  /// paragraph, the text after it counts. Moving the cursor sets it to the default.
  public final var typingAttributes: AttributedText.Attributes {
    get { input.typingAttributes }
    set { input.typingAttributes = newValue }
  }

  /// Adds `attributes` to a `range` of grapheme clusters, as ``AttributedText/addAttributes(_:range:)`` does. The user can undo this.
  ///
  /// - Precondition: The range is within `0...textLength`.
  public final func addAttributes(_ attributes: AttributedText.Attributes, range: Range<Int>) {
    changeAttributes(range) { $0.add(attributes) }
  }

  /// Gives a `range` of grapheme clusters these `attributes` only. The user can undo this.
  ///
  /// - Precondition: The range is within `0...textLength`.
  public final func setAttributes(_ attributes: AttributedText.Attributes, range: Range<Int>) {
    changeAttributes(range) { $0 = attributes }
  }

  private func changeAttributes(_ range: Range<Int>, _ body: (inout AttributedText.Attributes) -> Void) {
    input.changeAttributes(range, body)
    rows = newRows(width: rows.width)
    textChanged()
  }
}
