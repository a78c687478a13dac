import TermKitGraphics
import TermKitViews

extension AppearanceProxy where Target: Switch {
  /// The colour of the track while the switch is on. Defaults to nil, which means the tint.
  public var onTintColor: Color? {
    get { value() ?? nil }
    nonmutating set { set(newValue) { $0.onTintColor = $1 } }
  }

  /// The colour of the thumb. Defaults to nil: on a filled track white, or black if the track is very light. If the track is a line, nil
  /// means the colour of the line.
  public var thumbTintColor: Color? {
    get { value() ?? nil }
    nonmutating set { set(newValue) { $0.thumbTintColor = $1 } }
  }

  /// The image on the track beside the thumb while the switch is on. Defaults to nil.
  public var onImage: Image? {
    get { value() ?? nil }
    nonmutating set { set(newValue) { $0.onImage = $1 } }
  }

  /// The image on the track beside the thumb while the switch is off. Defaults to nil.
  public var offImage: Image? {
    get { value() ?? nil }
    nonmutating set { set(newValue) { $0.offImage = $1 } }
  }
}
