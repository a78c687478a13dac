import TermKitGraphics

extension AppearanceProxy where Target: Label {
  /// The colour of text; black unless set.
  public var textColor: Color {
    get { value() ?? .black }
    nonmutating set { set(newValue) { $0.textColor = $1 } }
  }

  /// Bold, underline and the like; none unless set.
  public var textAttributes: TextAttributes {
    get { value() ?? [] }
    nonmutating set { set(newValue) { $0.textAttributes = $1 } }
  }
}
