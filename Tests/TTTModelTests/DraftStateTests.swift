import TestBasics
import Testing

@testable import TTTModel

/// The draft that a process shows, beside the drafts of other processes.
@Suite struct DraftStateTests {
  private func stored(_ mark: Int64, _ text: String = "text", replyTo: Message.ID? = nil) -> StoredDraft {
    StoredDraft(mark: mark, draft: Draft(text: text, replyTo: replyTo))
  }

  @Test func `at first there is no draft, and nothing to read`() {
    let state = DraftState()
    #expect(state.mark == nil && state.isRead && state.known == nil && state.own == nil)
  }

  @Test func `a process follows the newest draft in the store until it keeps a draft itself`() {
    var state = DraftState()
    state.follow(newest: 1)
    #expect(state.mark == 1 && !state.isRead && state.own == nil)
    state.note(read: stored(1))
    #expect(state.mark == 1 && state.isRead && state.known?.mark == 1 && state.own == nil)
    state.follow(newest: 2)
    #expect(state.mark == 2 && !state.isRead)
    state.note(kept: stored(3))
    state.follow(newest: 4)
    #expect(state.mark == 3 && state.isRead && state.own?.mark == 3)
  }

  @Test func `a followed draft that is removed is gone after the next look`() {
    var state = DraftState()
    state.follow(newest: 1)
    state.note(read: stored(1))
    state.follow(newest: nil)
    #expect(state.mark == nil && !state.isRead)
    state.note(read: nil)
    #expect(state.isRead && state.known == nil)
  }

  @Test func `a draft that was written again after the last look must be read again`() {
    var state = DraftState()
    state.follow(newest: 1)
    state.note(read: stored(2))
    #expect(state.mark == 1 && !state.isRead)
    state.follow(newest: 2)
    #expect(state.isRead)
  }

  @Test func `a process that has removed or posted its draft ignores the drafts of others`() {
    var state = DraftState()
    state.note(kept: stored(1))
    state.note(kept: nil)
    state.follow(newest: 2)
    #expect(state.mark == nil && state.isRead && state.known == nil && state.own == nil)
  }

  @Test func `after a refusal the draft is the one before, but edits do not continue it until it is kept again`() {
    var state = DraftState()
    state.note(kept: stored(1))
    state.noteRefusal()
    state.follow(newest: 9)
    #expect(state.mark == 1 && state.known?.mark == 1 && state.own == nil)
    state.note(kept: stored(2))
    expectEqual(state.own?.mark, 2)
  }

  @Test func `a process whose first draft is refused still follows the newest draft`() {
    var state = DraftState()
    state.follow(newest: 1)
    state.noteRefusal()
    state.follow(newest: 2)
    #expect(state.mark == 2 && state.own == nil)
  }

  @Test func `the message that a draft replies to is renumbered, and is dropped if another store does not have it`() {
    let (old, new) = (Message.ID(rawValue: 1), Message.ID(rawValue: 7))
    var state = DraftState()
    state.note(kept: stored(1, replyTo: old))
    state.renumber(Renumbering())
    expectEqual(state.own?.base.replyTo, old)
    state.renumber(Renumbering(messages: [old: new]))
    expectEqual(state.own?.base.replyTo, new)
    state.move(with: Renumbering(messages: [old: new]))
    expectNil(state.own?.base.replyTo)
    expectEqual(state.own?.draft.text, "text")
  }
}
