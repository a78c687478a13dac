/// An edit of a text: the replacement of one piece of the text with another.
///
/// Places are counted in bytes of UTF-8, because an edit can change the number of grapheme clusters around it: an inserted accent joins the
/// letter before it.
public struct TextEdit: Hashable, Sendable {
  /// The place of the edit, in bytes of UTF-8 from the beginning of the text.
  public var utf8Offset: Int
  /// The removed text, or an empty string if nothing was removed.
  public var removed: String
  /// The inserted text, or an empty string if nothing was inserted.
  public var inserted: String

  /// Creates an edit at a `utf8Offset`, in bytes from the beginning, from the `removed` and the `inserted` text.
  public init(utf8Offset: Int, removed: String, inserted: String) {
    (self.utf8Offset, self.removed, self.inserted) = (utf8Offset, removed, inserted)
  }

  /// The range of the removed text, in bytes of UTF-8 of the text before the edit.
  public var utf8Range: Range<Int> { utf8Offset..<utf8Offset + removed.utf8.count }

  /// The edit that undoes this one.
  var inverse: TextEdit { TextEdit(utf8Offset: utf8Offset, removed: inserted, inserted: removed) }
}
