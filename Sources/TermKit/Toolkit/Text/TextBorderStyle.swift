import TermKitGraphics

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
  private let imagePadding: EdgeInsets?

  /// Creates a border. If `imagePadding` is not nil, a background image with this padding takes the place of the border.
  init(_ style: TextBorderStyle, in bounds: Rect, imagePadding: EdgeInsets? = nil) {
    self.style = imagePadding != nil ? .none : style == .roundedRect && bounds.height < 3 ? .bezel : style
    self.bounds = bounds
    self.imagePadding = imagePadding
  }

  /// The row of cells for the text.
  var textRect: Rect {
    let row = Rect(x: bounds.minX, y: bounds.minY + (max(1, bounds.height) - 1) / 2, width: bounds.width, height: 1)
    if let imagePadding { return row.inset(by: imagePadding) }
    switch style {
    case .none, .line: return row
    case .bezel: return row.inset(by: EdgeInsets(left: 1, right: 1))
    case .roundedRect: return row.inset(by: EdgeInsets(left: 2, right: 2))
    }
  }

  /// Returns the total width and height that a border style adds to the text.
  static func size(_ style: TextBorderStyle) -> Size {
    switch style {
    case .none, .line: Size(width: 0, height: 0)
    case .bezel: Size(width: 2, height: 0)
    case .roundedRect: Size(width: 4, height: 2)
    }
  }

  /// Draws the border. Call it before drawing the text.
  func draw(_ look: TextStyle, in canvas: inout Canvas) {
    switch style {
    case .none: break
    case .line:
      var line = look
      line.attributes.insert(.underline)
      canvas.draw(String(repeating: " ", count: bounds.width), at: textRect.origin, style: line)
    case .bezel: drawBezel(look, in: &canvas)
    case .roundedRect: drawBox(look, in: &canvas)
    }
  }

  private func drawBezel(_ look: TextStyle, in canvas: inout Canvas) {
    let row = textRect
    if canvas.traits.colorDepth.blends {
      canvas.fill(row.inset(by: EdgeInsets(left: -1, right: -1)), with: look.foreground.withOpacity(0.1))
      return
    }
    canvas.draw("[", at: Point(x: row.minX - 1, y: row.minY), style: look)
    canvas.draw("]", at: Point(x: row.maxX, y: row.minY), style: look)
  }

  private func drawBox(_ look: TextStyle, in canvas: inout Canvas) {
    let corners = canvas.traits.glyphLevel == .blocks ? ["┌", "┐", "└", "┘"] : ["╭", "╮", "╰", "╯"]
    let line = String(repeating: "─", count: max(0, bounds.width - 2))
    let (top, bottom) = (textRect.minY - 1, textRect.minY + 1)
    canvas.draw(corners[0] + line + corners[1], at: Point(x: bounds.minX, y: top), style: look)
    canvas.draw("│", at: Point(x: bounds.minX, y: top + 1), style: look)
    canvas.draw("│", at: Point(x: bounds.maxX - 1, y: top + 1), style: look)
    canvas.draw(corners[2] + line + corners[3], at: Point(x: bounds.minX, y: bottom), style: look)
  }
}

extension TextField {
  /// UIKit's name for `TextBorderStyle`.
  public typealias BorderStyle = TextBorderStyle
}
