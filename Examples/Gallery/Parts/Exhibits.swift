import TermKit

/// What several pages show.
enum Exhibits {
  static let gold = Color(red: 230, green: 170, blue: 0)
  static let red = Color(red: 255, green: 38, blue: 0)
  static let green = Color(red: 0, green: 160, blue: 0)

  static let star = Image("★", ascii: "*")

  /// A box that grows to any size, without anything in it.
  static let frame = frame(.black)

  static func frame(_ color: Color) -> Image {
    Image("╭─╮\n│ │\n╰─╯", color: color, ascii: "+-+\n| |\n+-+")
      .resizableImage(withCapInsets: EdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
  }
}
