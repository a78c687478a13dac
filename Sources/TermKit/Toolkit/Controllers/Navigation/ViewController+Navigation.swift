import TermKitBars
import TermKitViews

extension ViewController {
  /// The nearest navigation controller that contains this controller, or nil.
  public final var navigationController: NavigationController? {
    sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? NavigationController }.first
  }

  /// The item that a navigation bar shows for this screen. A new `title` of the controller also becomes the title of the item.
  public final var navigationItem: NavigationItem { associatedObject { NavigationItem(title: title) } }

  /// The items that a navigation controller's toolbar shows for this screen. Defaults to nil, no items.
  public final var toolbarItems: [BarButtonItem]? {
    get { navigationContext.toolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }

  /// Sets the `items` that a navigation controller's toolbar shows for this screen, from left to right. Nil removes them. If `animated`,
  /// changed items fade.
  public final func setToolbarItems(_ items: [BarButtonItem]?, animated: Bool) {
    navigationContext.toolbarItems = items
    navigationController?.updateToolbar(animated: animated)
  }

  private var navigationContext: NavigationContext { associatedObject { NavigationContext() } }
}

extension NavigationItem: ViewControllerAssociatedObject {
  package final func titleDidChange(of controller: ViewController) { title = controller.title }

  package final var barTitle: String? { title }

  package final func controller(withRestorationIdentifier identifier: String) -> ViewController? {
    searchController?.restorationIdentifier == identifier ? searchController : nil
  }

  // The text field in the navigation bar during a search of the screen.
  package final func viewToFocus(for controller: ViewController) -> View? {
    guard let searchController, searchController.isActive else { return nil }
    let field = searchController.searchBar.searchTextField
    return field.window != nil && field.window === controller.viewIfLoaded?.window && field.isFocusable ? field : nil
  }
}

private final class NavigationContext: ViewControllerAssociatedObject {
  var toolbarItems: [BarButtonItem]?
}

extension ViewController {
  /// A button for a bar that turns the controller's `isEditing` on and off with an animation. Its title is "Edit" or "Done", in the user's
  /// language. Each access returns the same button.
  public final var editButtonItem: BarButtonItem { associatedObject { EditButton(of: self) }.item }
}

/// The edit button of a controller. Its title follows `isEditing`.
private final class EditButton: ViewControllerAssociatedObject {
  let item: BarButtonItem

  init(of controller: ViewController) {
    item = BarButtonItem(systemItem: .edit) { [weak controller] _ in
      if let controller { controller.setEditing(!controller.isEditing, animated: true) }
    }
    editingDidChange(of: controller)
  }

  func editingDidChange(of controller: ViewController) {
    item.systemItem = controller.isEditing ? .done : .edit
    item.style = controller.isEditing ? .done : .plain
  }
}
