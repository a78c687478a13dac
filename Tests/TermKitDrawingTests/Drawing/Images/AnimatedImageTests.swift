import Stages
import TermKit
import TermKitTestSupport
import TestBasics
import Testing

@testable import TermKitGraphics

@Suite struct AnimatedImageTests {
  private static let spinner = Image.animatedImage(with: ["-", "\\", "|", "/"].map { Image($0) }, duration: 0.8)

  private func text(
    _ image: Image, at time: Double, _ player: ImagePlayer = ImagePlayer(), width: Int = 4, height: Int = 1,
    traits: TraitCollection = TraitCollection()
  ) -> String {
    player.time = time
    var canvas = Canvas(CellBuffer(size: Size(width: width, height: height)), traits: traits)
    canvas.imagePlayer = player
    canvas.draw(image, in: canvas.clipBounds)
    return canvas.buffer.text
  }

  @Test func `I5: an animated image repeats its frames, each for an equal part of the duration`() {
    let player = ImagePlayer()
    let times = [5, 5.1, 5.19, 5.2, 5.39, 5.4, 5.6, 5.79, 5.8, 5.999, 6.0]
    expectEqual(
      times.map { text(Self.spinner, at: $0, player) }, ["-", "-", "-", "\\", "\\", "|", "/", "/", "-", "-", "\\"])
  }

  @Test func `I5: an animated image with an immeasurably short duration still shows one of its frames`() {
    let flicker = Image.animatedImage(with: [Image("a"), Image("b")], duration: .leastNormalMagnitude)
    let player = ImagePlayer()
    for time in [0, 1e-9, 0.5, 7] { #expect(["a", "b"].contains(text(flicker, at: time, player))) }
  }

  @Test func `I5: drawing an animated image records the time and the area of its next frame`() {
    var canvas = Canvas(CellBuffer(size: Size(width: 9, height: 3)))
    let player = ImagePlayer()
    canvas.imagePlayer = player
    canvas.draw(Self.spinner, at: Point(x: 1, y: 1))
    expectEqual(canvas.nextImageFrame, NextImageFrame(due: 0.2, rect: Rect(x: 1, y: 1, width: 1, height: 1)))
    player.time = 0.25
    canvas.nextImageFrame = nil
    canvas.with(offset: Point(x: 4, y: 0)) { $0.draw(Self.spinner, at: Point(x: 1, y: 2)) }
    canvas.draw(Self.spinner, at: Point(x: 1, y: 1))
    expectEqual(canvas.nextImageFrame?.due.isNear(0.4), true)
    expectEqual(canvas.nextImageFrame?.rect, Rect(x: 1, y: 1, width: 5, height: 2))
  }

  @Test func `I5: with several animated images, the next frame is due at the earliest change`() {
    let slow = Image.animatedImage(with: [Image("a"), Image("b")], duration: 9)
    for images in [[slow, Self.spinner], [Self.spinner, slow]] {
      var canvas = Canvas(CellBuffer(size: Size(width: 9, height: 3)))
      canvas.imagePlayer = ImagePlayer()
      for (x, image) in images.enumerated() { canvas.draw(image, at: Point(x: x, y: 1)) }
      expectEqual(canvas.nextImageFrame, NextImageFrame(due: 0.2, rect: Rect(x: 0, y: 1, width: 2, height: 1)))
    }
  }

  @Test func `I5: images that are clipped or have a single frame request no next frame`() {
    var canvas = Canvas(CellBuffer(size: Size(width: 9, height: 3)))
    canvas.imagePlayer = ImagePlayer()
    canvas.draw(Self.spinner, at: Point(x: 9, y: 1))
    canvas.draw(Image("a"), at: .zero)
    canvas.draw(Image.animatedImage(with: [Image("a")], duration: 1), at: .zero)
    expectNil(canvas.nextImageFrame)
  }

  @Test func `I5: an animated image with very short frames changes at most 60 times a second`() {
    let wild = Image.animatedImage(with: (0..<1000).map { Image("\($0 % 10)") }, duration: 1)
    var canvas = Canvas(CellBuffer(size: Size(width: 1, height: 1)))
    canvas.imagePlayer = ImagePlayer()
    canvas.draw(wild, at: .zero)
    expectEqual(canvas.nextImageFrame?.due, 1.0 / 60)
  }

  @Test func `I5: copies of an animated image show the same frame, and restart after not being drawn for a while`() {
    let player = ImagePlayer()
    expectEqual(text(Self.spinner, at: 0, player), "-")
    expectEqual(text(Self.spinner, at: 0.3, player), "\\")
    expectEqual(text(Self.spinner.withRenderingMode(.alwaysTemplate), at: 0.3, player), "\\")
    expectEqual(text(Self.spinner, at: 9.3, player), "-")
    expectEqual(text(Self.spinner, at: 9.5, player), "\\")
  }

  @Test func `I5: equal animated images that were made separately show the same frame`() {
    let twin = Image.animatedImage(with: ["-", "\\", "|", "/"].map { Image($0) }, duration: 0.8)
    let player = ImagePlayer()
    expectEqual(twin, Self.spinner)
    expectEqual(text(Self.spinner, at: 0, player), "-")
    expectEqual(text(twin, at: 0.3, player), "\\")
    expectEqual(text(Self.spinner, at: 0.5, player), "|")
  }

  @Test func `I5: an animated image stays at its first frame with reduced motion or without a player`() {
    let player = ImagePlayer()
    let still = TraitCollection(reducesMotion: true)
    expectEqual([0.0, 0.3, 0.6].map { text(Self.spinner, at: $0, player, traits: still) }, ["-", "-", "-"])
    expectEqual(DrawnPicture(1, 1) { $0.draw(Self.spinner, at: .zero) }.text, "-")
    let poster = Image(size: Size(width: 1, height: 1)) { $0.draw(Self.spinner, at: .zero) }
    expectEqual(text(poster, at: 0.3, player), "-")
  }

  @Test(arguments: [true, false])
  func `I5: an animated image can be resizable and a template, set on the animation or on its frames`(isLast: Bool) {
    let caps = EdgeInsets(left: 1, right: 1)
    func change(_ image: Image) -> Image {
      image.resizableImage(withCapInsets: caps).withRenderingMode(.alwaysTemplate)
    }
    let frames = [Image("<->"), Image("<=>")]
    let image =
      isLast
      ? change(Image.animatedImage(with: frames, duration: 1))
      : Image.animatedImage(with: frames.map(change), duration: 1)
    let player = ImagePlayer()
    expectEqual(text(image, at: 0, player, width: 5), "<--->")
    expectEqual(text(image, at: 0.5, player, width: 5), "<===>")
    expectEqual(image.renderingMode, .alwaysTemplate)
    expectEqual(image.capInsets, caps)
    let picture = DrawnPicture(5, 1) { $0.draw(image, in: $0.clipBounds, tint: .scarlet) }
    expectEqual(picture.buffer[2, 0].foreground, .scarlet)
  }

  @Test func `I5: every frame of an animated image is shown in its best variant for the terminal`() {
    let image = Image.animatedImage(
      with: [
        Image("●", ascii: "*"),
        Image(variants: [Image.Variant(Image("o")), Image.Variant(Image("◐"), glyphLevel: .braille)]),
        Image("x"),
      ], duration: 3)
    for (level, frames) in [
      (GlyphLevel.ascii, ["*", "o", "x"]), (.blocks, ["●", "o", "x"]), (.braille, ["●", "◐", "x"]),
    ] {
      let player = ImagePlayer()
      let traits = TraitCollection(glyphLevel: level)
      expectEqual([0.0, 1, 2].map { text(image, at: $0, player, traits: traits) }, frames)
    }
  }

  @Test func `I5: each variant of an image can have its own animation`() {
    let image = Image(variants: [
      Image.Variant(Image.animatedImage(with: [Image("a"), Image("b")], duration: 2)),
      Image.Variant(Image("─"), glyphLevel: .blocks),
      Image.Variant(Self.spinner, glyphLevel: .ascii, verticalSizeClass: .compact),
    ])
    let ascii = TraitCollection(glyphLevel: .ascii)
    let player = ImagePlayer()
    expectEqual(text(image, at: 0, player, traits: ascii), "a")
    expectEqual(text(image, at: 1, player, traits: ascii), "b")
    expectEqual(text(image, at: 1, player), "─")
    let low = TraitCollection(verticalSizeClass: .compact)
    expectEqual([1, 1.2].map { text(image, at: $0, player, traits: low) }, ["-", "\\"])
  }

  @Test func `I5: an animated image has images and a duration, and equality compares both`() {
    expectEqual(Self.spinner.images, ["-", "\\", "|", "/"].map { Image($0) })
    expectEqual(Self.spinner.duration, 0.8)
    expectEqual(Self.spinner.size, Size(width: 1, height: 1))
    expectNil(Image("a").images)
    expectEqual(Image("a").duration, 0)
    expectEqual(Self.spinner, Image.animatedImage(with: ["-", "\\", "|", "/"].map { Image($0) }, duration: 0.8))
    #expect(Self.spinner != Image.animatedImage(with: ["-", "\\", "|", "/"].map { Image($0) }, duration: 0.9))
    expectEqual(Set([Self.spinner, Self.spinner.withRenderingMode(.automatic)]).count, 1)
  }

  @Test func `I5: an animated image used as a frame shows only its own first frame`() {
    let two = Image.animatedImage(with: [Self.spinner, Image("x")], duration: 2)
    let player = ImagePlayer()
    expectEqual([0, 0.3, 0.9, 1].map { text(two, at: $0, player) }, ["-", "-", "-", "x"])
  }

  @Test func `B4: an animated image has transparency if one of its frames has transparency`() {
    let full = Image(color: .scarlet)
    #expect(!Image.animatedImage(with: [full, full], duration: 1).hasTransparency())
    #expect(Image.animatedImage(with: [full, Image("a")], duration: 1).hasTransparency())
  }

  @Test func `I5: each frame drawn by a closure is drawn once and then cached`() async {
    let cache = ImageCache()
    await confirmation("drawn once for each frame", expectedCount: 2) { isDrawn in
      let frames = (0..<2).map { number in
        Image(size: Size(width: 1, height: 1)) { canvas in
          isDrawn()
          canvas.draw("\(number)", at: .zero)
        }
      }
      let image = Image.animatedImage(with: frames, duration: 2)
      let player = ImagePlayer()
      for second in 0..<6 {
        player.time = Double(second)
        var canvas = Canvas(CellBuffer(size: Size(width: 1, height: 1)))
        (canvas.imageCache, canvas.imagePlayer) = (cache, player)
        canvas.draw(image, at: .zero)
        expectEqual(canvas.buffer.text, "\(second % 2)")
      }
    }
  }

  @Test func `I5: the player releases an animation that was not shown for a while`() {
    let player = ImagePlayer()
    weak var animation: Image.Animation?
    do {
      let image = Image.animatedImage(with: [Image("a"), Image("b")], duration: 1)
      if case .animation(let found) = image.variant(for: TraitCollection()).content { animation = found }
      _ = text(image, at: 0, player)
    }
    #expect(animation != nil)
    _ = text(Self.spinner, at: 9, player)
    expectNil(animation)
  }

  @Test func `I5: an animated image without images or with a duration of zero traps`() async {
    await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Image.animatedImage(with: [], duration: 1)
    }.expectMessage("an animated image needs at least one image")
    await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Image.animatedImage(with: [Image("a")], duration: 0)
    }.expectMessage("an animated image cannot have a duration of 0")
  }

  @Test func `I5: an animated image with frames of different sizes traps`() async {
    await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Image.animatedImage(with: [Image("a"), Image("a"), Image("ab")], duration: 1)
    }.expectMessage("image 2 of an animation has 2×1 cells, but image 0 has 1×1: make them the same size")
  }
}

extension Double {
  fileprivate func isNear(_ other: Double) -> Bool { abs(self - other) < 1e-6 }
}
