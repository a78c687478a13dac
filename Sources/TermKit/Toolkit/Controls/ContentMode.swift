import TermKitGraphics

/// Where contents are in a view that is larger or smaller than they are. UIKit's `UIView.ContentMode`, without those that would have to
/// draw glyphs larger or smaller.
public enum ContentMode: Hashable, Sendable, CaseIterable {
  /// A resizable image fills the view; another keeps its size in the middle, since cells cannot be scaled.
  case scaleToFill
  /// In the middle, at its own size.
  case center
  /// In the middle of the top edge.
  case top
  /// In the middle of the bottom edge.
  case bottom
  /// In the middle of the left edge.
  case left
  /// In the middle of the right edge.
  case right
  /// In the top left corner.
  case topLeft
  /// In the top right corner.
  case topRight
  /// In the bottom left corner.
  case bottomLeft
  /// In the bottom right corner.
  case bottomRight

  /// The rectangle to draw an image into.
  func place(of image: Image, in bounds: Rect) -> Rect {
    let size = image.size
    let middle = bounds.centered(size).origin
    let (right, bottom) = (bounds.maxX - size.width, bounds.maxY - size.height)
    let origin =
      switch self {
      case .scaleToFill, .center: middle
      case .top: Point(x: middle.x, y: bounds.minY)
      case .bottom: Point(x: middle.x, y: bottom)
      case .left: Point(x: bounds.minX, y: middle.y)
      case .right: Point(x: right, y: middle.y)
      case .topLeft: bounds.origin
      case .topRight: Point(x: right, y: bounds.minY)
      case .bottomLeft: Point(x: bounds.minX, y: bottom)
      case .bottomRight: Point(x: right, y: bottom)
      }
    return self == .scaleToFill && image.resizingMode != nil ? bounds : Rect(origin: origin, size: size)
  }
}
