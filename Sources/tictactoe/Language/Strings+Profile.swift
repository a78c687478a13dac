import TTTModel
import TermKit

// The texts of the profile.
extension Strings {
  /// The greatest number of victories in a row.
  var longestStreak: String { text("Longest winning streak", "Längste Siegesserie", "最多連勝") }
  func lastWeeks(_ count: Int) -> String {
    text(
      count == 1 ? "Last week" : "Last \(count) weeks", count == 1 ? "Letzte Woche" : "Letzte \(count) Wochen",
      "過去\(count)週間")
  }
  var today: String { text("today", "heute", "今日") }
  /// The key command that chooses a piece.
  func play(as icon: Icon) -> String {
    text("Play as \(icon.letter)", "Als \(icon.letter) spielen", "\(icon.letter)で遊ぶ")
  }
  /// The name of a button or a row that leads to a game against an opponent.
  func play(against opponent: Opponent) -> String {
    let isFriend = opponent == .friend
    return text(
      "Play \(isFriend ? "with a friend" : against(opponent))",
      isFriend ? "Mit einem Freund spielen" : "Gegen \(accusative(opponent)) spielen",
      "\(isFriend ? "友だち" : name(opponent))と対戦")
  }
  /// The key command of the row with the opponent.
  var chooseOpponent: String { text("Choose Opponent", "Gegner wählen", "対戦相手を選ぶ") }
  var firstOrLastButton: String { text("First or last button", "Erster oder letzter Knopf", "最初・最後のボタン") }
  /// Returns a record in words that fit some columns, where there are shorter ones.
  func record(_ record: Statistics, fitting columns: Int) -> String {
    let words = self.record(record)
    return words.columns <= columns ? words : shortRecord(record)
  }
  private func shortRecord(_ record: Statistics) -> String {
    text(
      self.record(record), "\(record.victories) gew. · \(record.defeats) verl. · \(record.draws) remis",
      self.record(record))
  }
}
