import Stages
import TermKit
import TermKitTestSupport
import TestBasics
import Testing

@MainActor @Suite struct ViewControllerMisuseTests {
  @Test func `setting a controller's view to the view of another controller traps`() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (first, second) = (ViewController(), ViewController())
        first.title = "First"
        second.view = first.view
      }
    }
    #expect(result.sentence.contains("ViewController cannot use the view of ViewController “First”"))
  }

  @Test func `setting another view on a controller while its view has a superview traps`() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (stage, root) = (TestScene(), ViewController())
        stage.window.rootViewController = root
        root.view = View()
      }
    }
    #expect(result.sentence.contains("the view of ViewController cannot be replaced while it has a superview"))
  }

  @Test func `a controller's view can be replaced before it has a superview, also in viewDidLoad`() {
    final class Changing: ViewController {
      let better = View()
      override func viewDidLoad() { view = better }
    }
    let controller = Changing()
    #expect(controller.view === controller.better)
    let old = controller.view
    controller.view = View()
    expectNil(old.viewController)
    ViewController().view = old
    controller.view = controller.view
    #expect(controller.view.viewController === controller)
  }

  @Test func `reading the view property in loadView before setting it traps`() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Asking: ViewController {
          override func loadView() { view.backgroundColor = .black }
        }
        _ = Asking().view
      }
    }
    #expect(result.sentence.contains("Asking.loadView() read `view` before setting it: set `view` there first"))
  }
}
