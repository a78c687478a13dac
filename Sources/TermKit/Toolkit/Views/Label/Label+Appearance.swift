import TermKitGraphics

extension AppearanceProxy where Target: Label {
  /// The colour of the text. Defaults to black.
  public var textColor: Color {
    get { value() ?? .black }
    nonmutating set { set(newValue) { $0.textColor = $1 } }
  }

  /// The font. Defaults to the system font of 17 points.
  public var font: Font {
    get { value() ?? .systemFont(ofSize: 17) }
    nonmutating set { set(newValue) { $0.font = $1 } }
  }

  /// The text attributes, such as bold and underline. Defaults to none.
  public var textAttributes: TextAttributes {
    get { value() ?? [] }
    nonmutating set { set(newValue) { $0.textAttributes = $1 } }
  }
}
