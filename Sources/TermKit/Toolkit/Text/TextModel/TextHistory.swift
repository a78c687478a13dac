import TermKitGraphics

/// The undo history of a text.
///
/// Typed characters are undone word by word, and successive deletions together. Beyond `limit` bytes, the oldest steps are dropped.
struct TextHistory: Sendable {
  /// The kinds of edits, which decide whether successive edits form one step.
  enum Kind: Sendable {
    /// A character was typed.
    case typing
    /// A character before the cursor was deleted.
    case deletingBackward
    /// A character after the cursor was deleted.
    case deletingForward
    /// More was deleted at once, such as a word or the selection. It is always a separate step, and so are the edits below.
    case deleting
    /// The selection was cut.
    case cutting
    /// A text was pasted.
    case pasting
    /// Any other edit.
    case other
  }

  /// An edit that is undone and redone as a whole.
  struct Step: Sendable {
    var edit: TextEdit
    /// The selection before the edit.
    var before: TextSelection
    /// The selection after the edit.
    var after: TextSelection
    /// The attributes of the whole text before and after the edit, or nil if the text was plain.
    var stylesBefore: AttributeRuns?
    var stylesAfter: AttributeRuns?

    fileprivate var cost: Int {
      let runs = (stylesBefore?.count ?? 0) + (stylesAfter?.count ?? 0)
      return edit.removed.utf8.count + edit.inserted.utf8.count + 100 + 100 * runs
    }
  }

  /// The maximum memory of the steps to undo, in bytes. The newest step is kept even if it is larger.
  let limit: Int
  private(set) var undoSteps: [Step] = []
  private(set) var redoSteps: [Step] = []
  /// The number of steps that have begun.
  private(set) var begunCount = 0
  private var cost = 0
  // The kind of edit that can continue the newest step, or nil if the step is complete.
  private var openKind: Kind?

  /// Creates an empty history. The limit defaults to 8 MiB.
  init(limit: Int = 8 << 20) { self.limit = limit }

  /// Completes the newest step, so that the next edit begins another step.
  mutating func closeStep() { openKind = nil }

  /// Records an edit.
  mutating func record(_ step: Step, as kind: Kind) {
    redoSteps = []
    if kind == openKind, let last = undoSteps.last, let joined = last.edit.joined(with: step.edit, kind) {
      undoSteps[undoSteps.count - 1].edit = joined
      undoSteps[undoSteps.count - 1].after = step.after
      undoSteps[undoSteps.count - 1].stylesAfter = step.stylesAfter
      cost += undoSteps[undoSteps.count - 1].cost - last.cost
    } else {
      undoSteps.append(step)
      begunCount += 1
      cost += step.cost
    }
    openKind = kind
    forgetOldest()
  }

  private mutating func forgetOldest() {
    var count = 0
    while cost > limit, count < undoSteps.count - 1 {
      cost -= undoSteps[count].cost
      count += 1
    }
    undoSteps.removeFirst(count)
  }

  /// Moves the newest step to the steps to redo, and returns it. Returns nil if there is nothing to undo.
  mutating func undo() -> Step? {
    guard let step = undoSteps.popLast() else { return nil }
    cost -= step.cost
    redoSteps.append(step)
    openKind = nil
    return step
  }

  /// Moves the step that was undone last back to the steps to undo, and returns it. Returns nil if there is nothing to redo.
  mutating func redo() -> Step? {
    guard let step = redoSteps.popLast() else { return nil }
    cost += step.cost
    undoSteps.append(step)
    openKind = nil
    return step
  }
}

extension TextEdit {
  // The number of bytes after which a run of single edits begins another step.
  private static let longestRun = 2000

  private var isDeletion: Bool { inserted.isEmpty }

  /// Returns both edits as one, or nil if the second does not continue the first.
  fileprivate func joined(with next: Self, _ kind: TextHistory.Kind) -> Self? {
    var joined = self
    switch kind {
    case .typing:
      let follows = next.removed.isEmpty && next.utf8Offset == utf8Offset + inserted.utf8.count
      let beginsWord = inserted.last?.isWhitespace == true && next.inserted.first?.isWhitespace == false
      guard follows, !beginsWord, inserted.utf8.count < Self.longestRun else { return nil }
      joined.inserted += next.inserted
    case .deletingBackward, .deletingForward:
      let isBackward = kind == .deletingBackward
      let follows = next.utf8Offset + (isBackward ? next.removed.utf8.count : 0) == utf8Offset
      guard follows, isDeletion, next.isDeletion, removed.utf8.count < Self.longestRun else { return nil }
      joined.removed = isBackward ? next.removed + removed : removed + next.removed
      joined.utf8Offset = next.utf8Offset
    case .deleting, .cutting, .pasting, .other: return nil
    }
    return joined
  }
}
