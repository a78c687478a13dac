/// A kind of long text.
enum LongText: CaseIterable {
  case ascii, controls, eastAsian, marks, ligatures

  /// The name in the report.
  var title: String {
    switch self {
    case .ascii: "ASCII"
    case .controls: "control characters"
    case .eastAsian: "CJK"
    case .marks: "combining marks"
    case .ligatures: "U+FDFA"
    }
  }

  private var unit: String {
    switch self {
    case .ascii: "a"
    case .controls: "\u{1}"
    case .eastAsian: "漢字"
    case .marks: "e\u{301}"
    case .ligatures: "\u{FDFA}"
    }
  }

  /// Returns a text without a space, of at most the given number of bytes.
  func text(bytes: Int) -> String {
    String(repeating: unit, count: bytes / unit.utf8.count)
  }
}
