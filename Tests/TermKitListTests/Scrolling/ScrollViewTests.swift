import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

private final class Listener: ScrollViewDelegate {
  var offsets: [Point] = []
  func scrollViewDidScroll(_ scrollView: ScrollView) { offsets.append(scrollView.contentOffset) }
}

private final class CountingView: View {
  var drawings = 0
  override func draw(in canvas: inout Canvas) { drawings += 1 }
}

@MainActor @Suite struct ScrollViewTests {
  private let scroll = ScrollView(frame: Rect(0, 0, 6, 4))

  init() {
    for row in 0..<10 {
      scroll.addSubview(FilledView(Character(String(row)), Rect(0, row, 6, 1)))
    }
    scroll.contentSize = Size(width: 6, height: 10)
  }

  @Test func `content outside the bounds is clipped, and appears when contentOffset changes`() {
    scroll.showsVerticalScrollIndicator = false
    expect(scroll, draws: "000000\n111111\n222222\n333333")
    scroll.contentOffset.y = 3
    expectEqual(scroll.bounds, Rect(0, 3, 6, 4))
    expect(scroll, draws: "333333\n444444\n555555\n666666")
  }

  @Test func `the offset stays within the content`() {
    scroll.contentOffset = Point(x: 5, y: 99)
    expectEqual(scroll.contentOffset, Point(x: 0, y: 6))
    scroll.contentSize.height = 8
    expectEqual(scroll.contentOffset, Point(x: 0, y: 4))
    scroll.contentOffset.y = -1
    expectEqual(scroll.contentOffset, .zero)
  }

  @Test func `a scroll view at the end of its content scrolls back when its frame grows`() {
    scroll.contentOffset.y = 6
    scroll.frame.size.height = 7
    scroll.layoutIfNeeded()
    expectEqual(scroll.contentOffset.y, 3)
  }

  @Test func `a scroll view at the beginning of its content stays there when contentInset changes`() {
    scroll.contentInset = EdgeInsets(top: 2, bottom: 1)
    expectEqual(scroll.contentOffset.y, -2)
    expect(scroll, draws: "     ▐\n\n000000\n111111")
    scroll.contentOffset.y = 99
    expectEqual(scroll.contentOffset.y, 7)
    scroll.contentInset = .zero
    expectEqual(scroll.contentOffset.y, 6)
  }

  @Test func `setting the bounds changes contentOffset and notifies the delegate once`() {
    let listener = Listener()
    scroll.delegate = listener
    scroll.bounds.origin.y = 2
    expectEqual(scroll.contentOffset.y, 2)
    scroll.contentOffset.y = 2
    expectEqual(listener.offsets, [Point(x: 0, y: 2)])
  }

  @Test func `scrollRectToVisible scrolls by the smallest possible distance`() {
    scroll.contentInset = EdgeInsets(top: 1)
    scroll.scrollRectToVisible(Rect(0, 5, 1, 2), animated: false)
    expectEqual(scroll.contentOffset.y, 3)
    scroll.scrollRectToVisible(Rect(0, 4, 1, 1), animated: false)
    expectEqual(scroll.contentOffset.y, 3, "the rectangle is already visible")
    scroll.scrollRectToVisible(Rect(0, 3, 1, 1), animated: false)
    expectEqual(scroll.contentOffset.y, 2)
  }

  @Test func `content wider than the scroll view scrolls horizontally`() {
    scroll.contentSize.width = 9
    scroll.scrollRectToVisible(Rect(7, 0, 1, 1), animated: false)
    expectEqual(scroll.contentOffset, Point(x: 2, y: 0))
  }

  @Test func `a scroll view draws only the visible subviews`() {
    let long = ScrollView(frame: Rect(0, 0, 4, 3))
    let rows = (0..<100).map { CountingView(frame: Rect(0, $0, 4, 1)) }
    rows.forEach(long.addSubview)
    long.contentSize = Size(width: 4, height: 100)
    long.contentOffset.y = 40
    _ = long.drawn()
    expectEqual(rows.indices.filter { rows[$0].drawings > 0 }, [40, 41, 42])
  }
}

// MARK: The indicator

extension ScrollViewTests {
  @Test(arguments: [
    (0, "00000▐\n11111▝\n222222\n333333"), (1, "11111▗\n22222▐\n333333\n444444"),
    (3, "333333\n44444▗\n55555▐\n666666"), (6, "666666\n777777\n88888▗\n99999▐"),
  ])
  func `the scroll indicator shows the visible part of the content in steps of half a row`(offset: Int, picture: String)
  {
    scroll.contentOffset.y = offset
    expect(scroll, draws: picture)
  }

  @Test func `the scroll indicator is drawn with characters that the terminal can show`() {
    expect(
      scroll, draws: "00000▐\n11111▐\n222222\n333333", traits: TraitCollection(glyphLevel: .blocks))
    expect(
      scroll, draws: "00000|\n11111|\n222222\n333333", traits: TraitCollection(glyphLevel: .ascii))
  }

  @Test(arguments: [
    (ColorDepth.truecolor, Color.white, Color(white: 0.55)), (.truecolor, .black, Color(white: 0.55)),
    (.sixteen, .white, .black), (.eight, .black, .white), (.none, .clear, .clear),
  ])
  func `the scroll indicator contrasts with the background`(depth: ColorDepth, paper: Color, ink: Color) {
    let scroll = ScrollView(frame: Rect(0, 0, 2, 2))
    scroll.backgroundColor = paper
    scroll.contentSize = Size(width: 2, height: 8)
    expectEqual(scroll.drawn(traits: TraitCollection(colorDepth: depth))[1, 0].foreground, ink)
  }

  @Test func `the scroll indicator is hidden if it is turned off, the content fits, or scrolling is disabled`() {
    scroll.frame.size.height = 10
    #expect(!scroll.drawn().text.contains("▐"))
    scroll.frame.size.height = 4
    #expect(scroll.drawn().text.contains("▐"))
    scroll.showsVerticalScrollIndicator = false
    #expect(!scroll.drawn().text.contains("▐"))
    scroll.showsVerticalScrollIndicator = true
    scroll.isScrollEnabled = false
    #expect(!scroll.drawn().text.contains("▐"))
  }

  @Test func `the scroll indicator keeps to scrollIndicatorInsets and stays in front of later subviews`() {
    scroll.addSubview(FilledView("x", Rect(0, 0, 6, 10)))
    scroll.scrollIndicatorInsets = EdgeInsets(top: 1, bottom: 1)
    expect(scroll, draws: "xxxxxx\nxxxxx▐\nxxxxxx\nxxxxxx")
  }
}

/// Misuse that stops the program with a message.
@MainActor @Suite struct ScrollViewMisuseTests {
  @Test func `excessive content sizes, insets and image sizes trap`() async {
    let inset = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { ScrollView().contentInset = EdgeInsets(top: .max) }
    }
    inset.expectMessage("contentInset cannot be top \(Int.max), left 0, bottom 0, right 0: no number can exceed 2³¹")
    let size = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { ScrollView().contentSize = Size(width: 1, height: .max) }
    }
    size.expectMessage("contentSize cannot be 1 × \(Int.max) cells: no number can exceed 2³¹")
    let text = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { TextView().textContainerInset = EdgeInsets(left: .min) }
    }
    text.expectMessage("textContainerInset cannot be")
    let cells = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Image(color: .red, size: Size(width: .max, height: 3))
    }
    cells.expectMessage("a buffer cannot have \(Int.max) × 3 cells")
  }

  @Test func `extreme content offsets and rectangles are clamped to the content`() {
    let scroll = ScrollView(frame: Rect(0, 0, 10, 5))
    scroll.contentSize = Size(width: 10, height: 100)
    scroll.contentInset = EdgeInsets(bottom: 1)
    scroll.contentOffset = Point(x: .max, y: .max)
    expectEqual(scroll.contentOffset, Point(x: 0, y: 96))
    scroll.scrollRectToVisible(Rect(0, 0, .max, .max), animated: false)
    expectEqual(scroll.contentOffset, .zero)
    scroll.scrollRectToVisible(Rect(.min, .min, 1, 1), animated: false)
    expectEqual(scroll.contentOffset, .zero)
  }
}
