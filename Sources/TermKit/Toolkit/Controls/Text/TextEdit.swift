/// One edit of a text: a piece of it was removed, and another was inserted in the same place.
///
/// Places are counted in bytes of UTF-8, because an edit can change the number of grapheme clusters around it: an inserted accent
/// joins the letter before it.
public struct TextEdit: Hashable, Sendable {
  /// The place of the edit, in bytes of UTF-8 from the beginning of the text.
  public var utf8Offset: Int
  /// The text that was removed; empty if none was.
  public var removed: String
  /// The text that was inserted; empty if none was.
  public var inserted: String

  /// Makes an edit.
  public init(utf8Offset: Int, removed: String, inserted: String) {
    (self.utf8Offset, self.removed, self.inserted) = (utf8Offset, removed, inserted)
  }

  /// The bytes that were removed, counted in the text before the edit.
  public var utf8Range: Range<Int> { utf8Offset..<utf8Offset + removed.utf8.count }

  /// The edit that undoes this one.
  var inverse: TextEdit { TextEdit(utf8Offset: utf8Offset, removed: inserted, inserted: removed) }
}
