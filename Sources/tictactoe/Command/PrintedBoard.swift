import TTTModel

/// A drawing of a game's last position in three printed rows, with a letter for each piece.
struct PrintedBoard {
  /// The piece that the owner of the profile plays with.
  let icon: Icon
  let look: PrintedLook

  /// Returns the rows from top to bottom, including colour sequences.
  func rows(of game: Game) -> [String] {
    stride(from: 0, to: 9, by: 3).map { first in
      Square.all[first..<first + 3].map { symbol(of: game.player(at: $0)).shown }.joined(separator: " ")
    }
  }

  private func symbol(of player: Player?) -> PrintedEntry.Field {
    guard let player else { return look.field("·", .faint) }
    let piece = icon.piece(of: player)
    return look.field(piece.letter, piece.ink)
  }
}

extension Icon {
  /// The colour of the printed piece.
  var ink: PrintedLook.Ink { self == .x ? .red : .green }
}
