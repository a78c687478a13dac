import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@testable import TermKitViews

@Suite struct ImageAlignmentTests {
  private let insets = EdgeInsets(bottom: 1, right: 2)

  @Test func `I4: withAlignmentRectInsets returns a copy with the given insets and an unchanged size`() {
    let image = SampleImage.letters
    expectEqual(image.alignmentRectInsets, .zero)
    let aligned = image.withAlignmentRectInsets(insets)
    expectEqual(aligned.alignmentRectInsets, insets)
    expectEqual(aligned.size, image.size)
    #expect(aligned != image)
    expectEqual(aligned.withAlignmentRectInsets(.zero), image)
  }

  @Test func `I4: an image with alignment insets is drawn as a whole`() {
    expectEqual(
      DrawnPicture(4, 3) { $0.draw(SampleImage.letters.withAlignmentRectInsets(insets), at: .zero) }.text,
      "abc\ndef\nghi")
  }

  @Test func `I4: alignment insets combine with resizing, rendering modes and animation`() {
    let caps = EdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    let letters = SampleImage.letters
    let one = letters.withAlignmentRectInsets(insets).resizableImage(withCapInsets: caps)
    expectEqual(one, letters.resizableImage(withCapInsets: caps).withAlignmentRectInsets(insets))
    #expect(one.capInsets == caps && one.alignmentRectInsets == insets)
    expectEqual(one.withRenderingMode(.alwaysTemplate).alignmentRectInsets, insets)
    expectEqual(Image.animatedImage(with: [one, letters], duration: 1).alignmentRectInsets, insets)
  }

  @Test func `I4: every variant of an image has its own alignment insets`() {
    let image = Image(variants: [
      Image.Variant(Image("a")),
      Image.Variant(Image("▟▙").withAlignmentRectInsets(EdgeInsets(left: 1)), glyphLevel: .blocks),
    ])
    expectEqual(image.alignmentRectInsets, EdgeInsets(left: 1))
    expectEqual(image.resolved(for: TraitCollection(glyphLevel: .ascii)).alignmentRectInsets, .zero)
  }

  @Test func `I4: negative alignment insets and alignment insets larger than the image trap`() async {
    await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Image("a").withAlignmentRectInsets(EdgeInsets(top: -1))
    }.expectMessage("alignment insets cannot be negative: top -1")
    await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Image("a").withAlignmentRectInsets(EdgeInsets(left: 1, right: 1))
    }.expectMessage("are larger than an image of 1×1 cells")
  }
}

@MainActor @Suite struct AlignmentRectTests {
  // A box with a shadow to the right and below.
  private let box = Image("##.\n##.\n...").withAlignmentRectInsets(EdgeInsets(bottom: 1, right: 1))

  @Test func `I4: an image view has the alignment insets of its image, and other views have none`() {
    let view = ImageView(image: box)
    expectEqual(view.alignmentRectInsets, EdgeInsets(bottom: 1, right: 1))
    expectEqual(view.alignmentRect(forFrame: Rect(4, 5, 3, 3)), Rect(4, 5, 2, 2))
    expectEqual(view.frame(forAlignmentRect: Rect(4, 5, 2, 2)), Rect(4, 5, 3, 3))
    let plain = View()
    expectEqual(plain.alignmentRectInsets, .zero)
    expectEqual(plain.alignmentRect(forFrame: Rect(4, 5, 3, 3)), Rect(4, 5, 3, 3))
    view.image = nil
    expectEqual(view.alignmentRectInsets, .zero)
  }

  private func stack(_ axis: LayoutAxis, _ alignment: StackAlignment, spacing: Int = 0) -> StackView {
    let views = [ImageView(image: box), ImageView(image: Image("@@\n@@")), ImageView(image: box)]
    let stack = StackView(arrangedSubviews: views, axis: axis, spacing: spacing)
    stack.alignment = alignment
    return stack
  }

  @Test func `I4: a stack view arranges alignment rectangles, and shadows extend into the gaps`() {
    let row = stack(.horizontal, .leading, spacing: 1)
    expectEqual(row.sizeThatFits(Size(width: 40, height: 9)), Size(width: 8, height: 2))
    row.frame = Rect(0, 0, 9, 3)
    row.arrangedSubviews[2].setContentHuggingPriority(.defaultHigh, for: .horizontal)
    row.arrangedSubviews[0].setContentHuggingPriority(.defaultHigh, for: .horizontal)
    row.layoutIfNeeded()
    expectEqual(row.arrangedSubviews.map(\.frame), [Rect(0, 0, 3, 3), Rect(3, 0, 3, 2), Rect(7, 0, 3, 3)])
    let column = stack(.vertical, .center)
    column.frame = Rect(0, 0, 6, 6)
    column.layoutIfNeeded()
    expectEqual(column.arrangedSubviews.map(\.frame), [Rect(2, 0, 3, 3), Rect(2, 2, 2, 2), Rect(2, 4, 3, 3)])
    expect(column, draws: "  ##.\n  ##.\n  @@.\n  @@\n  ##.\n  ##.")
  }

  @Test func `I4: a horizontal stack view with fill alignment gives alignment rectangles its full height`() {
    let row = stack(.horizontal, .fill)
    row.frame = Rect(0, 0, 6, 5)
    row.layoutIfNeeded()
    expectEqual(row.arrangedSubviews.map(\.frame), [Rect(0, 0, 3, 6), Rect(2, 0, 2, 5), Rect(4, 0, 3, 6)])
  }

  @Test func `I4: a trait change that changes an image's alignment insets triggers a layout pass of the superview`() {
    let stage = TestScene()
    let image = Image(variants: [
      Image.Variant(Image("ab")),
      Image.Variant(Image("ab").withAlignmentRectInsets(EdgeInsets(right: 1)), glyphLevel: .blocks),
    ])
    let row = StackView(arrangedSubviews: [ImageView(image: image), ImageView(image: Image("c"))])
    row.frame = Rect(0, 0, 3, 1)
    row.arrangedSubviews[0].setContentHuggingPriority(.defaultHigh, for: .horizontal)
    stage.window.addSubview(row)
    stage.frame()
    expectEqual(row.arrangedSubviews[1].frame.minX, 1)
    stage.scene.adopt(TraitCollection(glyphLevel: .ascii))
    stage.frame()
    expectEqual(row.arrangedSubviews[1].frame.minX, 2)
  }

  @Test func `I4: a tab bar centres the alignment rectangle of an item's image`() {
    let image = Image("<>..").withAlignmentRectInsets(EdgeInsets(right: 2))
    let tabs = TabBar()
    tabs.items = [TabBarItem(title: "One", image: image)]
    tabs.frame = Rect(0, 0, 10, 2)
    let row = tabs.drawn().text.split(separator: "\n", omittingEmptySubsequences: false)[0]
    #expect(row.prefix(4) == "    " && row.dropFirst(4).hasPrefix("<>.."))
    expectEqual(Rect(0, 0, 8, 3).centered(Size(width: 2, height: 1)), Rect(3, 1, 2, 1))
    expectEqual(image.frame(centeredIn: Rect(0, 0, 8, 3)), Rect(3, 1, 4, 1))
    let left = Image("..<>\n..  ").withAlignmentRectInsets(EdgeInsets(left: 2, bottom: 1))
    expectEqual(left.frame(centeredIn: Rect(0, 0, 8, 3)), Rect(1, 1, 4, 2))
    let top = Image("..\n<>").withAlignmentRectInsets(EdgeInsets(top: 1))
    expectEqual(top.frame(centeredIn: Rect(0, 0, 8, 3)), Rect(3, 0, 2, 2))
  }
}
