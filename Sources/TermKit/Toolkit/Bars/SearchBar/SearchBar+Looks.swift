import TermKitControls
import TermKitGraphics
import TermKitViews

extension SearchBar {
  // MARK: The field

  /// Sets the image behind the field for a state, in place of its border.
  ///
  /// The field is as high as the image for `.normal`. An image that is not resizable is stretched at its middle column.
  /// - Parameters:
  ///   - image: The image. If nil, the field uses the image for the same state without focus, then for `.normal`.
  ///   - state: The state, which can be a union of several.
  public final func setSearchFieldBackgroundImage(_ image: Image?, for state: ControlState) {
    noteCustomization(for: state)
    searchTextField.changeLooks { $0.backgrounds[state] = image }
    rowsChanged()
  }

  /// Returns the image behind the field that is set for exactly this state, or nil.
  public final func searchFieldBackgroundImage(for state: ControlState) -> Image? {
    searchTextField.looks.backgrounds[state]
  }

  /// Sets the image of an icon for a state. It is shown as a template unless its rendering mode says otherwise.
  ///
  /// The magnifying glass has the state of the field. Each button has its own state.
  /// - Parameters:
  ///   - image: The image. If nil, the icon uses the image for the same state without focus, then for `.normal`, then the
  ///     image of the system.
  ///   - icon: The icon.
  ///   - state: The state.
  public final func setImage(_ image: Image?, for icon: Icon, state: ControlState) {
    noteCustomization(for: icon, state)
    searchTextField.changeLooks { $0.icons[icon, default: StateValues()][state] = image }
  }

  /// Returns the image of an icon that is set for exactly this state, or nil.
  /// - Parameters:
  ///   - icon: The icon.
  ///   - state: The state, which can be a union of several.
  public final func image(for icon: Icon, state: ControlState) -> Image? { searchTextField.looks.icons[icon]?[state] }

  /// Sets the offset of an icon from its usual place, in columns to the right and rows down. Defaults to (0, 0).
  /// - Parameters:
  ///   - adjustment: The offset, in columns and rows.
  ///   - icon: The icon.
  public final func setPositionAdjustment(_ adjustment: Point, for icon: Icon) {
    noteCustomization(for: icon)
    searchTextField.changeLooks { $0.iconAdjustments[icon] = adjustment }
  }

  /// Returns the offset of an icon from its usual place, or (0, 0) if none is set.
  public final func positionAdjustment(for icon: Icon) -> Point {
    searchTextField.looks.iconAdjustments[icon] ?? .zero
  }

  /// The offset of the text and the placeholder from their usual place, in columns to the right and rows down. Defaults to (0, 0).
  public final var searchTextPositionAdjustment: Point {
    get { searchTextField.looks.textAdjustment }
    set {
      noteCustomization()
      searchTextField.changeLooks { $0.textAdjustment = newValue }
    }
  }

  // MARK: The scope bar

  /// Sets the background image of the scope buttons for a state, as `SegmentedControl.setBackgroundImage(_:for:barMetrics:)` does.
  /// - Parameters:
  ///   - image: The image. If nil, the buttons use the image for the same state without focus, then for `.normal`.
  ///   - state: The state, which can be a union of several.
  public final func setScopeBarButtonBackgroundImage(_ image: Image?, for state: ControlState) {
    noteCustomization(for: state)
    scopeControl.setBackgroundImage(image, for: state)
    rowsChanged()
  }

  /// Returns the background image of the scope buttons that is set for exactly this state, or nil.
  public final func scopeBarButtonBackgroundImage(for state: ControlState) -> Image? {
    scopeControl.backgroundImage(for: state)
  }

  /// Sets the image between two scope buttons that are in the given states.
  /// - Parameters:
  ///   - image: The image. If nil, the divider uses the image for the same states without focus, then for two `.normal` buttons.
  ///   - left: The state of the segment or button at the left.
  ///   - right: The state of the segment or button at the right.
  public final func setScopeBarButtonDividerImage(
    _ image: Image?, forLeftSegmentState left: ControlState, rightSegmentState right: ControlState
  ) {
    noteCustomization(for: left, right)
    scopeControl.setDividerImage(image, forLeftSegmentState: left, rightSegmentState: right)
  }

  /// Returns the image that is set between scope buttons of exactly these states, or nil.
  /// - Parameters:
  ///   - left: The state of the segment or button at the left.
  ///   - right: The state of the segment or button at the right.
  public final func scopeBarButtonDividerImage(
    forLeftSegmentState left: ControlState, rightSegmentState right: ControlState
  ) -> Image? {
    scopeControl.dividerImage(forLeftSegmentState: left, rightSegmentState: right)
  }

  /// Sets the text attributes of the scope buttons' titles for a state. An attribute that is nil keeps its usual value.
  /// - Parameters:
  ///   - attributes: The differences. If nil, titles use the value for the same state without focus, then for `.normal`.
  ///   - state: The state, which can be a union of several.
  public final func setScopeBarButtonTitleTextAttributes(_ attributes: TitleTextAttributes?, for state: ControlState) {
    noteCustomization(for: state)
    scopeControl.setTitleTextAttributes(attributes, for: state)
  }

  /// Returns the text attributes of the scope buttons' titles that are set for exactly this state, or nil.
  public final func scopeBarButtonTitleTextAttributes(for state: ControlState) -> TitleTextAttributes? {
    scopeControl.titleTextAttributes(for: state)
  }
}

/// The artwork of a search field, by state.
struct SearchFieldLooks: Equatable {
  var icons: [SearchBar.Icon: StateValues<Image>] = [:]
  var iconAdjustments: [SearchBar.Icon: Point] = [:]
  var backgrounds = StateValues<Image>()
  var textAdjustment = Point.zero

  /// Returns the image to draw for an icon.
  func image(_ icon: SearchBar.Icon, for state: ControlState) -> Image {
    icons[icon]?.shown(for: state) ?? icon.systemImage
  }

  /// Returns true if an image is set for a state of an icon, so that the image itself shows the state.
  func hasOwnImage(_ icon: SearchBar.Icon, for state: ControlState) -> Bool { icons[icon]?.isOwn(for: state) == true }
}

extension SearchBar.Icon {
  /// The image of the system.
  var systemImage: Image {
    switch self {
    case .search: Self.sign("⌕", "/")
    case .clear: Image("✕", ascii: "x")
    case .bookmark: Image("☆", ascii: "*")
    case .resultsList: Image("≡", ascii: "=")
    }
  }

  // Fonts without braille patterns do not have the sign either.
  private static func sign(_ sign: String, _ substitute: String) -> Image {
    Image(variants: [Image.Variant(Image(sign), glyphLevel: .braille), Image.Variant(Image(substitute))])
  }

  /// Returns the name of a button for assistive technology.
  func label(_ strings: any SystemStrings) -> String {
    switch self {
    case .search: strings.search
    case .clear: strings.clearText
    case .bookmark: strings.bookmarks
    case .resultsList: strings.resultsList
    }
  }
}
