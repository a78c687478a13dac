/// What was done to a text, so that it can be undone and done again.
///
/// Characters typed one after the other are undone word by word, and characters deleted one after the other together. Of what is kept
/// the oldest is forgotten when it is more than `limit`.
struct TextHistory: Sendable {
  /// How something was changed, which says what is undone together.
  enum Kind: Sendable {
    /// A character was typed.
    case typing
    /// A character was deleted before the cursor.
    case deletingBackward
    /// A character was deleted behind the cursor.
    case deletingForward
    /// All else: it is undone by itself.
    case other
  }

  /// What is undone at once.
  struct Step: Sendable {
    var edit: TextEdit
    /// What was selected before.
    var before: TextSelection
    /// What was selected afterwards.
    var after: TextSelection

    fileprivate var cost: Int { edit.removed.utf8.count + edit.inserted.utf8.count + 100 }
  }

  /// Bytes that are kept at most, except for the newest step.
  let limit: Int
  private(set) var undoSteps: [Step] = []
  private(set) var redoSteps: [Step] = []
  private var cost = 0
  // What the newest step is continued by; nil once it is complete.
  private var openKind: Kind?

  /// Makes an empty history; it keeps 8 MiB unless told otherwise.
  init(limit: Int = 8 << 20) { self.limit = limit }

  /// Has the next edit begin a step of its own.
  mutating func closeStep() { openKind = nil }

  /// Takes note of an edit.
  mutating func record(_ step: Step, as kind: Kind) {
    redoSteps = []
    if kind == openKind, let last = undoSteps.last, let joined = last.edit.joined(with: step.edit, kind) {
      undoSteps[undoSteps.count - 1].edit = joined
      undoSteps[undoSteps.count - 1].after = step.after
      cost += undoSteps[undoSteps.count - 1].cost - last.cost
    } else {
      undoSteps.append(step)
      cost += step.cost
    }
    openKind = kind == .other ? nil : kind
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

  /// Takes the newest step back, to be done again later.
  mutating func undo() -> Step? {
    guard let step = undoSteps.popLast() else { return nil }
    cost -= step.cost
    redoSteps.append(step)
    openKind = nil
    return step
  }

  /// Takes the step that was undone last.
  mutating func redo() -> Step? {
    guard let step = redoSteps.popLast() else { return nil }
    cost += step.cost
    undoSteps.append(step)
    openKind = nil
    return step
  }
}

extension TextEdit {
  // Bytes after which characters typed or deleted one by one begin another step.
  private static let longestRun = 2000

  private var isDeletion: Bool { inserted.isEmpty }

  /// Both as one edit, if the second continues the first.
  fileprivate func joined(with next: Self, _ kind: TextHistory.Kind) -> Self? {
    var joined = self
    switch kind {
    case .typing:
      let follows = next.removed.isEmpty && next.utf8Offset == utf8Offset + inserted.utf8.count
      let beginsWord = inserted.last?.isWhitespace == true && next.inserted.first?.isWhitespace == false
      guard follows, !beginsWord, inserted.utf8.count < Self.longestRun else { return nil }
      joined.inserted += next.inserted
    case .deletingBackward:
      let follows = next.utf8Offset + next.removed.utf8.count == utf8Offset
      guard follows, isDeletion, next.isDeletion, removed.utf8.count < Self.longestRun else { return nil }
      joined.removed = next.removed + removed
      joined.utf8Offset = next.utf8Offset
    case .deletingForward:
      let follows = next.utf8Offset == utf8Offset
      guard follows, isDeletion, next.isDeletion, removed.utf8.count < Self.longestRun else { return nil }
      joined.removed += next.removed
    case .other: return nil
    }
    return joined
  }
}
