// Words and paragraphs, for motion, selection and deletion. A word is a run of letters and digits, with apostrophes inside, or a run of
// other signs.

extension TextBuffer {
  /// Returns the end of the word at or after an offset, or the end of the text if there is no word.
  func wordEnd(after offset: Int) -> Int {
    var cursor = TextCursor(self, at: offset)
    while cursor.next?.wordKind == .blank { cursor.moveForward() }
    if let kind = cursor.nextKind { cursor.moveForward(over: kind) }
    return cursor.offset
  }

  /// Returns the beginning of the word at or before an offset, or the beginning of the text if there is no word.
  func wordStart(before offset: Int) -> Int {
    var cursor = TextCursor(self, at: offset)
    while cursor.previous?.wordKind == .blank { cursor.moveBackward() }
    var before = cursor
    before.moveBackward()
    if before.offset < cursor.offset, let kind = before.nextKind { cursor.moveBackward(over: kind) }
    return cursor.offset
  }

  /// Returns the range of the word, or of the run of signs or blanks, that contains a cluster.
  ///
  /// At the end of a line, returns the range that contains the last cluster of the line.
  func word(at offset: Int) -> Range<Int> {
    var cursor = TextCursor(self, at: offset)
    if cursor.next == nil || cursor.next?.contains(.newline) == true {
      guard let previous = cursor.previous, !previous.contains(.newline) else { return offset..<offset }
      cursor.moveBackward()
    }
    guard let kind = cursor.nextKind else { return offset..<offset }
    var start = cursor
    start.moveBackward(over: kind)
    cursor.moveForward(over: kind)
    return start.offset..<cursor.offset
  }

  /// Returns the beginning of the paragraph that contains an offset.
  func lineStart(before offset: Int) -> Int {
    let place = place(of: offset)
    var start = offset - place.index
    if let index = lastNewline(in: place.chunk, before: place.index) { return start + index + 1 }
    for number in (0..<place.chunk).reversed() {
      start -= chunks[number].count
      if let index = lastNewline(in: number, before: chunks[number].count) { return start + index + 1 }
    }
    return 0
  }

  private func lastNewline(in number: Int, before index: Int) -> Int? {
    guard number < chunks.count, chunks[number].newlines > 0 else { return nil }
    return chunks[number].clusters[..<index].lastIndex { $0.contains(.newline) }
  }

  /// Returns the end of the paragraph that contains an offset, before its newline.
  func lineEnd(after offset: Int) -> Int {
    let place = place(of: offset)
    var start = offset - place.index
    for number in place.chunk..<chunks.count {
      let chunk = chunks[number]
      let part = chunk.clusters[(number == place.chunk ? place.index : 0)...]
      if chunk.newlines > 0, let index = part.firstIndex(where: { $0.contains(.newline) }) { return start + index }
      start += chunk.count
    }
    return count
  }

  /// Returns the range of the paragraph that contains an offset, including its newline.
  func line(at offset: Int) -> Range<Int> { lineStart(before: offset)..<min(count, lineEnd(after: offset) + 1) }
}

extension TextCursor {
  /// Whether the cluster after the cursor stands between two parts of a word.
  fileprivate var isWithinWord: Bool {
    var after = self
    after.moveForward()
    return previous?.contains(.word) == true && after.next?.contains(.word) == true
  }

  /// The kind of run that the cluster after the cursor belongs to.
  fileprivate var nextKind: TextCluster.WordKind? {
    next?.contains(.joinsWords) == true && isWithinWord ? .word : next?.wordKind
  }

  /// Moves to the end of a run of one kind.
  fileprivate mutating func moveForward(over kind: TextCluster.WordKind) {
    while let cluster = next, !cluster.contains(.newline) {
      guard cluster.wordKind == kind || nextKind == kind else { return }
      moveForward()
    }
  }

  /// Moves back to the beginning of a run of one kind.
  fileprivate mutating func moveBackward(over kind: TextCluster.WordKind) {
    while let cluster = previous, !cluster.contains(.newline) {
      var before = self
      before.moveBackward()
      guard cluster.wordKind == kind || before.nextKind == kind else { return }
      self = before
    }
  }
}
