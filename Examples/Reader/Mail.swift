import TermKit

/// A letter.
struct Mail {
  typealias ID = Int

  let id: ID
  let sender: String
  let subject: String
  let text: String
  var isRead = false
  var isStarred = false
  /// How urgent the letter is: 0 to 3.
  var urgency = 0
}

/// The letters, newest first, and the controllers that show them.
@MainActor final class Mailbox {
  private(set) var mails: [Mail]
  private struct Observer {
    weak var object: AnyObject?
    let notify: @MainActor (_ changed: [Mail.ID]) -> Void
  }

  private var observers: [Observer] = []

  /// Makes a mailbox with letters that are the same each time.
  init(count: Int = 5_000) { mails = (0..<count).map(Mail.sample) }

  /// Calls a closure with the observer after each change, for as long as the observer lives.
  /// - Parameter changed: Also gets the letters whose own state has changed.
  func observe<Object: AnyObject>(as object: Object, _ changed: @escaping @MainActor (Object, [Mail.ID]) -> Void) {
    observers.removeAll { $0.object == nil }
    observers.append(Observer(object: object) { [weak object] in if let object { changed(object, $0) } })
  }

  /// The names of the senders, sorted.
  var senders: [String] { Set(mails.map(\.sender)).filter { !$0.hasPrefix("To ") }.sorted() }

  func mail(_ id: Mail.ID) -> Mail? { index(of: id).map { mails[$0] } }

  private func index(of id: Mail.ID) -> Int? { mails.firstIndex { $0.id == id } }

  private func change(_ id: Mail.ID, _ body: (inout Mail) -> Void) {
    guard let index = index(of: id) else { return }
    body(&mails[index])
    tell([id])
  }

  private func tell(_ changed: [Mail.ID]) { for observer in observers { observer.notify(changed) } }

  func markRead(_ id: Mail.ID) { if mail(id)?.isRead == false { change(id) { $0.isRead = true } } }

  /// Gives a letter a star, or takes it away. The user can undo it.
  func toggleStar(_ id: Mail.ID, undoManager: UndoManager?) {
    change(id) { $0.isStarred.toggle() }
    register("Star", undoManager) { $0.toggleStar(id, undoManager: $1) }
  }

  func setUrgency(_ urgency: Int, of id: Mail.ID, undoManager: UndoManager?) {
    guard let old = mail(id)?.urgency, old != urgency else { return }
    change(id) { $0.urgency = urgency }
    register("Urgency", undoManager) { $0.setUrgency(old, of: id, undoManager: $1) }
  }

  func delete(_ id: Mail.ID, undoManager: UndoManager?) {
    guard let index = index(of: id) else { return }
    let mail = mails.remove(at: index)
    tell([])
    register("Delete", undoManager) { $0.insert(mail, at: index, undoManager: $1) }
  }

  private func insert(_ mail: Mail, at index: Int, undoManager: UndoManager?) {
    mails.insert(mail, at: index)
    tell([])
    register("Delete", undoManager) { $0.delete(mail.id, undoManager: $1) }
  }

  func add(sender: String, subject: String, text: String) {
    let id = (mails.map(\.id).max() ?? 0) + 1
    mails.insert(Mail(id: id, sender: sender, subject: subject, text: text, isRead: true), at: 0)
    tell([])
  }

  private func register(
    _ name: String, _ undoManager: UndoManager?, _ undo: @escaping @MainActor (Mailbox, UndoManager?) -> Void
  ) {
    undoManager?.registerUndo(withTarget: self) { [weak undoManager] in undo($0, undoManager) }
    undoManager?.setActionName(name)
  }
}

extension Mail {
  private static let senders = ["Ada", "Grace", "Margaret", "Katherine", "Radia", "Barbara", "Frances"]
  private static let subjects = [
    "The next game", "Three in a row", "Rules for a larger board", "A question about corners", "Lunch on Friday",
    "Your last move", "Minutes of the club", "The cup",
  ]

  fileprivate static func sample(_ number: Int) -> Mail {
    let subject = subjects[number * 5 % subjects.count]
    return Mail(
      id: number, sender: senders[number * 3 % senders.count], subject: "\(subject) (\(number + 1))",
      text: """
        # \(subject)

        > Shall we play again this week?
        > I have time in the evening.

        Yes, with pleasure. I can come on one of these days:

        - Tuesday, after six
        - Thursday, but not for long, because the last train leaves early
        - Saturday

        The board is at https://example.org/board/\(number + 1), and my moves were:

            5 1 9

        See you, and write to mailto:club@example.org if you cannot come.
        """,
      isRead: number > 3, isStarred: number % 9 == 2, urgency: number % 11 == 0 ? 2 : 0)
  }
}
