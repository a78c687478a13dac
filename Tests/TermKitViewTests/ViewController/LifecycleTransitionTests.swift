import Stages
import TermKit
import TestBasics
import Testing

@MainActor @Suite struct LifecycleTransitionTests {
  private let journal = Journal()
  private let stage = TestScene()
  private let parent: JournalController
  private let child: JournalController

  init() {
    parent = JournalController("Parent", journal)
    child = JournalController("Child", journal)
  }

  private func transitions() -> [String] { journal.take().filter { $0.contains("appear") } }

  @Test func `V2: children appear and disappear with their parent and get each life-cycle callback once`() {
    parent.embed(child)
    expectEqual(transitions(), [])
    stage.window.rootViewController = parent
    expectEqual(
      transitions(), ["Parent will appear", "Child will appear", "Child did appear", "Parent did appear"])
    stage.window.rootViewController = nil
    expectEqual(
      transitions(), ["Parent will disappear", "Child will disappear", "Child did disappear", "Parent did disappear"])
  }

  @Test func `V2: a child that is added to or removed from a visible parent gets each life-cycle callback once`() {
    stage.window.rootViewController = parent
    _ = transitions()
    parent.embed(child)
    expectEqual(transitions(), ["Child will appear", "Child did appear"])
    parent.expel(child)
    expectEqual(transitions(), ["Child will disappear", "Child did disappear"])
  }

  @Test func `V2: a child that is added in its parent's viewWillAppear appears together with the parent`() {
    parent.willAppear = { [parent, child] in parent.embed(child) }
    stage.window.rootViewController = parent
    expectEqual(
      transitions(), ["Parent will appear", "Child will appear", "Child did appear", "Parent did appear"])
  }

  @Test func `V2: a child whose view is not in the parent's view gets no life-cycle callbacks`() {
    parent.addChild(child)
    stage.window.rootViewController = parent
    expectEqual(transitions(), ["Parent will appear", "Parent did appear"])
    #expect(!child.view.isDescendant(of: parent.view))
  }

  @Test func `V2: moving a child's view within the window calls no life-cycle callbacks`() {
    let (left, right) = (View(), View())
    [left, right].forEach(parent.view.addSubview)
    stage.window.rootViewController = parent
    parent.addChild(child)
    left.addSubview(child.view)
    _ = transitions()
    right.addSubview(child.view)
    expectEqual(transitions(), [])
  }

  @Test func `V2: a grandchild inside a plain view of a child gets each life-cycle callback once`() {
    let grandchild = JournalController("Grandchild", journal)
    let between = View()
    child.view.addSubview(between)
    child.addChild(grandchild)
    between.addSubview(grandchild.view)
    parent.embed(child)
    stage.window.rootViewController = parent
    expectEqual(
      transitions().filter { $0.hasPrefix("Grandchild") }, ["Grandchild will appear", "Grandchild did appear"])
    between.removeFromSuperview()
    expectEqual(transitions(), ["Grandchild will disappear", "Grandchild did disappear"])
  }

  // MARK: Containers that forward callbacks themselves

  @Test func `V2: a container without automatic forwarding decides when its children get life-cycle callbacks`() {
    let container = HandingController("Container", journal)
    stage.window.rootViewController = container
    _ = transitions()
    container.embed(child)
    expectEqual(transitions(), [])
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    expectEqual(transitions(), ["Child will appear, animated", "Child did appear, animated"])
  }

  @Test func `V2: a life-cycle transition that is reversed calls each callback once and ends with viewDidDisappear`() {
    let container = HandingController("Container", journal)
    stage.window.rootViewController = container
    container.embed(child)
    _ = transitions()
    child.beginAppearanceTransition(true, animated: true)
    child.beginAppearanceTransition(true, animated: true)
    child.beginAppearanceTransition(false, animated: true)
    child.beginAppearanceTransition(false, animated: true)
    child.endAppearanceTransition()
    child.endAppearanceTransition()
    expectEqual(
      transitions(),
      [
        "Child will appear, animated", "Child will disappear, animated", "Child did disappear, animated",
      ])
  }

  @Test func `V2: a transition that is reversed in viewWillAppear calls each callback once and no child callbacks`() {
    let container = HandingController("Container", journal)
    stage.window.rootViewController = container
    container.embed(child)
    let grandchild = JournalController("Grandchild", journal)
    child.embed(grandchild)
    _ = transitions()
    child.willAppear = { [child] in child.beginAppearanceTransition(false, animated: false) }
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    expectEqual(transitions(), ["Child will appear", "Child will disappear", "Child did disappear"])
  }

  // MARK: Windows

  @Test func `V2: showing and hiding a window calls the life-cycle callbacks of its controllers`() {
    let window = Window(windowScene: stage.scene)
    window.rootViewController = parent
    parent.embed(child)
    expectEqual(transitions(), [])
    window.show()
    expectEqual(transitions().count, 4)
    window.isHidden = true
    expectEqual(
      transitions(), ["Parent will disappear", "Child will disappear", "Child did disappear", "Parent did disappear"])
  }

  // MARK: Focus

  @Test func `a root controller that is replaced and set again restores its focused view`() {
    let (first, second) = (FocusableView(), FocusableView())
    [first, second].forEach(parent.view.addSubview)
    stage.window.rootViewController = parent
    #expect(stage.window.firstResponder === first)
    second.becomeFirstResponder()
    stage.window.rootViewController = ViewController()
    expectNil(stage.window.firstResponder)
    stage.window.rootViewController = parent
    #expect(stage.window.firstResponder === second)
  }

  @Test func `the initial focus is on the preferredFocusedView of a child controller`() {
    final class Choosy: ViewController {
      let (first, second) = (FocusableView(), FocusableView())
      override func viewDidLoad() { [first, second].forEach(view.addSubview) }
      override var preferredFocusedView: View? { second }
    }
    let choosy = Choosy()
    parent.view.addSubview(FocusableView())
    parent.embed(choosy)
    stage.window.rootViewController = parent
    #expect(stage.window.firstResponder === choosy.second)
  }
}
