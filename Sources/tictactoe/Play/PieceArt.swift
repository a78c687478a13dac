import TTTModel
import TermKit

/// The pieces in plain ASCII: five sizes, drawn by hand.
///
/// A cell is twice as high as wide, so a diagonal stroke moves two columns a row.
enum PieceArt {
  /// The lines of the largest art that fits a square, all of one width; empty if none fits.
  /// - Parameters:
  ///   - size: The cells of the square. A column stays free on either side.
  ///   - growth: How far the piece has grown, 0 … 1. On the way it goes through the smaller sizes.
  ///   - isGhost: True for a piece that is about to be placed, which is a size smaller.
  static func lines(of icon: Icon, fitting size: Size, growth: Double = 1, isGhost: Bool = false) -> [String] {
    let sizes = arts(of: icon).prefix { $0[0].count + 2 <= size.width && $0.count <= size.height }
    let largest = isGhost ? max(1, sizes.count - 1) : sizes.count
    let count = min(sizes.count, Int((growth * Double(largest)).rounded(.up)))
    return count < 1 ? [] : sizes[count - 1]
  }

  private static func arts(of icon: Icon) -> [[String]] { icon == .x ? exes : ohs }

  // From the smallest to the largest.
  private static let exes = [
    [
      #">X<"#
    ],
    [
      #"\\ //"#,
      #"  X  "#,
      #"// \\"#,
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
      #" .-. "#,
      #"(   )"#,
      #" '-' "#,
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
