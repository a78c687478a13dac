import TermKitGraphics

extension AppearanceProxy where Target: Bar {
  /// Light or dark; light unless set (B2).
  public var barStyle: BarStyle {
    get { value() ?? .default }
    nonmutating set { set(newValue) { $0.barStyle = $1 } }
  }

  /// The colour of the background, or nil for the style's own; nil unless set (B1).
  public var barTintColor: Color? {
    get { value() }
    nonmutating set { set(newValue) { $0.barTintColor = $1 } }
  }

  /// Lets what lies beneath shine through (B4). A bar that no rule and nobody else tells goes by its background image.
  public var isTranslucent: Bool {
    get { value() ?? true }
    nonmutating set { set(newValue) { $0.isTranslucent = $1 } }
  }

  /// The strip outside of the bar: nil for a hairline, an empty image for none at all; nil unless set (B6).
  public var shadowImage: Image? {
    get { value() }
    nonmutating set { set(newValue) { $0.shadowImage = $1 } }
  }

  /// Sets an image in place of the background's colour, for a position and metrics; nil lets the colour show (A6, B3).
  public func setBackgroundImage(
    _ image: Image?, for position: BarPosition = .any, barMetrics: BarMetrics = .default
  ) {
    set(image, for: position, barMetrics) { $0.setBackgroundImage($1, for: position, barMetrics: barMetrics) }
  }
}

extension AppearanceProxy where Target: NavigationBar {
  /// Moves titles down by so many rows; 0 unless set (B9).
  public func setTitleVerticalPositionAdjustment(_ rows: Int, for barMetrics: BarMetrics = .default) {
    set(rows, for: barMetrics) { $0.setTitleVerticalPositionAdjustment($1, for: barMetrics) }
  }

  /// How titles differ from the usual look; nil unless set (B7).
  public var titleTextAttributes: TitleTextAttributes? {
    get { value() }
    nonmutating set { set(newValue) { $0.titleTextAttributes = $1 } }
  }

  /// The caller's own chevron; nil unless set. Counts only with a mask beside it (B8).
  public var backIndicatorImage: Image? {
    get { value() }
    nonmutating set { set(newValue) { $0.backIndicatorImage = $1 } }
  }

  /// Where titles are seen that flow under the chevron; nil unless set (B8).
  public var backIndicatorTransitionMaskImage: Image? {
    get { value() }
    nonmutating set { set(newValue) { $0.backIndicatorTransitionMaskImage = $1 } }
  }
}

extension AppearanceProxy where Target: TabBar {
  /// The colour of tabs that are not selected, or nil for grey; nil unless set (B10).
  public var unselectedItemTintColor: Color? {
    get { value() }
    nonmutating set { set(newValue) { $0.unselectedItemTintColor = $1 } }
  }

  /// A picture between the background and the selected tab; nil unless set (B10).
  public var selectionIndicatorImage: Image? {
    get { value() }
    nonmutating set { set(newValue) { $0.selectionIndicatorImage = $1 } }
  }
}
