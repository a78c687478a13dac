/// The two scalars that enclose an isolated part of a text: noncharacters, which texts from outside do not contain.
///
/// Unicode's own isolates (U+2068, U+2069) may be in texts of other people. There they must stay visible and without effect.
package enum IsolationMark {
  /// The value of the scalar that begins an isolated part. Swift has no literals of noncharacters.
  package static let start: UInt32 = 0xFDD0
  /// The value of the scalar that ends an isolated part.
  package static let end: UInt32 = 0xFDD1

  static func isMark(_ scalar: Unicode.Scalar) -> Bool { scalar.value == start || scalar.value == end }

  fileprivate static func enclose(_ text: String) -> String {
    let values = [start] + text.unicodeScalars.map(\.value) + [end]
    return String(String.UnicodeScalarView(values.compactMap(Unicode.Scalar.init)))
  }
}

extension StringProtocol {
  /// This text as a part of a longer text, isolated from the direction of its surroundings.
  ///
  /// Use it for a name, a path or another value that is inserted into a sentence. In a sentence in Hebrew or Arabic, the parts of such a value
  /// would otherwise be mixed with the words beside it:
  ///
  ///     "הקובץ \(path.isolated) נשמר"
  ///
  /// The result has an invisible mark at each end, without width. Views and measurements know these marks. Copied text, accessibility and the
  /// title of the terminal's window get the text without them. Remove them with `withoutIsolation` where another program reads the text.
  /// Marks inside the text become U+FFFD.
  public var isolated: String {
    isEmpty ? "" : IsolationMark.enclose(withVisibleMarks)
  }

  /// This text without the marks of `isolated`.
  public var withoutIsolation: String {
    if !hasIsolationMark { return String(self) }
    return String(String.UnicodeScalarView(unicodeScalars.filter { !IsolationMark.isMark($0) }))
  }

  /// This text with U+FFFD in place of the marks of `isolated`. Use it for text from outside that is shown as a whole, such as a message that
  /// was received: the text then cannot isolate parts of itself.
  public var withVisibleMarks: String {
    if !hasIsolationMark { return String(self) }
    return String(String.UnicodeScalarView(unicodeScalars.map { IsolationMark.isMark($0) ? "\u{FFFD}" : $0 }))
  }

  /// Whether the text has a mark of `isolated`. The first byte of a mark is rare, so most texts are passed over quickly.
  package var hasIsolationMark: Bool {
    utf8.contains(0xEF) && unicodeScalars.contains(where: IsolationMark.isMark)
  }
}
