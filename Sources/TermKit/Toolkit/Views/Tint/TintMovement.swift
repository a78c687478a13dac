import TermKitGraphics

/// A view's own colour or mode on its way from what was seen to what was set (V9).
///
/// It is kept with the view that something was set on; those below see what it hands down. So a view with a colour of its own goes from
/// that colour to the grey of that colour when its window is dimmed.
@MainActor final class TintMovement {
  /// What of the tint is on its way.
  enum Part {
    case color, dimming
  }

  let part: Part
  private(set) weak var view: View?
  private let start: SeenTint
  private let progress: ValueAnimation<Double>

  init(_ part: Part, of view: View, from start: SeenTint, block: AnimationBlock, animator: Animator) {
    self.part = part
    self.view = view
    self.start = start
    progress = ValueAnimation(from: 0, to: 1, block: block, view: view) { [weak animator] _, _ in
      animator?.tintMoved()
    }
    animator.begin(progress)
  }

  var isOver: Bool { progress.isOver }

  func cancel() { progress.cancel() }

  /// What is seen on the way to a tint, which may be on its way itself.
  func apply(to tint: inout SeenTint) {
    if isOver { return }
    switch part {
    case .color:
      tint.color = start.color.interpolated(to: tint.color, at: progress.current)
      tint.isColorMoving = true
    case .dimming:
      tint.dimming = start.dimming.interpolated(to: tint.dimming, at: progress.current)
      tint.isDimmingMoving = true
    }
  }
}

extension View {
  /// Changes a setting, and has what is seen move there if an animation block is being run.
  final func animateTint(_ part: TintMovement.Part, _ change: () -> Void) {
    guard isTintMoving || AnimationBlock.current != nil, let scene = window?.windowScene else { return change() }
    let animator = scene.animator
    let seen = seenTint
    animator.cancelTintMovement(part, of: self)
    change()
    isTintMoving = animator.tintMovements.contains { $0.view === self }
    guard let block = AnimationBlock.current, block.duration > 0, !animator.isInstant else { return }
    let target = seenTint
    if target.color == seen.color, target.dimming == seen.dimming { return }
    animator.tintMovements.append(TintMovement(part, of: self, from: seen, block: block, animator: animator))
    isTintMoving = true
    scene.setNeedsFrame()
  }

  /// The tint seen on this view in the present frame.
  final var seenTint: SeenTint { seenTint(below: superview?.seenTint ?? .root) }

  /// The tint seen on this view when that is seen on its superview.
  final func seenTint(below above: SeenTint) -> SeenTint {
    var tint = above.inherited(tintState.settings)
    guard isTintMoving else { return tint }
    let movements = window?.windowScene?.animator.tintMovements.filter { $0.view === self && !$0.isOver } ?? []
    for movement in movements { movement.apply(to: &tint) }
    isTintMoving = !movements.isEmpty
    return tint
  }
}

extension Animator {
  /// Drawn while the tint was on its way: to be drawn again when it has moved on.
  func noteTintWitness(_ view: View) { tintWitnesses[ObjectIdentifier(view)] = view }

  /// Has all drawn anew that were drawn in a moving tint. They come again if it moves on.
  fileprivate func tintMoved() {
    let witnesses = tintWitnesses
    tintWitnesses = [:]
    for view in witnesses.values { view.setNeedsDisplay() }
  }

  fileprivate func cancelTintMovement(_ part: TintMovement.Part, of view: View) {
    guard let index = tintMovements.firstIndex(where: { $0.view === view && $0.part == part }) else { return }
    tintMovements.remove(at: index).cancel()
    tintMoved()
  }
}

extension SeenTint {
  /// What a view without superview starts from.
  static let root = SeenTint(color: Tint.root.color)

  /// The tint seen below this one by a view with settings of its own.
  func inherited(_ own: TintSettings) -> SeenTint {
    var tint = self
    if let color = own.color {
      tint.color = color
      tint.isColorMoving = false
    }
    if own.mode != .automatic {
      tint.dimming = own.mode == .dimmed ? 1 : 0
      tint.isDimmingMoving = false
    }
    return tint
  }
}
