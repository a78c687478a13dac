/// The full-text index of the messages.
///
/// `messageWord` has the words of all messages, without case and diacritics. Texts in Japanese and some other languages have no spaces, and
/// emoji are no words. Such texts are also in `messageCharacter`, which has every three successive characters. `messageTerm` lists these, so
/// that one or two characters can be found by what follows them. The two blanks at the end let this work for the last characters too.
///
/// Triggers keep the index. It contains the scope of a message as words beside the text, so that a search in a scope reads only the rows
/// that it finds. It has a word for each punctuation mark of ASCII, which the tokenizer drops. Deleted messages are not in the index.
enum SearchIndex {
  /// The pattern of texts that are in `messageCharacter`, for SQL's `GLOB`: one of the characters of ``characterRanges``.
  private static let characterPattern =
    "*[" + characterRanges.map { "\($0.lowerBound)-\($0.upperBound)" }.joined() + "]*"

  /// The characters that the index of words cannot find: scripts that are written without spaces, emoji and other symbols.
  static let characterRanges: [ClosedRange<Unicode.Scalar>] = [
    "\u{E00}"..."\u{EFF}", "\u{1000}"..."\u{109F}", "\u{1780}"..."\u{17FF}", "\u{2190}"..."\u{ABFF}",
    "\u{F900}"..."\u{10FFFF}",
  ]

  /// The names of the scopes in the index.
  static let favorite = "favorite"
  static func scope(_ icon: Icon) -> String { "icon" + icon.rawValue }

  /// Returns the word in the index for a punctuation mark, or nil for other characters.
  static func word(forSign sign: Unicode.Scalar) -> String? {
    signs.contains(sign) ? "sign" + String(sign.value, radix: 16) : nil
  }

  private static let signs = "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~".unicodeScalars

  /// An SQL expression for the words of the punctuation marks in a text. Each has a blank before it.
  ///
  /// It reads the text once for all marks. SQLite would keep a copy of a long text for each mark in an expression of many parts.
  private static let signWords = """
    (SELECT ifnull(group_concat(' ' || column2, ''), '')
        FROM (VALUES \(signs.compactMap(signRow).joined(separator: ", "))) WHERE text LIKE column1 ESCAPE '\\')
    """

  private static func signRow(_ sign: Unicode.Scalar) -> String? {
    guard let word = word(forSign: sign) else { return nil }
    let escape = ["%", "_", "\\"].contains(sign) ? "\\" : ""
    return "('%\(escape)\(sign == "'" ? "''" : String(sign))%', '\(word)')"
  }

  private static let scopeWords = "'icon' || icon || iif(isFavorite, ' \(favorite)', '')"

  /// The names of the tables that have the words.
  static let names = ["messageWord", "messageCharacter"]

  /// The tables of the index and the triggers that keep them.
  static let tables = """
    CREATE VIEW wordsOfMessage AS
      SELECT id, text, \(scopeWords) || \(signWords) AS scope FROM message WHERE deletedAt IS NULL;
    CREATE VIEW charactersOfMessage AS
      SELECT id, text || '  ' AS text, \(scopeWords) AS scope FROM message
      WHERE deletedAt IS NULL AND text GLOB '\(characterPattern)';
    CREATE VIRTUAL TABLE messageWord USING fts5(
      text, scope, content = 'wordsOfMessage', content_rowid = 'id', columnsize = 0, prefix = '1 2',
      tokenize = 'unicode61 remove_diacritics 2');
    CREATE VIRTUAL TABLE messageCharacter USING fts5(
      text, scope, content = 'charactersOfMessage', content_rowid = 'id', columnsize = 0, tokenize = 'trigram');
    CREATE VIRTUAL TABLE messageTerm USING fts5vocab('messageCharacter', 'row');
    CREATE TRIGGER messageIndexed AFTER INSERT ON message BEGIN
      \(add)
    END;
    CREATE TRIGGER messageWillChange BEFORE UPDATE OF text, icon, isFavorite, deletedAt ON message BEGIN
      \(remove)
    END;
    CREATE TRIGGER messageReindexed AFTER UPDATE OF text, icon, isFavorite, deletedAt ON message BEGIN
      \(add)
    END;
    CREATE TRIGGER messageWillBeRemoved BEFORE DELETE ON message BEGIN
      \(remove)
    END;
    """

  private static let add = """
    INSERT INTO messageWord (rowid, text, scope) SELECT id, text, scope FROM wordsOfMessage WHERE id = NEW.id;
      INSERT INTO messageCharacter (rowid, text, scope)
        SELECT id, text, scope FROM charactersOfMessage WHERE id = NEW.id;
    """

  private static let remove = """
    INSERT INTO messageWord (messageWord, rowid, text, scope)
        SELECT 'delete', id, text, scope FROM wordsOfMessage WHERE id = OLD.id;
      INSERT INTO messageCharacter (messageCharacter, rowid, text, scope)
        SELECT 'delete', id, text, scope FROM charactersOfMessage WHERE id = OLD.id;
    """
}
