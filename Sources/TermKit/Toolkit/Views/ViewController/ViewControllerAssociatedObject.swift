/// An object that a higher layer attaches to each controller, one for each type.
@MainActor package protocol ViewControllerAssociatedObject: AnyObject {
  func titleDidChange(of controller: ViewController)
  /// The title that a bar shows for the controller, or nil.
  var barTitle: String? { get }
  func editingDidChange(of controller: ViewController)
  /// Returns a view outside of the controller's own that gets the focus when the controller is shown, or nil.
  func viewToFocus(for controller: ViewController) -> View?
  /// Returns a controller outside of the controller tree that state restoration may present, or nil.
  func controller(withRestorationIdentifier identifier: String) -> ViewController?
}

extension ViewControllerAssociatedObject {
  package func titleDidChange(of controller: ViewController) {}
  package var barTitle: String? { nil }
  package func editingDidChange(of controller: ViewController) {}
  package func viewToFocus(for controller: ViewController) -> View? { nil }
  package func controller(withRestorationIdentifier identifier: String) -> ViewController? { nil }
}

extension ViewController {
  /// The title that a navigation bar shows for the controller, or nil.
  final var barTitle: String? { associatedObjects.values.lazy.compactMap { $0.barTitle }.first ?? title }

  /// A view outside of the controller's own that gets the focus when the controller is shown, or nil.
  final var associatedFocus: View? { associatedObjects.values.lazy.compactMap { $0.viewToFocus(for: self) }.first }

  /// Returns a controller outside of the controller tree that state restoration may present, such as the search of the screen, or nil.
  final func associatedController(withRestorationIdentifier identifier: String) -> ViewController? {
    associatedObjects.values.lazy.compactMap { $0.controller(withRestorationIdentifier: identifier) }.first
  }
}
