/// An identifier of an action that was added to a control. `Control.removeAction(_:for:)` takes it.
public struct ControlAction: Hashable, Sendable {
  fileprivate let control: ObjectIdentifier
  /// A number that is unique within the control.
  fileprivate let number: Int
}

/// The place in the source at which an action is added.
struct ActionPlace: Equatable {
  let fileID: String
  let line: Int
  let column: Int
}

/// The actions of a control, by event.
@MainActor struct ControlActions {
  struct Entry {
    let action: ControlAction
    fileprivate(set) var events: ControlEvents
    let perform: @MainActor (Control) -> Void
    fileprivate(set) weak var target: AnyObject?
    // True even after the target was deallocated.
    fileprivate let hasTarget: Bool
    fileprivate let place: ActionPlace?

    fileprivate var isLive: Bool { target != nil || !hasTarget }
  }

  private var entries: [Entry] = []
  private var count = 0

  /// Adds an action, unless it was added before at the same place with the same target and events.
  mutating func add(
    to control: Control, for events: ControlEvents, target: AnyObject?, at place: ActionPlace?,
    _ perform: @escaping @MainActor (Control) -> Void
  ) -> ControlAction {
    let known = entries.first {
      place != nil && $0.place == place && $0.events == events && $0.target === target && $0.isLive
    }
    if let known { return known.action }
    let action = ControlAction(control: ObjectIdentifier(control), number: count)
    count += 1
    entries.removeAll { !$0.isLive }
    entries.append(
      Entry(
        action: action, events: events, perform: perform, target: target, hasTarget: target != nil, place: place))
    return action
  }

  mutating func remove(_ events: ControlEvents, where isMeant: (Entry) -> Bool) {
    for index in entries.indices where isMeant(entries[index]) { entries[index].events.subtract(events) }
    entries.removeAll { $0.events.isEmpty }
  }

  /// Returns the actions for any of these events whose targets still exist.
  func all(for events: ControlEvents) -> [Entry] { entries.filter { $0.isLive && !$0.events.isDisjoint(with: events) } }

  func contains(_ entry: Entry) -> Bool { entries.contains { $0.action == entry.action } }
}
