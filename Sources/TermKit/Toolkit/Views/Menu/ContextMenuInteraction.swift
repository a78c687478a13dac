import TermKitGraphics

/// Behaviour that is added to a view with `addInteraction(_:)`. UIKit's `UIInteraction`.
@MainActor public protocol Interaction: AnyObject {
  /// The view that has the interaction, or nil. Set by `View` only, when the interaction is added or removed.
  var view: View? { get set }
}

/// A menu for a view. A right click, a left click with Ctrl, or a key opens it. UIKit's `UIContextMenuInteraction`.
///
///     board.addInteraction(ContextMenuInteraction(delegate: self))
///
/// The keys are Ctrl-O, Shift-F10 and the menu key. They open the menu of the view that has the focus, or of its nearest superview that has
/// one. Tables and collections ask their delegate first: see `tableView(_:contextMenuConfigurationForRowAt:point:)`.
@MainActor public final class ContextMenuInteraction: Interaction {
  /// The view that has the interaction, or nil.
  public weak var view: View?
  /// The object that returns the menu. Not retained.
  public private(set) weak var delegate: (any ContextMenuInteractionDelegate)?
  /// The open menu of this interaction, or nil.
  weak var menuWindow: MenuWindow?

  /// Makes an interaction. Add it to a view with `addInteraction(_:)`.
  /// - Parameter delegate: The object that returns the menu. Not retained.
  public init(delegate: any ContextMenuInteractionDelegate) { self.delegate = delegate }

  /// Replaces the frontmost open menu, which may be a submenu, at once. Does nothing while no menu of the interaction is open.
  /// - Parameter block: Receives the frontmost menu and returns the new one. If the new menu has no items, the frontmost menu closes.
  public func updateVisibleMenu(_ block: (Menu) -> Menu) { menuWindow?.updateFrontMenu(block) }

  /// Closes the menu of the interaction with its submenus, if it is open. No action is performed.
  public func dismissMenu() { menuWindow?.dismiss() }
}

/// The methods that return a context menu. UIKit's `UIContextMenuInteractionDelegate`.
@MainActor public protocol ContextMenuInteractionDelegate: AnyObject {
  /// Returns the menu for a place, or nil. With nil, the menu of a superview can open, as if this view had no interaction.
  ///
  /// Also called when TermKit only needs to know whether there is a menu.
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - location: The clicked cell, in the view's coordinates. For a key, the place of the cursor, or the middle of the focused view.
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: Point
  ) -> ContextMenuConfiguration?
  /// Called before the `interaction` opens the menu that `configuration` has made. Optional.
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, willDisplayMenuFor configuration: ContextMenuConfiguration)
  /// Called after the `interaction` has closed the menu of `configuration`. If an action closed it, the action is performed later.
  /// Optional.
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, willEndFor configuration: ContextMenuConfiguration)
}

extension ContextMenuInteractionDelegate {
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, willDisplayMenuFor configuration: ContextMenuConfiguration
  ) {}
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, willEndFor configuration: ContextMenuConfiguration
  ) {}
}

/// A closure that makes the menu for a place. UIKit's `UIContextMenuConfiguration`.
@MainActor public final class ContextMenuConfiguration {
  /// A value by which the program recognizes the configuration. Defaults to nil.
  public let identifier: AnyHashable?
  private let actionProvider: @MainActor ([MenuElement]) -> Menu?

  /// Makes a configuration.
  /// - Parameters:
  ///   - identifier: A value by which the program recognizes the configuration. Defaults to nil.
  ///   - actionProvider: Returns the menu, or nil to show none. It gets the items that TermKit suggests for the view. These are Cut, Copy,
  ///     Paste and Select All for text that can be edited, Copy and Select All for other selectable text, and none for other views.
  public init(
    identifier: AnyHashable? = nil, actionProvider: @escaping @MainActor (_ suggestedActions: [MenuElement]) -> Menu?
  ) {
    self.identifier = identifier
    self.actionProvider = actionProvider
  }

  /// Unavailable, which makes calls errors.
  @available(*, unavailable, message: "a terminal shows no preview: leave out previewProvider")
  public convenience init(
    identifier: AnyHashable? = nil, previewProvider: (() -> ViewController?)?,
    actionProvider: (@MainActor ([MenuElement]) -> Menu?)? = nil
  ) { self.init(identifier: identifier) { _ in nil } }

  /// Makes the menu.
  package func menu(suggesting elements: [MenuElement]) -> Menu? { actionProvider(elements) }
}
