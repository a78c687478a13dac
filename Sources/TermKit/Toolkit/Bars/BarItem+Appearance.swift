import TermKitControls
import TermKitGraphics
@_spi(TermKit) import TermKitViews

/// The containers of an item are the bar that shows it and the bar's containers. Appearance rules are applied to the item when its view
/// enters a window.
extension BarItem: AppearanceTarget {
  /// Notes that a property was set on the item itself, so that no appearance rule overwrites it. Call it from the setters of the
  /// properties that rules can set. It does nothing while a rule sets the property.
  /// - Parameters:
  ///   - property: The name of the property or method, which must match the proxy's. Defaults to the name of the caller.
  ///   - arguments: The arguments that a method sets a value for, such as the state. None for properties.
  public final func noteCustomization(_ property: StaticString = #function, for arguments: AnyHashable...) {
    AppearancePass.note(AppearanceSlot.named(property, arguments), on: self)
  }
}

extension AppearanceProxy where Target: BarItem {
  /// Sets the text attributes of titles for a state. An attribute that is nil keeps its usual value.
  /// - Parameters:
  ///   - attributes: The differences. If nil, items use the value for the same state without focus, then for `.normal`.
  ///   - state: The state, which can be a union of several.
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

  /// Sets the background image of buttons for a state, a style and metrics. Back buttons have separate images.
  /// - Parameters:
  ///   - image: The image. If nil, buttons use the value for the same state without focus, then for `.normal`.
  ///   - state: The state.
  ///   - style: The style of the buttons that the image is for, or nil for all styles. Defaults to nil.
  ///   - barMetrics: The metrics. Defaults to `default`.
  public func setBackgroundImage(
    _ image: Image?, for state: ControlState, style: BarButtonItem.Style? = nil, barMetrics: BarMetrics = .default
  ) {
    set(image, for: state, style, barMetrics) {
      $0.setBackgroundImage($1, for: state, style: style, barMetrics: barMetrics)
    }
  }

  /// Sets the offset of titles, in columns to the right and rows down. Defaults to (0, 0).
  /// - Parameters:
  ///   - adjustment: The offset, in columns and rows.
  ///   - barMetrics: The height of the bar: `default` or `compact`.
  public func setTitlePositionAdjustment(_ adjustment: Point, for barMetrics: BarMetrics = .default) {
    set(adjustment, for: barMetrics) { $0.setTitlePositionAdjustment($1, for: barMetrics) }
  }

  /// Sets the offset of background images, in rows down. Defaults to 0.
  /// - Parameters:
  ///   - rows: The offset, in rows. Negative offsets go up.
  ///   - barMetrics: The height of the bar: `default` or `compact`.
  public func setBackgroundVerticalPositionAdjustment(_ rows: Int, for barMetrics: BarMetrics = .default) {
    set(rows, for: barMetrics) { $0.setBackgroundVerticalPositionAdjustment($1, for: barMetrics) }
  }

  /// Sets the offset of the titles of back buttons, in columns to the right and rows down. Defaults to (0, 0).
  /// - Parameters:
  ///   - adjustment: The offset, in columns and rows.
  ///   - barMetrics: The height of the bar: `default` or `compact`.
  public func setBackButtonTitlePositionAdjustment(_ adjustment: Point, for barMetrics: BarMetrics = .default) {
    set(adjustment, for: barMetrics) { $0.setBackButtonTitlePositionAdjustment($1, for: barMetrics) }
  }

  /// Sets the offset of the background images of back buttons, in rows down. Defaults to 0.
  /// - Parameters:
  ///   - rows: The offset, in rows. Negative offsets go up.
  ///   - barMetrics: The height of the bar: `default` or `compact`.
  public func setBackButtonBackgroundVerticalPositionAdjustment(_ rows: Int, for barMetrics: BarMetrics = .default) {
    set(rows, for: barMetrics) { $0.setBackButtonBackgroundVerticalPositionAdjustment($1, for: barMetrics) }
  }

  /// Sets the background image of back buttons for a state and metrics, including back buttons without an item. The image replaces the
  /// chevron.
  /// - Parameters:
  ///   - image: The image. If nil, buttons use the image for the same state without focus, then for `.normal`.
  ///   - state: The state, which can be a union of several.
  ///   - barMetrics: The height of the bar: `default` or `compact`.
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
