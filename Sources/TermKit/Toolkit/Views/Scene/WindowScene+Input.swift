import TermKitGraphics
import TermKitInput

extension WindowScene {
  /// Delivers an event of the terminal to its responder. For views from right to left, the sides of the screen are exchanged.
  /// - Returns: The responder that took the key. Nil if no responder took it, and for events other than keys.
  @discardableResult
  package func handle(terminalEvent event: InputEvent) -> Responder? {
    guard LayoutDirections.areMixed else { return handle(event, turnsKeys: false) }
    if isMirrored, case .mouse(let mouse) = event {
      return handle(.mouse(mouse.mirrored(width: size.width)), turnsKeys: false)
    }
    return handle(event, turnsKeys: true)
  }

  /// Delivers an input event to its responder. Positions are cells of the scene, and keys have the direction of their responders.
  package func handle(_ event: InputEvent) { _ = handle(event, turnsKeys: false) }

  private func handle(_ event: InputEvent, turnsKeys: Bool) -> Responder? {
    eventNumber += 1
    keyboard.updateContents(in: self)
    switch event {
    case .key(let key): return handle(key, turnsKeys)
    case .keyRelease(let key): endPress(key, turnsKeys)
    case .mouse(let mouse): handle(mouse)
    case .paste(let text): _ = keyChain.first { $0.paste(text) }
    case .focus(let isActive):
      if !isActive { endPointing() }
    }
    return nil
  }

  @inline(never) private func endPress(_ key: Key, _ turnsKeys: Bool) {
    guard let view = focusedView, view.wantsKeyReleases else { return }
    view.pressEnded(turnsKeys ? key.turned(for: view, isMirrored) : key)
  }

  /// Asks the terminal for releases of keys if the view with the focus wants them.
  func updateKeyReleases() {
    let wants = focusedView?.wantsKeyReleases == true
    guard wants != needsKeyReleases else { return }
    needsKeyReleases = wants
    host?.sceneWants(keyReleases: wants)
  }

  /// Cancels the touch under way and ends the tracking of the pointer, because the terminal no longer reports the mouse.
  package func endPointing() {
    cancelTouch()
    scrollGesture?.end(.cancelled)
    pointerTracker.leave()
    pointerTracker.hover(over: nil)
    hoverTracker.leave()
    showPointer(over: nil)
  }

  // The style of the nearest view that has one.
  private func showPointer(over view: View?) {
    let views = sequence(first: view, next: { $0?.superview })
    let style = views.lazy.compactMap { $0?.pointerStyle }.first ?? .system
    guard style != pointerStyle else { return }
    pointerStyle = style
    host?.sceneWants(style)
  }

  /// Whether the terminal has to report movements of the pointer while no button is held.
  package var needsPointerMotion: Bool {
    if pointerTracker.isNeeded || hoverTracker.isNeeded { return true }
    for window in windows where window.hoverableCount > 0 { return traitCollection.colorDepth.blends }
    return false
  }

  /// The responders that are offered a key, in order.
  var keyChain: some Sequence<Responder> {
    firstKeyResponder.responderChain
  }

  /// The first responder to get a key: a view of the input view, or the first responder of the key window.
  var firstKeyResponder: Responder { focusedView ?? keyWindow?.firstKeyResponder ?? self }

  /// The view that gets keys first: a view of the input view, or the first responder of the key window. Nil if no view has the focus.
  package var focusedView: View? {
    let inputs = keyboard.window.flatMap { $0.showsFocus ? $0.firstResponder : nil }
    return inputs ?? keyWindow?.firstResponder
  }

  /// The commands that some key would start now. Leaves out a command if earlier responders take all its keys, as commands or as typing.
  package var effectiveKeyCommands: [KeyCommand] {
    var taken: Set<Key> = []
    var isTyping = false
    let commands = keyChain.flatMap { responder in
      let commands = responder.keyCommands.compactMap { command in
        let possible = command.keys.filter { responder.canPerform(command, for: $0) }
        let keys = possible.filter { !taken.contains($0) && !(isTyping && $0.isTyped) }
        taken.formUnion(possible)
        return keys.isEmpty ? nil : command.reached(by: keys)
      }
      isTyping = isTyping || responder.takesTyping
      return commands
    }
    guard focusedContextMenu != nil else { return commands }
    let menu = KeyCommand(title: traitCollection.strings.showMenu, keys: Self.menuKeys) {}
    let keys = menu.keys.filter { !taken.contains($0) }
    return keys.isEmpty ? commands : commands + [menu.reached(by: keys)]
  }

  private func handle(_ key: Key, _ turnsKeys: Bool) -> Responder? {
    pointerTracker.hover(over: nil)
    // Not a `for` loop: the sequence would check at each key that this is the main actor.
    var chain = ResponderChain(next: firstKeyResponder)
    while let responder = chain.takeNext() {
      let key = turnsKeys ? key.turned(for: responder, isMirrored) : key
      for command in responder.keyCommands
      where command.keys.contains(key) && responder.canPerform(command, for: key) {
        command.perform(key, of: responder)
        return responder
      }
      if responder.pressBegan(key) {
        lastPress = (key, ObjectIdentifier(responder))
        return responder
      }
    }
    return nil
  }

  /// Performs the command that a key has in the responder chain, even while keys type text. Returns false if no command has the key.
  package func performKeyCommand(_ key: Key) -> Bool {
    for responder in keyChain {
      for command in responder.keyCommands
      where command.keys.contains(key) && responder.canPerform(command, for: key) {
        command.perform(key, of: responder)
        return true
      }
    }
    return false
  }

  private func handle(_ mouse: MouseEvent) {
    switch mouse.action {
    case .press(let button): beginTouch(button, mouse)
    case .drag: moveTouch(mouse)
    case .release(let button): endTouch(button, mouse)
    case .move: movePointer(mouse)
    case .scroll(let x, let y): turnWheel(x: x, y: y, mouse)
    }
  }

  private func movePointer(_ mouse: MouseEvent) {
    let view = view(at: mouse.position)
    pointerTracker.move(over: view, at: mouse.position)
    pointerTracker.hover(over: view)
    hoverTracker.move(over: view, mouse)
    showPointer(over: view)
  }

  // With Shift, the wheel scrolls to the sides, unless nothing under the pointer can.
  private func turnWheel(x: Int, y: Int, _ mouse: MouseEvent) {
    pointerTracker.hover(over: nil)
    let isSideways = mouse.modifiers.contains(.shift) && x == 0
    let movement = isSideways ? ScrollView.wheelMovement(x: y, y: 0) : ScrollView.wheelMovement(x: x, y: y)
    if scrollGesture?.turn(by: movement, mouse) == true { return }
    guard let view = view(at: mouse.position) else { return }
    if isSideways, view.responderChain.contains(where: { $0.wheelTurned(x: y, y: 0) }) { return }
    let scroll = ScrollGesture(in: self)
    for responder in view.responderChain {
      if let view = responder as? View, scroll.begin(in: view, by: movement, mouse) {
        scrollGesture = scroll
        return
      }
      if responder.wheelTurned(x: x, y: y) { return }
    }
  }

  private func view(at point: Point) -> View? {
    for window in windows.reversed() where !window.isHidden {
      if let view = window.hitTest(point - window.originOnScreen) { return view }
    }
    return nil
  }

  private func beginTouch(_ button: MouseEvent.Button, _ mouse: MouseEvent) {
    cancelTouch()
    scrollGesture?.end()
    guard let view = view(at: mouse.position) else { return }
    let now = now
    var count = 1
    if let last = lastTap, last.position == mouse.position, last.button == button, now - last.time < TapCounter.interval
    {
      count = last.count + 1
    }
    lastTap = (mouse.position, button, now, count)
    if view.window !== keyboard.window { keyboard.window?.endFocus() }
    if let window = view.window, window.canBecomeKey { makeKey(window) }
    // A callback of the change of key window may have removed the view.
    guard view.window?.windowScene === self else { return }
    let place = Touch.Position(cell: mouse.position, precise: mouse.precisePosition)
    let touch = Touch(view: view, button: button, at: place, modifiers: mouse.modifiers, tapCount: count)
    self.touch = touch
    if openContextMenu(for: touch) { return }
    if count > 1, !view.isInListItem, selectText(with: touch, from: mouse.position, mouse) { return }
    // Touch events follow the responder chain by recursion. This loop detects an endless chain first.
    view.responderChain.forEach { _ in }
    gestureArbiter.begin(touch, mouse)
  }

  /// Lets another view get the later events of the touch under way.
  func transferTouch(to view: View) {
    guard let touch else { return }
    let transferred = Touch(
      view: view, button: touch.button, at: touch.position, modifiers: touch.modifiers, tapCount: touch.tapCount)
    self.touch = transferred
    gestureArbiter.replace(touch, with: transferred)
  }

  private func moveTouch(_ mouse: MouseEvent) {
    guard var touch else { return }
    if touch.phase == .began, let start = lastTap?.position, start != mouse.position,
      selectText(with: touch, from: start, mouse), let new = self.touch
    {
      touch = new
    }
    update(touch, mouse, .moved)
    gestureArbiter.move(touch)
  }

  private func endTouch(_ button: MouseEvent.Button, _ mouse: MouseEvent) {
    guard let touch, touch.button == button else { return }
    self.touch = nil
    update(touch, mouse, .ended)
    gestureArbiter.end(touch)
  }

  private func update(_ touch: Touch, _ mouse: MouseEvent, _ phase: Touch.Phase) {
    let (cell, precise) = (mouse.position, mouse.precisePosition)
    let position = Touch.Position(
      cell: Point(x: max(0, min(size.width - 1, cell.x)), y: max(0, min(size.height - 1, cell.y))),
      precise: Path.Position(x: min(Double(size.width), precise.x), y: min(Double(size.height), precise.y)))
    touch.proceed(to: phase, at: position, modifiers: mouse.modifiers)
  }

  func cancelTouch() {
    guard let touch else { return }
    self.touch = nil
    touch.event.phase = .cancelled
    gestureArbiter.cancel(touch)
  }

  /// Cancels the touches and gestures in a view that leaves its window or is hidden.
  ///
  /// A gesture of a superview that has begun goes on. The view's touch was cancelled when it began.
  package func cancelTouch(in view: View) {
    gestureArbiter.leave(view)
    hoverTracker.leave(view)
    pointerTracker.endHover(in: view)
    if let touch, touch.view.isDescendant(of: view), !gestureArbiter.isFollowed(touch) { cancelTouch() }
  }
}

extension Key {
  /// The key for a responder: the other arrow if the responder is laid out from right to left. A responder without a view has the
  /// direction of the scene.
  @inline(never) @MainActor
  func turned(for responder: Responder, _ sceneIsMirrored: Bool) -> Key {
    guard code == .left || code == .right else { return self }
    let view = responder as? View ?? (responder as? ViewController)?.viewIfLoaded
    return view?.isRightToLeft ?? sceneIsMirrored ? Key(code == .left ? .right : .left, modifiers) : self
  }

  /// Whether the key types a character.
  var isTyped: Bool {
    if case .character = code { return modifiers.isDisjoint(with: [.control, .alt]) }
    return false
  }
}
