import TermKitGraphics

/// The views of a scene that show animated images (I5) or asked for a redraw, with the time when each must be redrawn.
///
/// A view is added each time it draws such an image or asks again, so views that stop doing so drop out.
@MainActor struct ImageFrameQueue {
  private struct Entry {
    weak var view: View?
    var next: NextImageFrame

    @MainActor func isVisible(in scene: WindowScene) -> Bool {
      guard let view, view.window?.windowScene === scene, view.isVisible(moving: false) else { return false }
      let area = view.visibleScreenRect(next.rect.intersection(view.presentationBounds)).intersection(scene.bounds)
      return !area.isEmpty && !view.isCovered(in: area)
    }
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// Notes that a rectangle of a view, in its own coordinates, must be redrawn at a time.
  mutating func note(_ view: View, due: Double, in rect: Rect) {
    let id = ObjectIdentifier(view)
    let next = NextImageFrame(due: due, rect: rect)
    // This time, the view may have drawn only some of its images.
    let known = entries[id].flatMap { $0.view === view ? $0.next : nil }
    entries[id] = Entry(view: view, next: known?.joined(with: next) ?? next)
  }

  /// Returns when the next visible image is due. Invisible images need no redraw.
  func nextDueTime(in scene: WindowScene) -> Double? {
    if entries.isEmpty { return nil }
    return entries.values.filter { $0.isVisible(in: scene) }.map(\.next.due).min()
  }

  /// Marks the images that are due for drawing in the next frame.
  mutating func drawDue(at time: Double) {
    if entries.isEmpty { return }
    for (id, entry) in entries where entry.next.due <= time || entry.view == nil {
      entries[id] = nil
      entry.view?.setNeedsDisplay(in: entry.next.rect)
    }
  }
}
