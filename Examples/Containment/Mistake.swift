import ArgumentParser
import TermKit

/// The possible mistakes of containment. Each one stops the program with a message that describes it.
enum Mistake: String, CaseIterable, ExpressibleByArgument {
  /// The view is added without its controller.
  case noParent = "no-parent"
  /// The controller is a child of one container, but its view is in another one.
  case wrongParent = "wrong-parent"
  /// The controller is added to a second container.
  case twoParents = "two-parents"
  /// The controller is removed without its view.
  case leftBehind = "left-behind"

  @MainActor func make(in container: FourPanesViewController) {
    let panes = container.panes
    let stranger = PickerViewController(figure: .star) { _ in }
    stranger.title = "Stranger"
    switch self {
    case .noParent:
      container.view.addSubview(stranger.view)
    case .wrongParent:
      panes[0].addChild(stranger)
      panes[1].view.addSubview(stranger.view)
    case .twoParents:
      panes[0].addChild(stranger)
      panes[1].addChild(stranger)
    case .leftBehind:
      panes[2].removeFromParent()
    }
  }
}
