import TermKitGraphics
import TermKitInput

/// Something that takes part in the responder chain: views, view controllers, windows, the application. UIKit's `UIResponder`.
///
/// A key or wheel event goes to one responder after another, from the first responder up through `next`, until one takes it.
@MainActor open class Responder {
  /// Makes a responder.
  public init() {}

  /// The responder asked after this one; nil at the end of the chain.
  open var next: Responder? { nil }

  /// True when it can be the first to get keys; false unless overridden.
  open var canBecomeFirstResponder: Bool { false }

  /// The commands that keys give here; asked at every key and by the list of keys. None unless overridden.
  open var keyCommands: [KeyCommand] { [] }

  /// Takes a key that no command of this responder stands for. Answers whether it did; if not, `next` is asked.
  open func pressBegan(_ key: Key) -> Bool { false }

  /// Takes pasted text. Answers whether it did; if not, `next` is asked.
  open func paste(_ text: String) -> Bool { false }

  /// True while typed characters are text here: then no character is a command of those asked later, and the list of keys leaves those
  /// commands out. False unless overridden.
  open var takesTyping: Bool { false }

  /// Takes a turn of the wheel, in steps; positive is right and down. Answers whether it did; if not, `next` is asked.
  open func wheelTurned(x: Int, y: Int) -> Bool { false }

  /// A button of the mouse went down in this view; goes to `next` unless overridden.
  open func touchBegan(_ touch: Touch) { next?.touchBegan(touch) }

  /// The mouse moved with the button still down; goes to `next` unless overridden.
  open func touchMoved(_ touch: Touch) { next?.touchMoved(touch) }

  /// The button came up; goes to `next` unless overridden.
  open func touchEnded(_ touch: Touch) { next?.touchEnded(touch) }

  /// The touch will not end (the view went away, the terminal lost the focus); goes to `next` unless overridden.
  open func touchCancelled(_ touch: Touch) { next?.touchCancelled(touch) }
}

extension Responder {
  /// This responder and those after it, in the order they are asked. A chain that leads back into itself stops the program.
  public var responderChain: some Sequence<Responder> {
    sequence(state: ResponderChain(next: self)) { $0.takeNext() }
  }
}

/// The way up a chain. It looks back at one that was passed: in an endless chain that one comes again.
@MainActor private struct ResponderChain {
  var next: Responder?
  private var passed: Responder?
  private var count = 0
  private var turn = 64

  init(next: Responder) { self.next = next }

  mutating func takeNext() -> Responder? {
    guard let responder = next else { return nil }
    Contract.require(
      responder !== passed, "`next` of \(type(of: responder)) leads back to itself: let it answer what it is in")
    count += 1
    if count == turn {
      passed = responder
      turn *= 2
    }
    next = responder.next
    return responder
  }
}
