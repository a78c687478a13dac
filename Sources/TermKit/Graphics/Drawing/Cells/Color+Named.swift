/// The named colours, as in UIKit.
extension Color {
  /// Pure red.
  public static let red = Color(red: 255, green: 0, blue: 0)
  /// Pure green.
  public static let green = Color(red: 0, green: 255, blue: 0)
  /// Pure blue. Controls use `systemBlue`.
  public static let blue = Color(red: 0, green: 0, blue: 255)
  /// Pure red and green together.
  public static let yellow = Color(red: 255, green: 255, blue: 0)
  /// The colour between red and yellow.
  public static let orange = Color(red: 255, green: 128, blue: 0)
  /// The grey halfway between black and white.
  public static let gray = Color(white: 0.5)
  /// The grey two thirds of the way from black to white.
  public static let lightGray = Color(white: 2.0 / 3)
  /// The grey a third of the way from black to white.
  public static let darkGray = Color(white: 1.0 / 3)
}
