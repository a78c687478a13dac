import TermKitGraphics
import TermKitViews

/// The border around the text of a text field. UIKit's `UITextField.BorderStyle`.
public enum TextBorderStyle: Hashable, Sendable, CaseIterable {
  /// No border.
  case none
  /// An underline in the row of the text.
  case line
  /// A shaded background that extends one column beyond the text at each end. With 16 colours, 8 or none, brackets at the ends.
  case bezel
  /// A box with rounded corners, three rows high. With fewer rows, a bezel.
  case roundedRect
}

/// A border as it is drawn in given bounds.
struct TextBorder {
  /// The border style that fits the bounds.
  let style: TextBorderStyle
  private let bounds: Rect
  private let insets: EdgeInsets

  /// Creates a border. If `imagePadding` is not nil, a background image with this padding takes the place of the border.
  init(_ style: TextBorderStyle, in bounds: Rect, imagePadding: EdgeInsets? = nil) {
    self.style = imagePadding != nil ? .none : style == .roundedRect && bounds.height < 3 ? .bezel : style
    self.bounds = bounds
    insets = imagePadding ?? Self.insets(of: self.style)
  }

  /// The row of cells for the text.
  var textRect: Rect {
    let row = Rect(x: bounds.minX, y: bounds.minY + (max(1, bounds.height) - 1) / 2, width: bounds.width, height: 1)
    return row.inset(by: EdgeInsets(left: insets.left, right: insets.right))
  }

  /// Returns the cells that a border style adds around the text.
  static func insets(of style: TextBorderStyle) -> EdgeInsets {
    switch style {
    case .none, .line: .zero
    case .bezel: EdgeInsets(left: 1, right: 1)
    case .roundedRect: EdgeInsets(top: 1, left: 2, bottom: 1, right: 2)
    }
  }

  /// Draws the border, except for the underline, which the field adds to the text. Call it before drawing the text.
  func draw(_ look: TextStyle, in canvas: inout Canvas) {
    switch style {
    case .none: break
    case .line: canvas.drawBlanks(in: textRect, look)
    case .bezel:
      let row = textRect.inset(by: EdgeInsets(left: -1, right: -1))
      if canvas.traits.colorDepth.blends { return canvas.fill(row, with: look.foreground.withOpacity(0.1)) }
      canvas.drawEnds("[", "]", in: row, look)
    case .roundedRect:
      canvas.drawBox(in: Rect(x: bounds.minX, y: textRect.minY - 1, width: bounds.width, height: 3), look)
    }
  }
}

extension TextField {
  /// UIKit's name for `TextBorderStyle`.
  public typealias BorderStyle = TextBorderStyle
}
