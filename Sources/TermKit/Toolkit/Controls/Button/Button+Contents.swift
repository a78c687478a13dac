import TermKitGraphics
import TermKitViews

// The titles, images and colours of a button by state.
extension Button {
  /// Sets the title for a `state`, which can be a union of several. If the `title` is nil, the button uses the value for the same state
  /// without focus, then for `.normal`.
  public func setTitle(_ title: String?, for state: ControlState) {
    if looks.titles.set(title, for: state) { sizeMayHaveChanged() }
  }

  /// Returns the title that is set for exactly this state, or nil.
  public func title(for state: ControlState) -> String? { looks.titles[state] }

  /// The title for `.normal`.
  var inspectedTitle: String? {
    get { title(for: .normal) }
    set { setTitle(newValue, for: .normal) }
  }

  /// The title that the button shows. Empty if none is set.
  ///
  /// It is the title of the menu's chosen action if `changesSelectionAsPrimaryAction` is true, or else of the configuration, or else of the
  /// present state.
  public var currentTitle: String {
    selectedAction?.title ?? configuration?.title ?? looks.titles.shown(for: state) ?? ""
  }

  /// Sets the colour of the title for a `state`, which can be a union of several, in place of the tint.
  ///
  /// If the `color` is nil, the button uses the value for the same state without focus, then for `.normal`. Without any value, the title of
  /// a custom button is black.
  public func setTitleColor(_ color: Color?, for state: ControlState) {
    noteCustomization(for: state)
    if looks.titleColors.set(color, for: state) { setNeedsDisplay() }
  }

  /// Returns the title colour that is set for exactly this state, or nil.
  public func titleColor(for state: ControlState) -> Color? { looks.titleColors[state] }

  /// The title colour that is set for the present state, for that state without focus, or for `.normal`. If nil, a system button uses the
  /// tint and a custom button black.
  public var currentTitleColor: Color? { looks.titleColors.shown(for: state) }

  /// Sets the text attributes of the title for a `state`, which can be a union of several. An attribute that is nil keeps its usual value.
  ///
  /// The colour takes precedence over `setTitleColor(_:for:)`, and the attributes replace `titleAttributes`. If `attributes` itself is nil,
  /// the button uses the value for the same state without focus, then for `.normal`.
  public func setTitleTextAttributes(_ attributes: TitleTextAttributes?, for state: ControlState) {
    noteCustomization(for: state)
    if looks.titleTexts.set(attributes, for: state) { setNeedsDisplay() }
  }

  /// Returns the attributes that are set for exactly this state, or nil.
  public func titleTextAttributes(for state: ControlState) -> TitleTextAttributes? { looks.titleTexts[state] }

  /// Sets the image before the title for a `state`, which can be a union of several.
  ///
  /// An image with the mode `automatic` is a template in the tint on a system button, and keeps its own colours on a custom button. If the
  /// `image` is nil, the button uses the value for the same state without focus, then for `.normal`.
  public func setImage(_ image: Image?, for state: ControlState) {
    if looks.images.set(image, for: state) { sizeMayHaveChanged() }
  }

  /// Returns the image that is set for exactly this state, or nil.
  public func image(for state: ControlState) -> Image? { looks.images[state] }

  /// The image of the configuration, or else of the present state, or nil.
  public var currentImage: Image? { configuration?.image ?? looks.images.shown(for: state) }

  /// Sets the image behind the title and the image for a `state`, which can be a union of several. It replaces the selection indicator.
  ///
  /// A resizable image fills the button; any other image is centred. An image whose mode is `automatic` is shown in its own colours. If the
  /// `image` is nil, the button uses the value for the same state without focus, then for `.normal`.
  public func setBackgroundImage(_ image: Image?, for state: ControlState) {
    noteCustomization(for: state)
    if looks.backgrounds.set(image, for: state) { sizeMayHaveChanged() }
  }

  /// Returns the background image that is set for exactly this state, or nil.
  public func backgroundImage(for state: ControlState) -> Image? { looks.backgrounds[state] }

  /// The background image of the present state, or nil.
  public var currentBackgroundImage: Image? { looks.backgrounds.shown(for: state) }
}
