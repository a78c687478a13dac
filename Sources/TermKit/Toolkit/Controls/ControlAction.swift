/// Names an action that was added to a control, so that it can be taken away again with `Control.removeAction(_:for:)`.
public struct ControlAction: Hashable, Sendable {
  /// Whose it is.
  fileprivate let control: ObjectIdentifier
  /// Counts up for each control.
  fileprivate let number: Int
}

/// Who is called when something happens to a control.
@MainActor struct ControlActions {
  /// One of them.
  struct Entry {
    let action: ControlAction
    fileprivate(set) var events: ControlEvents
    let perform: @MainActor (Control) -> Void
    fileprivate weak var target: AnyObject?
    // Also when it is gone.
    fileprivate let hasTarget: Bool

    fileprivate var isLive: Bool { target != nil || !hasTarget }
  }

  private var entries: [Entry] = []
  private var count = 0

  mutating func add(
    to control: Control, for events: ControlEvents, target: AnyObject?,
    _ perform: @escaping @MainActor (Control) -> Void
  ) -> ControlAction {
    let action = ControlAction(control: ObjectIdentifier(control), number: count)
    count += 1
    entries.removeAll { !$0.isLive }
    entries.append(
      Entry(action: action, events: events, perform: perform, target: target, hasTarget: target != nil))
    return action
  }

  mutating func remove(_ action: ControlAction, for events: ControlEvents) {
    removeEvents(events) { $0.action == action }
  }

  mutating func remove(target: AnyObject, for events: ControlEvents) {
    removeEvents(events) { $0.target === target }
  }

  private mutating func removeEvents(_ events: ControlEvents, where isMeant: (Entry) -> Bool) {
    for index in entries.indices where isMeant(entries[index]) { entries[index].events.subtract(events) }
    entries.removeAll { $0.events.isEmpty }
  }

  /// Those who want to know of one of these events.
  func all(for events: ControlEvents) -> [Entry] { entries.filter { $0.isLive && !$0.events.isDisjoint(with: events) } }

  func contains(_ entry: Entry) -> Bool { entries.contains { $0.action == entry.action } }
}
