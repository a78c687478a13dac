import TTTModel

/// The rows of the list, newest first: all messages, or the matches of a search.
///
/// The matches are read page by page. Only their numbers are kept.
@MainActor final class MessageList {
  private let model: TicTacToeModel
  /// The search whose matches are the rows. Nil means all messages. Defaults to nil.
  private(set) var search: MessageSearch?
  private var found: [Message.ID] = []
  /// Whether more matches can be read. Defaults to false.
  private(set) var hasMore = false

  private static let pageLength = 100

  init(model: TicTacToeModel) { self.model = model }

  /// The number of rows. It grows when more matches are read.
  var count: Int { search == nil ? model.messageCount : found.count }

  /// Returns the message in a row, or nil if the row does not exist or its message cannot be read.
  func message(at row: Int) -> Message? {
    if search == nil { return model.message(at: row) }
    return found.indices.contains(row) ? model.message(found[row]) : nil
  }

  /// Returns the row of a message, or nil if it is not in the list.
  func row(of id: Message.ID) -> Int? { search == nil ? model.row(of: id) : found.firstIndex(of: id) }

  /// Shows the first matches of a search, or all messages if it is nil.
  func show(_ search: MessageSearch?) {
    self.search = search
    found = []
    readMore()
  }

  /// Reads the matches again, at least as many as before.
  func refresh() {
    let count = found.count
    found = []
    repeat { readMore() } while found.count < count && hasMore
  }

  /// Reads the next page of matches.
  /// - Returns: The rows that were added.
  @discardableResult func readMore() -> Range<Int> {
    let start = found.count
    guard let search else {
      hasMore = false
      return start..<start
    }
    let page = model.messages(matching: search, before: found.last, limit: Self.pageLength)
    found += page.map(\.id)
    hasMore = page.count == Self.pageLength
    return start..<found.count
  }
}
