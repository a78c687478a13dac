import TTTModel
import TermKit

/// The pieces in plain ASCII, in seven hand-drawn sizes.
///
/// A cell is twice as high as wide, so a diagonal stroke moves two columns for each row.
enum PieceArt {
  /// Returns the lines of the largest drawing that fits a square. All have the same width. Returns no lines if no drawing fits.
  /// - Parameters:
  ///   - size: The size of the square in cells. A column is left free on either side.
  ///   - growth: How far the piece has grown, from 0 to 1. While it grows, it has smaller sizes.
  ///   - isGhost: Whether the piece is only a preview of the next move, which is one size smaller.
  static func lines(of icon: Icon, fitting size: Size, growth: Double = 1, isGhost: Bool = false) -> [String] {
    let fitting = arts(of: icon).filter { $0[0].count + 2 <= size.width && $0.count <= size.height }
    guard let largest = fitting.last else { return [] }
    // All sizes of a growing piece have the same parity, because a piece that grew by a single row would jump up and down.
    let steps = fitting.filter { $0.count % 2 == largest.count % 2 }
    if isGhost { return growth > 0 ? steps.dropLast().last ?? fitting[0] : [] }
    let step = Int((growth * Double(steps.count)).rounded(.up))
    return step < 1 ? [] : steps[min(step, steps.count) - 1]
  }

  private static func arts(of icon: Icon) -> [[String]] { icon == .x ? exes : ohs }

  // The drawings from the smallest to the largest.
  private static let exes = [
    mirrored(rows: 1, #">X<"#),
    mirrored(rows: 2, #"\X/"#),
    mirrored(
      rows: 3,
      #"\\ //"#,
      #"  X  "#),
    mirrored(
      rows: 4,
      #"\\    //"#,
      #"  \\//  "#),
    mirrored(
      rows: 5,
      #"\\     //"#,
      #"  \\ //  "#,
      #"    X    "#),
    mirrored(
      rows: 7,
      #"\\\         ///"#,
      #"  \\\     ///  "#,
      #"    \\\ ///    "#,
      #"      XXX      "#),
    mirrored(
      rows: 13,
      #"\\\\\                   /////"#,
      #"  \\\\\               /////  "#,
      #"    \\\\\           /////    "#,
      #"      \\\\\       /////      "#,
      #"        \\\\\   /////        "#,
      #"          \\\\X////          "#,
      #"            XXXXX            "#),
  ]

  private static let ohs = [
    mirrored(rows: 1, #"( )"#),
    mirrored(rows: 2, #".-."#),
    mirrored(
      rows: 3,
      #" .-. "#,
      #"(   )"#),
    mirrored(
      rows: 4,
      #" .====. "#,
      #"||    ||"#),
    mirrored(
      rows: 5,
      #"  .===.  "#,
      #"//     \\"#,
      #"||     ||"#),
    mirrored(
      rows: 7,
      #"    .=====.    "#,
      #"  ///=====\\\  "#,
      #"///         \\\"#,
      #"|||         |||"#),
    mirrored(
      rows: 13,
      #"        .===========.        "#,
      #"    .////===========\\\\.    "#,
      #"  .//////===========\\\\\\.  "#,
      #" //////               \\\\\\ "#,
      #"//////                 \\\\\\"#,
      #"|||||                   |||||"#,
      #"|||||                   |||||"#),
  ]

  /// Returns a whole drawing. Its lower half is the mirror image of its upper half, which includes the row in the middle.
  private static func mirrored(rows: Int, _ upper: String...) -> [String] {
    let signs: [Character: Character] = ["/": "\\", "\\": "/", ".": "'"]
    return upper + upper.prefix(rows / 2).reversed().map { row in String(row.map { signs[$0] ?? $0 }) }
  }
}
