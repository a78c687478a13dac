import TermKitGraphics
import TermKitViews

extension TextInput {
  /// The ends of the selection, for state restoration.
  var restorableSelection: Point {
    get { Point(x: selection.range.lowerBound, y: selection.range.upperBound) }
    set { if newValue.x <= newValue.y { selectByProgram(newValue.x..<newValue.y) } }
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
