import TermKitViews

extension TextInput {
  /// The ends of the selection, for state restoration.
  var restorableSelection: [Int] {
    get { [selection.range.lowerBound, selection.range.upperBound] }
    set { if newValue.count == 2, newValue[0] <= newValue[1] { selectByProgram(newValue[0]..<newValue[1]) } }
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
