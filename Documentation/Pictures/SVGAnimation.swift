import Recordings
import TermKit
import TermKitTestSupport

/// A recording of a screen as an animated SVG. The first screen is drawn once. On top of it, each part that changes is shown while it
/// looks different. Readers who prefer reduced motion see only the first screen.
struct SVGAnimation {
  /// A screen, and the time from which it is shown, in seconds.
  struct Frame {
    let time: Double
    let screen: RecordedScreen
  }

  private let frames: [Frame]
  private let duration: Double

  /// Creates an animation that is repeated after a number of seconds.
  init(_ frames: [Frame], duration: Double) { (self.frames, self.duration) = (frames, duration) }

  /// Plays a recording on a terminal emulator, and takes the screen at each interval. The times are in seconds.
  init(of cast: Asciicast, from start: Double, duration: Double, interval: Double = 1.0 / 15) {
    let screen = ScreenEmulator(size: cast.size)
    // The pictures of an animation have one size.
    var events = cast.events.prefix { $0.code != "r" }.filter { $0.code == "o" }[...]
    let frames = (0...Int(duration / interval)).map { count in
      let time = Double(count) * interval
      while let next = events.first, next.time <= start + time {
        screen.feed(Array(next.data.utf8))
        events.removeFirst()
      }
      return Frame(time: time, screen: RecordedScreen(screen))
    }
    self.init(frames, duration: duration)
  }

  /// The contents of the SVG file.
  var text: String {
    guard let first = frames.first?.screen else { return "" }
    let style = "<style>@media (prefers-reduced-motion: reduce) { .moving { display: none } }</style>"
    let clock =
      "<rect width=\"0\" height=\"0\"><animate id=\"loop\" attributeName=\"x\" begin=\"0s;loop.end\" dur=\"\(duration)s\"/></rect>"
    let moving = (0..<first.size.height).flatMap { y in blocks(in: y).flatMap { parts(of: $0, in: y) } }
    return SVGPicture.document(first.size, [style, clock] + SVGPicture(of: first).body + moving)
  }

  // The columns that change at some time. Neighbours belong to one block, because a text or a wide glyph may cross the edge between them.
  private func blocks(in y: Int) -> [Range<Int>] {
    guard let first = frames.first?.screen else { return [] }
    let changing = (0..<first.size.width).map { x in frames.contains { $0.screen[x, y] != first[x, y] } }
    var blocks: [Range<Int>] = []
    for x in changing.indices where changing[x] {
      if let last = blocks.last, last.upperBound + 1 >= x {
        blocks[blocks.count - 1] = last.lowerBound..<x + 1
      } else {
        blocks.append(x..<x + 1)
      }
    }
    return blocks
  }

  // One group for each look of a block that differs from the first screen, with the time in which it is seen.
  private func parts(of columns: Range<Int>, in y: Int) -> [String] {
    guard let first = frames.first?.screen else { return [] }
    var parts: [String] = []
    var index = 0
    while index < frames.count {
      let start = index
      let look = frames[start].screen[columns, y]
      while index < frames.count, frames[index].screen[columns, y].elementsEqual(look) { index += 1 }
      if look.elementsEqual(first[columns, y]) { continue }
      let end = index < frames.count ? frames[index].time : duration
      parts.append(part(frames[start].screen, columns, y, from: frames[start].time, to: end))
    }
    return parts
  }

  private func part(_ screen: RecordedScreen, _ columns: Range<Int>, _ y: Int, from start: Double, to end: Double)
    -> String
  {
    let time = "begin=\"loop.begin+\(seconds(start))\" dur=\"\(seconds(end - start))\""
    let set = "<set attributeName=\"visibility\" to=\"visible\" \(time)/>"
    let shapes = SVGPicture(of: screen, columns: columns, row: y).body.joined()
    return "<g class=\"moving\" visibility=\"hidden\" \(SVGPicture.crispEdges)>\(set)\(shapes)</g>"
  }

  private func seconds(_ time: Double) -> String { "\(Double(Int((time * 1000).rounded())) / 1000)s" }
}
