import TermKitGraphics
import TermKitViews

extension AppearanceProxy where Target: Slider {
  /// The colour of the track between the minimum and the thumb. Defaults to nil, which means the tint.
  public var minimumTrackTintColor: Color? {
    get { value() ?? nil }
    nonmutating set { set(newValue) { $0.minimumTrackTintColor = $1 } }
  }

  /// The colour of the track between the thumb and the maximum. Defaults to nil, which means grey.
  public var maximumTrackTintColor: Color? {
    get { value() ?? nil }
    nonmutating set { set(newValue) { $0.maximumTrackTintColor = $1 } }
  }

  /// The colour of the thumb. Defaults to nil, which means the tint.
  public var thumbTintColor: Color? {
    get { value() ?? nil }
    nonmutating set { set(newValue) { $0.thumbTintColor = $1 } }
  }

  /// Sets the image of the thumb for a state.
  /// - Parameters:
  ///   - image: The image. If nil, sliders use the image for the same state without focus, then for `.normal`.
  ///   - state: The state, which can be a union of several.
  public func setThumbImage(_ image: Image?, for state: ControlState) {
    set(image, for: state) { $0.setThumbImage($1, for: state) }
  }

  /// Sets the image of the track between the minimum and the thumb, for a state. It should be resizable.
  /// - Parameters:
  ///   - image: The image. If nil, sliders use the image for the same state without focus, then for `.normal`.
  ///   - state: The state, which can be a union of several.
  public func setMinimumTrackImage(_ image: Image?, for state: ControlState) {
    set(image, for: state) { $0.setMinimumTrackImage($1, for: state) }
  }

  /// Sets the image of the track between the thumb and the maximum, for a state. It should be resizable.
  /// - Parameters:
  ///   - image: The image. If nil, sliders use the image for the same state without focus, then for `.normal`.
  ///   - state: The state, which can be a union of several.
  public func setMaximumTrackImage(_ image: Image?, for state: ControlState) {
    set(image, for: state) { $0.setMaximumTrackImage($1, for: state) }
  }
}
