import TermKitGraphics
import TermKitInput

extension Touch {
  /// A set of mouse buttons. UIKit's `UIEvent.ButtonMask`.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    /// The bits of the set, one for each button.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The left button.
    public static let primary = ButtonMask(rawValue: 1 << 0)
    /// The right button.
    public static let secondary = ButtonMask(rawValue: 1 << 1)

    /// Returns the set with one button.
    /// - Parameter number: The number of the button: 1 is the left one, 2 the right one, 3 the middle one. 8 is "back" and 9 is "forward".
    /// - Precondition: The number is from 1 to 32.
    public static func button(_ number: Int) -> ButtonMask {
      Contract.require((1...32).contains(number), "a mouse has no button \(number): use a number from 1 to 32")
      return ButtonMask(rawValue: 1 << UInt32(number - 1))
    }

    init(_ button: MouseEvent.Button) {
      switch button {
      case .left: self = .primary
      case .right: self = .secondary
      case .middle: self = .button(3)
      case .other(let number): self = (1...32).contains(number) ? .button(number) : []
      }
    }
  }
}
