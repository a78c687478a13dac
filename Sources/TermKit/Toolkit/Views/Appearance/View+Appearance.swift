import TermKitGraphics

extension AppearanceProxy where Target: View {
  /// The colour behind what views draw; clear unless set.
  public var backgroundColor: Color {
    get { value() ?? .clear }
    nonmutating set { set(newValue) { $0.backgroundColor = $1 } }
  }

  /// The specific tint of views, or nil for the superview's; nil unless set (T1).
  public var tintColor: Color? {
    get { value() }
    nonmutating set { set(newValue) { $0.tintColor = $1 } }
  }
}
