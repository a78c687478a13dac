import Foundation

/// A message somebody has posted.
public struct Message: Hashable, Sendable, Identifiable {
  /// The number of a message in its store; later messages have greater numbers.
  public struct ID: Hashable, Sendable, RawRepresentable {
    /// The number: 1 for the first message of a store.
    public let rawValue: Int64

    /// Makes an identifier from a number.
    public init(rawValue: Int64) { self.rawValue = rawValue }
  }

  /// The number of the message in its store.
  public let id: ID

  /// What was typed, character for character; it is not to be trusted by whoever shows it.
  public let text: String

  /// The icon of the author when posting; a later change of the profile's icon does not change it.
  public let icon: Icon

  /// When the message was posted, to the millisecond.
  public let date: Date

  /// The message this one answers, nil if it answers none.
  public let replyTo: ID?

  /// Whether the message has the star; false when posted.
  public var isFavorite: Bool

  /// Makes a message; by default no favourite and no reply.
  public init(id: ID, text: String, icon: Icon, date: Date, replyTo: ID? = nil, isFavorite: Bool = false) {
    self.id = id
    self.text = text
    self.icon = icon
    self.date = date
    self.replyTo = replyTo
    self.isFavorite = isFavorite
  }

  /// Whether a text has nothing to read in it: only spaces, line ends and characters that nobody sees. Such a text cannot
  /// be posted. Control characters count as something, since they are shown.
  public static func isBlank(_ text: String) -> Bool { text.unicodeScalars.allSatisfy(isBlank) }

  /// Returns how many of a text's Unicode scalars can be read; 0 if the text is blank.
  ///
  /// The counts of two texts add up to the count of both together. A view can therefore follow the edits of a long text and know
  /// whether it is blank without looking at all of it.
  public static func readableCount(of text: String) -> Int { text.unicodeScalars.count { !isBlank($0) } }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    // The tables of Unicode are slow, and these are most scalars of many texts.
    if 0x21...0x7E ~= scalar.value { return false }
    let properties = scalar.properties
    return properties.isWhitespace || properties.isDefaultIgnorableCodePoint
      || properties.generalCategory == .format || scalar == blankPattern
  }

  /// The Braille pattern without dots.
  private static let blankPattern: Unicode.Scalar = "\u{2800}"
}
