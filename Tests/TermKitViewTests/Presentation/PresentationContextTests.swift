import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// Presentation over one part of the screen while the rest remains usable (V3).
@MainActor @Suite struct PresentationContextTests {
  private let journal = Journal()
  private let app: TestApplication
  private let left: JournalController
  private let right: JournalController
  private let picker: JournalController
  private let leftField = FocusableView()
  private let rightField = FocusableView()
  private let pickerField = FocusableView()

  init() {
    let root = ViewController()
    left = JournalController("Left", journal, color: .white)
    right = JournalController("Right", journal, color: .black)
    picker = JournalController("Picker", journal, color: .blue)
    root.embed(left, Rect(0, 0, 10, 6))
    root.embed(right, Rect(10, 0, 10, 6))
    left.view.addSubview(leftField)
    right.view.addSubview(rightField)
    picker.view.addSubview(pickerField)
    [leftField, rightField, pickerField].forEach { $0.frame = Rect(1, 2, 3, 1) }
    left.definesPresentationContext = true
    picker.modalPresentationStyle = .currentContext
    app = TestApplication(size: Size(width: 20, height: 6)) { application in
      let window = Window(windowScene: application.windowScene)
      window.rootViewController = root
      window.makeKeyAndVisible()
    }
    _ = journal.take()
  }

  @Test func `V3: a currentContext presentation covers only the controller that defines the context`() {
    left.present(picker, animated: false)
    app.turn()
    #expect(picker.presentingViewController === left)
    expectEqual(app.background(2, 3), .blue)
    expectEqual(app.background(12, 3), .black)
    expectEqual(
      journal.take(), ["Left will disappear", "Picker will appear", "Left did disappear", "Picker did appear"])
    left.dismiss(animated: false)
    app.turn()
    expectEqual(app.background(2, 3), .white)
    expectEqual(
      journal.take(), ["Picker will disappear", "Left will appear", "Picker did disappear", "Left did appear"])
  }

  @Test func `V3: a currentContext presentation takes focus and mouse from the covered controller only`() {
    left.present(picker, animated: false)
    app.turn()
    #expect(pickerField.isFocused)
    app.press("\t")
    #expect(rightField.isFocused)
    app.press("\t")
    #expect(pickerField.isFocused)
    #expect(!leftField.becomeFirstResponder())
    #expect(app.application.windowScene.windows.first?.hitTest(Point(x: 1, y: 2)) === pickerField)
    #expect(app.application.windowScene.windows.first?.hitTest(Point(x: 11, y: 2)) === rightField)
  }

  @Test func `V3: a currentContext presentation slides in clipped to its context and follows the context's size`() {
    left.present(picker)
    app.advance(by: 0.15)
    expectEqual(app.background(2, 5), .blue)
    expectEqual(app.background(2, 0), .white)
    expectEqual(app.background(12, 5), .black)
    app.advance(by: 0.2)
    left.view.frame = Rect(0, 0, 7, 6)
    app.turn()
    expectEqual(picker.view.frame, Rect(0, 0, 7, 6))
  }

  @Test func `V3: content behind an overCurrentContext presentation shows through and gets no life-cycle callbacks`() {
    picker.modalPresentationStyle = .overCurrentContext
    picker.view.backgroundColor = Color.blue.withAlphaComponent(0.5)
    left.present(picker, animated: false)
    app.turn()
    expectEqual(app.background(2, 3), Color.blue.withAlphaComponent(0.5).over(.white))
    expectEqual(journal.take(), ["Picker will appear", "Picker did appear"])
    #expect(!leftField.becomeFirstResponder())
  }

  @Test func `V3: the nearest ancestor that defines a presentation context presents, or else the outermost ancestor`() {
    let inner = JournalController("Inner", journal)
    left.embed(inner)
    inner.present(picker, animated: false)
    #expect(picker.presentingViewController === left)
    inner.dismiss(animated: false)
    left.definesPresentationContext = false
    inner.present(picker, animated: false)
    #expect(picker.presentingViewController === left.parent)
    app.turn()
    expectEqual(app.background(12, 3), .blue)
  }

  @Test func `V3: two presentation contexts can present at the same time`() {
    let other = JournalController("Other", journal, color: .red)
    other.modalPresentationStyle = .currentContext
    right.definesPresentationContext = true
    left.present(picker, animated: false)
    right.present(other, animated: false)
    app.turn()
    expectEqual(app.background(2, 3), .blue)
    expectEqual(app.background(12, 3), .red)
    #expect(left.presentedViewController === picker)
    #expect(right.presentedViewController === other)
  }
}
