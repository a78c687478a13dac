import TTTModel
import TermKit

/// The board: the bars, the pieces, the ghost of the next piece and the lines through three in a row.
///
/// It calls `place` when the user chooses a square. The arrow keys move the focus over the squares. Enter, Space and 1–9 choose a
/// square, and so does a click on or beside it. The ghost follows the focus, and the pointer where the terminal reports its motion.
final class BoardView: Control {
  /// Makes a move at the square that the user chose, and returns whether it was made.
  var place: @MainActor (Square) -> Bool = { _ in false }
  /// Called when the user chose a square with a piece.
  var squareIsTaken: @MainActor () -> Void = {}
  /// Called when the game was paused at the end of the last run.
  var pauseAgain: @MainActor () -> Void = {}
  /// The width of the board, if it is beside other views. Defaults to nil.
  var columns: Int? { didSet { if columns != oldValue { invalidateIntrinsicContentSize() } } }
  /// Whether the board takes no moves. Defaults to false.
  var isPaused = false { didSet { updateGhost() } }

  let position = PositionView()
  private let ghost = PieceView()
  private let marks = FocusMarksView()
  private var game = Game()
  private var icon = Icon.x
  private var focusedSquare = Square.center
  // The square under the pointer.
  private var pointedSquare: Square?

  init() {
    super.init()
    semanticContentAttribute = .spatial
    restorationIdentifier = "board"
    ghost.isGhost = true
    position.celebrates = true
    [marks, position, ghost].forEach(addSubview)
  }

  private var geometry: BoardGeometry { BoardGeometry(fitting: bounds) }

  /// The frame of the board itself, in the coordinates of this view.
  var boardFrame: Rect { geometry.frame }

  override func sizeThatFits(_ size: Size) -> Size {
    columns.map { Size(width: min($0, size.width), height: 0) } ?? super.sizeThatFits(size)
  }

  override func layoutSubviews() {
    position.frame = bounds
    updateGhost()
  }

  /// Shows a game. `icon` is the piece of the owner of the profile. Inside an animation block, pieces grow and shrink.
  func show(_ game: Game, icon: Icon) {
    let isOtherGame = game.id != self.game.id
    (self.game, self.icon) = (game, icon)
    position.show(game, icon: icon, isOtherGame: isOtherGame)
    setNeedsDisplay()
    updateGhost()
  }

  // MARK: State restoration

  override func encodeRestorableState(with coder: Coder) {
    super.encodeRestorableState(with: coder)
    coder.encode(Point(x: focusedSquare.column, y: focusedSquare.row), forKey: "square")
    if isPaused { coder.encode(Int(game.id.rawValue), forKey: "pausedGame") }
  }

  // Another game may have begun meanwhile.
  override func decodeRestorableState(with coder: Coder) {
    super.decodeRestorableState(with: coder)
    let place = coder.decodePoint(forKey: "square")
    if let square = Square(column: place.x, row: place.y) { focus(square) }
    let pausedGame = coder.decodeInteger(forKey: "pausedGame")
    if pausedGame == Int(game.id.rawValue), !game.isOver, game.person == nil, !isPaused { pauseAgain() }
  }

  // MARK: The focus

  private func updateGhost() {
    let canMove = (isFocused || pointedSquare != nil) && !isPaused && !game.isOver
    let piece = icon.piece(of: game.isOthersTurn ? .me : game.currentPlayer)
    let geometry = geometry
    View.performWithoutAnimation {
      marks.frame = geometry.frame(of: focusedSquare)
      marks.isHidden = !canMove
      marks.color = Palette.piece(piece)
      ghost.frame = marks.frame
      ghost.square = geometry.visibleFrame(of: focusedSquare)
      ghost.icon = piece
      ghost.isHidden = !canMove || game.isOthersTurn || game.player(at: focusedSquare) != nil
    }
  }

  override func stateDidChange() {
    super.stateDidChange()
    updateGhost()
  }

  private func moveFocus(_ columns: Int, _ rows: Int) -> Bool {
    if isPaused { return true }
    guard let square = Square(column: focusedSquare.column + columns, row: focusedSquare.row + rows) else {
      return false
    }
    focusedSquare = square
    updateGhost()
    return true
  }

  private func focus(_ square: Square) {
    guard square != focusedSquare else { return }
    focusedSquare = square
    updateGhost()
  }

  func focusCenter() { focus(.center) }

  // While the other player is to move, the focus can move, but no square can be chosen.
  @discardableResult private func choose(_ square: Square) -> Bool {
    guard !isPaused, !game.isOthersTurn, !game.isOver else { return false }
    if game.player(at: square) == nil { return place(square) }
    position.tremble(square)
    squareIsTaken()
    return false
  }

  // After a digit or a click, the focus moves to the nearest free square, so that the ghost stays visible.
  private func chooseAndMoveOn(_ square: Square) {
    if choose(square) { moveFocus(awayFrom: square) }
  }

  /// Moves the focus from a square to the nearest free square, if the focus is on that square and the game is not over.
  func moveFocusOn(from square: Square) {
    if focusedSquare == square, !game.isOver { moveFocus(awayFrom: square) }
  }

  private func moveFocus(awayFrom square: Square) {
    let free = game.isOver ? [] : Square.all.filter { game.player(at: $0) == nil }
    focus(free.min { $0.distance(to: square) < $1.distance(to: square) } ?? square)
  }

  // MARK: For those who do not see it

  // The board is a single element. Its value is the square with the focus.
  override var accessibilityDefaults: AccessibilityDefaults {
    var defaults = super.accessibilityDefaults
    defaults.isElement = true
    defaults.label = strings.board
    let piece = game.player(at: focusedSquare).map { icon.piece(of: $0).letter }
    defaults.value = strings.square(focusedSquare) + ", " + (piece ?? strings.emptySquare)
    return defaults
  }

  // A press chooses the square with the focus, not the one in the middle of the view.
  override func accessibilityActivate() -> Bool {
    if game.isOver { return false }
    choose(focusedSquare)
    return true
  }

  // Readers of the desktop choose a square by its name. They number actions, so there are always nine. In a terminal, digits do the same.
  override var accessibilityCustomActions: [AccessibilityCustomAction] {
    get { traitCollection.usesScreenReader ? super.accessibilityCustomActions : Square.all.map(action) }
    set { super.accessibilityCustomActions = newValue }
  }

  private func action(_ square: Square) -> AccessibilityCustomAction {
    AccessibilityCustomAction(name: strings.square(square)) { [weak self] _ in
      self?.chooseAndMoveOn(square)
      return true
    }
  }

  // The row of the square, for braille displays.
  override var cursorPosition: Point? {
    traitCollection.usesScreenReader ? geometry.letterPosition(in: focusedSquare) : super.cursorPosition
  }

  // With a screen reader, a free square shows the digit that chooses it.
  override func draw(in canvas: inout Canvas) {
    super.draw(in: &canvas)
    guard canvas.traits.usesScreenReader, !game.isOver else { return }
    for square in Square.all where game.player(at: square) == nil {
      canvas.draw("\(square.keypadDigit)", at: geometry.letterPosition(in: square))
    }
  }

  // MARK: Keys and mouse

  // In a finished game, Enter starts the next game. Even a disabled command would keep the key from the controller.
  override var keyCommands: [KeyCommand] {
    let reason = strings.reasonAgainstMove(in: game, isPaused: isPaused)
    let keys = (game.isOver ? [] : [Key(.enter)]) + [.character(" ")]
    return [
      KeyCommand(title: strings.placePiece, naming: keys, disabledReason: reason) { [weak self] _ in
        if let self { choose(focusedSquare) }
      }
    ]
  }

  // While the game is paused, the focus cannot be seen, and so it stays.
  override func pressBegan(_ key: Key) -> Bool {
    switch (key.code, key.modifiers) {
    case (.up, []): return moveFocus(0, -1)
    case (.down, []): return moveFocus(0, 1)
    case (.left, []): return moveFocus(-1, 0)
    case (.right, []): return moveFocus(1, 0)
    default: return false
    }
  }

  /// Chooses the square at the place of a digit on a numeric keypad, where 7 is at the top left.
  func chooseSquare(onKeypad digit: Int) {
    if let square = Square.all.first(where: { $0.keypadDigit == digit }) { chooseAndMoveOn(square) }
  }

  override func touchEnded(_ touch: Touch) {
    super.touchEnded(touch)
    let point = touch.location(in: self)
    guard touch.button == .left, self.point(inside: point), let square = geometry.square(near: point) else { return }
    chooseAndMoveOn(square)
  }

  // MARK: The pointer

  override var tracksPointer: Bool { true }

  // A motion within a square changes nothing. Over a taken square, the ghost stays where it is.
  override func pointerMoved(to point: Point) {
    let square = geometry.square(near: point)
    guard square != pointedSquare, !traitCollection.usesScreenReader else { return }
    pointedSquare = square
    if let square, !isPaused, !game.isOver, game.player(at: square) == nil { focusedSquare = square }
    updateGhost()
  }

  override func pointerExited() {
    pointedSquare = nil
    updateGhost()
  }
}

extension Square {
  /// The square in the middle. The focus begins there.
  static let center = all[4]

  /// The digit at the place of the square on a numeric keypad, from 7 at the top left to 3 at the bottom right.
  var keypadDigit: Int { 5 + column - 3 * row }

  /// Returns the square of the distance between the centres of two squares.
  func distance(to other: Square) -> Int {
    let (columns, rows) = (other.column - column, other.row - row)
    return columns * columns + rows * rows
  }
}
