package import Testing

extension ExitTest.Result {
  /// The message with which the program stopped.
  package var sentence: String { String(decoding: standardErrorContent, as: UTF8.self) }
}

extension ExitTest.Result? {
  /// Records an issue unless the program printed these words before it stopped.
  package func expectMessage(_ words: String, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(self?.sentence.contains(words) == true, sourceLocation: sourceLocation)
  }
}
