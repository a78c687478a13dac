import TermKitGraphics
import TermKitInput

/// A titled closure, for menus, buttons, bar button items and controls. UIKit's `UIAction`.
///
///     let rename = Action(title: "Rename", keyEquivalent: .character("r")) { _ in rename() }
///     let delete = Action(title: "Delete", attributes: .destructive) { _ in delete() }
///     button.menu = Menu(children: [rename, delete])
public final class Action: MenuElement {
  /// The colour of what removes something for good.
  package static let destructiveColor = Color(red: 255, green: 59, blue: 48)

  /// A name by which a control finds an action. UIKit's `UIAction.Identifier`.
  public struct Identifier: Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes an identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The name by which a control finds the action. For each event, a control
  /// has at most one action with the same identifier. Defaults to a unique one.
  public let identifier: Identifier
  /// The title in the list of keys. Defaults to nil, which shows `title`.
  public var discoverabilityTitle: String?
  /// Whether the action is disabled everywhere, or in menus red or hidden, and whether it keeps the menu open. Defaults to none.
  public var attributes: Attributes
  /// The mark before the action in menus. Defaults to `off`. Choosing the action changes it only in a menu with `singleSelection`, or of a
  /// button with `changesSelectionAsPrimaryAction`.
  public var state: State
  /// The key that performs the action while its menu is the frontmost open one, shown at the right end of the item. Defaults to nil.
  ///
  /// While the menu is closed, the key needs a command of a responder. A controller returns the commands of its menu with
  /// ``Menu/keyCommands``.
  public var keyEquivalent: Key?
  /// The control, bar button item or view for which the action was performed last. Nil before that, and after a key command.
  public private(set) weak var sender: AnyObject?
  private let handler: @MainActor (Action) -> Void
  // The number of actions made so far, for unique identifiers.
  private static var count = 0

  /// Makes an action.
  /// - Parameters:
  ///   - title: The title. Defaults to an empty title.
  ///   - subtitle: The text in a second row of a menu. Defaults to nil.
  ///   - image: The image before the title. Defaults to nil.
  ///   - identifier: The name by which a control finds the action. Defaults to nil: a unique one.
  ///   - discoverabilityTitle: The title in the list of keys. Defaults to nil, which shows `title`.
  ///   - keyEquivalent: The key that performs the action while its menu is open. Defaults to nil.
  ///   - attributes: Whether the action is disabled, red or hidden in menus, and whether it keeps the menu open. Defaults to none.
  ///   - state: The mark before the action in menus. Defaults to `off`.
  ///   - handler: Performed with the action when the user chooses it. The menu closes first, unless the action keeps it open.
  public init(
    title: String = "", subtitle: String? = nil, image: Image? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, keyEquivalent: Key? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping @MainActor (Action) -> Void
  ) {
    Self.count += 1
    self.identifier = identifier ?? Identifier("TermKit.Action.\(Self.count)")
    self.discoverabilityTitle = discoverabilityTitle
    self.keyEquivalent = keyEquivalent
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Performs the handler at once, unless the action is disabled.
  /// - Parameter sender: The object that the handler finds in `sender`, such as the control that the user pressed. Not retained.
  public func perform(sender: AnyObject?) {
    guard !attributes.contains(.disabled) else { return }
    self.sender = sender
    handler(self)
  }
}

extension KeyCommand {
  /// Makes a command that performs an action with its key equivalent. Nil if the action has no key equivalent or is hidden.
  ///
  /// If the action is disabled, so is the command, without a reason. Make a new command after the action has changed.
  @MainActor public init?(_ action: Action) {
    guard let key = action.keyEquivalent, !action.attributes.contains(.hidden) else { return nil }
    let reason = action.attributes.contains(.disabled) ? "" : nil
    self.init(title: action.discoverabilityTitle ?? action.title, keys: [key], disabledReason: reason) {
      action.perform(sender: nil)
    }
  }
}
