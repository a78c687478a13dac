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
    [
      #">X<"#
    ],
    [
      #"\X/"#,
      #"/X\"#,
    ],
    [
      #"\\ //"#,
      #"  X  "#,
      #"// \\"#,
    ],
    [
      #"\\    //"#,
      #"  \\//  "#,
      #"  //\\  "#,
      #"//    \\"#,
    ],
    [
      #"\\     //"#,
      #"  \\ //  "#,
      #"    X    "#,
      #"  // \\  "#,
      #"//     \\"#,
    ],
    [
      #"\\\         ///"#,
      #"  \\\     ///  "#,
      #"    \\\ ///    "#,
      #"      XXX      "#,
      #"    /// \\\    "#,
      #"  ///     \\\  "#,
      #"///         \\\"#,
    ],
    [
      #"\\\\\                   /////"#,
      #"  \\\\\               /////  "#,
      #"    \\\\\           /////    "#,
      #"      \\\\\       /////      "#,
      #"        \\\\\   /////        "#,
      #"          \\\\X////          "#,
      #"            XXXXX            "#,
      #"          ////X\\\\          "#,
      #"        /////   \\\\\        "#,
      #"      /////       \\\\\      "#,
      #"    /////           \\\\\    "#,
      #"  /////               \\\\\  "#,
      #"/////                   \\\\\"#,
    ],
  ]

  private static let ohs = [
    [
      #"( )"#
    ],
    [
      #".-."#,
      #"'-'"#,
    ],
    [
      #" .-. "#,
      #"(   )"#,
      #" '-' "#,
    ],
    [
      #" .====. "#,
      #"||    ||"#,
      #"||    ||"#,
      #" '====' "#,
    ],
    [
      #"  .===.  "#,
      #"//     \\"#,
      #"||     ||"#,
      #"\\     //"#,
      #"  '==='  "#,
    ],
    [
      #"    .=====.    "#,
      #"  ///=====\\\  "#,
      #"///         \\\"#,
      #"|||         |||"#,
      #"\\\         ///"#,
      #"  \\\=====///  "#,
      #"    '====='    "#,
    ],
    [
      #"        .===========.        "#,
      #"    .////===========\\\\.    "#,
      #"  .//////===========\\\\\\.  "#,
      #" //////               \\\\\\ "#,
      #"//////                 \\\\\\"#,
      #"|||||                   |||||"#,
      #"|||||                   |||||"#,
      #"|||||                   |||||"#,
      #"\\\\\\                 //////"#,
      #" \\\\\\               ////// "#,
      #"  '\\\\\\===========//////'  "#,
      #"    '\\\\===========////'    "#,
      #"        '==========='        "#,
    ],
  ]
}
