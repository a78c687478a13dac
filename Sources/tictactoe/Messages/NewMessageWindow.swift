import TTTModel
import TermKit

/// The window of the sheet for a new message, in front of the main window.
///
/// While it is open, everything behind is dimmed: the main window's adjustment mode is `dimmed`, and that of this window is `normal`.
/// When it closes, the main window's mode is `automatic` again (T11).
final class NewMessageWindow: Window {
  private let behind: Window
  private var observation: Observation?
  /// Called when the window closes. The argument is true if the message was posted.
  var onClose: (@MainActor (_ posted: Bool) -> Void)?

  init(model: TicTacToeModel, replyingTo id: Message.ID?, over window: Window, in scene: WindowScene) {
    behind = window
    super.init(windowScene: scene)
    backgroundColor = .clear
    tintColor = window.tintColor
    // Another process may change the icon.
    observation = model.observe { [weak self] change in
      if change == .icon { self?.tintColor = Palette.tint(of: model.icon) }
    }
    tintAdjustmentMode = .normal
    rootViewController = NewMessageViewController(model: model, replyingTo: id) { [weak self] in
      self?.dismiss(posted: $0)
    }
  }

  /// Shows the window and fades it in.
  func open() {
    View.performWithoutAnimation { alpha = 0 }
    makeKeyAndVisible()
    View.animate(withDuration: Motion.duration) {
      alpha = 1
      behind.tintAdjustmentMode = .dimmed
    }
  }

  // The main window can be used at once.
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
