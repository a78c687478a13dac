import TermKit

/// Colours and images that several pages use.
enum Exhibits {
  static let gold = Color(red: 230, green: 170, blue: 0)
  static let red = Color(red: 255, green: 38, blue: 0)
  static let green = Color(red: 0, green: 160, blue: 0)

  static let star = Image("★", ascii: "*")

  static let frame = box("╭─╮\n│ │\n╰─╯", ascii: "+-+\n| |\n+-+")

  /// Returns a resizable image of a box, made of three by three characters.
  static func box(_ characters: String, color: Color = .black, ascii: String) -> Image {
    Image(characters, color: color, ascii: ascii)
      .resizableImage(withCapInsets: EdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
  }
}
