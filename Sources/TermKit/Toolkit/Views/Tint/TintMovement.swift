import TermKitGraphics

/// An animation of the colour or the mode of a view's tint, from the presentation value to the model value (V9).
///
/// It belongs to the view whose tint was set; its descendants inherit the presentation value. A view with a specific colour therefore fades
/// from that colour to its own grey when the window is dimmed.
@MainActor final class TintMovement {
  /// The part of the tint that is animated.
  enum Part {
    case color, dimming
  }

  let part: Part
  private(set) weak var view: View?
  private let start: PresentationTint
  private let progress: ValueAnimation<Double>

  init(_ part: Part, of view: View, from start: PresentationTint, block: AnimationBlock, animator: Animator) {
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

  /// Applies the animation's current state to the tint that it leads to, which may itself be moving.
  func apply(to tint: inout PresentationTint) {
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
  /// Changes a tint setting, and animates the change inside an animation block.
  final func animateTint(_ part: TintMovement.Part, _ change: () -> Void) {
    guard isTintMoving || AnimationBlock.current != nil, let scene = window?.windowScene else { return change() }
    let animator = scene.animator
    let start = presentationTint
    animator.cancelTintMovement(part, of: self)
    change()
    isTintMoving = animator.tintMovements.contains { $0.view === self }
    guard let block = AnimationBlock.current, block.duration > 0, !animator.isInstant else { return }
    let target = presentationTint
    if target.color == start.color, target.dimming == start.dimming { return }
    animator.tintMovements.append(TintMovement(part, of: self, from: start, block: block, animator: animator))
    isTintMoving = true
    scene.setNeedsFrame()
  }

  /// The presentation value of the view's tint in the current frame.
  final var presentationTint: PresentationTint { presentationTint(below: superview?.presentationTint ?? .root) }

  /// Returns the presentation value of the view's tint, given that of its superview.
  final func presentationTint(below above: PresentationTint) -> PresentationTint {
    var tint = above.inherited(tintState.settings)
    guard isTintMoving else { return tint }
    let movements = window?.windowScene?.animator.tintMovements.filter { $0.view === self && !$0.isOver } ?? []
    for movement in movements { movement.apply(to: &tint) }
    isTintMoving = !movements.isEmpty
    return tint
  }
}

extension Animator {
  /// Remembers a view drawn in a moving tint, to redraw it when the tint moves on.
  func noteMovingTint(_ view: View) { movingTintViews[ObjectIdentifier(view)] = view }

  /// Redraws all views drawn in a moving tint. Drawing adds them again if the tint still moves.
  fileprivate func tintMoved() {
    let views = movingTintViews
    movingTintViews = [:]
    for view in views.values { view.setNeedsDisplay() }
  }

  fileprivate func cancelTintMovement(_ part: TintMovement.Part, of view: View) {
    guard let index = tintMovements.firstIndex(where: { $0.view === view && $0.part == part }) else { return }
    tintMovements.remove(at: index).cancel()
    tintMoved()
  }
}

extension PresentationTint {
  /// The presentation value for a view without a superview.
  static let root = PresentationTint(color: Tint.root.color)

  /// Returns the presentation value for a subview with its own settings.
  func inherited(_ own: TintSettings) -> PresentationTint {
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
