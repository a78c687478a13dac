import TermKitGraphics
import TermKitInput
import TermKitViews

/// A row with the most important keys of the moment. Each is a button with the name of a key and what the key does; a click presses the key.
///
/// The bar shows key commands of the responder chain that are enabled and have a title. It leaves out the commands that work on every
/// screen. Keys that usually move the focus are shown only if `keys` has them. The list of keys has all commands.
///
/// The bar follows the focus, also from row to row. If commands change otherwise, call `setNeedsUpdate()`. While the focus is outside the
/// superview of the bar, such as in a sheet, the bar does not change. It cannot have the focus itself. With a screen reader, it is blank.
///
///     let keyBar = KeyBar()
///     keyBar.keys = [Key(.enter), .character("n")]
///     view.addSubview(keyBar)
///
/// UIKit has no such bar.
public final class KeyBar: View {
  /// The keys whose commands the bar shows, the most important first. If a command has several keys, the bar names the first of them that is
  /// here. Commands with the same title count as one. Defaults to none: the bar then shows the first commands of the responder chain.
  public var keys: [Key] = [] { didSet { if keys != oldValue { setNeedsUpdate() } } }

  /// The greatest number of commands. Defaults to 4. Fewer are shown if the row has no room for their whole texts.
  public var maximumCount = 4 { didSet { if maximumCount != oldValue { setNeedsUpdate() } } }

  private var buttons: [KeyBarButton] = []

  /// Creates a bar.
  public init() {
    super.init(frame: .zero)
    accessibilityElementsHidden = true
  }

  /// Updates the bar in the next frame. Call it if the commands have changed and the focus has not, such as after a change of the model.
  public func setNeedsUpdate() { setNeedsLayout() }

  /// The height of one row, and any width.
  public override func sizeThatFits(_ size: Size) -> Size { Size(width: size.width, height: 1) }

  public override func didMoveToWindow() {
    super.didMoveToWindow()
    window?.windowScene?.addFocusFollower(self)
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    updateButtons()
    let widths = buttons.map(\.hint.width)
    var (count, room) = (0, bounds.width)
    for width in widths {
      guard width <= room else { break }
      room -= width
      count += 1
    }
    var x = room / 2
    for (index, button) in buttons.enumerated() {
      button.isHidden = index >= count
      button.frame = Rect(x: x, y: 0, width: widths[index], height: 1)
      x += widths[index]
    }
  }

  private func updateButtons() {
    guard let scene = window?.windowScene, let superview, scene.focusedView?.isDescendant(of: superview) ?? true else {
      return
    }
    let hints = hints(for: scene.effectiveKeyCommands).prefix(max(0, maximumCount))
    guard !hints.elementsEqual(buttons.map(\.hint)) else { return }
    buttons.forEach { $0.removeFromSuperview() }
    buttons = hints.map(KeyBarButton.init)
    buttons.forEach(addSubview)
  }

  private func hints(for commands: [KeyCommand]) -> [KeyHint] {
    let strings = traitCollection.strings
    var commands = commands.filter { command in
      !command.title.isEmpty && !command.isAvailableEverywhere && command.disabledReason == nil
    }
    let shownKeys = keys.isEmpty ? commands.compactMap { $0.keyOfClick(strings) } : keys
    return shownKeys.compactMap { key in
      guard let command = commands.first(where: { $0.reachableKeys?.contains(key) == true }) else { return nil }
      commands.removeAll { $0.title == command.title }
      return KeyHint(key: key, name: key.label(strings), title: command.title)
    }
  }
}

/// A key and what it does.
private struct KeyHint: Equatable {
  let key: Key
  let name: String
  let title: String

  /// The columns of the texts, with a blank column between them and at both ends.
  var width: Int { name.columns + title.columns + 3 }
}

/// A button with a key and what it does. A click presses the key.
private final class KeyBarButton: Control {
  let hint: KeyHint

  init(_ hint: KeyHint) {
    self.hint = hint
    super.init(frame: .zero)
    addAction(for: .touchUpInside) { button in button.window?.windowScene?.handle(.key(hint.key)) }
  }

  override var canBecomeFirstResponder: Bool { false }

  override func stateDidChange() {
    super.stateDidChange()
    fadeWhilePressed()
  }

  override func draw(in canvas: inout Canvas) {
    // A screen reader would read the whole row whenever a command changes.
    if canvas.traits.usesScreenReader { return }
    canvas.draw(hint.name, at: Point(x: 1, y: 0), style: canvas.tintTextStyle(.bold))
    let style = canvas.plainTextStyle(in: bounds).secondary(in: canvas.traits)
    canvas.draw(hint.title, at: Point(x: hint.name.columns + 2, y: 0), style: style)
    canvas.drawPlate(in: bounds, canvas.tintTextStyle().foreground, $contentOpacity)
  }
}
