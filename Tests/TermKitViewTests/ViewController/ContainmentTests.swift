import Stages
import TermKit
import TestBasics
import Testing

@MainActor @Suite struct ContainmentTests {
  private let journal = Journal()
  private let stage = TestScene()
  private let parent: JournalController
  private let child: JournalController

  init() {
    parent = JournalController("Parent", journal)
    child = JournalController("Child", journal)
  }

  @Test func `V1: a child controller belongs to its parent until the child is removed`() {
    parent.embed(child)
    #expect(child.parent === parent)
    expectEqual(identities(parent.children), identities([child]))
    #expect(child.view.next === child)
    #expect(child.next === parent.view)
    parent.expel(child)
    expectNil(child.parent)
    #expect(parent.children.isEmpty)
    expectEqual(
      journal.take(),
      [
        "Child will move to Parent", "Child did move to Parent", "Child will move to -", "Child did move to -",
      ])
  }

  @Test func `V1: adding a child twice, or removing a controller without a parent, does nothing`() {
    parent.embed(child)
    _ = journal.take()
    parent.addChild(child)
    expectEqual(parent.children.count, 1)
    parent.expel(child)
    _ = journal.take()
    child.removeFromParent()
    expectEqual(journal.take(), [])
  }

  @Test func `V1: a child controller may move to another parent between two frames`() {
    let other = JournalController("Other", journal)
    stage.window.rootViewController = parent
    parent.embed(child)
    parent.embed(other)
    parent.expel(child)
    other.embed(child)
    stage.frame()
    #expect(child.parent === other)
    expectEqual(child.screenState, .appeared)
  }

  @Test func `V1: a child controller may be removed before its view, if both happen before the next frame`() {
    stage.window.rootViewController = parent
    parent.embed(child)
    child.removeFromParent()
    child.view.removeFromSuperview()
    stage.frame()
    expectEqual(child.screenState, .disappeared)
  }

  @Test func `a parent controller keeps its children alive, but children do not keep their parent alive`() {
    weak var weakChild: ViewController?
    weak var weakParent: ViewController?
    do {
      let (parent, child) = (JournalController("A", journal), JournalController("B", journal))
      parent.embed(child)
      (weakChild, weakParent) = (child, parent)
      withExtendedLifetime(parent) { #expect(weakChild != nil) }
    }
    expectNil(weakChild)
    expectNil(weakParent)
  }

  // MARK: Misuse

  @Test func `V1: adding a controller's view without addChild traps and names child and expected parent`()
    async throws
  {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (stage, journal) = (TestScene(), Journal())
        let (outer, inner) = (JournalController("Outer", journal), JournalController("Inner", journal))
        stage.window.rootViewController = outer
        outer.view.addSubview(inner.view)
      }
    }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(
      message.contains(
        """
        the view of JournalController “Inner” is in the view of JournalController “Outer”, so its parent should be \
        JournalController “Outer”, but its parent is none: call addChild(_:)
        """))
  }

  @Test func `V1: adding a child's view to the view of a controller other than its parent traps`() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (stage, journal) = (TestScene(), Journal())
        let (root, left) = (JournalController("Root", journal), JournalController("Left", journal))
        let (right, child) = (JournalController("Right", journal), JournalController("Child", journal))
        root.embed(left)
        root.embed(right)
        left.addChild(child)
        right.view.addSubview(child.view)
        stage.window.rootViewController = root
      }
    }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(
      message.contains("so its parent should be JournalController “Right”, but its parent is JournalController “Left”"))
  }

  @Test func `V1: removing a child controller without its view traps at the next frame`() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (stage, journal) = (TestScene(), Journal())
        let (outer, inner) = (JournalController("Outer", journal), JournalController("Inner", journal))
        stage.window.rootViewController = outer
        outer.embed(inner)
        inner.removeFromParent()
        stage.frame()
      }
    }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(message.contains("its parent should be JournalController “Outer”, but its parent is none"))
  }

  @Test func `addChild traps if the child already has another parent`() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let journal = Journal()
        let child = JournalController("Child", journal)
        let (first, second) = (JournalController("First", journal), JournalController("Second", journal))
        first.addChild(child)
        second.addChild(child)
      }
    }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(
      message.contains(
        """
        JournalController “Child” cannot be a child of JournalController “Second”, because it is a child of \
        JournalController “First”: call removeFromParent() first
        """))
  }

  @Test func `addChild traps if the child is an ancestor of the parent`() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (outer, inner) = (ViewController(), ViewController())
        outer.addChild(inner)
        inner.addChild(outer)
      }
    }
    #expect(
      String(decoding: result.standardErrorContent, as: UTF8.self).contains("which is itself or one of its descendants")
    )
  }

  @Test func `a controller that calls addChild for itself in willMove(toParent:) traps`() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Eager: ViewController {
          override func willMove(toParent parent: ViewController?) { parent?.addChild(self) }
        }
        ViewController().addChild(Eager())
      }
    }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(
      message.contains(
        "willMove(toParent:) of Eager adds it to a parent while it is being added: do not call addChild(_:) there"))
  }

  @Test func `making a window's root controller a child traps, and so does making a child the root controller`()
    async throws
  {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let stage = TestScene()
        let root = ViewController()
        stage.window.rootViewController = root
        ViewController().addChild(root)
      }
    }
    #expect(String(decoding: result.standardErrorContent, as: UTF8.self).contains("it is the root of a window"))
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (stage, parent, child) = (TestScene(), ViewController(), ViewController())
        parent.addChild(child)
        stage.window.rootViewController = child
      }
    }
  }
}
