import TermKitGraphics
import TermKitInput
import TermKitTerminal
import TermKitText
@_spi(TermKit) import TermKitViews

/// An object that lets the user edit texts with the line editing of the terminal, in an application that is shown as lines of text.
@MainActor final class LinearEditing {
  private let scene: WindowScene
  private let terminal: any Terminal
  private var state = State.commands
  /// The element that had the focus in the last frame.
  private(set) weak var lastFocus: View?
  /// Whether the last key moves the focus. A field that such a key reaches asks for nothing, so that the user can go on.
  private var isMoving = false

  /// The text that the user types.
  private enum State {
    case commands
    case line(TextField)
    case text(TextView, [String])
    /// The last line of a text has arrived, and its key Enter has not.
    case textEnd
  }

  init(in scene: WindowScene, on terminal: any Terminal) {
    self.scene = scene
    self.terminal = terminal
  }

  private var strings: SystemStrings { scene.traitCollection.strings }

  /// Returns whether a field with the focus asks for its text. It does not if the user came by on the way to another element.
  func prompts(for item: OutlineItem, isNew: Bool) -> Bool {
    (isNew || item.view !== lastFocus) && !isMoving && item.view is TextField && item.view.isFirstResponder
  }

  /// Called when the changes of a frame are printed. A field asks for its text if `isPrompted` is true.
  func focusIs(on item: OutlineItem, isPrompted: Bool) {
    let isKnown = item.view === lastFocus
    lastFocus = item.view
    if isPrompted, let field = item.view as? TextField { return begin(field) }
    if !isKnown, item.view is TextField || item.view is TextView {
      terminal.printLines([strings.lineMode.pressEnterToType])
    }
  }

  /// Handles an event in place of the responder chain. Returns false if the responder chain has to handle it.
  func handle(_ event: InputEvent) -> Bool {
    switch (state, event) {
    case (.commands, .key(let key)): return handle(key)
    case (.line(let field), .paste(let line)): if !line.isEmpty { replace(field, line) }
    case (.line, .key(let key)):
      state = .commands
      if key == Key(.enter), enters { scene.handle(event) }
    case (.text(let view, let lines), .paste(let line)): take(line, of: view, lines)
    case (.text, .key(Key(.escape))), (.textEnd, .key): state = .commands
    case (.text, .key): break
    default: return false
    }
    return true
  }

  /// Whether the user types a text.
  var isTyping: Bool { if case .commands = state { false } else { true } }

  private var enters = false

  private func handle(_ key: Key) -> Bool {
    isMoving = [.tab, .up, .down, .left, .right, .home, .end, .pageUp, .pageDown].contains(key.code)
    let focused = scene.focusedView
    guard let focused, focused.takesTyping, focused is TextField || focused is TextView else { return false }
    if key == Key(.enter) {
      if let field = focused as? TextField { begin(field) } else if let view = focused as? TextView { begin(view) }
      return true
    }
    guard case .character = key.code, key.modifiers.isDisjoint(with: [.control, .alt]) else { return false }
    // The characters are the keys of commands, because texts are typed as lines.
    if !scene.performKeyCommand(key) { terminal.beep() }
    return true
  }

  // MARK: Fields

  private func begin(_ field: TextField) {
    let name = field.accessibilityLabel?.inOneLine ?? ""
    let text = field.isSecureTextEntry ? "" : (field.text ?? "").inOneLine
    enters = false
    state = .line(field)
    terminal.readLine(prompt: (text.isEmpty ? name : "\(name) [\(text)]") + ":", isSecure: field.isSecureTextEntry)
  }

  // An empty line keeps the text, and a blank one deletes it.
  private func replace(_ field: TextField, _ line: String) {
    field.selectAll()
    _ = field.paste(line.allSatisfy(\.isWhitespace) ? "" : line)
    enters = true
  }

  // MARK: Texts

  private func begin(_ view: TextView) {
    let variables = ["VISUAL", "EDITOR"].compactMap { environmentVariable($0) }
    if let editor = variables.first(where: { !$0.isEmpty }), let host = scene.host as? Application {
      return edit(view, with: editor, host)
    }
    state = .text(view, [])
    terminal.readLine(prompt: strings.lineMode.typeLines, isSecure: false)
  }

  private func take(_ line: String, of view: TextView, _ lines: [String]) {
    if line.isEmpty {
      state = .textEnd
      insert(lines, into: view)
    } else {
      state = .text(view, lines + [line])
      terminal.readLine(prompt: "", isSecure: false)
    }
  }

  // New lines follow the present text.
  private func insert(_ lines: [String], into view: TextView) {
    if lines.isEmpty { return }
    view.selectedRange = view.text.count..<view.text.count
    let start = view.text.isEmpty || view.text.hasSuffix("\n") ? "" : "\n"
    _ = view.paste(start + lines.joined(separator: "\n"))
    scene.setNeedsFrame()
  }

  private func edit(_ view: TextView, with editor: String, _ application: Application) {
    guard let file = TemporaryText(view.text) else { return terminal.beep() }
    defer { file.remove() }
    do {
      // The variable can contain options.
      let status = try application.runInTerminal(
        "/bin/sh", arguments: ["-c", "exec \(editor) \"$1\"", "sh", file.path])
      guard status == 0, let text = file.text, text != view.text else { return }
      view.selectAll()
      _ = view.paste(text)
      // The editor is gone, and the user hears the text where it is now.
      Accessibility.post(.layoutChanged(nil))
    } catch {
      terminal.printLines([error.description])
    }
  }
}
