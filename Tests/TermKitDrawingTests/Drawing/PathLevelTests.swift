import Stages
import TermKit
import TestBasics
import Testing

/// The characters that draw paths on each kind of terminal (I7).
@Suite struct PathLevelTests {
  private static let frame = Path.Frame(x: 0.5, y: 0.5, width: 11, height: 5)

  private static let shapes: [Path] = {
    var arc = Path()
    arc.addArc(center: frame.center, radius: 4, startAngle: 0, endAngle: 4, clockwise: true)
    return [
      Path(crossIn: frame), arc, Path(ovalIn: frame), Path(roundedRect: frame, cornerRadius: 2),
      Path(roundedRect: frame, cornerRadius: 3, cornerCurve: .continuous),
    ]
  }()

  private func characters(_ level: GlyphLevel, _ depth: ColorDepth, _ draw: (inout Canvas, Path) -> Void)
    -> [Set<Unicode.Scalar>]
  {
    Self.shapes.map { shape in
      let picture = DrawnPicture(12, 6, level, depth) { draw(&$0, shape) }
      return Set(picture.text.unicodeScalars).subtracting([" ", "\n"])
    }
  }

  private let halves: Set<Unicode.Scalar> = ["█", "▀", "▄", "▌", "▐"]

  @Test(arguments: ColorDepth.allCases)
  func `I7: lines, arcs, rounded rectangles and smooth corners use only characters of the glyph level`(
    depth: ColorDepth
  ) {
    for level in GlyphLevel.allCases {
      for material in StrokeMaterial.allCases {
        for used in characters(level, depth, { $0.stroke($1, with: .scarlet, as: material) }) {
          #expect(!used.isEmpty)
          switch level {
          case .ascii: #expect(used.allSatisfy { $0.isASCII })
          case .blocks: #expect(material == .box || used.isSubset(of: halves))
          case .braille:
            expectEqual(used.contains { (0x2800...0x28FF).contains($0.value) }, (material == .braille))
          }
        }
      }
      for used in characters(level, depth, { $0.fill($1, with: .scarlet) }) where level == .ascii {
        #expect(used.allSatisfy { $0.isASCII })
      }
    }
  }

  @Test func `I7: by default, fine lines are drawn in braille, and wide lines in blocks`() {
    func isBraille(_ used: Set<Unicode.Scalar>) -> Bool { used.contains { (0x2801...0x28FF).contains($0.value) } }
    #expect(characters(.braille, .truecolor) { $0.stroke($1, width: 0.3, with: .scarlet) }.allSatisfy(isBraille))
    #expect(!characters(.braille, .truecolor) { $0.stroke($1, width: 1, with: .scarlet) }.contains(where: isBraille))
    #expect(!characters(.blocks, .truecolor) { $0.stroke($1, width: 0.3, with: .scarlet) }.contains(where: isBraille))
  }
}
