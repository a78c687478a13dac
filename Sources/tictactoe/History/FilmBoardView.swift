import TTTModel
import TermKit

/// A board that shows the first moves of a game. It takes no moves.
final class FilmBoardView: View {
  private let bars = BarsView()
  private let lines = WinningLinesView()
  private let pieces = Square.all.map { _ in PieceView() }

  init() {
    super.init()
    isUserInteractionEnabled = false
    ([bars] + pieces + [lines]).forEach(addSubview)
  }

  /// Shows the first moves of a game. Inside an animation block, pieces grow and shrink.
  /// - Parameters:
  ///   - game: The game.
  ///   - icon: The piece of the owner of the profile.
  ///   - count: The number of moves. The line of a won game appears with its last move.
  func show(_ game: Game, icon: Icon, moves count: Int) {
    let moves = game.moves
    for (square, piece) in zip(Square.all, pieces) {
      let number = moves.firstIndex { $0.square == square }
      if let number { piece.icon = moves[number].player == .me ? icon : icon.opposite }
      piece.growth = number.map { $0 < count } == true ? 1 : 0
    }
    let winner = game.result == .victory ? icon : icon.opposite
    lines.show(count >= game.moveCount ? game.winningLines : [], color: Palette.winningLine(winner))
  }

  override func layoutSubviews() {
    let geometry = BoardGeometry(fitting: bounds)
    for view in [bars, lines] { view.frame = bounds }
    (bars.geometry, lines.geometry) = (geometry, geometry)
    for (square, piece) in zip(Square.all, pieces) {
      piece.frame = geometry.frame(of: square)
      piece.square = geometry.visibleFrame(of: square)
    }
  }
}
