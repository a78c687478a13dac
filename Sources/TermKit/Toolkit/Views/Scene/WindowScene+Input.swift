import TermKitGraphics
import TermKitInput

extension WindowScene {
  /// Delivers an input event to its responder.
  package func handle(_ event: InputEvent) {
    switch event {
    case .key(let key): handle(key)
    case .mouse(let mouse): handle(mouse)
    case .paste(let text): _ = keyChain.first { $0.paste(text) }
    case .focus(let isActive):
      guard !isActive else { break }
      cancelTouch()
      pointerTracker.leave()
    }
  }

  /// The responders that are offered a key, in order.
  var keyChain: some Sequence<Responder> {
    (keyWindow?.firstKeyResponder ?? self).responderChain
  }

  /// The commands that some key would start now. Leaves out a command if earlier responders take all its keys, as commands or as typing.
  package var effectiveKeyCommands: [KeyCommand] {
    var taken: Set<Key> = []
    var isTyping = false
    let commands = keyChain.flatMap { responder in
      let commands = responder.keyCommands.compactMap { command in
        let key = command.keys.first { !taken.contains($0) && !(isTyping && $0.isTyped) }
        taken.formUnion(command.keys)
        return key.map { command.reached(by: $0) }
      }
      isTyping = isTyping || responder.takesTyping
      return commands
    }
    guard focusedContextMenu != nil else { return commands }
    let menu = KeyCommand(title: traitCollection.strings.showMenu, keys: Self.menuKeys) {}
    return commands + (menu.keys.first { !taken.contains($0) }.map { [menu.reached(by: $0)] } ?? [])
  }

  private func handle(_ key: Key) {
    _ = keyChain.first { responder in
      if let command = responder.keyCommands.first(where: { $0.keys.contains(key) }) {
        command.perform(key)
        return true
      }
      return responder.pressBegan(key)
    }
  }

  private func handle(_ mouse: MouseEvent) {
    switch mouse.action {
    case .press(let button): beginTouch(button, mouse)
    case .drag: moveTouch(mouse)
    case .release(let button): endTouch(button, mouse)
    case .move: pointerTracker.move(over: view(at: mouse.position), at: mouse.position)
    case .scroll(let x, let y): turnWheel(x: x, y: y, mouse)
    }
  }

  // With Shift, the wheel scrolls to the sides, unless nothing under the pointer can.
  private func turnWheel(x: Int, y: Int, _ mouse: MouseEvent) {
    guard let chain = view(at: mouse.position)?.responderChain else { return }
    if mouse.modifiers.contains(.shift), x == 0, chain.contains(where: { $0.wheelTurned(x: y, y: 0) }) { return }
    _ = chain.first { $0.wheelTurned(x: x, y: y) }
  }

  private func view(at point: Point) -> View? {
    for window in windows.reversed() where !window.isHidden {
      if let view = window.hitTest(point - window.originOnScreen) { return view }
    }
    return nil
  }

  private func beginTouch(_ button: MouseEvent.Button, _ mouse: MouseEvent) {
    cancelTouch()
    guard let view = view(at: mouse.position) else { return }
    let now = now
    var count = 1
    if let last = lastTap, last.position == mouse.position, last.button == button, now - last.time < Self.tapInterval {
      count = last.count + 1
    }
    lastTap = (mouse.position, button, now, count)
    if let window = view.window, window.canBecomeKey { makeKey(window) }
    // A callback of the change of key window may have removed the view.
    guard view.window?.windowScene === self else { return }
    let place = Touch.Position(cell: mouse.position, precise: mouse.precisePosition)
    let touch = Touch(view: view, button: button, at: place, modifiers: mouse.modifiers, tapCount: count)
    self.touch = touch
    if openContextMenu(for: touch) { return }
    // Touch events follow the responder chain by recursion. This loop detects an endless chain first.
    view.responderChain.forEach { _ in }
    view.touchBegan(touch)
  }

  private static let tapInterval = 0.4

  /// Lets another view get the later events of the touch under way.
  func transferTouch(to view: View) {
    guard let touch else { return }
    self.touch = Touch(
      view: view, button: touch.button, at: touch.position, modifiers: touch.modifiers, tapCount: touch.tapCount)
  }

  private func moveTouch(_ mouse: MouseEvent) {
    guard let touch else { return }
    update(touch, mouse, .moved)
    touch.view.touchMoved(touch)
  }

  private func endTouch(_ button: MouseEvent.Button, _ mouse: MouseEvent) {
    guard let touch, touch.button == button else { return }
    self.touch = nil
    update(touch, mouse, .ended)
    touch.view.touchEnded(touch)
  }

  private func update(_ touch: Touch, _ mouse: MouseEvent, _ phase: Touch.Phase) {
    touch.phase = phase
    let (cell, precise) = (mouse.position, mouse.precisePosition)
    touch.move(
      to: Touch.Position(
        cell: Point(x: max(0, min(size.width - 1, cell.x)), y: max(0, min(size.height - 1, cell.y))),
        precise: Path.Position(x: min(Double(size.width), precise.x), y: min(Double(size.height), precise.y))))
    touch.modifiers = mouse.modifiers
  }

  func cancelTouch() {
    guard let touch else { return }
    self.touch = nil
    touch.phase = .cancelled
    touch.view.touchCancelled(touch)
  }

  func cancelTouch(in view: View) {
    if touch?.view.isDescendant(of: view) == true { cancelTouch() }
  }
}

extension KeyCommand {
  /// Returns the command labelled with the first of its keys that still reaches it. A label that was given explicitly stays.
  fileprivate func reached(by key: Key) -> KeyCommand {
    var command = self
    command.shownKey = key
    return command
  }
}

extension Key {
  /// Whether the key types a character.
  fileprivate var isTyped: Bool {
    if case .character = code { return modifiers.isDisjoint(with: [.control, .alt]) }
    return false
  }
}
