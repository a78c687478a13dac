import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// Animated images on the screen (I5), in every place for images. Invisible ones cause no work.
@MainActor @Suite struct AnimatedImageDrawingTests {
  private let blink = Image.animatedImage(with: [Image("o"), Image("O")], duration: 1)
  private let size = Size(width: 30, height: 6)

  private func app(_ traits: TraitCollection = TraitCollection(), showing views: View...) -> TestApplication {
    let root = View()
    for view in views { root.addSubview(view) }
    return TestApplication(size: size, traits: traits, showing: root)
  }

  private func imageView(_ image: Image, x: Int = 0) -> ImageView {
    let view = ImageView(image: image)
    view.frame.origin = Point(x: x, y: 2)
    return view
  }

  /// Returns how often the application wakes up and how many frames it makes in five seconds. The clock changes once a minute.
  private func work(_ app: TestApplication) -> [Int] {
    let (turns, frames) = (app.turnCount, app.frameCount)
    app.advance(by: 5)
    return [app.turnCount - turns, app.frameCount - frames]
  }

  private let idle = [1, 0]

  @Test func `I5: an image view shows the images of an animated image in turn and draws one frame for each`() {
    let app = app(showing: imageView(blink))
    expectEqual(app.row(2), "o")
    app.advance(by: 0.49)
    expectEqual(app.row(2), "o")
    let frames = app.frameCount
    app.advance(by: 0.02)
    expectEqual(app.row(2), "O")
    expectEqual(app.frameCount, frames + 1)
    app.advance(by: 0.5)
    expectEqual(app.row(2), "o")
    expectEqual(work(app), [11, 10])
  }

  @Test func `I5: an image view that gets an equal animated image continues where it was`() {
    let view = imageView(blink)
    let app = app(showing: view)
    app.advance(by: 0.6)
    view.image = Image.animatedImage(with: [Image("o"), Image("O")], duration: 1)
    view.setNeedsDisplay()
    app.advance(by: 0.1)
    expectEqual(app.row(2), "O")
  }

  @Test func `I5: two views with the same animated image advance in the same frame`() {
    let app = app(showing: imageView(blink), imageView(blink, x: 4))
    expectEqual(work(app), [11, 10])
    expectEqual(app.row(2), "o   o")
  }

  @Test func `I5: the next image of an animated image redraws only the cells that the image covers`() {
    let stage = TestScene()
    let view = ImageView(image: blink)
    view.frame = Rect(2, 1, 9, 3)
    view.contentMode = .bottomRight
    stage.window.addSubview(view)
    stage.frame()
    stage.render()
    expectEqual(stage.scene.nextTimerTime, 0.5)
    stage.clock.advance(by: 0.5)
    stage.scene.fireTimers(at: 0.5)
    expectEqual(stage.frame(), [Rect(10, 3, 1, 1)])
    expectNil(stage.scene.nextTimerTime)
  }

  @Test func `I5: bar items, tab items, bar backgrounds and bar shadows play animated images`() {
    let bar = NavigationBar()
    bar.frame = Rect(0, 1, 30, 1)
    let item = NavigationItem(title: "T")
    item.rightBarButtonItem = BarButtonItem(image: blink)
    bar.setItems([item], animated: false)
    let tabs = TabBar()
    tabs.items = [TabBarItem(title: "One", image: blink)]
    tabs.frame = Rect(0, 3, 30, 2)
    tabs.shadowImage = Image.animatedImage(with: [Image("."), Image(":")], duration: 1)
    let app = app(showing: bar, tabs)
    func picture() -> [Bool] {
      [app.row(1).contains("O"), app.row(2).hasPrefix(":::"), app.row(3).contains("O")]
    }
    expectEqual(picture(), [false, false, false])
    app.advance(by: 0.5)
    expectEqual(picture(), [true, true, true])
    bar.setBackgroundImage(Image.animatedImage(with: [Image(color: .scarlet), Image(color: .leaf)], duration: 1))
    app.turn()
    expectEqual(app.background(0, 1), .scarlet)
    app.advance(by: 0.5)
    expectEqual(app.background(0, 1), .leaf)
  }

  @Test func `I5: a background pattern plays an animated image`() {
    let view = View(frame: Rect(0, 2, 4, 1))
    view.backgroundPattern = blink
    let app = app(showing: view)
    app.advance(by: 0.5)
    expectEqual(app.row(2), "OOOO")
  }

  @Test func `I5: an animated image causes no work while it is invisible, and plays again afterwards`() {
    let view = imageView(blink)
    let above = View(frame: Rect(0, 0, 9, 6))
    above.addSubview(view)
    let app = app(showing: above)
    for (hide, show) in [
      ({ view.isHidden = true }, { view.isHidden = false }), ({ above.isHidden = true }, { above.isHidden = false }),
      ({ view.alpha = 0 }, { view.alpha = 1 }), ({ view.removeFromSuperview() }, { above.addSubview(view) }),
      ({ view.frame.origin.x = 90 }, { view.frame.origin.x = 0 }),
      (
        {
          above.clipsToBounds = true
          above.bounds.origin.y = 5
        }, { above.bounds.origin.y = 0 }
      ),
    ] as [(() -> Void, () -> Void)] {
      app.advance(by: 0.25)
      hide()
      // One wake-up may already have been scheduled.
      app.advance(by: 1)
      expectEqual(work(app), idle)
      show()
      app.turn()
      expectEqual(app.row(2), "o")
      app.advance(by: 0.5)
      expectEqual(app.row(2), "O")
      app.advance(by: 0.5)
    }
  }

  @Test func `I5: a hidden animated image causes no wake-up`() {
    let view = imageView(blink)
    let app = app(showing: view)
    view.isHidden = true
    app.turn()
    expectEqual(work(app), idle)
  }

  @Test func `I5: with reduced motion, an animated image shows its first frame and schedules no wake-up`() {
    let app = app(TraitCollection(reducesMotion: true), showing: imageView(blink))
    expectEqual(work(app), idle)
    expectEqual(app.row(2), "o")
  }

  @Test func `I5: reduced motion returns an animated image to its first frame until motion is allowed again`() {
    let app = app(showing: imageView(blink))
    app.advance(by: 0.5)
    expectEqual(app.row(2), "O")
    app.application.traitOverrides.reducesMotion = true
    app.turn()
    expectEqual(app.row(2), "o")
    app.advance(by: 1)
    expectEqual(work(app), idle)
    app.application.traitOverrides.reducesMotion = nil
    app.advance(by: 0.5)
    expectEqual(app.row(2), "O")
  }

  @Test func `I5: replacing an animated image with a still image ends its redraws`() {
    let view = imageView(blink)
    let app = app(showing: view)
    view.image = Image("x")
    app.advance(by: 1)
    expectEqual(work(app), idle)
    expectEqual(app.row(2), "x")
  }

  @Test func `I5: redrawing a part of a view keeps the animated images in its other parts playing`() {
    let view = TwoImagesView(blink)
    view.frame = Rect(0, 2, 20, 1)
    let app = app(showing: view)
    app.advance(by: 0.2)
    view.setNeedsDisplay(in: Rect(0, 0, 1, 1))
    app.advance(by: 0.3)
    expectEqual(app.row(2), "O              O")
  }

  @Test func `I5: an animated image drawn on a separate canvas shows its first frame`() {
    let view = imageView(blink)
    let app = app(showing: view)
    app.advance(by: 0.5)
    expectEqual(app.row(2), "O")
    expect(view, draws: "o")
  }
}

private final class TwoImagesView: View {
  private let image: Image

  init(_ image: Image) {
    self.image = image
    super.init()
  }

  override func draw(in canvas: inout Canvas) {
    canvas.draw(image, at: .zero)
    canvas.draw(image, at: Point(x: 15, y: 0))
  }
}

extension TestScene {
  /// Draws all windows, as the compositor does.
  fileprivate func render() {
    var canvas = Canvas(CellBuffer(size: scene.size))
    canvas.imagePlayer = scene.imagePlayer
    scene.render(in: &canvas)
  }
}
