import TermKitGraphics
import TermKitViews

extension AppearanceProxy where Target: Button {
  /// The insets around the image and the title, in cells. If no rule sets it, returns the default of a system button: two columns on the
  /// left and on the right.
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

  /// Sets the colour of the title for a state, in place of the tint.
  /// - Parameters:
  ///   - color: The colour. If nil, buttons use the value for the same state without focus, then for `.normal`.
  ///   - state: The state, which can be a union of several.
  public func setTitleColor(_ color: Color?, for state: ControlState) {
    set(color, for: state) { $0.setTitleColor($1, for: state) }
  }

  /// Sets the text attributes of the title for a state. An attribute that is nil keeps its usual value.
  /// - Parameters:
  ///   - attributes: The differences. If nil, buttons use the value for the same state without focus, then for `.normal`.
  ///   - state: The state, which can be a union of several.
  public func setTitleTextAttributes(_ attributes: TitleTextAttributes?, for state: ControlState) {
    set(attributes, for: state) { $0.setTitleTextAttributes($1, for: state) }
  }

  /// Sets the background image for a state.
  /// - Parameters:
  ///   - image: The image. If nil, buttons use the value for the same state without focus, then for `.normal`.
  ///   - state: The state, which can be a union of several.
  public func setBackgroundImage(_ image: Image?, for state: ControlState) {
    set(image, for: state) { $0.setBackgroundImage($1, for: state) }
  }
}
