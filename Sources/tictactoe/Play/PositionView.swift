import TTTModel
import TermKit

/// A board that shows a position: the bars, the pieces and the lines through three in a row. It takes no moves.
///
/// Screen readers read all moves.
final class PositionView: View {
  /// The colour of the bars. Animatable.
  var barColor: Color {
    get { bars.color }
    set { bars.color = newValue }
  }

  private let bars = BarsView()
  private let lines = WinningLinesView()
  private var pieces: [Square: PieceView] = [:]
  private var game = Game()
  private var icon = Icon.x

  init() {
    super.init()
    isUserInteractionEnabled = false
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
      piece.icon = icon.piece(of: player)
      piece.growth = 1
    }
    lines.show(
      game.winningLines, color: Palette.winningLine(icon.piece(of: game.result == .victory ? .me : .enemy)))
  }

  private func remove(_ piece: PieceView) {
    Motion.animateBoard {
      piece.growth = 0
    } completion: { _ in
      piece.removeFromSuperview()
    }
  }

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
