import TermKitGraphics

/// Items are in the bar that shows them, and in what that is in; rules are applied to them when what shows them comes on the screen.
extension BarItem: AppearanceTarget {
  /// Notes, when called by the setter of a property that rules can set, that it was set on the item itself, so that no rule overwrites
  /// it (A5). Notes nothing when it is a rule that sets it.
  /// - Parameters:
  ///   - property: The property's or method's name, which the compiler fills in; the proxy's has the same.
  ///   - arguments: The state and the like that a method sets a value for; none for properties.
  public final func noteCustomization(_ property: StaticString = #function, for arguments: AnyHashable...) {
    AppearancePass.note(AppearanceSlot.named(property, arguments), on: self)
  }
}

extension AppearanceProxy where Target: BarItem {
  /// Sets how titles differ from the usual look in a state; nil has it take normal's (A8, B7).
  public func setTitleTextAttributes(_ attributes: TitleTextAttributes?, for state: ControlState) {
    set(attributes, for: state) { $0.setTitleTextAttributes($1, for: state) }
  }

  /// Moves images; none unless set.
  public var imageInsets: EdgeInsets {
    get { value() ?? .zero }
    nonmutating set { set(newValue) { $0.imageInsets = $1 } }
  }
}

extension AppearanceProxy where Target: BarButtonItem {
  /// The colour of text and image, or nil for the bar's tint; nil unless set (B1).
  public var tintColor: Color? {
    get { value() }
    nonmutating set { set(newValue) { $0.tintColor = $1 } }
  }

  /// Sets an image behind buttons for a state, a style and metrics; nil has the state take normal's (A8, B9). Back buttons have their
  /// own.
  public func setBackgroundImage(
    _ image: Image?, for state: ControlState, style: BarButtonItem.Style? = nil, barMetrics: BarMetrics = .default
  ) {
    set(image, for: state, style, barMetrics) {
      $0.setBackgroundImage($1, for: state, style: style, barMetrics: barMetrics)
    }
  }

  /// Moves titles by columns and rows; (0, 0) unless set (B9).
  public func setTitlePositionAdjustment(_ adjustment: Point, for barMetrics: BarMetrics = .default) {
    set(adjustment, for: barMetrics) { $0.setTitlePositionAdjustment($1, for: barMetrics) }
  }

  /// Moves the images behind buttons by rows; 0 unless set (B9).
  public func setBackgroundVerticalPositionAdjustment(_ rows: Int, for barMetrics: BarMetrics = .default) {
    set(rows, for: barMetrics) { $0.setBackgroundVerticalPositionAdjustment($1, for: barMetrics) }
  }

  /// Moves titles of back buttons by columns and rows; (0, 0) unless set (B9).
  public func setBackButtonTitlePositionAdjustment(_ adjustment: Point, for barMetrics: BarMetrics = .default) {
    set(adjustment, for: barMetrics) { $0.setBackButtonTitlePositionAdjustment($1, for: barMetrics) }
  }

  /// Moves the images behind back buttons by rows; 0 unless set (B9).
  public func setBackButtonBackgroundVerticalPositionAdjustment(_ rows: Int, for barMetrics: BarMetrics = .default) {
    set(rows, for: barMetrics) { $0.setBackButtonBackgroundVerticalPositionAdjustment($1, for: barMetrics) }
  }

  /// Likewise for back buttons, also those that no item describes: the chevron is turned off (B8).
  public func setBackButtonBackgroundImage(
    _ image: Image?, for state: ControlState, barMetrics: BarMetrics = .default
  ) {
    set(image, for: state, barMetrics) { $0.setBackButtonBackgroundImage($1, for: state, barMetrics: barMetrics) }
  }
}

extension AppearanceProxy where Target: TabBarItem {
  /// The colour of badges; red unless set.
  public var badgeColor: Color {
    get { value() ?? Color(red: 255, green: 59, blue: 48) }
    nonmutating set { set(newValue) { $0.badgeColor = $1 } }
  }
}
