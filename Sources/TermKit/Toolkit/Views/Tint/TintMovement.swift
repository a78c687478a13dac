import TermKitGraphics

/// An animation of the colour or the mode of a view's tint, from the presentation value to the model value (V9).
///
/// It belongs to the view whose tint was set; its descendants inherit the presentation value. A view with a specific colour therefore fades
/// from that colour to its own grey when the window is dimmed. A movement of a later keyframe starts where the one before it leads.
@MainActor final class TintMovement {
  enum Part {
    case color, dimming
  }

  let part: Part
  private(set) weak var view: View?
  // The end of the predecessor, or what was shown before this movement.
  private let start: PresentationTint
  private let predecessor: TintMovement?
  private let progress: ValueAnimation<Double>

  init(
    _ part: Part, of view: View, from start: PresentationTint, after predecessor: TintMovement?,
    block: AnimationBlock, animator: Animator, restore: @escaping @MainActor (View) -> Void
  ) {
    self.part = part
    self.view = view
    self.start = start
    self.predecessor = predecessor
    progress = ValueAnimation(from: 0, to: 1, block: block, view: view, restore: restore) { [weak animator] _, _ in
      animator?.tintMoved()
    }
  }

  var isOver: Bool { progress.isOver }

  func belongs(to block: AnimationBlock?) -> Bool { !isOver && progress.group === block?.group }

  func cancel() {
    predecessor?.cancel()
    progress.cancel()
  }

  /// Applies the animation's current state to the tint that it leads to, which may itself be moving.
  func apply(to tint: inout PresentationTint) {
    if isOver { return }
    var start = start
    predecessor?.apply(to: &start)
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
    let block = AnimationBlock.running(for: self)
    let (shown, before) = (presentationTint, tintState.settings)
    let end = (superview?.presentationTint ?? .root).inherited(tintState.settings)
    let predecessor = animator.removeTintMovement(part, of: self, continuingIn: block)
    change()
    isTintMoving = animator.tintMovements.contains { $0.view === self }
    guard let block else { return }
    let target = presentationTint
    if predecessor == nil, target.color == shown.color, target.dimming == shown.dimming { return }
    animator.tintMovements.append(
      TintMovement(
        part, of: self, from: predecessor == nil ? shown : end, after: predecessor, block: block, animator: animator
      ) { view in
        switch part {
        case .color: view.tintColor = before.color
        case .dimming: view.setTintMode(before.mode, withoutCover: before.modeWithoutCover)
        }
      })
    isTintMoving = true
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

  /// Removes a movement that another one replaces. Returns it if it belongs to the same animation block; otherwise cancels it.
  fileprivate func removeTintMovement(
    _ part: TintMovement.Part, of view: View, continuingIn block: AnimationBlock?
  ) -> TintMovement? {
    guard let index = tintMovements.firstIndex(where: { $0.view === view && $0.part == part }) else { return nil }
    let movement = tintMovements.remove(at: index)
    if movement.belongs(to: block) { return movement }
    movement.cancel()
    tintMoved()
    return nil
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
