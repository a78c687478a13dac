/// The draft that a process shows, and how this draft is related to the drafts in the store.
///
/// At first, a process follows the newest draft in the store, which another process may have left or may still be writing. The
/// first time that it keeps, removes or posts a draft, it stops following: it then ignores the drafts of other processes.
struct DraftState {
  private enum Source: Equatable {
    /// The draft is the newest one in the store. The value is its mark at the last look, or nil if there was no draft.
    case newest(mark: Int64?)
    /// The draft is the one that this process kept last. Nil counts too.
    case own
    /// This process has kept the draft, but the store has refused a later state of it.
    case refused
  }

  private var source = Source.newest(mark: nil)

  /// The draft as it was last read or kept. While ``isRead`` is false, it is an earlier draft.
  private(set) var known: StoredDraft?

  /// The mark of the present draft. A different mark means a different draft, and comparing marks reads no text.
  var mark: Int64? {
    if case .newest(let mark) = source { return mark }
    return known?.mark
  }

  /// Whether ``known`` is the present draft.
  var isRead: Bool { known?.mark == mark }

  /// The draft that this process kept last. Nil if its last attempt was refused, or if another process wrote the draft.
  var own: StoredDraft? { source == .own ? known : nil }

  /// Follows the newest draft in the store, unless this process has kept, removed or posted a draft.
  ///
  /// - Parameter mark: The mark of the newest draft, or nil if the store has no draft.
  mutating func follow(newest mark: Int64?) {
    if case .newest = source { source = .newest(mark: mark) }
  }

  /// Records the newest draft in the store, which was read because ``isRead`` was false.
  mutating func note(read draft: StoredDraft?) { known = draft }

  /// Records the draft that this process has kept. Nil if it has removed or posted its draft.
  mutating func note(kept draft: StoredDraft?) { (known, source) = (draft, .own) }

  /// Records that the store has refused a later state of the draft.
  mutating func noteRefusal() {
    if source == .own { source = .refused }
  }

  /// Renumbers the message and the board of the draft, whose rows have other numbers now.
  mutating func renumber(_ renumbering: Renumbering) {
    if let base = known?.base { known?.base = base.renumbered(renumbering) }
  }

  /// Moves the draft to another store.
  mutating func move(with renumbering: Renumbering) { known?.base.move(with: renumbering) }
}
