private import LibC

/// The name and the search words of a symbol in one language, prepared for searches without regard to case.
///
/// A word of the search matches the beginning of a word. In Japanese, which has no spaces, it matches anywhere. Hiragana match katakana.
struct SearchText: Sendable {
  /// A text in UTF-8 with a zero byte at the end, so that the C library can search it.
  typealias Bytes = [CChar]

  private let name: Bytes
  private let keywords: Bytes

  init(_ names: AnnotationFile.Names) {
    name = Self.folded(" " + names.name).terminated
    keywords = Self.folded(" " + names.keywords).terminated
  }

  static func words(of text: String) -> [Bytes] {
    folded(text).split(separator: space).map { word in
      // Letters of Japanese match inside of words.
      let isJapanese = word.first.map { $0 >= 0xE3 } == true
      return ((isJapanese ? [] : [space]) + word).terminated
    }
  }

  private static let space = UInt8(ascii: " ")

  /// Returns how well the words of a search match: 0 if the name has all words and begins with the first one, 1 if the name has all words, 2
  /// if some words are only among the keywords. Returns nil if a word is missing.
  func rank(of words: [Bytes]) -> Int? {
    if words.allSatisfy({ Self.place(of: $0, in: name) != nil }) {
      // The name has a space before its first word.
      return words.first.flatMap { Self.place(of: $0, in: name) }.map { $0 <= 1 } == true ? 0 : 1
    }
    let isFound = words.allSatisfy { (Self.place(of: $0, in: name) ?? Self.place(of: $0, in: keywords)) != nil }
    return isFound ? 2 : nil
  }

  // Returns the number of bytes before a word, or nil if the text does not have it.
  private static func place(of word: Bytes, in text: Bytes) -> Int? {
    text.withUnsafeBufferPointer { text in
      guard let start = text.baseAddress, let found = strstr(start, word) else { return nil }
      return UnsafePointer(found) - start
    }
  }

  // Punctuation becomes spaces.
  private static func folded(_ text: String) -> [UInt8] {
    var result: [UInt8] = []
    for scalar in text.lowercased().unicodeScalars {
      switch scalar.value {
      case 0x30A1...0x30F6: append(Unicode.Scalar(scalar.value - 0x60) ?? scalar, to: &result)
      case ..<0x30, 0x3A..<0x41, 0x5B..<0x61, 0x7B..<0x7F: result.append(space)
      default: append(scalar, to: &result)
      }
    }
    return result
  }

  private static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    if let encoded = UTF8.encode(scalar) { bytes += encoded }
  }
}

extension [UInt8] {
  fileprivate var terminated: [CChar] { map { CChar(bitPattern: $0) } + [0] }
}
