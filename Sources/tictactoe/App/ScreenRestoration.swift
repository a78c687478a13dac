import TTTModel
import TermKit

// The screen that the user left comes back with the message that was selected, and with the sheet.
extension MessagesViewController: DataSourceModelAssociation {
  func modelIdentifierForElement(at indexPath: IndexPath, in view: View) -> String? {
    list.message(at: indexPath.row).map { "\($0.id.rawValue)" }
  }

  func indexPathForElement(withModelIdentifier identifier: String, in view: View) -> IndexPath? {
    Int64(identifier).flatMap { list.row(of: Message.ID(rawValue: $0)) }.map { IndexPath(row: $0, section: 0) }
  }

  func encodeSheet(_ coder: Coder) {
    switch sheet?.controller?.purpose {
    case .new(let replyTo):
      coder.encode(true, forKey: "writes")
      if let replyTo { coder.encode(Int(replyTo.rawValue), forKey: "message") }
    case .edit(let message):
      coder.encode(true, forKey: "edits")
      coder.encode(Int(message.id.rawValue), forKey: "message")
    case nil: break
    }
  }

  // A message that was deleted meanwhile can be answered no more, but the draft of the answer is still there.
  func decodeSheet(_ coder: Coder) {
    let message = model.message(Message.ID(rawValue: Int64(coder.decodeInteger(forKey: "message"))))
    if coder.decodeBool(forKey: "writes") { open(.new(replyTo: message?.id)) }
    if coder.decodeBool(forKey: "edits"), let message { open(.edit(message)) }
  }
}

extension HistoryViewController: DataSourceModelAssociation {
  // The rows of games that pass a filter are not known.
  func modelIdentifierForElement(at indexPath: IndexPath, in view: View) -> String? {
    list.isFiltered ? nil : list.game(at: indexPath.row).map { "\($0.id.rawValue)" }
  }

  func indexPathForElement(withModelIdentifier identifier: String, in view: View) -> IndexPath? {
    Int64(identifier).flatMap { list.row(of: Game.ID(rawValue: $0)) }.map { IndexPath(row: $0, section: 0) }
  }
}

extension GameList {
  func encodeFilter(_ coder: Coder) {
    if let result = filter.result { coder.encode(result.rawValue, forKey: "result") }
    coder.encode(filter.opponent?.rawValue, forKey: "opponent")
  }

  func decodeFilter(_ coder: Coder) {
    let result = coder.containsValue(forKey: "result") ? coder.decodeInteger(forKey: "result") : nil
    filter = GameFilter(
      result: result.flatMap(Game.Result.init), opponent: coder.decodeString(forKey: "opponent").flatMap(Opponent.init))
  }
}
