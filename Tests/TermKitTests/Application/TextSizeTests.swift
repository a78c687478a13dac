import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// A delegate that counts changes of the size of text.
@MainActor private final class SizeDelegate: ApplicationDelegate {
  private(set) var sizes: [ContentSizeCategory] = []
  private let view: View

  init(_ view: View) { self.view = view }

  func applicationDidFinishLaunching(_ application: Application) {
    let controller = ViewController()
    controller.view = view
    let window = Window(windowScene: application.windowScene)
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  func applicationDidChangeContentSizeCategory(_ application: Application) {
    sizes.append(application.preferredContentSizeCategory)
  }
}

/// A label whose font follows the preferred size of text.
@MainActor private func adjustingLabel(_ text: String, _ style: Font.TextStyle = .body) -> Label {
  let label = Label(text: text)
  label.font = .preferredFont(forTextStyle: style)
  label.adjustsFontForContentSizeCategory = true
  return label
}

@MainActor @Suite struct TextSizeTests {
  private let label = adjustingLabel("Go")
  private let delegate: SizeDelegate
  private let app: TestApplication

  init() {
    let stack = StackView(arrangedSubviews: [label], axis: .vertical)
    stack.alignment = .leading
    stack.backgroundColor = .white
    delegate = SizeDelegate(stack)
    app = TestApplication(size: Size(width: 30, height: 8), delegate: delegate)
  }

  private var size: ContentSizeCategory { app.application.preferredContentSizeCategory }

  private var isBold: Bool { app.cell(0, 1).attributes.contains(.bold) }

  private func setSize(_ size: ContentSizeCategory?) {
    app.application.traitOverrides.preferredContentSizeCategory = size
    app.turn()
  }

  @Test func `V7: a size that is set before the launch is no change for the delegate`() {
    let terminal = HeadlessTerminal(size: Size(width: 30, height: 8))
    let delegate = SizeDelegate(View())
    let application = Application(terminal: terminal, delegate: delegate)
    application.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
    application.launch()
    expectEqual(application.preferredContentSizeCategory, .accessibilityMedium)
    expectEqual(delegate.sizes, [])
  }

  @Test func `V7: the largest numbers are scaled without an overflow`() {
    setSize(.accessibilityMedium)
    expectEqual(FontMetrics.default.scaledValue(for: .max), .max)
  }

  @Test func `V7: a change of the preferred size reaches views and the delegate, and takes one frame`() {
    #expect(app.row(1) == "Go" && !isBold)
    let frames = app.frameCount
    setSize(.accessibilityExtraLarge)
    expectEqual(app.frameCount, frames + 1)
    expectEqual(delegate.sizes, [.accessibilityExtraLarge])
    #expect(isBold)
    setSize(nil)
    expectEqual(delegate.sizes, [.accessibilityExtraLarge, .large])
    #expect(!isBold)
    setSize(.large)
    expectEqual(delegate.sizes.count, 2, "the same size is no change")
  }

  // The bytes of Alt with the key, of kitty's protocol, and of xterm's modifyOtherKeys.
  @Test(arguments: [
    ("\u{1B}+", ContentSizeCategory.accessibilityMedium), ("\u{1B}=", .accessibilityMedium),
    ("\u{1B}[43;5u", .accessibilityMedium), ("\u{1B}[61;5u", .accessibilityMedium),
    ("\u{1B}[61;6u", .accessibilityMedium), ("\u{1B}[27;5;43~", .accessibilityMedium), ("\u{1B}-", .extraLarge),
    ("\u{1B}[45;5u", .extraLarge), ("\u{1B}[27;5;45~", .extraLarge),
  ])
  func `V7: Alt or Ctrl with plus and minus change the preferred size on every screen`(
    keys: String, new: ContentSizeCategory
  ) {
    setSize(.extraExtraLarge)
    app.press(keys)
    expectEqual(size, new)
  }

  @Test func `V7: keys skip the sizes that look like the one before, and each press says the size`() {
    app.resize(to: Size(width: 40, height: 8))
    func middle() -> String { app.row(0).trimmingPrefix { $0 == " " }.description }
    let larger = ["XL", "XXL", "AX1", "AX1"].map { name in
      app.press("\u{1B}+")
      expectEqual(middle(), "Text size \(name)")
      return size
    }
    expectEqual(larger, [.extraLarge, .extraExtraLarge, .accessibilityMedium, .accessibilityMedium])
    for name in ["XXL", "XL", "L", "L"] {
      app.press("\u{1B}-")
      expectEqual(middle(), "Text size \(name)")
    }
    app.advance(by: 1)
    expectEqual(middle(), "Text size L")
    app.advance(by: 1.5)
    expectEqual(middle(), "09:41")
  }

  @Test func `V7: from a size that the program chose, keys lead to the next distinct size`() {
    setSize(.extraSmall)
    app.press("\u{1B}-")
    expectEqual(size, .extraSmall, "no smaller size looks different")
    app.press("\u{1B}+")
    expectEqual(size, .extraLarge, "the sizes below the usual one look like it")
    setSize(.accessibilityExtraExtraExtraLarge)
    app.press("\u{1B}-")
    expectEqual(size, .extraExtraLarge)
  }

  @Test func `V7: the list of keys names the keys that change the size of text`() {
    app.resize(to: Size(width: 40, height: 20))
    app.press("?")
    app.advance(by: 0.3)
    #expect((0..<20).contains { app.row($0).contains("Alt-+ / -  Text size") })
  }

  @Test func `V7: a view can override the preferred size for everything inside it`() {
    label.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    app.turn()
    #expect(isBold)
    expectEqual(size, .large)
  }

  @Test func `V7: the font of a label that does not follow the preferred size stays as it is`() {
    label.adjustsFontForContentSizeCategory = false
    setSize(.accessibilityExtraExtraExtraLarge)
    #expect(!isBold)
  }

  @Test func `V7: a preferred font is made for the size of the screen`() {
    // The screen is that of the application whose code ran last.
    app.turn()
    expectEqual(Font.preferredFont(forTextStyle: .body).attributes, [])
    expectEqual(FontMetrics.default.scaledValue(for: 2), 2)
    setSize(.accessibilityExtraExtraExtraLarge)
    expectEqual(Font.preferredFont(forTextStyle: .body).attributes, .bold)
    expectEqual(FontMetrics.default.scaledValue(for: 2), 6)
    expectEqual(FontMetrics.default.scaledFont(for: .systemFont(ofSize: 10)).attributes, .bold)
  }
}

@MainActor @Suite struct ManyTextsTests {
  @Test func `V7: a change of the preferred size with 10,000 labels takes at most two frames`() {
    let container = View()
    container.backgroundColor = .white
    for index in 0..<10_000 {
      let label = adjustingLabel("\(index)")
      label.frame = Rect(x: index % 8 * 10, y: 1 + index / 8 * 4, width: 10, height: 4)
      container.addSubview(label)
    }
    let app = TestApplication(size: Size(width: 80, height: 24), showing: container)
    app.turn()
    let frames = app.frameCount
    app.application.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    for _ in 0..<4 { app.turn() }
    #expect((1...2).contains(app.frameCount - frames))
    #expect(app.cell(0, 1).attributes.contains(.bold))
  }
}
