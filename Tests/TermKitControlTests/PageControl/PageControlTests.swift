import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@MainActor @Suite struct PageControlTests {
  private let control = PageControl()
  private let app: TestApplication
  private let changes = Changes()

  /// The pages that the control reported.
  @MainActor private final class Changes {
    var pages: [Int] = []
  }

  init() {
    let control = control
    control.numberOfPages = 5
    control.currentPage = 2
    control.frame = Rect(0, 1, 20, 1)
    app = TestApplication(size: Size(width: 20, height: 3)) { application in
      application.statusBar.leftText = ""
      let window = Window(windowScene: application.windowScene)
      window.backgroundColor = .white
      window.addSubview(control)
      window.addSubview(Button(title: "Go"))
      window.makeKeyAndVisible()
    }
    let changes = changes
    control.addAction(for: .valueChanged) { control in
      if let control = control as? PageControl { changes.pages.append(control.currentPage) }
    }
  }

  private func focus() {
    control.becomeFirstResponder()
    app.turn()
  }

  // MARK: Pages

  @Test func `C14: a page control shows a dot for each page in its middle, and a larger one for the current page`() {
    expectEqual(app.row(1), "     • • ● • •")
    control.currentPage = 3
    app.turn()
    expectEqual(app.row(1), "     • • • ● •")
  }

  @Test func `C14: a current page out of range becomes the first or the last page`() {
    control.currentPage = 9
    expectEqual(control.currentPage, 4)
    control.currentPage = -1
    expectEqual(control.currentPage, 0)
    control.currentPage = 4
    control.numberOfPages = 3
    expectEqual(control.currentPage, 2)
  }

  @Test func `C14: hidesForSinglePage hides the dot of a single page`() {
    control.numberOfPages = 1
    app.turn()
    #expect(app.row(1).contains("●"))
    control.hidesForSinglePage = true
    app.turn()
    expectEqual(app.row(1), "")
  }

  @Test func `C14: size(forNumberOfPages:) has room for all dots and a column on both sides`() {
    expectEqual(control.size(forNumberOfPages: 5), Size(width: 11, height: 1))
    expectEqual(control.size(forNumberOfPages: 0), Size(width: 2, height: 1))
    expectEqual(control.intrinsicContentSize, Size(width: 11, height: 1))
    expectEqual(control.sizeThatFits(Size(width: 6, height: 1)), Size(width: 6, height: 1))
  }

  @Test func `C14: a control with more pages than columns shows the dots around the current page`() {
    control.numberOfPages = 30
    control.frame.size.width = 11
    for (page, picture) in [(0, " ● • • • · "), (2, " • • ● • · "), (15, " · • ● • · "), (29, " · • • • ● ")] {
      control.currentPage = page
      expect(control, draws: picture)
    }
  }

  // MARK: Keys

  @Test func `C14: Left, Right, Home and End change the page and send valueChanged`() {
    focus()
    app.press(.right)
    app.press(.right)
    app.press(.home)
    app.press(.end)
    app.press(.left)
    expectEqual(changes.pages, [3, 4, 0, 4, 3])
  }

  @Test func `C14: an arrow key that leads to no page is left to other responders`() {
    control.currentPage = 4
    focus()
    #expect(!control.pressBegan(Key(.right)))
    #expect(!control.pressBegan(Key(.end)))
    #expect(control.pressBegan(Key(.left)))
  }

  @Test func `C14: setting the current page sends no valueChanged`() {
    control.currentPage = 4
    #expect(changes.pages.isEmpty)
  }

  // MARK: Mouse

  @Test func `C14: a click beside the current dot goes one page towards the click`() {
    app.click(13, 1)
    expectEqual(changes.pages, [3])
    app.click(2, 1)
    app.click(5, 1)
    expectEqual(changes.pages, [3, 2, 1])
    app.click(7, 1)
    expectEqual(changes.pages, [3, 2, 1])
  }

  @Test func `C14: dragging goes to the page under the mouse`() {
    app.mouseDown(9, 1)
    expectEqual(control.interactionState, .discrete)
    app.mouseDrag(13, 1)
    expectEqual(control.interactionState, .continuous)
    app.mouseDrag(5, 1)
    app.mouseDrag(0, 2)
    app.mouseUp(0, 2)
    expectEqual(changes.pages, [4, 0])
    expectEqual(control.interactionState, .none)
  }

  @Test func `C14: without continuous interaction, dragging does nothing and the release counts as a click`() {
    control.allowsContinuousInteraction = false
    app.mouseDown(9, 1)
    app.mouseDrag(13, 1)
    #expect(changes.pages.isEmpty)
    app.mouseUp(13, 1)
    expectEqual(changes.pages, [3])
  }

  @Test func `C14: the mouse wheel changes the page`() {
    app.turnWheel(by: 1, 8, 1)
    app.turnWheel(by: -1, 8, 1)
    expectEqual(changes.pages, [3, 2])
  }

  // MARK: States

  @Test func `C14: a disabled page control ignores the mouse, the wheel and the focus`() {
    control.isEnabled = false
    app.click(13, 1)
    app.turnWheel(by: 1, 8, 1)
    #expect(changes.pages.isEmpty && !control.becomeFirstResponder())
  }

  @Test func `C14: a control with fewer than two pages cannot have the focus`() {
    focus()
    #expect(control.isFocused)
    control.numberOfPages = 1
    #expect(!control.isFocused && !control.canBecomeFirstResponder)
  }

  @Test(arguments: [(Language.english, "page 3 of 5"), (.german, "Seite 3 von 5"), (.japanese, "5ページ中3ページ目")])
  func `X1: a page control is adjustable, and its value is the page in the user's language`(
    language: Language, value: String
  ) {
    let control = PageControl(frame: Rect(0, 0, 20, 1))
    (control.numberOfPages, control.currentPage) = (5, 2)
    let app = TestApplication(
      size: Size(width: 60, height: 4), traits: TraitCollection(languages: [language]), showing: control)
    app.turn()
    expectEqual(control.accessibilityValue, value)
    #expect(control.accessibilityTraits.contains(.adjustable))
    control.accessibilityIncrement()
    expectEqual(control.currentPage, 3)
    control.accessibilityDecrement()
    control.accessibilityDecrement()
    expectEqual(control.currentPage, 1)
    control.isEnabled = false
    #expect(control.accessibilityTraits.contains(.notEnabled))
  }

  @Test func `C14: a negative number of pages becomes 0, and an image for a missing page traps`() async {
    control.numberOfPages = 3
    control.numberOfPages = -1
    #expect(control.numberOfPages == 0 && control.currentPage == 0)
    let image = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { PageControl().setIndicatorImage(nil, forPage: 0) }
    }
    expectEqual(image?.sentence.contains("page 0 is out of range 0..<0: set numberOfPages first"), true)
  }
}
