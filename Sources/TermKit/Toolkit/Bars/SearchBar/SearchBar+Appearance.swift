import TermKitControls
import TermKitGraphics
import TermKitViews

extension AppearanceProxy where Target: SearchBar {
  /// The prominence of bars. Defaults to `default`.
  public var searchBarStyle: SearchBar.Style {
    get { value() ?? .default }
    nonmutating set { set(newValue) { $0.searchBarStyle = $1 } }
  }

  /// The background image for all positions and metrics. If nil, the background colour shows.
  public var backgroundImage: Image? {
    get {
      value(ofMethod: "setBackgroundImage(_:for:barMetrics:)", for: BarPosition.any, BarMetrics.default) ?? nil
    }
    nonmutating set { setBackgroundImage(newValue, for: .any, barMetrics: .default) }
  }

  /// Sets the `image` behind fields for `state`, in place of their border. If nil, fields use the image for the same state without focus,
  /// then for `.normal`.
  public func setSearchFieldBackgroundImage(_ image: Image?, for state: ControlState) {
    set(image, for: state) { $0.setSearchFieldBackgroundImage($1, for: state) }
  }

  /// Sets the `image` of `icon` for `state`. If nil, icons use the image for the same state without focus, then for `.normal`, then the
  /// image of the system.
  public func setImage(_ image: Image?, for icon: SearchBar.Icon, state: ControlState) {
    set(image, for: icon, state) { $0.setImage($1, for: icon, state: state) }
  }

  /// Sets the offset of `icon` from its usual place: an `adjustment` in columns to the right and rows down. Defaults to (0, 0).
  public func setPositionAdjustment(_ adjustment: Point, for icon: SearchBar.Icon) {
    set(adjustment, for: icon) { $0.setPositionAdjustment($1, for: icon) }
  }

  /// The offset of texts and placeholders from their usual place, in columns to the right and rows down. Defaults to (0, 0).
  public var searchTextPositionAdjustment: Point {
    get { value() ?? .zero }
    nonmutating set { set(newValue) { $0.searchTextPositionAdjustment = $1 } }
  }

  /// The offset of fields from their usual place, in columns to the right and rows down. Defaults to (0, 0).
  public var searchFieldBackgroundPositionAdjustment: Point {
    get { value() ?? .zero }
    nonmutating set { set(newValue) { $0.searchFieldBackgroundPositionAdjustment = $1 } }
  }

  /// The image behind scope bars. Defaults to nil, which shows the background of the search bar.
  public var scopeBarBackgroundImage: Image? {
    get { value() }
    nonmutating set { set(newValue) { $0.scopeBarBackgroundImage = $1 } }
  }

  /// Sets the background `image` of scope buttons for `state`. If nil, buttons use the image for the same state without focus, then for
  /// `.normal`.
  public func setScopeBarButtonBackgroundImage(_ image: Image?, for state: ControlState) {
    set(image, for: state) { $0.setScopeBarButtonBackgroundImage($1, for: state) }
  }

  /// Sets the `image` between two scope buttons, of which the left one has the state `left` and the right one the state `right`. If nil,
  /// dividers use the image for the same states without focus, then for two `.normal` buttons.
  public func setScopeBarButtonDividerImage(
    _ image: Image?, forLeftSegmentState left: ControlState, rightSegmentState right: ControlState
  ) {
    set(image, for: left, right) {
      $0.setScopeBarButtonDividerImage($1, forLeftSegmentState: left, rightSegmentState: right)
    }
  }

  /// Sets the text attributes of scope buttons' titles for `state`. An attribute that is nil keeps its usual value. If `attributes` itself
  /// is nil, titles use those for the same state without focus, then those for `.normal`.
  public func setScopeBarButtonTitleTextAttributes(_ attributes: TitleTextAttributes?, for state: ControlState) {
    set(attributes, for: state) { $0.setScopeBarButtonTitleTextAttributes($1, for: state) }
  }
}
