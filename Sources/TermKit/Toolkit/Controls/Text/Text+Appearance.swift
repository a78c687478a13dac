import TermKitGraphics

extension AppearanceProxy where Target: TextView {
  /// The colour of the text; black unless set.
  public var textColor: Color {
    get { value() ?? .black }
    nonmutating set { set(newValue) { $0.textColor = $1 } }
  }

  /// The colour of the placeholder; grey unless set.
  public var placeholderColor: Color {
    get { value() ?? TextPainter.placeholderColor }
    nonmutating set { set(newValue) { $0.placeholderColor = $1 } }
  }

  /// Room between the edges and the text; none unless set.
  public var textContainerInset: EdgeInsets {
    get { value() ?? .zero }
    nonmutating set { set(newValue) { $0.textContainerInset = $1 } }
  }
}

extension AppearanceProxy where Target: TextField {
  /// The colour of the text; black unless set.
  public var textColor: Color {
    get { value() ?? .black }
    nonmutating set { set(newValue) { $0.textColor = $1 } }
  }

  /// The colour of the placeholder; grey unless set.
  public var placeholderColor: Color {
    get { value() ?? TextPainter.placeholderColor }
    nonmutating set { set(newValue) { $0.placeholderColor = $1 } }
  }

  /// What is drawn around the text; nothing unless set.
  public var borderStyle: TextBorderStyle {
    get { value() ?? .none }
    nonmutating set { set(newValue) { $0.borderStyle = $1 } }
  }
}
