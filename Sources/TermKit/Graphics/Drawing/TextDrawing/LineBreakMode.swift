/// The way in which text that is wider than its view is shown. UIKit's `NSLineBreakMode`.
///
/// If there is room for several lines, every mode first breaks the text into lines: between words, or between any two characters with
/// `byCharWrapping`. The modes then differ in the last line.
public enum LineBreakMode: Hashable, Sendable, CaseIterable {
  /// Lines break between words. Text behind the last line is left out: "one two".
  case byWordWrapping
  /// Lines break between any two grapheme clusters. Text behind the last line is left out: "one two th".
  case byCharWrapping
  /// The last line is cut at the edge: "one two th".
  case byClipping
  /// The last line shows the end of the text, after "…": "…hree four".
  case byTruncatingHead
  /// The last line ends in "…": "one two t…".
  case byTruncatingTail
  /// The last line shows its beginning and the end of the text, with "…" between them: "one t…four".
  case byTruncatingMiddle

  /// The positions at which lines may be broken.
  package var wrapping: WrappingMode { self == .byCharWrapping ? .character : .word }

  /// Whether text that does not fit in the lines is left out without a sign.
  package var onlyWraps: Bool { self == .byWordWrapping || self == .byCharWrapping }

  /// The part of the last line that is left out. Nil if no ellipsis is shown.
  package var truncation: TruncationMode? {
    switch self {
    case .byWordWrapping, .byCharWrapping, .byClipping: nil
    case .byTruncatingHead: .head
    case .byTruncatingTail: .tail
    case .byTruncatingMiddle: .middle
    }
  }
}
