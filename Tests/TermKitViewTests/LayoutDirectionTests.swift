import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// A view that draws a letter and a bracket in its first columns, and notes touches and keys.
private final class CornerView: View {
  var touches: [Point] = []
  var keys: [Key] = []

  override var canBecomeFirstResponder: Bool { true }

  override func draw(in canvas: inout Canvas) {
    canvas.draw("ab(", at: bounds.origin)
    canvas.draw(Glyph("┌"), at: bounds.origin + Point(x: 0, y: 1), style: TextStyle())
  }

  override func touchBegan(_ touch: Touch) { touches.append(touch.location(in: self)) }

  override func pressBegan(_ key: Key) -> Bool {
    keys.append(key)
    return true
  }
}

/// Tests of interfaces and views from right to left.
@MainActor @Suite(.isolatedAppearance) struct LayoutDirectionTests {
  private let root = View()
  private let corner = CornerView(frame: Rect(x: 1, y: 1, width: 6, height: 2))
  private let app: TestApplication

  init() {
    let root = root
    root.backgroundColor = .white
    root.addSubview(corner)
    app = TestApplication(size: Size(width: 12, height: 4), showing: root)
    app.application.viewControllerBasedStatusBarAppearance = false
    app.application.isStatusBarHidden = true
    app.application.traitOverrides.layoutDirection = .rightToLeft
    app.turn()
  }

  // MARK: The direction

  @Test(arguments: ["ar", "ar-EG", "he", "fa", "ur", "yi", "dv", "ug", "ckb", "az-Arab", "ku-Arab"])
  func `languages of Arabic, Hebrew and other scripts are written from right to left`(name: String) {
    expectEqual(Language(name).characterDirection, .rightToLeft)
  }

  @Test(arguments: ["en", "de", "ja", "tr", "ku", "ar-Latn", "C", "zh-Hant-TW", ""])
  func `other languages are written from left to right`(name: String) {
    expectEqual(Language(name).characterDirection, .leftToRight)
  }

  @Test func `the direction comes from the language that the program has texts in`() {
    let app = TestApplication(traits: TraitCollection(languages: [Language("ar-EG"), .english])) { _ in }
    expectEqual(app.application.userInterfaceLayoutDirection, .leftToRight)
    app.application.supportedLanguages = [.english, Language("ar")]
    expectEqual(app.application.userInterfaceLayoutDirection, .rightToLeft)
    app.application.supportedLanguages = [.english]
    expectEqual(app.application.userInterfaceLayoutDirection, .leftToRight)
  }

  @Test func `an override precedes the language, and a screen reader reads from left to right`() {
    var traits = TraitCollection(languages: [Language("he")])
    expectEqual(traits.layoutDirection, .rightToLeft)
    traits.layoutDirection = .leftToRight
    expectEqual(traits.layoutDirection, .leftToRight)
    traits.layoutDirection = .rightToLeft
    traits.usesScreenReader = true
    expectEqual(traits.layoutDirection, .leftToRight)
  }

  @Test func `an attribute decides the direction of one view, but not of its subviews`() {
    let inner = View()
    corner.addSubview(inner)
    for (attribute, isRightToLeft) in zip(SemanticContentAttribute.allCases, [true, false, false, false, true]) {
      corner.semanticContentAttribute = attribute
      expectEqual(corner.effectiveUserInterfaceLayoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)
      expectEqual(inner.effectiveUserInterfaceLayoutDirection, .rightToLeft)
    }
    expectEqual(View.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .rightToLeft), .rightToLeft)
    expectEqual(View.userInterfaceLayoutDirection(for: .playback, relativeTo: .rightToLeft), .leftToRight)
  }

  // MARK: Drawing

  @Test func `columns count from the right edge, lines are mirrored, and texts are not`() {
    expect(
      app,
      shows: """

                ab(
                  ┐
        """)
  }

  @Test func `a view from left to right keeps its contents at the mirrored place`() {
    corner.semanticContentAttribute = .spatial
    app.turn()
    expect(
      app,
      shows: """

             ab(
             ┌
        """)
  }

  @Test func `a view from right to left in an interface from left to right mirrors its own contents`() {
    app.application.traitOverrides.layoutDirection = nil
    corner.semanticContentAttribute = .forceRightToLeft
    app.turn()
    expect(
      app,
      shows: """

            ab(
              ┐
        """)
  }

  @Test func `a changed direction is laid out and drawn at once, also back`() {
    app.application.traitOverrides.layoutDirection = nil
    app.turn()
    expect(
      app,
      shows: """

         ab(
         ┌
        """)
  }

  @Test func `a wide glyph at the edge of the screen is drawn whole or not at all`() {
    let label = Label(text: "漢字漢字漢字漢")
    label.frame = Rect(x: 0, y: 0, width: 12, height: 1)
    label.lineBreakMode = .byClipping
    root.addSubview(label)
    app.turn()
    expectEqual(app.row(0), "漢字漢字漢字")
    label.frame.origin.x = 1
    app.turn()
    expectEqual(app.row(0), " 字漢字漢字")
  }

  @Test func `labels begin at the right edge, unless they are aligned with the left edge`() {
    corner.removeFromSuperview()
    for (y, alignment) in TextAlignment.allCases.enumerated() {
      let label = Label(text: "\(alignment)")
      label.frame = Rect(x: 0, y: y, width: 12, height: 1)
      label.textAlignment = alignment
      root.addSubview(label)
    }
    app.turn()
    expect(
      app,
      shows: """
        left
           center
               right
             natural
        """)
  }

  @Test func `attributed labels and struck-through texts are read from left to right`() {
    let label = Label(frame: Rect(x: 0, y: 0, width: 12, height: 1))
    let part = AttributedText.Attributes(foregroundColor: .systemBlue, hasStrikethrough: true)
    label.attributedText = AttributedText("one ") + AttributedText("two", attributes: part)
    root.addSubview(label)
    app.turn()
    expectEqual(app.row(0), "     one t\u{336}w\u{336}o\u{336}")
  }

  @Test func `images look the same, except for those that are flipped`() {
    let image = Image("▌(a")
    for (y, image) in [image, image.imageFlippedForRightToLeftLayoutDirection()].enumerated() {
      let view = ImageView(image: image)
      view.frame = Rect(x: 0, y: 2 * y, width: 3, height: 1)
      root.addSubview(view)
    }
    corner.removeFromSuperview()
    app.turn()
    expect(
      app,
      shows: """
                 ▌(a

                 a)▐
        """)
  }

  // MARK: Events

  @Test func `clicks and keys reach views in their own direction`() {
    corner.becomeFirstResponder()
    app.click(10, 1)
    expectEqual(corner.touches, [Point(x: 0, y: 0)])
    app.press(Typed.left)
    expectEqual(corner.keys.first?.code, .right)
    corner.semanticContentAttribute = .spatial
    app.turn()
    corner.keys = []
    app.click(5, 1)
    expectEqual(corner.touches.last, Point(x: 0, y: 0))
    app.press(Typed.left)
    expectEqual(corner.keys.first?.code, .left)
  }

  @Test func `coordinates are converted between views of different directions`() {
    corner.semanticContentAttribute = .spatial
    expectEqual(corner.convert(Point.zero, to: nil), Point(x: 6, y: 1))
    expectEqual(corner.convert(Point(x: 6, y: 1), from: nil), .zero)
    let rect = Rect(x: 0, y: 0, width: 2, height: 1)
    expectEqual(corner.convert(rect, to: root), Rect(x: 5, y: 1, width: 2, height: 1))
    expectEqual(root.convert(Rect(x: 5, y: 1, width: 2, height: 1), to: corner), rect)
    expectEqual(root.hitTest(Point(x: 6, y: 1)), corner)
  }

  @Test func `a part of a turned view is drawn again at its own place`() {
    corner.semanticContentAttribute = .spatial
    let label = Label(text: "1")
    label.frame = Rect(x: 4, y: 1, width: 1, height: 1)
    corner.addSubview(label)
    app.turn()
    expectEqual(app.row(2), "     ┌   1")
    label.text = "2"
    app.turn()
    expectEqual(app.row(2), "     ┌   2")
  }
}
