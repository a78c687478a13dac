import TermKit
import TestBasics
import Testing

@testable import TermKitText

@Suite struct TextClustersTests {
  private func chunk(_ text: String) throws -> TextChunk {
    try #require(ClusterScanner.chunks(of: text, size: 100_000).first)
  }

  private func expectOwnClusters(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let clusters = try chunk(text).clusters
    let known = text.map { TextCluster(Substring(String($0)).unicodeScalars) }
    #expect(clusters.elementsEqual(known), sourceLocation: sourceLocation)
    var start = 0
    for (index, character) in text.enumerated() {
      #expect(clusters.utf8Offset(of: index) == start, sourceLocation: sourceLocation)
      #expect(clusters.index(ofUTF8: start) == index, sourceLocation: sourceLocation)
      #expect(clusters.index(ofUTF8: start + 1) == index + 1, sourceLocation: sourceLocation)
      start += String(character).utf8.count
    }
    #expect(clusters.utf8Offset(of: known.count) == start, sourceLocation: sourceLocation)
  }

  // Many kinds of clusters, from two to a hundred bytes.
  private static let manyKinds = (1..<100).map { "a" + String(repeating: "\u{301}", count: $0) }.joined()

  @Test func `a chunk returns the same clusters and byte offsets in every storage format`() throws {
    try expectOwnClusters("four words\tin a line\n")
    try expectOwnClusters("Wörter und 漢字, e\u{301} 👩\u{200D}👩\u{200D}👧 🇩🇪\r\n")
    try expectOwnClusters(Self.manyKinds)
    try expectOwnClusters("a" + String(repeating: "\u{301}", count: 1_000) + "b")
  }

  @Test func `cluster storage takes no memory for ASCII and about one byte a cluster for most other text`() throws {
    try expectEqual(chunk(String(repeating: "four words a line\n", count: 1_000)).clusters.byteCount, 0)
    #expect(try chunk(String(repeating: "漢字かな。", count: 1_000)).clusters.byteCount <= 5_000 + 64 * 4)
    #expect(try chunk(String(repeating: "e\u{301} ", count: 1_000)).clusters.byteCount <= 2_000 + 64 * 4)
    try expectEqual(chunk(Self.manyKinds).clusters.byteCount, 99 * 6)
  }
}
