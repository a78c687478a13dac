import TermKitGraphics
import TermKitViews

extension TextInput {
  /// The ends of the selection, for state restoration.
  var restorableSelection: JSONValue {
    get { Point(x: selection.range.lowerBound, y: selection.range.upperBound).inspected }
    set { if let ends = Point(encoded: newValue), ends.x <= ends.y { selectByProgram(ends.x..<ends.y) } }
  }
}

extension TextField {
  final var restorableText: String {
    get { text ?? "" }
    set { if newValue != text { text = newValue } }
  }
}

extension TextView {
  // The text may have attributes, which stay if the text is the same.
  final var restorableText: String {
    get { text }
    set { if newValue != text { text = newValue } }
  }
}
