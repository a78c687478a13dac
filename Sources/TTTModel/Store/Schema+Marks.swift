extension Schema {
  /// Version 7: the mark of the store's present state, the times of ratings and stars, and a view of words that takes less memory.
  static let marks = """
    CREATE TABLE mark (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      kind TEXT NOT NULL,
      value INTEGER NOT NULL,
      previous INTEGER NOT NULL
    ) STRICT;
    INSERT INTO mark (id, kind, value, previous) VALUES (1, '\(StoreMark.kind)', random(), \(StoreMark.none));
    ALTER TABLE game ADD COLUMN starDate INTEGER;
    ALTER TABLE message ADD COLUMN starDate INTEGER;
    DROP VIEW wordsOfMessage;
    \(SearchIndex.wordsOfMessage)
    """
}
