import TermKit
import Testing

@MainActor @Suite struct AppearanceTransitionTests {
  private let journal = Journal()
  private let stage = TestScene()
  private let parent: JournalController
  private let child: JournalController

  init() {
    parent = JournalController("Parent", journal)
    child = JournalController("Child", journal)
  }

  private func appearances() -> [String] { journal.take().filter { $0.contains("appear") } }

  @Test func `V2: children come and go with their parent, each told once`() {
    parent.embed(child)
    #expect(appearances() == [])
    stage.window.rootViewController = parent
    #expect(
      appearances() == ["Parent will appear", "Child will appear", "Child did appear", "Parent did appear"])
    stage.window.rootViewController = nil
    #expect(
      appearances() == ["Parent will disappear", "Child will disappear", "Child did disappear", "Parent did disappear"])
  }

  @Test func `V2: a child put in or taken out while its parent is shown is told once`() {
    stage.window.rootViewController = parent
    _ = appearances()
    parent.embed(child)
    #expect(appearances() == ["Child will appear", "Child did appear"])
    parent.expel(child)
    #expect(appearances() == ["Child will disappear", "Child did disappear"])
  }

  @Test func `V2: a child put in while its parent is about to appear arrives with it`() {
    parent.willAppear = { [parent, child] in parent.embed(child) }
    stage.window.rootViewController = parent
    #expect(
      appearances() == ["Parent will appear", "Child will appear", "Child did appear", "Parent did appear"])
  }

  @Test func `V2: a child whose view is not in the parent's hears nothing`() {
    parent.addChild(child)
    stage.window.rootViewController = parent
    #expect(appearances() == ["Parent will appear", "Parent did appear"])
    #expect(!child.view.isDescendant(of: parent.view))
  }

  @Test func `V2: moving a child's view within the window tells nobody`() {
    let (left, right) = (View(), View())
    [left, right].forEach(parent.view.addSubview)
    stage.window.rootViewController = parent
    parent.addChild(child)
    left.addSubview(child.view)
    _ = appearances()
    right.addSubview(child.view)
    #expect(appearances() == [])
  }

  @Test func `V2: grandchildren hear once too, also where a plain view lies between`() {
    let grandchild = JournalController("Grandchild", journal)
    let between = View()
    child.view.addSubview(between)
    child.addChild(grandchild)
    between.addSubview(grandchild.view)
    parent.embed(child)
    stage.window.rootViewController = parent
    #expect(appearances().filter { $0.hasPrefix("Grandchild") } == ["Grandchild will appear", "Grandchild did appear"])
    between.removeFromSuperview()
    #expect(appearances() == ["Grandchild will disappear", "Grandchild did disappear"])
  }

  // MARK: Containers that forward callbacks themselves

  @Test func `V2: a container that does not forward tells its children when it likes`() {
    let container = HandingController("Container", journal)
    stage.window.rootViewController = container
    _ = appearances()
    container.embed(child)
    #expect(appearances() == [])
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    #expect(appearances() == ["Child will appear, animated", "Child did appear, animated"])
  }

  @Test func `V2: a transition turned round tells of each turn once, and arrives once`() {
    let container = HandingController("Container", journal)
    stage.window.rootViewController = container
    container.embed(child)
    _ = appearances()
    child.beginAppearanceTransition(true, animated: true)
    child.beginAppearanceTransition(true, animated: true)
    child.beginAppearanceTransition(false, animated: true)
    child.beginAppearanceTransition(false, animated: true)
    child.endAppearanceTransition()
    child.endAppearanceTransition()
    #expect(
      appearances() == [
        "Child will appear, animated", "Child will disappear, animated", "Child did disappear, animated",
      ])
  }

  @Test func `V2: a controller that is turned round in its own callback tells nobody twice`() {
    let container = HandingController("Container", journal)
    stage.window.rootViewController = container
    container.embed(child)
    let grandchild = JournalController("Grandchild", journal)
    child.embed(grandchild)
    _ = appearances()
    child.willAppear = { [child] in child.beginAppearanceTransition(false, animated: false) }
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    #expect(appearances() == ["Child will appear", "Child will disappear", "Child did disappear"])
  }

  // MARK: Windows

  @Test func `V2: a window that comes and goes tells what it shows`() {
    let window = Window(windowScene: stage.scene)
    window.rootViewController = parent
    parent.embed(child)
    #expect(appearances() == [])
    window.show()
    #expect(appearances().count == 4)
    window.isHidden = true
    #expect(
      appearances() == ["Parent will disappear", "Child will disappear", "Child did disappear", "Parent did disappear"])
  }

  // MARK: Focus

  @Test func `focus is where it was when a controller comes back`() {
    let (first, second) = (FocusableView(), FocusableView())
    [first, second].forEach(parent.view.addSubview)
    stage.window.rootViewController = parent
    #expect(stage.window.firstResponder === first)
    second.becomeFirstResponder()
    stage.window.rootViewController = ViewController()
    #expect(stage.window.firstResponder == nil)
    stage.window.rootViewController = parent
    #expect(stage.window.firstResponder === second)
  }

  @Test func `focus begins where a child would like it`() {
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
