import TermKit
import TermKitTestSupport
import Testing

@testable import Bench

@Suite struct SnapshotTests {
  private func screen(_ text: String) -> ScreenEmulator {
    let screen = ScreenEmulator(size: Size(width: 12, height: 3))
    screen.feed(Array(text.utf8))
    return screen
  }

  @Test func `a screen matches itself at a different time of day`() {
    let before = Snapshot(screen("At 09:59\r\n7 left"))
    #expect(before.matches(screen("At 10:00\r\n7 left")))
    #expect(!before.matches(screen("At 10:00\r\n8 left")))
    #expect(!before.matches(screen("At 1x:00\r\n7 left")))
  }

  @Test func `two blanks are equal if they differ in foreground or weight, but not if they differ in background`() {
    let plain = Snapshot(screen("a b"))
    #expect(plain.matches(screen("a\u{1B}[31m \u{1B}[mb")))
    #expect(plain.matches(screen("a\u{1B}[1m \u{1B}[mb")))
    #expect(!plain.matches(screen("a\u{1B}[41m \u{1B}[mb")))
    #expect(!plain.matches(screen("a\u{1B}[4m \u{1B}[mb")))
    #expect(!plain.matches(screen("a \u{1B}[31mb")))
  }

  @Test func `the background of the second half of a wide character does not count`() {
    let fresh = Snapshot(screen("全"))
    #expect(fresh.matches(screen("\u{1B}[41m  \u{1B}[m\r全")))
  }

  @Test func `screens that differ only in their last two columns are equal`() {
    let one = Snapshot(screen("row 1    ▔▔▄\r\nrow 2      ▀"))
    #expect(one.isAlike(Snapshot(screen("row 1    ▔\r\nrow 2      █"))))
    #expect(!one.isAlike(Snapshot(screen("row 1     ▔▄\r\nrow 2      ▀"))))
  }

  @Test func `the runs of a row contain each cell once, in its colours`() {
    let text = "\u{1B}[31;42mred ink\u{1B}[34m  ✓\u{1B}[m\r\n\u{1B}[1mbold\u{1B}[m 全"
    let snapshot = Snapshot(screen(text))
    let runs = snapshot.runs(PaperInks([snapshot]))
    #expect(
      runs.map(\.description) == [
        "0 0 1 2 0 red ink  ", "0 9 4 2 0 ✓", "0 10 -1 -1 0   ",
        "1 0 -1 -1 1 bold", "1 4 -1 -1 0  全     ", "2 0 -1 -1 0             ",
      ])
  }

  @Test func `blanks take the most frequent foreground on their background, except between words`() {
    let snapshot = Snapshot(screen("\u{1B}[31;47mXXX\u{1B}[34m a b  c \u{1B}[31mX"))
    let inks = PaperInks([snapshot])
    #expect(inks[7] == 1 && inks[2] == -1)
    #expect(
      snapshot.runs(inks).prefix(5).map(\.description) == [
        "0 0 1 7 0 XXX ", "0 4 4 7 0 a b", "0 7 1 7 0   ", "0 9 4 7 0 c", "0 10 1 7 0  X",
      ])
  }
}
