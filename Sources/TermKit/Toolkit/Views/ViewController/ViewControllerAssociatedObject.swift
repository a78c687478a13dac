/// An object that a higher layer attaches to each controller, one for each type.
@MainActor package protocol ViewControllerAssociatedObject: AnyObject {
  func titleDidChange(of controller: ViewController)
  /// The title that a bar shows for the controller, or nil.
  var barTitle: String? { get }
  func editingDidChange(of controller: ViewController)
  /// Returns a view outside of the controller's own that gets the focus when the controller is shown, or nil.
  func viewToFocus(for controller: ViewController) -> View?
}

extension ViewControllerAssociatedObject {
  package func titleDidChange(of controller: ViewController) {}
  package var barTitle: String? { nil }
  package func editingDidChange(of controller: ViewController) {}
  package func viewToFocus(for controller: ViewController) -> View? { nil }
}
