import Testing

extension Optional where Wrapped == ExitTest.Result {
  /// Fails the test unless the program said something that contains these words before it stopped.
  func expectMessage(_ words: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let said = String(decoding: self?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains(words), sourceLocation: sourceLocation)
  }
}
