import TermKit

/// Lets a held Delete key delete only one row, although the next row takes its place.
///
/// Terminals do not report that a key is released. A held key comes again after up to 0.66 seconds, and then about 30 times a second. If it
/// comes less than four times a second, each repetition counts as a press.
@MainActor struct HeldDelete<ID: Equatable> {
  private static var firstInterval: Double { 0.7 }
  private static var nextInterval: Double { 0.25 }

  // The row that the user has not selected.
  private var id: ID?
  private var first: ScheduledTimer?
  private var next: ScheduledTimer?

  /// Protects a row that was selected without a key or a click on it, until the key is released.
  mutating func protect(_ id: ID?, _ owner: some Responder) {
    first?.invalidate()
    self.id = id
    first = owner.schedule(after: Self.firstInterval) { _ in }
  }

  /// Returns whether the key may delete a row.
  mutating func allowsDeleting(_ id: ID, _ owner: some Responder) -> Bool {
    guard id == self.id, first?.isValid == true || next?.isValid == true else { return true }
    next?.invalidate()
    next = owner.schedule(after: Self.nextInterval) { _ in }
    return false
  }
}
