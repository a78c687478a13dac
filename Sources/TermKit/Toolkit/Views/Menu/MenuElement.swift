import TermKitGraphics

/// An item of a menu: an `Action`, or a `Menu` that opens beside it or stands in line. UIKit's `UIMenuElement`.
///
/// A menu that is open shows a change of an item when it opens again.
@MainActor public class MenuElement {
  /// Properties of an item. UIKit's `UIMenuElement.Attributes`.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The raw value, with one bit for each attribute.
    public let rawValue: Int

    /// Creates a set from its raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The item is grey and cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The item is red, because it removes something for good.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The menu leaves the item out.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open after the item was chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The mark before an item. UIKit's `UIMenuElement.State`.
  public enum State: Hashable, Sendable {
    /// No mark.
    case off
    /// A check mark.
    case on
    /// A dash, for an item that is on in some places only.
    case mixed
  }

  /// The title. An empty title of an action shows only the image.
  public final var title: String
  /// The text in a second row, or nil.
  public final var subtitle: String?
  /// The image before the title, or nil. The menu shows its first row, as a template in the colour of the title.
  public final var image: Image?

  init(title: String, subtitle: String?, image: Image?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }
}

extension MenuElement: Hashable {
  /// Returns whether both are the same object.
  public nonisolated static func == (left: MenuElement, right: MenuElement) -> Bool { left === right }

  /// Hashes the identity of the object.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
