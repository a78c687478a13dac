import TermKitBars
import TermKitViews

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
