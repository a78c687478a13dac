import TTTModel
import TermKit

/// The pieces in plain ASCII: seven sizes, drawn by hand.
///
/// A cell is twice as high as wide, so a diagonal stroke moves two columns a row.
enum PieceArt {
  /// The lines of the largest art that fits a square, all of one width; empty if none fits.
  /// - Parameters:
  ///   - size: The cells of the square. A column stays free on either side.
  ///   - growth: How far the piece has grown, 0 … 1. On the way it goes through smaller sizes.
  ///   - isGhost: True for a piece that is about to be placed, which is a size smaller.
  static func lines(of icon: Icon, fitting size: Size, growth: Double = 1, isGhost: Bool = false) -> [String] {
    let fitting = arts(of: icon).filter { $0[0].count + 2 <= size.width && $0.count <= size.height }
    guard let largest = fitting.last else { return [] }
    // A piece that grew by a single row would jump up and down.
    let steps = fitting.filter { $0.count % 2 == largest.count % 2 }
    if isGhost { return growth > 0 ? steps.dropLast().last ?? fitting[0] : [] }
    let step = Int((growth * Double(steps.count)).rounded(.up))
    return step < 1 ? [] : steps[min(step, steps.count) - 1]
  }

  private static func arts(of icon: Icon) -> [[String]] { icon == .x ? exes : ohs }

  // From the smallest to the largest.
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
