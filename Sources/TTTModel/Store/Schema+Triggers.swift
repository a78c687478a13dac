extension Schema {
  /// The indexes. Few rows are in most of them: rows that have changed, deleted rows, and finished games against computers.
  static let indexes = """
    CREATE INDEX editOfDraft ON draftEdit (draft);
    CREATE INDEX changedGame ON game (edition) WHERE edition > 0;
    CREATE INDEX changedMessage ON message (edition) WHERE edition > 0;
    CREATE INDEX deletedGame ON game (deletedAt) WHERE deletedAt IS NOT NULL;
    CREATE INDEX deletedMessage ON message (deletedAt) WHERE deletedAt IS NOT NULL;
    CREATE INDEX kindOfGame ON game (opponent, result) WHERE deletedAt IS NULL;
    CREATE INDEX finishedGameAgainstComputer ON game (opponent)
      WHERE opponent <> 'friend' AND result > 0 AND deletedAt IS NULL;
    CREATE INDEX favoriteMessage ON message (isFavorite) WHERE isFavorite = 1 AND deletedAt IS NULL;
    CREATE INDEX gameWithPerson ON game (person, result) WHERE person IS NOT NULL AND deletedAt IS NULL;
    CREATE INDEX unsentTo ON outbox (recipient, number);
    CREATE INDEX identityOfGame ON game (identity);
    CREATE INDEX identityOfMessage ON message (identity);
    """

  /// The triggers, which keep the editions, the statistics and the number of deletions. The triggers of the search index are in ``SearchIndex``.
  static let triggers = """
    CREATE TRIGGER gameInserted AFTER INSERT ON game WHEN NEW.deletedAt IS NOT NULL OR NEW.result <> 0 BEGIN
      UPDATE profile SET deletions = deletions + 1 WHERE NEW.deletedAt IS NOT NULL;
      \(count("NEW", "+"))
    END;
    CREATE TRIGGER gameCounted AFTER UPDATE OF result, opponent, deletedAt ON game
      WHEN NEW.result <> OLD.result OR NEW.opponent <> OLD.opponent OR NEW.deletedAt IS NOT OLD.deletedAt BEGIN
      UPDATE profile SET deletions = deletions + 1 WHERE (NEW.deletedAt IS NULL) <> (OLD.deletedAt IS NULL);
      \(count("OLD", "-"))
      \(count("NEW", "+"))
    END;
    CREATE TRIGGER gameChanged AFTER UPDATE OF startDate, moves, result, stars, opponent, firstPlayer, person, deletedAt ON game
    BEGIN
      UPDATE profile SET edition = edition + 1;
      UPDATE game SET edition = (SELECT edition FROM profile) WHERE id = NEW.id;
    END;
    CREATE TRIGGER gameRemoved AFTER DELETE ON game BEGIN
      UPDATE profile SET edition = edition + 1, deletions = deletions + (OLD.deletedAt IS NOT NULL);
    END;
    CREATE TRIGGER messageInserted AFTER INSERT ON message WHEN NEW.deletedAt IS NOT NULL BEGIN
      UPDATE profile SET deletions = deletions + 1;
    END;
    CREATE TRIGGER messageChanged AFTER UPDATE OF isFavorite, text, editDate, moves, deletedAt ON message BEGIN
      UPDATE profile SET edition = edition + 1,
        deletions = deletions + ((NEW.deletedAt IS NULL) <> (OLD.deletedAt IS NULL));
      UPDATE message SET edition = (SELECT edition FROM profile) WHERE id = NEW.id;
    END;
    CREATE TRIGGER messageRemoved AFTER DELETE ON message BEGIN
      UPDATE profile SET edition = edition + 1, deletions = deletions + (OLD.deletedAt IS NOT NULL);
    END;
    """

  /// Returns the statements that add a game to the statistics and the record of its opponent, or subtract it, unless it is deleted.
  private static func count(_ row: String, _ sign: String) -> String {
    let counts = """
      victories = victories \(sign) (\(row).result = 1), defeats = defeats \(sign) (\(row).result = 2),
        draws = draws \(sign) (\(row).result = 3)
      """
    return """
      UPDATE profile SET \(counts) WHERE \(row).deletedAt IS NULL;
        UPDATE record SET \(counts) WHERE opponent = \(row).opponent AND \(row).deletedAt IS NULL;
      """
  }
}
