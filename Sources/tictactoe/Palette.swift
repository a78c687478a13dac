import TTTModel
import TermKit

/// The colours of the sample; each has its one use.
enum Palette {
  /// The key colour of the whole app.
  static func tint(of icon: Icon) -> Color {
    switch icon {
    case .x: Color(red: 255, green: 0, blue: 0)
    case .o: Color(red: 0, green: 204, blue: 0)
    }
  }

  /// The pieces, whatever the key colour is.
  static func piece(_ icon: Icon) -> Color {
    switch icon {
    case .x: Color(red: 255, green: 38, blue: 0)
    case .o: Color(red: 5, green: 249, blue: 0)
    }
  }

  /// The line through three in a row.
  static func winningLine(_ icon: Icon) -> Color {
    switch icon {
    case .x: Color(red: 255, green: 0, blue: 0)
    case .o: Color(red: 0, green: 255, blue: 0)
    }
  }

  /// Text beside the point.
  static let secondaryText = Color(white: 0.56)
}

/// How long things take to change, in seconds.
enum Motion {
  static let duration = 0.3
}
