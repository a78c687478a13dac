import TermKitGraphics
import TermKitInput
import TermKitViews

/// A row with the most important keys of the moment. Each is a button with the name of a key and what the key does; a click presses the key.
///
/// The bar shows key commands of the responder chain that are enabled and have a title. It leaves out the commands that work on every
/// screen, and those whose keys move the focus. The list of keys has them all.
///
/// The bar follows the focus. If commands change otherwise, call `setNeedsUpdate()`. While the focus is outside the superview of the bar, such as
/// in a sheet, the bar does not change. It cannot have the focus itself, and screen readers skip it.
///
///     let keyBar = KeyBar()
///     keyBar.preferredKeys = [Key(.enter), .character("n")]
///     view.addSubview(keyBar)
///
/// UIKit has no such bar.
public final class KeyBar: View {
  /// The keys whose commands come first, in this order, and that the bar names if a command has several keys. Defaults to none. Other
  /// commands follow in the order of the responder chain.
  public var preferredKeys: [Key] = [] { didSet { if preferredKeys != oldValue { setNeedsUpdate() } } }

  /// The greatest number of commands. Defaults to 4. Fewer are shown if the row has no room for their whole texts.
  public var maximumCount = 4 { didSet { if maximumCount != oldValue { setNeedsUpdate() } } }

  private var hints: [KeyHint] = []

  /// Creates a bar.
  public init() {
    super.init(frame: .zero)
    accessibilityElementsHidden = true
  }

  /// Updates the bar in the next frame. Call it if the commands have changed and the focus has not, such as after a change of the model.
  public func setNeedsUpdate() { setNeedsLayout() }

  /// The height of one row, and any width.
  public override func sizeThatFits(_ size: Size) -> Size { Size(width: size.width, height: 1) }

  public override func willMove(toWindow newWindow: Window?) {
    super.willMove(toWindow: newWindow)
    window?.windowScene?.focusObservers[ObjectIdentifier(self)] = nil
  }

  public override func didMoveToWindow() {
    super.didMoveToWindow()
    window?.windowScene?.focusObservers[ObjectIdentifier(self)] = { [weak self] in self?.setNeedsUpdate() }
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    updateHints()
    let widths = hints.map(\.width)
    var (count, room) = (0, bounds.width)
    for width in widths where count < hints.count && width <= room {
      room -= width
      count += 1
    }
    var x = room / 2
    for (index, hint) in hints.enumerated() {
      hint.isHidden = index >= count
      hint.frame = Rect(x: x, y: 0, width: widths[index], height: 1)
      x += widths[index]
    }
  }

  private func updateHints() {
    guard let scene = window?.windowScene, let superview, scene.focusedView?.isDescendant(of: superview) ?? true else {
      return
    }
    let strings = traitCollection.strings
    let commands = scene.effectiveKeyCommands.compactMap { command -> (command: KeyCommand, key: Key)? in
      guard !command.title.isEmpty, !command.isAvailableEverywhere else { return nil }
      let key = command.keyOfClick(strings)
      return key.map { (command, preferredKeys.first(where: command.keys.contains) ?? $0) }
    }
    let ranks = commands.map { command, _ in
      preferredKeys.firstIndex(where: command.keys.contains) ?? preferredKeys.count
    }
    let order = commands.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.prefix(max(0, maximumCount))
    let new = order.map { KeyHint(commands[$0].key, commands[$0].command.title, strings) }
    guard !new.elementsEqual(hints, by: { $0.isAlike($1) }) else { return }
    hints.forEach { $0.removeFromSuperview() }
    hints = new
    hints.forEach(addSubview)
  }
}

/// A key and what it does. A click presses the key.
private final class KeyHint: Control {
  private let name: String
  private let title: String
  private let key: Key

  init(_ key: Key, _ title: String, _ strings: SystemStrings) {
    (self.key, self.title, name) = (key, title, key.label(strings))
    super.init(frame: .zero)
    addAction(for: .touchUpInside) { hint in hint.window?.windowScene?.handle(.key(key)) }
  }

  override var canBecomeFirstResponder: Bool { false }

  /// The columns of the texts, with a blank column between them and at both ends.
  var width: Int { name.columns + title.columns + 3 }

  func isAlike(_ other: KeyHint) -> Bool { key == other.key && title == other.title && name == other.name }

  override func stateDidChange() {
    super.stateDidChange()
    fadeWhilePressed()
  }

  override func draw(in canvas: inout Canvas) {
    canvas.draw(name, at: Point(x: 1, y: 0), style: canvas.tintTextStyle(.bold))
    let style = canvas.plainTextStyle(in: bounds).secondary(in: canvas.traits)
    canvas.draw(title, at: Point(x: name.columns + 2, y: 0), style: style)
    canvas.drawPlate(in: bounds, canvas.tintTextStyle().foreground, $contentOpacity)
  }
}
