import TTTModel
import TermKit

/// The window of the sheet for a message, in front of the main window.
///
/// While it is open, everything behind is dimmed: the main window's adjustment mode is `dimmed`, and that of this window is `normal`.
/// When it closes, the main window's mode is `automatic` again (T11).
final class MessageSheetWindow: Window {
  private let behind: Window
  private(set) var controller: MessageSheetViewController?
  private var observation: Observation?
  var onClose: (@MainActor (_ hasPosted: Bool) -> Void)?

  init(model: TicTacToeModel, _ purpose: MessageSheetViewController.Purpose, over window: Window, in scene: WindowScene)
  {
    behind = window
    super.init(windowScene: scene)
    backgroundColor = .clear
    tintColor = window.tintColor
    // Another process may change the icon.
    observation = model.observe { [weak self] change in
      if change == .icon { self?.tintColor = Palette.tint(of: model.icon) }
    }
    tintAdjustmentMode = .normal
    controller = MessageSheetViewController(model: model, purpose) { [weak self] in self?.dismiss(hasPosted: $0) }
    rootViewController = controller
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
  private func dismiss(hasPosted: Bool) {
    isUserInteractionEnabled = false
    behind.makeKey()
    onClose?(hasPosted)
    View.animate(withDuration: Motion.duration) {
      alpha = 0
      behind.tintAdjustmentMode = .automatic
    } completion: { [self] _ in
      close()
    }
  }
}
