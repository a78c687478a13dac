import Foundation

/// A replacement of bytes in a text, in UTF-8.
///
/// A long draft is kept as an earlier text with edits. The cost of saving depends on the change and not on the length of the text. The
/// replaced bytes may begin or end inside a character.
struct DraftEdit: Equatable {
  /// The offset of the first replaced byte.
  var start: Int
  var removed: Int
  var inserted: Data

  /// The length in bytes up to which writing the whole text is cheaper than writing an edit, because the text fits into a page.
  static let shortestEditedText = 4_096

  /// The longest insertion in bytes that is written as an edit without further conditions.
  static let longestInsertion = 4_096

  /// The number of edits after which the whole text is written again, so that applying the edits never takes long.
  static let maximumEditCount = 256
}

extension DraftEdit {
  /// Finds the edit that turns one text into the other. Returns nil if both are the same, byte for byte.
  init?(from old: String, to new: String) {
    var (old, new) = (old, new)
    let edit = old.withUTF8 { old in
      new.withUTF8 { new in
        let shorter = min(old.count, new.count)
        let start = (0..<shorter).first { old[$0] != new[$0] } ?? shorter
        if start == old.count, start == new.count { return DraftEdit?.none }
        let room = shorter - start
        let end = (0..<room).first { old[old.count - 1 - $0] != new[new.count - 1 - $0] } ?? room
        return DraftEdit(start: start, removed: old.count - end - start, inserted: Data(new[start..<new.count - end]))
      }
    }
    guard let edit else { return nil }
    self = edit
  }

  /// Returns whether the replaced bytes exist in a text with this number of bytes.
  func fits(in count: Int) -> Bool { 0...count ~= start && 0...count - start ~= removed }

  /// Applies the edit. Returns false, without any change, if the text does not have the replaced bytes.
  func apply(to text: inout [UInt8]) -> Bool {
    guard fits(in: text.count) else { return false }
    text.replaceSubrange(start..<start + removed, with: inserted)
    return true
  }

  /// The edits that together do the same: one, or several for a long insertion.
  ///
  /// There are at most 64, because each part counts as one of the ``maximumEditCount`` in the file.
  var parts: [DraftEdit] {
    let size = max(Self.partSize, (inserted.count + Self.maximumPartCount - 1) / Self.maximumPartCount)
    if inserted.count <= size { return [self] }
    return stride(from: 0, to: inserted.count, by: size).map { place in
      let first = inserted.startIndex + place
      let part = inserted[first..<min(first + size, inserted.endIndex)]
      return DraftEdit(start: start + place, removed: place == 0 ? removed : 0, inserted: part)
    }
  }

  private static let partSize = 1 << 20
  private static let maximumPartCount = 64
}
