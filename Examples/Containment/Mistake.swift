import ArgumentParser
import TermKit

/// What one can do wrong; each stops the program with a sentence that says what.
enum Mistake: String, CaseIterable, ExpressibleByArgument {
  /// The view goes in, the controller does not.
  case noParent = "no-parent"
  /// The controller is one container's child, its view in another's.
  case wrongParent = "wrong-parent"
  /// The controller is given to a second container.
  case twoParents = "two-parents"
  /// The controller goes out, its view does not.
  case leftBehind = "left-behind"
  /// Something is presented while something is.
  case presentTwice = "present-twice"

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
    case .presentTwice:
      panes[3].choose()
      panes[3].choose()
    }
  }
}
