import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@testable import TermKitText

/// The cost of a key in a text view, in numbers that are the same on every machine.
@MainActor @Suite struct TextWorkTests {
  /// The work that a text view has done so far.
  private struct Work: Equatable {
    /// Grapheme clusters that were scanned again.
    var clusters = 0
    /// Sizes of chunks that were corrected.
    var sizes = 0
    /// Chunks whose rows were computed.
    var chunks = 0
    /// Row counts that were corrected.
    var rows = 0
    /// The number of times that the whole text was built.
    var texts = 0
  }

  private func work(_ view: TextView) -> Work {
    let buffer = view.input.buffer
    return Work(
      clusters: buffer.scannedClusterCount, sizes: buffer.correctionCount, chunks: view.rows.foundChunkCount,
      rows: view.rows.correctionCount, texts: view.input.wholeTextCount)
  }

  private func stage(_ text: String) -> TextStage<TextView> {
    TextStage(TextView(text: text), size: Size(width: 40, height: 10))
  }

  /// Types a letter at a place, and returns the cost of fifty more letters.
  private func workOfTyping(in stage: TextStage<TextView>, at place: Int) -> Work {
    let view = stage.control
    view.selectedRange = place..<place
    stage.app.press("x")
    let before = work(view)
    for _ in 0..<50 { stage.app.press("x") }
    let after = work(view)
    return Work(
      clusters: after.clusters - before.clusters, sizes: after.sizes - before.sizes,
      chunks: after.chunks - before.chunks, rows: after.rows - before.rows, texts: after.texts - before.texts)
  }

  private static func text(kilobytes: Int) -> String { String(repeating: "fifteen letters\n", count: 64 * kilobytes) }

  @Test func `C10: typing a letter into a text of 1 MB takes as much work as into a text of 20 kB`() {
    let (long, short) = (stage(Self.text(kilobytes: 1_024)), stage(Self.text(kilobytes: 20)))
    for place in [0, 100, 5_000, 10_000] {
      expectEqual(workOfTyping(in: long, at: place), workOfTyping(in: short, at: place))
    }
  }

  @Test(arguments: ["fifteen letters\n", "fifteenLetters__", "four words a row"])
  func `C10: typing anywhere in a text of 256 kB processes only a few chunks and never builds the whole text`(
    line: String
  ) {
    let stage = stage(String(repeating: line, count: 16 * 1_024))
    for place in [0, 75_000, 131_072, 262_000, 262_144] {
      let work = workOfTyping(in: stage, at: place)
      #expect(work.clusters <= 50 * 2_100 && work.chunks <= 50 * 4, "\(work) at \(place)")
      #expect(work.sizes <= 50 && work.rows <= 50 * 8, "\(work) at \(place)")
      expectEqual(work.texts, 0)
    }
  }

  @Test func `C10: after a jump, only the first typed letter corrects the sizes between the two positions`() {
    let stage = stage(Self.text(kilobytes: 1_024))
    let view = stage.control
    stage.app.press("x" + Typed.controlHome + "x")
    let before = work(view)
    stage.app.press("xxx")
    #expect(work(view).sizes - before.sizes <= 3)
  }
}
