import TTTModel
import TermKit

/// The board: the bars, the pieces, the ghost of the next piece and the lines through three in a row.
///
/// It calls `place` when the user chooses a square. The arrow keys move the focus over the squares. Enter, Space and 1–9 choose a
/// square, and so does a click on or beside it. The ghost follows the focus, and the pointer where the terminal reports its motion.
final class BoardView: Control {
  /// Makes a move at the square that the user chose, and returns whether it was made.
  var place: @MainActor (Square) -> Bool = { _ in false }
  /// The width of the board, if it is beside other views. Defaults to nil.
  var columns: Int? { didSet { if columns != oldValue { invalidateIntrinsicContentSize() } } }
  /// Whether the board takes no moves. Defaults to false.
  var isPaused = false { didSet { updateGhost() } }
  /// The colour of the bars. Animatable.
  var barColor: Color {
    get { bars.color }
    set { bars.color = newValue }
  }

  private let isInteractive: Bool
  private let bars = BarsView()
  private let lines = WinningLinesView()
  private let ghost = PieceView()
  private let marks = FocusMarksView()
  private var pieces: [Square: PieceView] = [:]
  private var game = Game()
  private var icon = Icon.x
  private var focusedSquare = Square.center
  // The square under the pointer.
  private var pointedSquare: Square?

  /// Creates a board.
  /// - Parameter isInteractive: Whether the board takes moves and follows the pointer. Defaults to true.
  init(isInteractive: Bool = true) {
    self.isInteractive = isInteractive
    super.init()
    isUserInteractionEnabled = isInteractive
    ghost.isGhost = true
    [marks, bars, ghost, lines].forEach(addSubview)
  }

  private var geometry: BoardGeometry { BoardGeometry(fitting: bounds) }

  /// The frame of the board itself, in the coordinates of this view.
  var boardFrame: Rect { geometry.frame }

  override func sizeThatFits(_ size: Size) -> Size {
    columns.map { Size(width: min($0, size.width), height: 0) } ?? super.sizeThatFits(size)
  }

  override func layoutSubviews() {
    let geometry = geometry
    bars.frame = bounds
    bars.geometry = geometry
    lines.frame = bounds
    lines.geometry = geometry
    for (square, piece) in pieces { put(piece, on: square) }
    updateGhost()
  }

  // MARK: The game

  /// Shows a game. `icon` is the piece of the owner of the profile. Inside an animation block, pieces grow and shrink.
  func show(_ game: Game, icon: Icon) {
    let isOther = game.id != self.game.id
    self.game = game
    self.icon = icon
    for square in Square.all {
      let player = game.player(at: square)
      if let piece = pieces[square], player == nil || isOther { remove(piece, from: square) }
      if let player { place(self.icon(of: player), at: square) }
    }
    lines.show(game.winningLines, color: Palette.winningLine(winnerIcon))
    updateGhost()
  }

  private var winnerIcon: Icon { icon(of: game.result == .victory ? .me : .enemy) }

  private func icon(of player: Player) -> Icon { player == .me ? icon : icon.opposite }

  private func place(_ icon: Icon, at square: Square) {
    if let piece = pieces[square] {
      piece.icon = icon
      return
    }
    let piece = PieceView()
    piece.icon = icon
    put(piece, on: square)
    piece.growth = 0
    insertSubview(piece, at: 2)
    pieces[square] = piece
    piece.growth = 1
  }

  private func put(_ piece: PieceView, on square: Square) {
    piece.frame = geometry.frame(of: square)
    piece.square = geometry.visibleFrame(of: square)
  }

  private func remove(_ piece: PieceView, from square: Square) {
    pieces[square] = nil
    Motion.animateBoard {
      piece.growth = 0
    } completion: { _ in
      piece.removeFromSuperview()
    }
  }

  // MARK: The focus

  private func updateGhost() {
    let canMove = (isFocused || pointedSquare != nil) && isUserInteractionEnabled && !isPaused && !game.isOver
    let piece = icon(of: game.isComputersTurn ? .me : game.currentPlayer)
    View.performWithoutAnimation {
      marks.frame = geometry.frame(of: focusedSquare)
      marks.isHidden = !canMove
      marks.color = Palette.piece(piece)
      put(ghost, on: focusedSquare)
      ghost.icon = piece
      ghost.isHidden = !canMove || game.isComputersTurn || game.player(at: focusedSquare) != nil
    }
  }

  override func stateDidChange() {
    super.stateDidChange()
    updateGhost()
  }

  private func moveFocus(_ columns: Int, _ rows: Int) -> Bool {
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

  /// Moves the focus to the square in the middle.
  func focusCenter() { focus(.center) }

  // While a computer thinks, the focus can move, but no square can be chosen.
  @discardableResult private func choose(_ square: Square) -> Bool {
    !isPaused && !game.isComputersTurn && place(square)
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

  // The board is a single element. Its value is the square with the focus, or all moves if the focus cannot move.
  override var isAccessibilityElement: Bool {
    get { true }
    set { super.isAccessibilityElement = newValue }
  }

  override var accessibilityLabel: String? {
    get { strings.board }
    set { super.accessibilityLabel = newValue }
  }

  override var accessibilityValue: String? {
    get { isUserInteractionEnabled ? spoken(focusedSquare) : spokenMoves }
    set { super.accessibilityValue = newValue }
  }

  private func spoken(_ square: Square) -> String {
    strings.square(square) + ", " + (game.player(at: square).map { icon(of: $0).letter } ?? strings.emptySquare)
  }

  private var spokenMoves: String {
    if game.moves.isEmpty { return strings.emptySquare }
    return game.moves.map { strings.placed(icon(of: $0.player), at: $0.square) }.joined(separator: " ")
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
    if let square = Square(column: (digit - 1) % 3 - 1, row: 1 - (digit - 1) / 3) { chooseAndMoveOn(square) }
  }

  override func touchEnded(_ touch: Touch) {
    super.touchEnded(touch)
    let point = touch.location(in: self)
    guard touch.button == .left, self.point(inside: point), let square = geometry.square(near: point) else { return }
    chooseAndMoveOn(square)
  }

  // MARK: The pointer

  override var tracksPointer: Bool { isInteractive }

  // A motion within a square changes nothing. Over a taken square, the ghost stays where it is.
  override func pointerMoved(to point: Point) {
    let square = geometry.square(near: point)
    guard square != pointedSquare, !traitCollection.usesScreenReader else { return }
    pointedSquare = square
    if let square, !game.isOver, game.player(at: square) == nil { focusedSquare = square }
    updateGhost()
  }

  override func pointerExited() {
    pointedSquare = nil
    updateGhost()
  }
}
