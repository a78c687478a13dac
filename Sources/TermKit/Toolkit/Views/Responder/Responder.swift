import TermKitGraphics
import TermKitInput

/// An object in the responder chain: a view, a view controller, a window, the scene or the application. UIKit's `UIResponder`.
///
/// A key or wheel event goes to one responder after another until one handles it. Keys start at the first responder of the key window or,
/// while no view has the focus, at the view of its frontmost controller. Wheel events start at the view under the pointer. Both continue with
/// `next`.
@MainActor open class Responder {
  /// Makes a responder.
  public init() {}

  /// The next responder in the chain, or nil at its end.
  open var next: Responder? { nil }

  /// Whether the responder can become first responder. Defaults to false.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the responder agrees to give up being first responder. Defaults to true.
  ///
  /// The window asks when the user or the program moves the focus. It does not ask in `View.endEditing(true)`, or when the responder can no
  /// longer be first responder, for example because it is removed, hidden, disabled or covered, or because another screen replaces its
  /// screen.
  open var canResignFirstResponder: Bool { true }

  /// The key commands of the responder, read at every key and by the list of keys. Defaults to none.
  ///
  /// Of several commands with the same key, the first one is performed. To replace the effect of a key, such as an editing key of a text
  /// field, a subclass returns its own commands before the commands of `super`.
  open var keyCommands: [KeyCommand] { [] }

  /// Returns whether the responder performs one of its commands now, for one of the keys of the command. The default implementation returns
  /// true. UIKit's `canPerformAction(_:withSender:)`.
  ///
  /// If not, the responder does not have the key: it gets it in `pressBegan(_:)`, and then it goes to `next`. The list of keys asks too, so
  /// the method must change nothing. To keep the key from the other responders, set the command's `disabledReason` instead.
  /// - Parameters:
  ///   - command: A command of `keyCommands`, also one of a superclass.
  ///   - key: One of the command's keys.
  open func canPerform(_ command: KeyCommand, for key: Key) -> Bool { true }

  /// The object that registers what the user can undo. Defaults to the one of `next`. Each window has one.
  ///
  /// To give a screen its own steps, override it in the controller. Return the same object each time.
  open var undoManager: UndoManager? { next?.undoManager }

  /// Handles a key that no key command of the responder has. The default implementation returns false.
  ///
  /// So the editing keys of text fields and text views, such as Backspace, do not come here. To change what they do, override
  /// `keyCommands`, `canPerform(_:for:)` or, for Backspace, `deleteBackward()`.
  /// - Returns: Whether the key was handled. If not, it goes to `next`.
  open func pressBegan(_ key: Key) -> Bool { false }

  /// Called when the user has pressed a key of a disabled `command`. The default implementation forwards to `next`. At the end of the chain,
  /// a screen reader announces the reason. Override it to show the reason on the screen.
  open func disabledKeyCommandPressed(_ command: KeyCommand) {
    if let next { return next.disabledKeyCommandPressed(command) }
    let reason = command.disabledReason ?? ""
    if !reason.isEmpty { Accessibility.post(.announcement(reason)) }
  }

  /// Handles pasted text. The default implementation returns false.
  /// - Returns: Whether the text was handled. If not, it goes to `next`.
  open func paste(_ text: String) -> Bool { false }

  /// The view that is shown at the bottom edge of the screen while the responder is first responder. Defaults to nil. UIKit's `inputView`.
  ///
  /// If it is nil, the responders after this one are asked, up to the application. The view gets the width of the screen. Its height is the
  /// height of its frame or, if that is 0, the height of its best size. It gets at most half of the rows of the screen.
  ///
  /// The view's first control gets keys before the responder does. Tab, Up and Down lead to its other controls, and so do Left and Right if
  /// there is one in that direction. Other keys that the control does not handle go to the responder. Return the same view each time. When
  /// the property changes, call `reloadInputViews()`.
  open var inputView: View? { nil }

  /// The view that is shown above the `inputView`, or alone at the bottom edge of the screen, while the responder is first responder.
  /// Defaults to nil. UIKit's `inputAccessoryView`.
  ///
  /// If it is nil, the responders after this one are asked. Its size follows the same rules. Tab leads from the responder to its controls.
  open var inputAccessoryView: View? { nil }

  /// Whether the responder takes typed characters as text. Defaults to false.
  ///
  /// The list of keys then leaves out characters that later responders take. Overrides must also handle the characters in `pressBegan(_:)`.
  open var takesTyping: Bool { false }

  /// Handles a turn of the mouse wheel that no pan recognizer takes. The default implementation returns false.
  ///
  /// With Shift, a vertical turn comes first as a horizontal one. If no responder handles that, it comes again as a vertical one. So an
  /// override changes something only if it returns true.
  /// - Parameters:
  ///   - x: Steps to the right, or to the left if negative.
  ///   - y: Steps down, or up if negative.
  /// - Returns: Whether the turn was handled. If not, it goes to `next`.
  open func wheelTurned(x: Int, y: Int) -> Bool { false }

  /// Called when a mouse button was pressed in the view. The default implementation forwards to `next`.
  open func touchBegan(_ touch: Touch) { next?.touchBegan(touch) }

  /// Called when the mouse moved while the button is held. The default implementation forwards to `next`.
  open func touchMoved(_ touch: Touch) { next?.touchMoved(touch) }

  /// Called when the button was released. The default implementation forwards to `next`.
  open func touchEnded(_ touch: Touch) { next?.touchEnded(touch) }

  /// Called when the touch ends without a release, for example because the view left the window or was hidden, the terminal lost the focus,
  /// another button was pressed, or a gesture was recognized. The default implementation forwards to `next`.
  open func touchCancelled(_ touch: Touch) { next?.touchCancelled(touch) }

  /// The properties that can be read and set from outside, by their names. Overrides add to the list of `super`.
  @_spi(TermKit) open var inspectedProperties: [InspectedProperty] { [] }

  // MARK: State restoration

  /// Keeps in `coder` what the user would miss at the next start. UIKit's `encodeRestorableState(with:)`. Overrides must call `super`.
  ///
  /// Called on the controllers and views with a `restorationIdentifier`, when the program ends, when it is suspended, and every few seconds
  /// while the screen changes. So it must change nothing, and take little time. The default keeps what the table in the article about state
  /// restoration says.
  open func encodeRestorableState(with coder: Coder) {
    for property in inspectedProperties where property.isRestored {
      coder.encode(property.value, forKey: property.name)
    }
  }

  /// Restores what `coder` has kept. UIKit's `decodeRestorableState(with:)`. Overrides must call `super`, and check what they decode.
  ///
  /// Called at the start of the program, after `applicationDidFinishLaunching(_:)` and before the first frame, when the views have their
  /// frames. A screen that is hidden then is restored when it is shown for the first time.
  open func decodeRestorableState(with coder: Coder) {
    for property in inspectedProperties where property.isRestored {
      _ = coder.decode(forKey: property.name).map(property.set)
    }
  }

  // MARK: Near misses

  // Methods of UIKit's views that have no equivalent here. An override in any responder is an error with a message.

  /// Unavailable, which makes overrides errors.
  @available(*, unavailable, message: "override layoutSubviews(), which is called when the margins change")
  open func layoutMarginsDidChange() {}

  /// Unavailable, which makes overrides errors.
  @available(*, unavailable, message: "override draw(in:) instead, and draw in the canvas that it passes")
  open func draw(_ rect: Rect) {}

  /// Unavailable, which makes overrides errors.
  @available(*, unavailable, message: "there are no constraints: override layoutSubviews() instead")
  open func updateConstraints() {}
}

extension Responder: Hashable {
  /// Returns whether both are the same object.
  public nonisolated static func == (left: Responder, right: Responder) -> Bool { left === right }

  /// Hashes the identity of the object.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Responder {
  /// This responder and the responders after it in the chain.
  /// - Precondition: The chain does not lead back into itself. Checked during iteration.
  public var responderChain: some Sequence<Responder> {
    sequence(state: ResponderChain(next: self)) { $0.takeNext() }
  }
}

/// The iterator of a responder chain. It detects endless chains by comparing responders with one passed earlier.
@MainActor struct ResponderChain {
  private var next: Responder?
  private var passed: Responder?
  private var count = 0
  private var turn = 64

  init(next: Responder) { self.next = next }

  /// Returns the next responder, or nil at the end of the chain.
  mutating func takeNext() -> Responder? {
    guard let responder = next else { return nil }
    Contract.require(
      responder !== passed,
      "the `next` chain of \(type(of: responder)) leads back to it: return the responder that contains it")
    count += 1
    if count == turn {
      passed = responder
      turn *= 2
    }
    next = responder.next
    return responder
  }
}
