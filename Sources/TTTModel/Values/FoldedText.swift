import Foundation

/// A text without case and diacritics, with the places of its parts in the original text.
struct FoldedText {
  /// A scalar of the folded text, and its place in the original text.
  private struct Part {
    let scalar: Unicode.Scalar
    var range: Range<String.Index>
    /// The scalar in lower case, with its diacritics.
    let lowercase: Unicode.Scalar
  }

  private let text: String
  private let parts: [Part]

  /// The words, as ranges of `parts`.
  private let words: [Range<Int>]

  init(_ text: String) {
    self.text = text
    var (parts, words): ([Part], [Range<Int>]) = ([], [])
    var known: [Unicode.Scalar: [Unicode.Scalar]] = [:]
    var start: Int?
    let scalars = text.unicodeScalars
    for index in scalars.indices {
      let scalar = scalars[index]
      let range = index..<scalars.index(after: index)
      let isMark = !scalar.isASCII && scalar.isMark
      if scalar.isInWord {
        start = start ?? parts.count
      } else if !isMark, let first = start {
        words.append(first..<parts.count)
        start = nil
      }
      if isMark, start != nil, let last = parts.indices.last {
        // A mark belongs to the letter before it.
        parts[last].range = parts[last].range.lowerBound..<range.upperBound
        continue
      }
      let folded = scalar.isASCII ? [scalar.lowercaseASCII] : scalar.folded(&known)
      let lowercase = scalar.properties.lowercaseMapping.unicodeScalars.first ?? scalar
      for part in folded { parts.append(Part(scalar: part, range: range, lowercase: lowercase)) }
    }
    if let start { words.append(start..<parts.count) }
    (self.parts, self.words) = (parts, words)
  }

  /// Returns the ranges of the original text that match a term.
  func ranges(of term: MessageSearch.Term) -> [Range<String.Index>] {
    switch term {
    case .word(let word, let isPrefix): ranges(ofWord: FoldedText(word), isPrefix: isPrefix)
    case .characters(let text), .signs(let text): ranges(ofCharacters: FoldedText(text))
    }
  }

  private func ranges(ofWord word: FoldedText, isPrefix: Bool) -> [Range<String.Index>] {
    let tokens = word.words.map { word.parts[$0].map(\.scalar) }
    guard !tokens.isEmpty, tokens.count <= words.count else { return [] }
    return (0...words.count - tokens.count).flatMap { first in
      ranges(of: tokens, in: words[first..<first + tokens.count], isPrefix: isPrefix) ?? []
    }
  }

  // Returns a range for each token, or nil unless each token is at the start of its word.
  private func ranges(
    of tokens: [[Unicode.Scalar]], in words: ArraySlice<Range<Int>>, isPrefix: Bool
  ) -> [Range<String.Index>]? {
    var ranges: [Range<String.Index>] = []
    for (number, (token, word)) in zip(tokens, words).enumerated() {
      let isPrefix = isPrefix && number == tokens.count - 1
      guard isPrefix || token.count == word.count, parts[word].lazy.map(\.scalar).starts(with: token)
      else { return nil }
      let last = word.lowerBound + token.count - 1
      ranges.append(parts[word.lowerBound].range.lowerBound..<parts[last].range.upperBound)
    }
    return ranges
  }

  private func ranges(ofCharacters other: FoldedText) -> [Range<String.Index>] {
    let wanted = other.parts.map(\.lowercase)
    guard let first = wanted.first, wanted.count <= parts.count else { return [] }
    return (0...parts.count - wanted.count).compactMap { start in
      guard parts[start].lowercase == first,
        parts[start..<start + wanted.count].elementsEqual(wanted, by: { $0.lowercase == $1 })
      else { return nil }
      return parts[start].range.lowerBound..<parts[start + wanted.count - 1].range.upperBound
    }
  }

  /// Extends ranges to whole characters, sorts them and joins overlapping ranges.
  func wholeCharacters(_ ranges: [Range<String.Index>]) -> [Range<String.Index>] {
    Array(RangeSet(ranges.map { text.rangeOfComposedCharacterSequences(for: $0) }).ranges)
  }
}

extension Unicode.Scalar {
  fileprivate var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  fileprivate var lowercaseASCII: Unicode.Scalar {
    "A"..."Z" ~= self ? Unicode.Scalar(UInt8(value) + 32) : self
  }

  /// Returns the scalar in lower case without diacritics.
  fileprivate func folded(_ known: inout [Unicode.Scalar: [Unicode.Scalar]]) -> [Unicode.Scalar] {
    if let folded = known[self] { return folded }
    let lower = properties.lowercaseMapping.decomposedStringWithCanonicalMapping.unicodeScalars
    let folded = lower.filter { !$0.isMark }
    known[self] = folded.isEmpty ? [self] : Array(folded)
    return known[self] ?? [self]
  }
}
