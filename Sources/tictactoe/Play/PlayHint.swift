import TTTModel
import TermKit

/// The line below the board: what is going on and what to press.
enum PlayHint {
  static func text(for profile: Profile, isPaused: Bool) -> String {
    let game = profile.currentGame
    if isPaused { return "Paused · p goes on" }
    switch game.result {
    case .victory, .defeat:
      let winner: Player = game.result == .victory ? .me : .enemy
      return "\(name(profile.icon(of: winner))) wins · n new game"
    case .draw: return "A draw · n new game"
    case .inProgress:
      let name = name(profile.icon(of: game.currentPlayer))
      return game.moveCount == 0 ? "Arrows move · Enter places · ? keys" : "\(name) to move"
    }
  }

  private static func name(_ icon: Icon) -> String { icon == .x ? "X" : "O" }
}

/// The label that shows it: grey, but in the tint while it has something to say that matters more.
final class HintLabel: Label {
  /// True while it shows a notice; false unless set.
  var isNotice = false { didSet { updateColor() } }

  init() {
    super.init()
    updateColor()
  }

  override func tintColorDidChange() { updateColor() }

  private func updateColor() { textColor = isNotice ? tintColor : Palette.secondaryText }
}
