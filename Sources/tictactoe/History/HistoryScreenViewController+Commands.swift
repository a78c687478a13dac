import TTTModel
import TermKit

extension HistoryScreenViewController {
  /// The commands that both the list and the film strip have.
  var gameCommands: [KeyCommand] {
    let game = currentRow.flatMap(games.game)
    let delete = KeyCommand(
      title: strings.delete, keys: [Key(.delete), Key(.backspace)], disabledReason: game.flatMap(reasonAgainstDeleting)
    ) { [weak self] in self?.deleteByKey() }
    let filter = KeyCommand(title: strings.filter, keys: [.character("/")]) { [weak self] in self?.chooseFilter() }
    let copy = KeyCommand(title: strings.copy, keys: [.character("y")]) { [weak self] in game.map { self?.copy($0) } }
    return [filter] + (game == nil ? [] : [copy, delete]) + (model.lastDeletedGame == nil ? [] : [undoCommand])
  }

  private var undoCommand: KeyCommand {
    KeyCommand(title: strings.undoDeletion, keys: [NoticeBar.undoKey]) { [weak self] in self?.restoreLastDeleted() }
  }

  private func reasonAgainstDeleting(_ game: Game) -> String? {
    game.id == model.currentGame.id ? strings.isOnTheBoard : nil
  }

  /// Returns the menu of a game: Copy and Delete.
  func menu(of game: Game) -> Menu {
    let reason = reasonAgainstDeleting(game)
    return Menu(children: [
      Action(title: strings.copy, keyEquivalent: .character("y")) { [weak self] _ in self?.copy(game) },
      Action(
        title: strings.delete, keyEquivalent: Key(.delete), attributes: reason == nil ? .destructive : .disabled
      ) { [weak self] _ in self?.delete(game) },
    ])
  }

  private func copy(_ game: Game) {
    Pasteboard.general.string = strings.tiles(of: game, icon: model.icon)
    noticeBar.say(strings.copied)
  }

  private func deleteByKey() {
    guard let game = currentRow.flatMap(games.game), heldDelete.allowsDeleting(game.id, self) else { return }
    delete(game)
    heldDelete.protect(currentRow.flatMap(games.game)?.id, self)
  }

  // The next game takes the place of a deleted one.
  private func delete(_ game: Game) {
    let row = currentRow
    if let refusal = model.delete(game.id) { return noticeBar.say(strings.refusal(refusal)) }
    if let row, games.count > 0 { select(row: min(row, games.count - 1)) }
    noticeBar.offerUndo(strings.gameDeleted) { [weak self] in self?.restoreLastDeleted() }
  }

  private func restoreLastDeleted() {
    guard let id = model.lastDeletedGame else { return noticeBar.say(strings.refusal(.tooLate)) }
    if let refusal = model.restore(id) { return noticeBar.say(strings.refusal(refusal)) }
    noticeBar.hide()
    if let row = games.row(of: id) { select(row: row) }
    Accessibility.post(.announcement(strings.gameRestored))
  }
}
