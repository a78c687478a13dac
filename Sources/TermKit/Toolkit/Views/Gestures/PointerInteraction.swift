import TermKitGraphics

/// A shape of the mouse pointer over a view. UIKit's `UIPointerInteraction`, with a style in place of a delegate.
///
///     divider.addInteraction(PointerInteraction(style: .resizeLeftRight))
///
/// The pointer has the style of the nearest view around it that has one. Text fields and text views have `.beam`. kitty, Ghostty and foot
/// show the shapes, and other terminals keep their own pointer.
@MainActor public final class PointerInteraction: Interaction {
  /// The view that has the interaction, or nil.
  public weak var view: View?
  /// The shape of the pointer. A new one is shown when the pointer moves.
  public var style: PointerStyle

  /// Makes an interaction. Pass it to `addInteraction(_:)`.
  /// - Parameter style: The shape of the pointer.
  public init(style: PointerStyle) { self.style = style }
}
