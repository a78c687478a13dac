import TTTModel
import TermKit

/// The window of the sheet in which a message is written, in front of the app's own.
///
/// While it is open everything behind is dimmed: the window behind has the adjustment mode `dimmed`, this one `normal`, and that one
/// goes back to `automatic` when it closes (T11).
final class NewMessageWindow: Window {
  private let behind: Window
  /// Called when it is closed.
  var onClose: (@MainActor () -> Void)?

  init(model: TicTacToeModel, replyingTo id: Message.ID?, over window: Window, in scene: WindowScene) {
    behind = window
    super.init(windowScene: scene)
    backgroundColor = .clear
    tintColor = window.tintColor
    tintAdjustmentMode = .normal
    rootViewController = NewMessageViewController(model: model, replyingTo: id) { [weak self] in self?.dismiss() }
  }

  /// Fades in.
  func open() {
    View.performWithoutAnimation { alpha = 0 }
    makeKeyAndVisible()
    View.animate(withDuration: Motion.duration) {
      alpha = 1
      behind.tintAdjustmentMode = .dimmed
    }
  }

  // What is behind can be used at once.
  private func dismiss() {
    isUserInteractionEnabled = false
    behind.makeKey()
    onClose?()
    View.animate(withDuration: Motion.duration) {
      alpha = 0
      behind.tintAdjustmentMode = .automatic
    } completion: { [self] _ in
      close()
    }
  }
}
