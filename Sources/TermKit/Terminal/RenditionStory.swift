import TermKitGraphics

/// What becomes of the colours of a cell on their way to the terminal.
package struct RenditionStory {
  /// The colours after the colour map.
  package let (ink, paper): (Color, Color)
  /// The contrast of the ink before and after the minimum contrast changed it. Nil if it changed nothing.
  package let contrast: (before: Double, after: Double)?
  /// The colours and attributes that the terminal gets.
  package let rendition: Rendition
  private let terminalDepth: ColorDepth

  /// Follows a cell to a terminal.
  /// - Parameters:
  ///   - cell: The cell, as the views have drawn it.
  ///   - depth: The number of colours in use.
  ///   - terminalDepth: The number of colours of the terminal.
  ///   - map: The map that all colours go through.
  package init(of cell: Cell, depth: ColorDepth, on terminalDepth: ColorDepth, map: ColorMap) {
    self.terminalDepth = terminalDepth
    var quantizer = ColorQuantizer(depth: depth, on: terminalDepth)
    quantizer.map = map
    rendition = quantizer.rendition(of: cell)
    let hasColors = depth != .none
    ink = hasColors ? map.color(for: cell.foreground, at: cell.elevation) : cell.foreground
    paper = hasColors ? map.color(for: cell.background, at: cell.elevation) : cell.background
    var unlimited = cell
    unlimited.minimumContrast = .none
    let before = quantizer.rendition(of: unlimited)
    if before.foreground != rendition.foreground, let old = quantizer.contrast(of: before),
      let new = quantizer.contrast(of: rendition)
    {
      contrast = (old, new)
    } else {
      contrast = nil
    }
  }

  /// The name of a colour of the rendition, such as "palette entry 12 of 16" or "#ff8000".
  package func name(of number: Int32) -> String {
    if number < 0 { return "the terminal’s own colour" }
    switch terminalDepth {
    case .none: return "no colour"
    case .truecolor: return Color(packed: number).hexadecimal
    case .palette256: return "palette entry \(number) of 256"
    case .sixteen: return "palette entry \(number) of 16"
    case .eight: return "palette entry \(number) of 8"
    }
  }

  /// The parameters of SGR that set the colours and attributes after a reset, in the way of xterm. Other terminals may have other sequences.
  package var parameters: String {
    let names: [(TextAttributes, String)] = [
      (.bold, "1"), (.dim, "2"), (.italic, "3"), (.underline, "4"), (.reverse, "7"),
    ]
    let attributes = names.filter { rendition.attributes.contains($0.0) }.map(\.1)
    return (["0"] + attributes + colors(rendition.foreground, 30) + colors(rendition.background, 40)).joined(
      separator: ";")
  }

  private func colors(_ number: Int32, _ base: Int32) -> [String] {
    if number < 0 || terminalDepth == .none { return [] }
    if terminalDepth == .truecolor {
      return ["\(base + 8);2;\(number >> 16);\(number >> 8 & 0xFF);\(number & 0xFF)"]
    }
    if number < 8 { return ["\(base + number)"] }
    return [number < 16 ? "\(base + 52 + number)" : "\(base + 8);5;\(number)"]
  }
}

extension ColorQuantizer {
  /// The contrast of the colours of a rendition. Nil if a colour is the terminal's own and unknown.
  func contrast(of rendition: Rendition) -> Double? {
    guard let front = look(of: rendition.foreground, default: map.ink),
      let back = look(of: rendition.background, default: map.paper)
    else { return nil }
    return front.contrastRatio(with: back)
  }

  private func look(of number: Int32, default own: Color) -> Color? {
    if number < 0 { return map.usesDefaultColors ? own : nil }
    return terminalDepth == .truecolor ? Color(packed: number) : ColorPalette.color(Int(number))
  }
}
