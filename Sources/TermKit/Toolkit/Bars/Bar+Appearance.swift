import TermKitControls
import TermKitGraphics
import TermKitViews

extension AppearanceProxy where Target: Bar {
  /// Whether the bar is light or dark. Defaults to `default`, which is light.
  public var barStyle: BarStyle {
    get { value() ?? .default }
    nonmutating set { set(newValue) { $0.barStyle = $1 } }
  }

  /// The colour of the background. Defaults to nil, which uses the colour of the bar style.
  public var barTintColor: Color? {
    get { value() }
    nonmutating set { set(newValue) { $0.barTintColor = $1 } }
  }

  /// Whether the content beneath the bar shines through. If it is never set, the bar is translucent unless its background image is
  /// opaque.
  public var isTranslucent: Bool {
    get { value() ?? true }
    nonmutating set { set(newValue) { $0.isTranslucent = $1 } }
  }

  /// The strip outside the bar, below bars at the top and above bars at the bottom. Defaults to nil, which draws a hairline; an empty image
  /// draws nothing.
  public var shadowImage: Image? {
    get { value() }
    nonmutating set { set(newValue) { $0.shadowImage = $1 } }
  }

  /// Sets the background image for a `position` of the bar and for `barMetrics`: `default` or `compact`. If `image` is nil, removes the
  /// image that another rule has set.
  public func setBackgroundImage(
    _ image: Image?, for position: BarPosition = .any, barMetrics: BarMetrics = .default
  ) {
    set(image, for: position, barMetrics) { $0.setBackgroundImage($1, for: position, barMetrics: barMetrics) }
  }
}

extension AppearanceProxy where Target: NavigationBar {
  /// Sets the offset of titles for `barMetrics`, `default` or `compact`, in `rows` down. Negative offsets go up. Defaults to 0.
  public func setTitleVerticalPositionAdjustment(_ rows: Int, for barMetrics: BarMetrics = .default) {
    set(rows, for: barMetrics) { $0.setTitleVerticalPositionAdjustment($1, for: barMetrics) }
  }

  /// The differences between titles and their usual look. Defaults to nil.
  public var titleTextAttributes: TitleTextAttributes? {
    get { value() }
    nonmutating set { set(newValue) { $0.titleTextAttributes = $1 } }
  }

  /// The image that replaces the chevron of the back button. Defaults to nil. It has no effect without a
  /// `backIndicatorTransitionMaskImage`.
  public var backIndicatorImage: Image? {
    get { value() }
    nonmutating set { set(newValue) { $0.backIndicatorImage = $1 } }
  }

  /// The mask for titles that pass under the chevron. Defaults to nil. It has no effect without a `backIndicatorImage`.
  public var backIndicatorTransitionMaskImage: Image? {
    get { value() }
    nonmutating set { set(newValue) { $0.backIndicatorTransitionMaskImage = $1 } }
  }
}

extension AppearanceProxy where Target: TabBar {
  /// The colour of tabs that are not selected. Defaults to nil, which is grey.
  public var unselectedItemTintColor: Color? {
    get { value() }
    nonmutating set { set(newValue) { $0.unselectedItemTintColor = $1 } }
  }

  /// The image behind the selected tab, in place of the shape filled with the tint. It is shown in its own colours unless its rendering
  /// mode says otherwise. A resizable image fills the tab, and any other image is centred. Defaults to nil: the filled shape.
  public var selectionIndicatorImage: Image? {
    get { value() }
    nonmutating set { set(newValue) { $0.selectionIndicatorImage = $1 } }
  }
}
