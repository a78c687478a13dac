import TermKitControls
import TermKitGraphics
@_spi(TermKit) import TermKitViews

/// The containers of an item are the bar that shows it and the bar's containers. Appearance rules are applied to the item when its view
/// enters a window.
extension BarItem: AppearanceTarget {
  /// Notes that a property was set on the item itself, so that no appearance rule overwrites it. Call it from the setters of the
  /// properties that rules can set. It does nothing while a rule sets the property.
  ///
  /// The name of the `property` or method must match the proxy's, and defaults to the caller's name. The `arguments` of a method, such as
  /// the state, belong to the value that it sets. Properties have none.
  public final func noteCustomization(_ property: StaticString = #function, for arguments: AnyHashable...) {
    AppearancePass.note(AppearanceSlot.named(property, arguments), on: self)
  }
}

extension AppearanceProxy where Target: BarItem {
  /// Sets the text attributes of titles for `state`, which can be a union of several states. An attribute that is nil keeps its usual
  /// value. If `attributes` itself is nil, items use those for the same state without focus, then for `.normal`.
  public func setTitleTextAttributes(_ attributes: TitleTextAttributes?, for state: ControlState) {
    set(attributes, for: state) { $0.setTitleTextAttributes($1, for: state) }
  }

  /// The insets of the image's rectangle, in cells. Defaults to zero.
  public var imageInsets: EdgeInsets {
    get { value() ?? .zero }
    nonmutating set { set(newValue) { $0.imageInsets = $1 } }
  }
}

extension AppearanceProxy where Target: BarButtonItem {
  /// The colour of the title and the image. Defaults to nil, which uses the tint of the bar.
  public var tintColor: Color? {
    get { value() }
    nonmutating set { set(newValue) { $0.tintColor = $1 } }
  }

  /// Sets the background image of buttons of a `style`, or of all styles if nil, for `state` and `barMetrics`. Back buttons have separate
  /// images. If `image` is nil, buttons use the value for the same state without focus, then for `.normal`.
  public func setBackgroundImage(
    _ image: Image?, for state: ControlState, style: BarButtonItem.Style? = nil, barMetrics: BarMetrics = .default
  ) {
    set(image, for: state, style, barMetrics) {
      $0.setBackgroundImage($1, for: state, style: style, barMetrics: barMetrics)
    }
  }

  /// Sets the offset of titles for `barMetrics`: an `adjustment` in columns to the right and rows down. Defaults to (0, 0).
  public func setTitlePositionAdjustment(_ adjustment: Point, for barMetrics: BarMetrics = .default) {
    set(adjustment, for: barMetrics) { $0.setTitlePositionAdjustment($1, for: barMetrics) }
  }

  /// Sets the offset of background images for `barMetrics`, in `rows` down. Negative offsets go up. Defaults to 0.
  public func setBackgroundVerticalPositionAdjustment(_ rows: Int, for barMetrics: BarMetrics = .default) {
    set(rows, for: barMetrics) { $0.setBackgroundVerticalPositionAdjustment($1, for: barMetrics) }
  }

  /// Sets the offset of the titles of back buttons for `barMetrics`: an `adjustment` in columns to the right and rows down. Defaults to
  /// (0, 0).
  public func setBackButtonTitlePositionAdjustment(_ adjustment: Point, for barMetrics: BarMetrics = .default) {
    set(adjustment, for: barMetrics) { $0.setBackButtonTitlePositionAdjustment($1, for: barMetrics) }
  }

  /// Sets the offset of the background images of back buttons for `barMetrics`, in `rows` down. Negative offsets go up. Defaults to 0.
  public func setBackButtonBackgroundVerticalPositionAdjustment(_ rows: Int, for barMetrics: BarMetrics = .default) {
    set(rows, for: barMetrics) { $0.setBackButtonBackgroundVerticalPositionAdjustment($1, for: barMetrics) }
  }

  /// Sets the background image of back buttons for `state` and `barMetrics`, including back buttons without an item. It replaces the
  /// chevron. If `image` is nil, buttons use the image for the same state without focus, then for `.normal`.
  public func setBackButtonBackgroundImage(
    _ image: Image?, for state: ControlState, barMetrics: BarMetrics = .default
  ) {
    set(image, for: state, barMetrics) { $0.setBackButtonBackgroundImage($1, for: state, barMetrics: barMetrics) }
  }
}

extension AppearanceProxy where Target: TabBarItem {
  /// The colour of badges. Defaults to red.
  public var badgeColor: Color {
    get { value() ?? Color(red: 255, green: 59, blue: 48) }
    nonmutating set { set(newValue) { $0.badgeColor = $1 } }
  }
}
