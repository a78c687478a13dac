import TermKitGraphics
import TermKitInput
import TermKitViews

/// The list of the keys that work on the screen behind it, on a sheet over the dimmed screen.
@MainActor package final class KeyListWindow: Window, SystemWindow {
  /// Called once the window is closed.
  package var didClose: (@MainActor () -> Void)?
  private let sheet: KeyListView
  private let outline = SheetOutline()

  /// Makes a window that lists commands.
  package init(commands: [KeyCommand], in scene: WindowScene) {
    sheet = KeyListView(commands: commands, scene.traitCollection.strings)
    super.init(windowScene: scene, level: .alert)
    backgroundColor = Color.black.withAlphaComponent(0.15)
    [outline, sheet].forEach(addSubview)
  }

  package override func layoutSubviews() {
    let margin = SheetOutline.isNeeded(traitCollection) ? 1 : 0
    let room = bounds.inset(by: EdgeInsets(top: margin, left: margin, bottom: margin, right: margin))
    sheet.frame = room.centered(sheet.sizeThatFits(room.size))
    outline.frame = sheet.frame.inset(by: EdgeInsets(top: -1, left: -1, bottom: -1, right: -1))
  }

  package override var keyCommands: [KeyCommand] {
    [
      KeyCommand(title: "", keys: Self.dismissingKeys) { [weak self] in self?.dismiss() },
      KeyCommand(title: "", keys: [Key(.down)]) { [weak self] in self?.sheet.scroll(by: 1) },
      KeyCommand(title: "", keys: [Key(.up)]) { [weak self] in self?.sheet.scroll(by: -1) },
      KeyCommand(title: "", keys: [Key(.pageDown)]) { [weak self] in self?.sheet.scrollPage(1) },
      KeyCommand(title: "", keys: [Key(.pageUp)]) { [weak self] in self?.sheet.scrollPage(-1) },
    ]
  }

  private static let dismissingKeys: [Key] = [
    Key(.escape), .character("?"), Key(.function(1)), .character("q"), Key(.enter), .character(" "),
  ]

  package override func wheelTurned(x: Int, y: Int) -> Bool {
    sheet.scroll(by: y)
    return true
  }

  // Touches of the sheet come here too, through the responder chain.
  package override func touchEnded(_ touch: Touch) { if touch.view === self { dismiss() } }

  private func dismiss() {
    close()
    didClose?()
  }
}
