import TermKitGraphics
import TermKitViews

extension AppearanceProxy where Target: ProgressView {
  /// The colour of the finished part. Defaults to nil, which means the tint.
  public var progressTintColor: Color? {
    get { value() ?? nil }
    nonmutating set { set(newValue) { $0.progressTintColor = $1 } }
  }

  /// The colour of the track. Defaults to nil, which means a pale grey.
  public var trackTintColor: Color? {
    get { value() ?? nil }
    nonmutating set { set(newValue) { $0.trackTintColor = $1 } }
  }

  /// The image of the finished part. Defaults to nil.
  public var progressImage: Image? {
    get { value() ?? nil }
    nonmutating set { set(newValue) { $0.progressImage = $1 } }
  }

  /// The image of the track. Defaults to nil.
  public var trackImage: Image? {
    get { value() ?? nil }
    nonmutating set { set(newValue) { $0.trackImage = $1 } }
  }
}
