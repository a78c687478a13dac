import TermKit
import TermKitTestSupport
import TermKitTesting
import Testing

@testable import TermKitToolkit

@MainActor @Suite struct ImageViewTests {
  private let star = Image("*x", color: .scarlet)
  private let stage = TestScene()

  private func view(_ image: Image?, _ width: Int, _ height: Int, _ mode: ContentMode = .scaleToFill) -> ImageView {
    let view = ImageView(image: image)
    view.frame = Rect(3, 1, width, height)
    view.contentMode = mode
    return view
  }

  @Test func `it is made as large as its image, and likes to be`() {
    #expect(ImageView(image: SampleImage.disc).frame == Rect(0, 0, 6, 3))
    #expect(ImageView().frame == .zero)
    let view = ImageView(image: SampleImage.disc)
    #expect(view.sizeThatFits(Size(width: 80, height: 24)) == Size(width: 6, height: 3))
    #expect(view.sizeThatFits(Size(width: 4, height: 24)) == Size(width: 4, height: 3))
    view.image = nil
    #expect(view.sizeThatFits(Size(width: 80, height: 24)) == .zero)
  }

  @Test func `the content mode says where the image is`() {
    let pictures: [ContentMode: String] = [
      .center: "\n *x", .top: " *x", .bottom: "\n\n *x", .left: "\n*x", .right: "\n  *x", .topLeft: "*x",
      .topRight: "  *x", .bottomLeft: "\n\n*x", .bottomRight: "\n\n  *x", .scaleToFill: "\n *x",
    ]
    #expect(pictures.count == ContentMode.allCases.count)
    for (mode, picture) in pictures { expect(view(star, 4, 3, mode), draws: picture) }
  }

  @Test func `a resizable image fills the view, unless it is to have a place`() {
    expect(view(SampleImage.box, 5, 4), draws: "┌───┐\n│···│\n│···│\n└───┘")
    expect(view(SampleImage.box, 5, 4, .bottomRight), draws: "\n  ┌─┐\n  │·│\n  └─┘")
  }

  @Test func `an image larger than the view is cut off at its edges`() {
    expect(view(SampleImage.letters, 2, 1, .topLeft), draws: "ab")
    expect(view(SampleImage.letters, 2, 2, .bottomRight), draws: "ef\nhi")
    expect(view(SampleImage.letters, 1, 1, .center), draws: "e")
  }

  @Test func `I1: an automatic image is shown in its own colours, as an original is`() {
    for mode in [Image.RenderingMode.automatic, .alwaysOriginal] {
      let view = view(star.withRenderingMode(mode), 2, 1)
      view.tintColor = .leaf
      #expect(view.drawn()[0, 0].foreground == .scarlet)
    }
  }

  @Test func `I2: a template is shown in the tint and follows every change of it`() {
    let view = view(star.withRenderingMode(.alwaysTemplate), 2, 1)
    stage.window.addSubview(view)
    stage.frame()
    #expect(view.drawn()[0, 0].foreground == .systemBlue)
    for (change, color) in [
      ({ stage.window.tintColor = .leaf }, Color.leaf), ({ view.tintColor = .scarlet }, .scarlet),
      ({ stage.window.tintAdjustmentMode = .dimmed }, Color.scarlet.grayscale),
      ({ view.tintColor = nil }, Color.leaf.grayscale),
      ({ stage.window.tintAdjustmentMode = .automatic }, .leaf),
    ] as [(() -> Void, Color)] {
      change()
      #expect(stage.frame().contains { $0.contains(view.frame) })
      #expect(view.drawn()[0, 0].foreground == color)
    }
  }

  @Test(arguments: ColorDepth.allCases)
  func `T12: where colours do not blend a dimmed template is dim too`(depth: ColorDepth) {
    let view = view(star.withRenderingMode(.alwaysTemplate), 2, 1)
    let traits = TraitCollection(colorDepth: depth)
    #expect(view.drawn(traits: traits)[0, 0].attributes == [])
    view.tintAdjustmentMode = .dimmed
    #expect(view.drawn(traits: traits)[0, 0].attributes == (depth.blends ? [] : .dim))
  }

  @Test func `I8: it shows the variant for the traits, in its place`() {
    let view = view(Image("★★★", ascii: "*"), 5, 1, .right)
    expect(view, draws: "  ★★★")
    expect(view, draws: "    *", traits: TraitCollection(glyphLevel: .ascii))
  }

  @Test func `I8: when the traits change it is laid out and drawn anew`() {
    let above = LayoutCounter()
    let view = ImageView(image: Image("★★★", ascii: "*"))
    above.addSubview(view)
    stage.window.addSubview(above)
    stage.frame()
    let (count, room) = (above.count, Size(width: 80, height: 24))
    #expect(view.sizeThatFits(room) == Size(width: 3, height: 1))
    stage.scene.adopt(TraitCollection(colorDepth: .none))
    stage.frame()
    #expect(above.count == count)
    stage.scene.adopt(TraitCollection(glyphLevel: .ascii))
    #expect(view.sizeThatFits(room) == Size(width: 1, height: 1))
    stage.frame()
    #expect(above.count == count + 1)
  }

  @Test func `V9: a template moves with the tint from colour to colour`() {
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

  @Test func `highlighted it shows the highlighted image, if there is one`() {
    let view = ImageView(image: Image("a"), highlightedImage: Image("b"))
    expect(view, draws: "a")
    view.isHighlighted = true
    expect(view, draws: "b")
    view.highlightedImage = nil
    expect(view, draws: "a")
  }

  @Test func `a change has it drawn anew, setting the same does not`() {
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
      #expect(stage.frame() == [view.frame])
    }
  }

  @Test func `an image of another size has those above laid out anew`() {
    let above = LayoutCounter()
    let view = view(star, 4, 3)
    above.addSubview(view)
    above.layoutIfNeeded()
    let count = above.count
    view.image = Image("a")
    above.layoutIfNeeded()
    #expect(above.count == count + 1)
  }
}

private final class LayoutCounter: View {
  var count = 0
  override func layoutSubviews() { count += 1 }
}
