import Testing

extension Optional where Wrapped == ExitTest.Result {
  /// Records an issue unless the program printed these words before it stopped.
  func expectMessage(_ words: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let said = String(decoding: self?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains(words), sourceLocation: sourceLocation)
  }
}
