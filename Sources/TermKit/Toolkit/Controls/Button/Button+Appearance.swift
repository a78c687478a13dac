import TermKitGraphics
import TermKitViews

extension AppearanceProxy where Target: Button {
  /// The insets around the image and the title, in cells. Defaults to two columns on either side, as in a system button.
  public var contentEdgeInsets: EdgeInsets {
    get { value() ?? EdgeInsets(left: 2, right: 2) }
    nonmutating set { set(newValue) { $0.contentEdgeInsets = $1 } }
  }

  /// The insets of the area in which the title is placed, in cells. Defaults to zero.
  public var titleEdgeInsets: EdgeInsets {
    get { value() ?? .zero }
    nonmutating set { set(newValue) { $0.titleEdgeInsets = $1 } }
  }

  /// The insets of the area in which the image is placed, in cells. Defaults to zero.
  public var imageEdgeInsets: EdgeInsets {
    get { value() ?? .zero }
    nonmutating set { set(newValue) { $0.imageEdgeInsets = $1 } }
  }

  /// The text attributes of the title, such as bold and underline. Defaults to none.
  public var titleAttributes: TextAttributes {
    get { value() ?? [] }
    nonmutating set { set(newValue) { $0.titleAttributes = $1 } }
  }

  /// The font of the title. Defaults to plain letters one row high.
  public var titleFont: Font {
    get { value() ?? .systemFont(ofSize: 17) }
    nonmutating set { set(newValue) { $0.titleFont = $1 } }
  }

  /// Sets the colour of the title for a `state`, which can be a union of several, in place of the tint. If the `color` is nil, buttons use
  /// the value for the same state without focus, then for `.normal`.
  public func setTitleColor(_ color: Color?, for state: ControlState) {
    set(color, for: state) { $0.setTitleColor($1, for: state) }
  }

  /// Sets the text attributes of the title for a `state`, which can be a union of several. An attribute that is nil keeps its usual value.
  /// If `attributes` itself is nil, buttons use the value for the same state without focus, then for `.normal`.
  public func setTitleTextAttributes(_ attributes: TitleTextAttributes?, for state: ControlState) {
    set(attributes, for: state) { $0.setTitleTextAttributes($1, for: state) }
  }

  /// Sets the background image for a `state`, which can be a union of several. If the `image` is nil, buttons use the value for the same
  /// state without focus, then for `.normal`.
  public func setBackgroundImage(_ image: Image?, for state: ControlState) {
    set(image, for: state) { $0.setBackgroundImage($1, for: state) }
  }
}
