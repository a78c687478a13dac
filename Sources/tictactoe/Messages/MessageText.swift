import TTTModel
import TermKit

/// The text of a message, with its links and with the parts that match a search.
struct MessageText: Equatable {
  /// The text, or its beginning.
  var string: String
  /// The parts that name something to open.
  var references: [TextReference] = []
  /// The parts that match the search.
  var matches: [Range<String.Index>] = []

  /// Returns the text in the colours of a terminal.
  /// - Parameters:
  ///   - tint: The colour of the parts that can be opened.
  ///   - focused: The part that has the focus, or nil.
  func attributed(tint: Color, focused: TextReference?) -> AttributedText {
    var text = AttributedText(string)
    for reference in references {
      let attributes: TextAttributes = reference == focused ? [.underline, .reverse] : .underline
      text.addAttributes(.init(foregroundColor: tint, textAttributes: attributes), range: reference.range)
    }
    // Without colours, the attributes alone show the matches.
    for match in matches {
      text.addAttributes(
        .init(backgroundColor: Palette.match, textAttributes: [.bold, .underline]), range: match)
    }
    return text
  }
}
