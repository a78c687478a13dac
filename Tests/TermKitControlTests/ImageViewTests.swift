import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@testable import TermKitViews

@MainActor @Suite struct ImageViewTests {
  private let star = Image("*x", color: .scarlet)
  private let stage = TestScene()

  private func view(_ image: Image?, _ width: Int, _ height: Int, _ mode: ContentMode = .scaleToFill) -> ImageView {
    let view = ImageView(image: image)
    view.frame = Rect(3, 1, width, height)
    view.contentMode = mode
    return view
  }

  @Test func `an image view starts as large as its image and prefers that size`() {
    expectEqual(ImageView(image: SampleImage.disc).frame, Rect(0, 0, 6, 3))
    expectEqual(ImageView().frame, .zero)
    let view = ImageView(image: SampleImage.disc)
    expectEqual(view.sizeThatFits(Size(width: 80, height: 24)), Size(width: 6, height: 3))
    expectEqual(view.sizeThatFits(Size(width: 4, height: 24)), Size(width: 4, height: 3))
    view.image = nil
    expectEqual(view.sizeThatFits(Size(width: 80, height: 24)), .zero)
  }

  @Test func `the content mode determines the position of the image in an image view`() {
    let pictures: [ContentMode: String] = [
      .center: "\n *x", .top: " *x", .bottom: "\n\n *x", .left: "\n*x", .right: "\n  *x", .topLeft: "*x",
      .topRight: "  *x", .bottomLeft: "\n\n*x", .bottomRight: "\n\n  *x", .scaleToFill: "\n *x",
    ]
    expectEqual(pictures.count, ContentMode.allCases.count)
    for (mode, picture) in pictures { expect(view(star, 4, 3, mode), draws: picture) }
  }

  @Test func `a resizable image fills an image view, unless the content mode only positions the image`() {
    expect(view(SampleImage.box, 5, 4), draws: "┌───┐\n│···│\n│···│\n└───┘")
    expect(view(SampleImage.box, 5, 4, .bottomRight), draws: "\n  ┌─┐\n  │·│\n  └─┘")
  }

  @Test func `an image larger than its image view is clipped at the edges of the view`() {
    expect(view(SampleImage.letters, 2, 1, .topLeft), draws: "ab")
    expect(view(SampleImage.letters, 2, 2, .bottomRight), draws: "ef\nhi")
    expect(view(SampleImage.letters, 1, 1, .center), draws: "e")
  }

  @Test func `I1: an image view shows automatic and alwaysOriginal images in their own colours`() {
    for mode in [Image.RenderingMode.automatic, .alwaysOriginal] {
      let view = view(star.withRenderingMode(mode), 2, 1)
      view.tintColor = .leaf
      expectEqual(view.drawn()[0, 0].foreground, .scarlet)
    }
  }

  @Test func `I2: an image view shows a template in the tint and follows every change of the tint`() {
    let view = view(star.withRenderingMode(.alwaysTemplate), 2, 1)
    stage.window.addSubview(view)
    stage.frame()
    expectEqual(view.drawn()[0, 0].foreground, .systemBlue)
    for (change, color) in [
      ({ stage.window.tintColor = .leaf }, Color.leaf), ({ view.tintColor = .scarlet }, .scarlet),
      ({ stage.window.tintAdjustmentMode = .dimmed }, Color.scarlet.grayscale),
      ({ view.tintColor = nil }, Color.leaf.grayscale),
      ({ stage.window.tintAdjustmentMode = .automatic }, .leaf),
    ] as [(() -> Void, Color)] {
      change()
      #expect(stage.frame().contains { $0.contains(view.frame) })
      expectEqual(view.drawn()[0, 0].foreground, color)
    }
  }

  @Test(arguments: ColorDepth.allCases)
  func `T12: where colours do not blend, a dimmed template also has the dim attribute`(depth: ColorDepth) {
    let view = view(star.withRenderingMode(.alwaysTemplate), 2, 1)
    let traits = TraitCollection(colorDepth: depth)
    expectEqual(view.drawn(traits: traits)[0, 0].attributes, [])
    view.tintAdjustmentMode = .dimmed
    expectEqual(view.drawn(traits: traits)[0, 0].attributes, (depth.blends ? [] : .dim))
  }

  @Test func `I8: an image view shows the image variant for the traits, positioned by the content mode`() {
    let view = view(Image("★★★", ascii: "*"), 5, 1, .right)
    expect(view, draws: "  ★★★")
    expect(view, draws: "    *", traits: TraitCollection(glyphLevel: .ascii))
  }

  @Test func `I8: a trait change that selects an image variant of another size lays out the superview again`() {
    let above = LayoutCounter()
    let view = ImageView(image: Image("★★★", ascii: "*"))
    above.addSubview(view)
    stage.window.addSubview(above)
    stage.frame()
    let (count, room) = (above.count, Size(width: 80, height: 24))
    expectEqual(view.sizeThatFits(room), Size(width: 3, height: 1))
    stage.scene.adopt(TraitCollection(colorDepth: .none))
    stage.frame()
    expectEqual(above.count, count)
    stage.scene.adopt(TraitCollection(glyphLevel: .ascii))
    expectEqual(view.sizeThatFits(room), Size(width: 1, height: 1))
    stage.frame()
    expectEqual(above.count, count + 1)
  }

  @Test func `V9: a template image follows the presentation value of an animated tint`() {
    let view = view(star.withRenderingMode(.alwaysTemplate), 2, 1)
    view.tintColor = .black
    stage.window.addSubview(view)
    stage.frame()
    View.animate(withDuration: 1, curve: .linear) { view.tintColor = .scarlet }
    stage.frame()
    #expect(stage.picture.contains("*x"))
    stage.clock.advance(by: 0.5)
    #expect(stage.frame().contains { $0.contains(view.frame) })
    let middle = view.drawn()[0, 0].foreground
    #expect((100...155).contains(middle.red) && middle.blue == 0)
  }

  @Test func `a highlighted image view shows its highlighted image if it has one`() {
    let view = ImageView(image: Image("a"), highlightedImage: Image("b"))
    expect(view, draws: "a")
    view.isHighlighted = true
    expect(view, draws: "b")
    view.highlightedImage = nil
    expect(view, draws: "a")
  }

  @Test func `an image view is redrawn only if a property is set to a different value`() {
    let view = view(star, 4, 3)
    stage.window.addSubview(view)
    stage.frame()
    view.image = Image("*x", color: .scarlet)
    view.highlightedImage = nil
    view.isHighlighted = false
    view.contentMode = .scaleToFill
    #expect(!stage.scene.frameIsDue)
    for change in [
      { view.image = Image("b") }, { view.contentMode = .top }, { view.highlightedImage = Image("c") },
      { view.isHighlighted = true },
    ] {
      change()
      expectEqual(stage.frame(), [view.frame])
    }
  }

  @Test func `setting an image of another size lays out the image view's superview again`() {
    let above = LayoutCounter()
    let view = view(star, 4, 3)
    above.addSubview(view)
    above.layoutIfNeeded()
    let count = above.count
    view.image = Image("a")
    above.layoutIfNeeded()
    expectEqual(above.count, count + 1)
  }
}

private final class LayoutCounter: View {
  var count = 0
  override func layoutSubviews() { count += 1 }
}
