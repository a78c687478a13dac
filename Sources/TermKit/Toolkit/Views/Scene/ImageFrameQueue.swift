import TermKitGraphics

/// The views of a scene that show animated images, and when each of them has to be drawn anew (I5).
///
/// A view is noted each time it has drawn one, so what is drawn no more drops out by itself.
@MainActor struct ImageFrameQueue {
  private struct Entry {
    weak var view: View?
    var next: NextImageFrame

    @MainActor func isSeen(in scene: WindowScene) -> Bool {
      guard let view, view.window?.windowScene === scene else { return false }
      return view.seen(next.rect.intersection(view.presentationBounds)).intersects(scene.bounds)
    }
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// Notes that a view has drawn what looks different from some time on, in a rectangle of its own coordinates.
  mutating func note(_ view: View, due: Double, in rect: Rect) {
    let id = ObjectIdentifier(view)
    let next = NextImageFrame(due: due, rect: rect)
    // Perhaps it has drawn only some of its images this time.
    let known = entries[id].flatMap { $0.view === view ? $0.next : nil }
    entries[id] = Entry(view: view, next: known?.joined(with: next) ?? next)
  }

  /// When the next of them is due that can be seen; nothing has to be done for the others.
  func nextDueTime(in scene: WindowScene) -> Double? {
    if entries.isEmpty { return nil }
    return entries.values.filter { $0.isSeen(in: scene) }.map(\.next.due).min()
  }

  /// Has those drawn in the next frame that are due.
  mutating func drawDue(at time: Double) {
    if entries.isEmpty { return }
    for (id, entry) in entries where entry.next.due <= time || entry.view == nil {
      entries[id] = nil
      entry.view?.setNeedsDisplay(in: entry.next.rect)
    }
  }
}
