import TermKitGraphics
import TermKitInput
import TermKitTerminal
import TermKitViews

/// The inspector beside the program that it inspects, on the right columns of the terminal.
///
/// The pane is a second application, because frames of a pane in the same scene would be frames of the program, which the pane shows.
@MainActor final class InspectorPane {
  /// The fewest columns of a terminal with room for the pane.
  static let leastColumns = 120
  private unowned let program: Application
  private let inspector: Inspector
  private let terminal: HeadlessTerminal
  private let application: Application
  /// The cells of the whole terminal.
  private var cells: CellBuffer
  private var runs: [CellDiff.Run] = []
  private var shownFrames = 0
  private var programCursor: Point?
  private var shownCursor: Point?
  /// Whether keys go to the pane.
  private var hasFocus = true { didSet { drawDivider() } }
  /// Whether the button of the mouse went down in the pane.
  private var hasPress = false

  /// Opens the pane.
  init(beside program: Application, _ inspector: Inspector) {
    (self.program, self.inspector) = (program, inspector)
    cells = CellBuffer(size: program.terminal.size)
    terminal = HeadlessTerminal(size: .zero, traits: program.terminal.traits)
    application = Application(
      terminal: terminal, clock: program.clock,
      delegate: InspectorDelegate { [unowned program] in
        InspectedProgram(program, inspector, in: $0)
      })
    application.allowsSuspension = false
    application.windowScene.pasteboard.stringWasSet = { [weak program] in program?.terminal.copy($0) ?? false }
    layOut()
  }

  /// Shows the first frame of the pane.
  func launch() {
    application.launch()
    WindowScene.current = program.windowScene
  }

  /// The columns of the program: three fifths of the terminal, and at least 80. The line beside the pane is one of the pane's columns.
  private var programColumns: Int { max(80, cells.size.width * 3 / 5) }

  /// The size of the program's part of the terminal.
  var programSize: Size { Size(width: programColumns, height: cells.size.height) }

  /// Adopts the size of the terminal.
  func layOut() {
    cells = CellBuffer(size: program.terminal.size)
    terminal.resize(to: Size(width: cells.size.width - programColumns - 1, height: cells.size.height))
    runs = CellDiff.allRuns(of: cells.size)
    drawDivider()
  }

  private func drawDivider() {
    let scalar: Unicode.Scalar = program.terminal.traits.glyphLevel == .ascii ? "|" : hasFocus ? "┃" : "│"
    for y in 0..<cells.size.height {
      cells[programColumns, y] = Cell(glyph: Glyph(scalar), foreground: Color(white: 0.5), background: .white)
      runs.append(CellDiff.Run(y: y, columns: programColumns..<programColumns + 1))
    }
  }

  // MARK: Input

  /// Returns whether the pane takes an event. F6 gives the keys to the other side, and so does a click there.
  func takes(_ input: InputEvent) -> Bool {
    switch input {
    case .key(Key(.function(12))): return false
    case .key(Key(.function(6))): hasFocus.toggle()
    case .mouse(var mouse):
      guard isMine(mouse) else { return false }
      mouse.position.x = max(0, mouse.position.x - programColumns - 1)
      terminal.send(.input(.mouse(mouse)))
    case .key, .keyRelease, .paste:
      guard hasFocus else { return false }
      terminal.send(.input(input))
    case .focus: return false
    }
    return true
  }

  // A press gives the keys to its side, which gets the whole gesture.
  private func isMine(_ mouse: MouseEvent) -> Bool {
    let isRight = mouse.position.x > programColumns
    switch mouse.action {
    case .press:
      (hasFocus, hasPress) = (isRight, isRight)
      return isRight
    case .drag, .release: return hasPress
    case .move, .scroll: return isRight
    }
  }

  // MARK: Frames

  /// Adds a frame of the program.
  func show(_ buffer: CellBuffer, _ changed: [CellDiff.Run], cursor: Point?) {
    copy(changed, of: buffer, to: 0)
    programCursor = cursor
  }

  private func copy(_ changed: [CellDiff.Run], of buffer: CellBuffer, to left: Int) {
    for run in changed {
      for x in run.columns where buffer[x, run.y].width != 0 { cells[left + x, run.y] = buffer[x, run.y] }
      runs.append(CellDiff.Run(y: run.y, columns: run.columns.lowerBound + left..<run.columns.upperBound + left))
    }
  }

  /// Runs a turn of the pane, and shows what has changed on both sides.
  func turn() {
    application.turn()
    WindowScene.current = program.windowScene
    if application.isEnding { return }
    if terminal.frameCount != shownFrames { copy(terminal.lastRuns, of: terminal.screen, to: programColumns + 1) }
    shownFrames = terminal.frameCount
    let left = programColumns + 1
    let cursor = hasFocus ? terminal.cursor.map { Point(x: $0.x + left, y: $0.y) } : programCursor
    if runs.isEmpty, cursor == shownCursor { return }
    runs.sort { ($0.y, $0.columns.lowerBound) < ($1.y, $1.columns.lowerBound) }
    program.terminal.present(cells, runs: runs, cursor: cursor)
    (runs, shownCursor) = ([], cursor)
  }

  /// The number of seconds until the pane has something to do.
  var timeUntilDue: Double? { application.timeUntilDue() }

  /// Whether the user has quit the pane.
  var isEnding: Bool { application.isEnding }

  /// Undoes what the user has set in the pane.
  func close() { inspector.leave() }
}

extension Inspection {
  /// Opens the pane, or closes it.
  func togglePane() {
    let terminal = application.terminal
    if pane != nil { return closePane() }
    guard terminal.size.width >= InspectorPane.leastColumns else {
      return application.statusBar.show(notice: "The inspector needs \(InspectorPane.leastColumns) columns")
    }
    pane = InspectorPane(beside: application, connect())
    application.adopt()
    pane?.launch()
  }

  /// Closes the pane, and undoes what the user has set in it.
  func closePane() {
    let pane = pane
    self.pane = nil
    pane?.close()
    application.adopt()
  }

  /// Gives the pane its part of a terminal of another size, or closes it if there is no more room.
  func fitPane() {
    if application.terminal.size.width < InspectorPane.leastColumns { closePane() } else { pane?.layOut() }
  }

  /// Adds what other code has printed to the log, and runs a turn of the pane.
  func endTurn() {
    application.logCapturedOutput()
    pane?.turn()
    if pane?.isEnding == true { closePane() }
  }
}

extension Application {
  /// The number of seconds until the application or the pane beside it has something to do.
  var timeUntilDueWithPane: Double? { timeUntilDue().orEarlier(inspection?.pane?.timeUntilDue) }
}
