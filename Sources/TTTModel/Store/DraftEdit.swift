import Foundation

/// What has to be replaced in a text to make another of it, in bytes of UTF-8.
///
/// A long draft is kept as edits made to an earlier one: to save it costs as much as has changed, not as much as there
/// is. What an edit replaces may begin or end inside of a character.
struct DraftEdit: Equatable {
  /// Where it begins.
  var start: Int

  /// How many bytes go.
  var removed: Int

  /// What takes their place.
  var inserted: Data

  /// Texts up to this many bytes are cheaper written anew than edited: they fit into a page of the file.
  static let shortestEditedText = 4_096

  /// An edit that brings more bytes than this is no edit any more.
  static let longestInsertion = 4_096

  /// After this many edits the text is written anew, so that edits never take long to make.
  static let mostEdits = 256

  /// Makes an edit that is taken down.
  init(start: Int, removed: Int, inserted: Data) {
    self.start = start
    self.removed = removed
    self.inserted = inserted
  }

  /// Finds what makes one text the other; nil if both are the same, byte for byte.
  init?(from old: String, to new: String) {
    var (old, new) = (old, new)
    let edit = old.withUTF8 { old in
      new.withUTF8 { new in
        let start = Self.commonPrefix(UnsafeRawBufferPointer(old), UnsafeRawBufferPointer(new))
        if start == old.count, start == new.count { return DraftEdit?.none }
        let end = Self.commonSuffix(UnsafeRawBufferPointer(old), UnsafeRawBufferPointer(new), after: start)
        return DraftEdit(start: start, removed: old.count - end - start, inserted: Data(new[start..<new.count - end]))
      }
    }
    guard let edit else { return nil }
    self = edit
  }

  /// Whether a text of so many bytes has the place.
  func fits(in count: Int) -> Bool { 0...count ~= start && 0...count - start ~= removed }

  /// Makes the edit; false, and nothing happened, if there is no such place in the text.
  func apply(to text: inout [UInt8]) -> Bool {
    guard fits(in: text.count) else { return false }
    text.replaceSubrange(start..<start + removed, with: inserted)
    return true
  }

  /// The edits that do the same one after the other: one, or several for a long insertion.
  ///
  /// There are at most 64, because each part counts as one of the ``mostEdits`` in the file.
  var parts: [DraftEdit] {
    let size = max(Self.partSize, (inserted.count + Self.mostParts - 1) / Self.mostParts)
    if inserted.count <= size { return [self] }
    return stride(from: 0, to: inserted.count, by: size).map { place in
      let first = inserted.startIndex + place
      let part = inserted[first..<min(first + size, inserted.endIndex)]
      return DraftEdit(start: start + place, removed: place == 0 ? removed : 0, inserted: part)
    }
  }

  private static let partSize = 1 << 20
  private static let mostParts = 64

  private static let blockSize = 4_096

  private static func commonPrefix(_ one: UnsafeRawBufferPointer, _ two: UnsafeRawBufferPointer) -> Int {
    let count = min(one.count, two.count)
    guard let first = one.baseAddress, let second = two.baseAddress else { return 0 }
    var start = 0
    while count - start >= blockSize, memcmp(first + start, second + start, blockSize) == 0 { start += blockSize }
    while start < count, one[start] == two[start] { start += 1 }
    return start
  }

  private static func commonSuffix(
    _ one: UnsafeRawBufferPointer, _ two: UnsafeRawBufferPointer, after start: Int
  ) -> Int {
    let count = min(one.count, two.count) - start
    guard let first = one.baseAddress, let second = two.baseAddress else { return 0 }
    let (firstEnd, secondEnd) = (first + one.count, second + two.count)
    var end = 0
    while count - end >= blockSize, memcmp(firstEnd - end - blockSize, secondEnd - end - blockSize, blockSize) == 0 {
      end += blockSize
    }
    while end < count, one[one.count - end - 1] == two[two.count - end - 1] { end += 1 }
    return end
  }
}
