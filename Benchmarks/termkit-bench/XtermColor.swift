import TermKit

extension Color {
  /// Creates a colour of xterm's cube of 216 by its number in the palette of 256. With 256 colours, TermKit shows exactly that number.
  init(xterm index: Int) {
    precondition((16..<232).contains(index), "colour \(index) is not in the cube")
    let steps: [UInt8] = [0, 95, 135, 175, 215, 255]
    let place = index - 16
    self.init(red: steps[place / 36], green: steps[place / 6 % 6], blue: steps[place % 6])
  }

  static let inks = [196, 46, 226, 51, 201, 231].map(Color.init(xterm:))
  static let papers = [17, 22, 52, 53, 58, 23].map(Color.init(xterm:))
  static let paperBlack = Color(xterm: 16)
}
