import TTTModel
import TermKit

/// A board that shows a position: the bars, the pieces and the lines through three in a row. It takes no moves.
///
/// The bars and the other pieces are pale behind a line.
///
/// Screen readers read all moves.
final class PositionView: BoardPartView {
  /// The colour of the bars. Animatable.
  var barColor = Color.black { didSet { (bars.color, lines.color) = (barColor, barColor) } }
  /// Whether a line grows after its last piece, and its pieces swell. Otherwise it appears. Defaults to false.
  var celebrates = false

  private let bars = BarsView()
  private let lines = WinningLinesView()
  private var pieces: [Square: PieceView] = [:]
  private var game = Game()
  private var icon = Icon.x

  init() {
    super.init()
    [bars, lines].forEach(addSubview)
  }

  /// Shows a position. `icon` is the piece of the owner of the profile. Inside an animation block, pieces grow and shrink. If `isOtherGame`
  /// is true, all pieces of the last game shrink, and new ones grow even on the same squares, so no frame shows a mix of two games.
  func show(_ game: Game, icon: Icon, isOtherGame: Bool = false) {
    (self.game, self.icon) = (game, icon)
    if isOtherGame {
      pieces.values.forEach(remove)
      pieces = [:]
    }
    for square in Square.all {
      guard let player = game.player(at: square) else {
        pieces[square]?.growth = 0
        continue
      }
      let piece = pieces[square] ?? addPiece(on: square)
      if piece.growth == 0 { View.performWithoutAnimation { piece.alpha = 1 } }
      piece.icon = icon.piece(of: player)
      piece.growth = 1
    }
    showLines()
  }

  private func remove(_ piece: PieceView) {
    Motion.animateBoard {
      piece.growth = 0
    } completion: { _ in
      piece.removeFromSuperview()
    }
  }

  // A line waits until its last piece has grown, and disappears at once with its pieces.
  private func showLines() {
    if game.winningLines.isEmpty {
      View.performWithoutAnimation { lines.growth = 0 }
      return pale()
    }
    lines.show(game.winningLines, of: icon.piece(of: game.result == .victory ? .me : .enemy))
    guard lines.growth == 0, pieces.values.contains(where: \.isGrowing) else {
      lines.growth = 1
      return pale()
    }
    View.animate(
      withDuration: celebrates ? Motion.duration : 0.01, delay: Motion.duration,
      preferredFramesPerSecond: Motion.framesPerSecond
    ) {
      lines.growth = 1
      pale()
    }
    if celebrates { swell() }
  }

  // One piece of a line after the other, from its start.
  private func swell() {
    for line in game.winningLines {
      for (index, square) in line.squares.enumerated() {
        pieces[square]?.swell(after: Motion.duration * (1.5 + Double(index) / 2))
      }
    }
  }

  // Without colours, the squares of the line are reversed instead. In ASCII, strokes are thin and so less pale.
  private func pale() {
    let winners = Set(game.winningLines.flatMap(\.squares))
    let pale = traitCollection.glyphLevel == .ascii ? 0.5 : 0.3
    let opacity = winners.isEmpty || traitCollection.colorDepth == .none ? 1 : pale
    bars.alpha = opacity
    for (square, piece) in pieces where piece.growth > 0 { piece.alpha = winners.contains(square) ? 1 : opacity }
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    if previous?.colorDepth != traitCollection.colorDepth { pale() }
  }

  /// Moves the piece on a square to the left and to the right once.
  func tremble(_ square: Square) { pieces[square]?.tremble() }

  private func addPiece(on square: Square) -> PieceView {
    let piece = PieceView()
    put(piece, on: square)
    piece.growth = 0
    insertSubview(piece, belowSubview: lines)
    pieces[square] = piece
    return piece
  }

  private func put(_ piece: PieceView, on square: Square) {
    let geometry = BoardGeometry(fitting: bounds)
    piece.frame = geometry.frame(of: square)
    piece.square = geometry.visibleFrame(of: square)
  }

  override func layoutSubviews() {
    let geometry = BoardGeometry(fitting: bounds)
    for view in [bars, lines] { view.frame = bounds }
    (bars.geometry, lines.geometry) = (geometry, geometry)
    for (square, piece) in pieces { put(piece, on: square) }
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(isElement: true, label: strings.board, value: strings.moves(of: game, icon: icon))
  }
}
