import TTTModel
import TermKit

/// The window of the sheet in which a message is written, in front of the app's own.
///
/// While it is open everything behind is dimmed: the window behind has the adjustment mode `dimmed`, this one `normal`, and that one
/// goes back to `automatic` when it closes (T11).
final class NewMessageWindow: Window {
  private let behind: Window
  private var observation: Observation?
  /// Called when it is closed, with true when the message was posted.
  var onClose: (@MainActor (_ posted: Bool) -> Void)?

  init(model: TicTacToeModel, replyingTo id: Message.ID?, over window: Window, in scene: WindowScene) {
    behind = window
    super.init(windowScene: scene)
    backgroundColor = .clear
    tintColor = window.tintColor
    // Another process may choose the piece.
    observation = model.observe { [weak self] change in
      if change == .icon { self?.tintColor = Palette.tint(of: model.icon) }
    }
    tintAdjustmentMode = .normal
    rootViewController = NewMessageViewController(model: model, replyingTo: id) { [weak self] in
      self?.dismiss(posted: $0)
    }
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
  private func dismiss(posted: Bool) {
    isUserInteractionEnabled = false
    behind.makeKey()
    onClose?(posted)
    View.animate(withDuration: Motion.duration) {
      alpha = 0
      behind.tintAdjustmentMode = .automatic
    } completion: { [self] _ in
      close()
    }
  }
}
