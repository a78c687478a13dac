import TermKitGraphics

extension AppearanceProxy where Target: View {
  /// The colour behind the views' drawing. Defaults to nil.
  public var backgroundColor: Color? {
    get { value() }
    nonmutating set { set(newValue) { $0.backgroundColor = $1 } }
  }

  /// The views' specific tint, or nil for the superview's tint. Defaults to nil.
  public var tintColor: Color? {
    get { value() }
    nonmutating set { set(newValue) { $0.tintColor = $1 } }
  }
}
