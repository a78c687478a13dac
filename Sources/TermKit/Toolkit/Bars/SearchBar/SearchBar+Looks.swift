import TermKitControls
import TermKitGraphics
import TermKitViews

extension SearchBar {
  // MARK: The field

  /// Sets the `image` behind the field for `state`, in place of its border. If nil, the field uses the image for the same state without
  /// focus, then for `.normal`.
  ///
  /// The field is as high as the image for `.normal`. An image that is not resizable is stretched at its middle column.
  public final func setSearchFieldBackgroundImage(_ image: Image?, for state: ControlState) {
    noteCustomization(for: state)
    searchTextField.changeLooks { $0.backgrounds[state] = image }
    contentsChanged()
  }

  /// Returns the image behind the field that is set for exactly this state, or nil.
  public final func searchFieldBackgroundImage(for state: ControlState) -> Image? {
    searchTextField.looks.backgrounds[state]
  }

  /// Sets the `image` of `icon` for `state`. It is shown as a template unless its rendering mode says otherwise. If nil, the icon uses the
  /// image for the same state without focus, then for `.normal`, then the image of the system.
  ///
  /// The magnifying glass has the state of the field. Each button has its own state.
  public final func setImage(_ image: Image?, for icon: Icon, state: ControlState) {
    noteCustomization(for: icon, state)
    searchTextField.changeLooks { $0.icons[icon, default: StateValues()][state] = image }
  }

  /// Returns the image of `icon` that is set for exactly this `state`, or nil.
  public final func image(for icon: Icon, state: ControlState) -> Image? { searchTextField.looks.icons[icon]?[state] }

  /// Sets the offset of `icon` from its usual place: an `adjustment` in columns to the right and rows down. Defaults to (0, 0).
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

  /// Sets the background `image` of the scope buttons for `state`, as `SegmentedControl.setBackgroundImage(_:for:barMetrics:)` does. If
  /// nil, the buttons use the image for the same state without focus, then for `.normal`.
  public final func setScopeBarButtonBackgroundImage(_ image: Image?, for state: ControlState) {
    noteCustomization(for: state)
    scopeControl.setBackgroundImage(image, for: state)
    contentsChanged()
  }

  /// Returns the background image of the scope buttons that is set for exactly this state, or nil.
  public final func scopeBarButtonBackgroundImage(for state: ControlState) -> Image? {
    scopeControl.backgroundImage(for: state)
  }

  /// Sets the `image` between two scope buttons, of which the left one has the state `left` and the right one the state `right`. If nil,
  /// the divider uses the image for the same states without focus, then for two `.normal` buttons.
  public final func setScopeBarButtonDividerImage(
    _ image: Image?, forLeftSegmentState left: ControlState, rightSegmentState right: ControlState
  ) {
    noteCustomization(for: left, right)
    scopeControl.setDividerImage(image, forLeftSegmentState: left, rightSegmentState: right)
  }

  /// Returns the image that is set between scope buttons of exactly the states `left` and `right`, or nil.
  public final func scopeBarButtonDividerImage(
    forLeftSegmentState left: ControlState, rightSegmentState right: ControlState
  ) -> Image? {
    scopeControl.dividerImage(forLeftSegmentState: left, rightSegmentState: right)
  }

  /// Sets the text attributes of the scope buttons' titles for `state`. An attribute that is nil keeps its usual value. If `attributes`
  /// itself is nil, titles use those for the same state without focus, then those for `.normal`.
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

  func image(_ icon: SearchBar.Icon, for state: ControlState) -> Image {
    icons[icon]?.shown(for: state) ?? icon.systemImage
  }

  /// Returns true if an image is set for a state of an icon, so that the image itself shows the state.
  func hasOwnImage(_ icon: SearchBar.Icon, for state: ControlState) -> Bool { icons[icon]?.isOwn(for: state) == true }
}

extension SearchBar.Icon {
  var systemImage: Image {
    switch self {
    case .search: Image(sign: "⌕", word: "/")
    case .clear: Image("✕", ascii: "x")
    case .bookmark: Image("☆", ascii: "*")
    case .resultsList: Image("≡", ascii: "=")
    }
  }

  /// Returns the name of a button for assistive technology.
  func label(_ strings: SystemStrings) -> String {
    switch self {
    case .search: strings.search
    case .clear: strings.clearText
    case .bookmark: strings.bookmarks
    case .resultsList: strings.resultsList
    }
  }
}
