import TermKitGraphics
import TermKitViews

extension AppearanceProxy where Target: TextView {
  /// The colour of the text. Defaults to black.
  public var textColor: Color {
    get { value() ?? .black }
    nonmutating set { set(newValue) { $0.textColor = $1 } }
  }

  /// The colour of the placeholder. Defaults to grey.
  public var placeholderColor: Color {
    get { value() ?? .placeholderText }
    nonmutating set { set(newValue) { $0.placeholderColor = $1 } }
  }

  /// The space between the edges and the text, in cells. Defaults to `.zero`.
  public var textContainerInset: EdgeInsets {
    get { value() ?? .zero }
    nonmutating set { set(newValue) { $0.textContainerInset = $1 } }
  }
}

extension AppearanceProxy where Target: TextField {
  /// The colour of the text. Defaults to black.
  public var textColor: Color {
    get { value() ?? .black }
    nonmutating set { set(newValue) { $0.textColor = $1 } }
  }

  /// The colour of the placeholder. Defaults to grey.
  public var placeholderColor: Color {
    get { value() ?? .placeholderText }
    nonmutating set { set(newValue) { $0.placeholderColor = $1 } }
  }

  /// The border around the text. Defaults to `none`.
  public var borderStyle: TextBorderStyle {
    get { value() ?? .none }
    nonmutating set { set(newValue) { $0.borderStyle = $1 } }
  }
}
