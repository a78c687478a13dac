import TermKitGraphics

/// The position of content in a larger or smaller view. UIKit's `UIView.ContentMode`, without the modes that would scale glyphs.
public enum ContentMode: Hashable, Sendable, CaseIterable {
  /// A resizable image fills the view. Any other image is centred at its own size, because cells cannot be scaled.
  case scaleToFill
  /// Centred at its own size.
  case center
  /// At the top edge, centred horizontally.
  case top
  /// At the bottom edge, centred horizontally.
  case bottom
  /// At the left edge, centred vertically.
  case left
  /// At the right edge, centred vertically.
  case right
  /// In the top left corner.
  case topLeft
  /// In the top right corner.
  case topRight
  /// In the bottom left corner.
  case bottomLeft
  /// In the bottom right corner.
  case bottomRight

  /// Returns the rectangle in which to draw `image` in the area `bounds`, in cells of the same coordinates. It extends beyond the area if
  /// the image is larger. Resolve an image with variants for the traits of the terminal first.
  public func place(of image: Image, in bounds: Rect) -> Rect {
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
