public import TermKit
public import Testing

extension TestApplication {
  // MARK: Keys

  /// Presses keys one after the other.
  ///
  ///     app.press(.down, .down, .enter)
  public func press(_ keys: KeyCode...) {
    for key in keys { press(Key(key).bytes) }
  }

  /// Presses a key with modifiers.
  ///
  ///     app.press(.character("z"), holding: .control)
  /// - Parameters:
  ///   - key: The key.
  ///   - modifiers: The modifiers that are held down.
  public func press(_ key: KeyCode, holding modifiers: KeyModifiers) { press(Key(key, modifiers).bytes) }

  /// Types a text, with one key for each character.
  public func type(_ text: String) { press(text) }

  /// Types a line at the prompt of an application that is shown as lines of text. Nil gives up.
  public func enterLine(_ line: String?) {
    terminal.enterLine(line)
    turn()
  }

  /// Sends bytes as a terminal does. An Escape at the end is the Escape key.
  public func press(_ bytes: String) {
    terminal.send(bytes)
    terminal.passEscapeTimeout()
    turn()
  }

  /// Pastes a text as a terminal with bracketed paste does.
  public func paste(_ text: String) { press("\u{1B}[200~\(text)\u{1B}[201~") }

  // MARK: The mouse

  /// Clicks with the left button in the middle of the first occurrence of a text on the screen, searched from the top. The test fails if the
  /// text is missing.
  /// - Parameters:
  ///   - text: The text, which is in one row of the screen. Colours are ignored.
  ///   - sourceLocation: The place in the source code that a failure is reported for.
  public func click(on text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    do throws(MissingText) {
      let place = try place(of: text)
      click(place.x, place.y)
    } catch {
      Issue.record(error, sourceLocation: sourceLocation)
    }
  }

  /// Returns the middle of the first occurrence of a text on the screen.
  package func place(of text: String) throws(MissingText) -> Point {
    guard let place = terminal.screen.place(of: text) else {
      throw MissingText(description: "\"\(text)\" is not on the screen:\n\(Picture(terminal.screen))")
    }
    return place
  }

  /// A text that a test wants to click, but that is not on the screen.
  package struct MissingText: Error, CustomStringConvertible {
    package let description: String
  }

  /// Clicks a cell of the screen with the left mouse button. Columns and rows count from 0.
  /// - Parameters:
  ///   - x: The column, from 0.
  ///   - y: The row, from 0.
  public func click(_ x: Int, _ y: Int) {
    mouseDown(x, y)
    mouseUp(x, y)
  }

  /// Presses a mouse button on a cell of the screen.
  /// - Parameters:
  ///   - x: The column, counted from 0.
  ///   - y: The row, counted from 0.
  ///   - button: 0 for the left button, 1 for the middle one, 2 for the right one. Defaults to 0.
  public func mouseDown(_ x: Int, _ y: Int, button: Int = 0) { mouse(button, x, y, "M") }

  /// Moves the mouse to a cell of the screen while a button is held down. The button has the same number as in `mouseDown(_:_:button:)`.
  /// - Parameters:
  ///   - x: The column, from 0.
  ///   - y: The row, from 0.
  ///   - button: The number of the button. Defaults to 0, the left one.
  public func mouseDrag(_ x: Int, _ y: Int, button: Int = 0) { mouse(button + 32, x, y, "M") }

  /// Moves the mouse to a cell of the screen while no button is held down.
  /// - Parameters:
  ///   - x: The column, from 0.
  ///   - y: The row, from 0.
  public func mouseMove(_ x: Int, _ y: Int) { mouse(35, x, y, "M") }

  /// Releases a mouse button on a cell of the screen. The button has the same number as in `mouseDown(_:_:button:)`.
  /// - Parameters:
  ///   - x: The column, from 0.
  ///   - y: The row, from 0.
  ///   - button: The number of the button. Defaults to 0, the left one.
  public func mouseUp(_ x: Int, _ y: Int, button: Int = 0) { mouse(button, x, y, "m") }

  /// Presses a mouse button at a position with fractions of cells, as on a terminal that reports pixels.
  ///
  ///     app.mouseDown(at: Path.Position(x: 4.75, y: 2.5))     // in the right half of cell (4, 2)
  ///
  /// - Parameters:
  ///   - position: The position, in cells of the screen.
  ///   - button: The button. Defaults to the left one.
  public func mouseDown(at position: Path.Position, button: MouseEvent.Button = .left) {
    mouse(.press(button), position)
  }

  /// Moves the mouse to a position with fractions of cells while a button is held down.
  /// - Parameters:
  ///   - position: The position, in cells of the screen.
  ///   - button: The button. Defaults to the left one.
  public func mouseDrag(to position: Path.Position, button: MouseEvent.Button = .left) {
    mouse(.drag(button), position)
  }

  /// Releases a mouse button at a position with fractions of cells.
  /// - Parameters:
  ///   - position: The position, in cells of the screen.
  ///   - button: The button. Defaults to the left one.
  public func mouseUp(at position: Path.Position, button: MouseEvent.Button = .left) {
    mouse(.release(button), position)
  }

  private func mouse(_ action: MouseEvent.Action, _ position: Path.Position) {
    send(.input(.mouse(MouseEvent(action, atPrecise: position))))
  }

  /// Releases a key, as terminals with kitty's keyboard protocol report it. `press` alone releases nothing.
  /// - Parameters:
  ///   - key: The key.
  ///   - modifiers: The modifiers held down during the release. Defaults to none.
  public func release(_ key: KeyCode, holding modifiers: KeyModifiers = []) {
    send(.input(.keyRelease(Key(key, modifiers))))
  }

  /// Turns the mouse wheel over a cell of the screen.
  /// - Parameters:
  ///   - steps: The number of reports of the wheel. A scroll view scrolls three rows for each. Positive steps scroll down, and negative ones
  ///     scroll up.
  ///   - x: The column, counted from 0.
  ///   - y: The row, counted from 0.
  public func turnWheel(by steps: Int, _ x: Int, _ y: Int) {
    for _ in 0..<abs(steps) { mouse(steps > 0 ? 65 : 64, x, y, "M") }
  }

  // The report of mode 1006, in which columns and rows count from 1.
  private func mouse(_ code: Int, _ x: Int, _ y: Int, _ end: Character) {
    press("\u{1B}[<\(code);\(x + 1);\(y + 1)\(end)")
  }

  // MARK: The terminal

  /// Tells the application that the terminal's window became active or inactive.
  public func setFocus(_ isActive: Bool) { press(isActive ? "\u{1B}[I" : "\u{1B}[O") }

  /// Resizes the terminal to a size in cells. If it has that size already, no event comes.
  public func resize(to size: Size) {
    terminal.resize(to: size)
    turn()
  }

  /// Sends an event other than input, such as a signal.
  public func send(_ event: TerminalEvent) {
    terminal.send(event)
    turn()
  }
}

extension CellBuffer {
  /// Returns the middle of the first occurrence of a text.
  func place(of text: String) -> Point? {
    if text.isEmpty { return nil }
    for y in 0..<size.height {
      let cells = (0..<size.width).map { (x: $0, cell: self[$0, y]) }.filter { $0.cell.width != 0 }
      let glyphs = cells.map { String(String.UnicodeScalarView($0.cell.glyph.scalars)) }
      for start in glyphs.indices {
        var rest = text[...]
        var end = start
        while end < glyphs.count, !rest.isEmpty, rest.hasPrefix(glyphs[end]) {
          rest = rest.dropFirst(glyphs[end].count)
          end += 1
        }
        if rest.isEmpty { return Point(x: (cells[start].x + cells[end - 1].x) / 2, y: y) }
      }
    }
    return nil
  }
}
