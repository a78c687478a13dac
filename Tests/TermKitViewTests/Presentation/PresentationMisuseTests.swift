import Stages
import TermKit
import Testing

@MainActor @Suite struct PresentationMisuseTests {
  @Test func `X4: presenting from a controller that already presents another one only writes a message`() async throws {
    let result = try await #require(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (stage, journal) = (TestScene(), Journal())
        let root = JournalController("Root", journal)
        stage.window.rootViewController = root
        root.present(JournalController("First", journal), animated: false)
        root.present(JournalController("Second", journal), animated: false) { preconditionFailure() }
        precondition(root.presentedViewController?.title == "First")
      }
    }
    #expect(
      String(decoding: result.standardErrorContent, as: UTF8.self).contains(
        """
        JournalController “Root” did not present JournalController “Second”, because it is presenting JournalController “First”: \
        dismiss that one first, or present from it
        """))
  }

  @Test func `X4: presenting from a controller off the screen only writes a message`() async throws {
    let result = try await #require(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (stage, left, alert) = (TestScene(), ViewController(), ViewController())
        stage.window.rootViewController = left
        stage.window.rootViewController = ViewController()
        left.present(alert)
        precondition(left.presentedViewController == nil && alert.presentingViewController == nil)
      }
    }
    #expect(
      String(decoding: result.standardErrorContent, as: UTF8.self).contains(
        "its own view is not in a visible window"))
  }

  @Test func `presenting a child controller, or the presenter itself, traps`() async throws {
    let child = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (stage, root, child) = (TestScene(), ViewController(), ViewController())
        stage.window.rootViewController = root
        root.embed(child)
        root.present(child)
      }
    }
    #expect(
      String(decoding: child.standardErrorContent, as: UTF8.self).contains("because it is a child of ViewController"))
    let itself = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (stage, root) = (TestScene(), ViewController())
        stage.window.rootViewController = root
        root.present(root)
      }
    }
    #expect(String(decoding: itself.standardErrorContent, as: UTF8.self).contains("cannot present itself"))
    let twice = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (stage, root, screen) = (TestScene(), ViewController(), ViewController())
        stage.window.rootViewController = root
        root.present(screen, animated: false)
        screen.present(screen, animated: false)
      }
    }
    #expect(String(decoding: twice.standardErrorContent, as: UTF8.self).contains("cannot present itself"))
  }
}
