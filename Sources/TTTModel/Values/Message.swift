import Foundation

/// A posted message.
public struct Message: Hashable, Sendable, Identifiable {
  /// The number of a message in its store. Later messages have greater numbers.
  public struct ID: Hashable, Sendable, RawRepresentable {
    /// The number: 1 for the first message of a store.
    public let rawValue: Int64

    /// Creates an identifier from a number.
    public init(rawValue: Int64) { self.rawValue = rawValue }
  }

  /// The number of the message in its store.
  public let id: ID

  /// The text as it was typed, character for character. Code that shows it must not trust it.
  public let text: String

  /// The author's icon at the time of posting. A later change of the profile's icon does not change it.
  public let icon: Icon

  /// The time of posting. A store keeps it to the millisecond.
  public internal(set) var date: Date

  /// The message that this one replies to, or nil.
  public let replyTo: ID?

  /// Whether the message is a favourite. Defaults to false.
  public var isFavorite: Bool

  /// The time of the last edit of the text. Nil if the text was never edited. A store keeps it to the millisecond.
  public let editDate: Date?

  /// The board that is attached to the message, or nil.
  public let board: Board?

  /// The person at another terminal with whom the message is shared, or nil. Defaults to nil.
  public let person: PlayerName?

  /// Whether ``person`` has written the message. Defaults to false: the owner of the profile has.
  public let isReceived: Bool

  /// Creates a message. By default it is no favourite and no reply, was never edited, has no board and stays in its store.
  public init(
    id: ID, text: String, icon: Icon, date: Date, replyTo: ID? = nil, isFavorite: Bool = false, editDate: Date? = nil,
    board: Board? = nil, person: PlayerName? = nil, isReceived: Bool = false
  ) {
    self.id = id
    self.text = text
    self.icon = icon
    self.date = date
    self.replyTo = replyTo
    self.isFavorite = isFavorite
    self.editDate = editDate
    self.board = board
    self.person = person
    self.isReceived = isReceived
  }

  /// Returns whether a text has no readable character. Such a text cannot be posted.
  ///
  /// White space, including tabs and line breaks, and invisible characters are not readable. Other control characters are, because they are
  /// shown.
  public static func isBlank(_ text: String) -> Bool { text.unicodeScalars.allSatisfy(isBlank) }

  /// Returns the number of a text's Unicode scalars that can be read. It is 0 if the text is blank.
  ///
  /// The counts of two texts add up to the count of both together. A view can therefore follow the edits of a long text and know whether
  /// it is blank without reading all of it.
  public static func readableCount(of text: String) -> Int { text.unicodeScalars.count { !isBlank($0) } }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    // Looking up Unicode properties is slow, and most scalars of many texts are in this range.
    if 0x21...0x7E ~= scalar.value { return false }
    let properties = scalar.properties
    return properties.isWhitespace || properties.isDefaultIgnorableCodePoint
      || properties.generalCategory == .format || scalar == blankPattern
  }

  /// The Braille pattern without dots. Unicode does not list it as white space.
  private static let blankPattern: Unicode.Scalar = "\u{2800}"
}
