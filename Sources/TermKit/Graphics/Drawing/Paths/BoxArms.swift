/// The arms of a box-drawing character: the neighbouring cells that it connects to.
package struct BoxArms: OptionSet, Hashable {
  package let rawValue: UInt8

  package static let up = BoxArms(rawValue: 1)
  package static let right = BoxArms(rawValue: 2)
  package static let down = BoxArms(rawValue: 4)
  package static let left = BoxArms(rawValue: 8)

  /// Creates the arm towards a neighbouring cell. For any other step the set is empty.
  init(toward step: Point) {
    switch (step.x, step.y) {
    case (0, -1): self = .up
    case (1, 0): self = .right
    case (0, 1): self = .down
    case (-1, 0): self = .left
    default: self = []
    }
  }

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  // The index is the raw value: no arms, up, right, up and right, down, …
  private static let lines: [Unicode.Scalar] = [
    " ", "│", "─", "└", "│", "│", "┌", "├", "─", "┘", "─", "┴", "┐", "┤", "┬", "┼",
  ]

  /// Reads the arms of a glyph. Returns nil unless the glyph is a light line, or "-", "|" or "+" in ASCII.
  package init?(_ glyph: Glyph) {
    guard glyph.isSingleScalar else { return nil }
    switch glyph.base {
    case "-": self = [.left, .right]
    case "|": self = [.up, .down]
    case "+": self = [.up, .right, .down, .left]
    case "─"..."╰":
      let index = Self.lines.lastIndex(of: glyph.base).map(UInt8.init) ?? Self.corners[glyph.base]?.rawValue
      guard let index else { return nil }
      self = BoxArms(rawValue: index)
    default: return nil
    }
  }

  private static let corners: [Unicode.Scalar: BoxArms] = [
    "╭": [.right, .down], "╮": [.left, .down], "╯": [.left, .up], "╰": [.right, .up],
  ]

  /// True if the arms are two that meet at a right angle.
  var isCorner: Bool { Self.corners.values.contains(self) }

  /// Returns the glyph with these arms, as far as the glyph level has it. Only corners can be rounded.
  func glyph(isRounded: Bool, level: GlyphLevel) -> Glyph {
    if level == .ascii { return Glyph(asciiForm(isRounded: isRounded)) }
    let corner = isRounded && level == .braille ? Self.corners.first { $0.value == self }?.key : nil
    return Glyph(corner ?? Self.lines[Int(rawValue)])
  }

  private func asciiForm(isRounded: Bool) -> Unicode.Scalar {
    if isSubset(of: [.left, .right]) { return "-" }
    if isSubset(of: [.up, .down]) { return "|" }
    if isRounded, isCorner { return contains(.down) ? "." : "'" }
    return "+"
  }
}
