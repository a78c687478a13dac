private import CFriBidi

/// The base direction of a paragraph: the direction in which its parts follow each other.
package enum BidiBase: Hashable, Sendable {
  /// The direction of the first letter that has one, or left to right without such a letter (rules P2 and P3 of UAX #9).
  case natural
  /// The same, but right to left without such a letter.
  case naturalOrRightToLeft
  case leftToRight
  case rightToLeft

  fileprivate var type: FriBidiParType {
    switch self {
    case .natural: FRIBIDI_PAR_ON
    case .naturalOrRightToLeft: FRIBIDI_PAR_WRTL
    case .leftToRight: FRIBIDI_PAR_LTR
    case .rightToLeft: FRIBIDI_PAR_RTL
    }
  }
}

/// The embedding levels of the scalars of one paragraph, by the Unicode Bidirectional Algorithm (UAX #9). Only this type calls FriBidi.
///
/// Scalars with an even level are written from left to right, and scalars with an odd level from right to left. `IsolationMark`s isolate
/// the text between them. Bidi controls do nothing, because TermKit shows them.
package struct BidiLevels: Sendable {
  /// The properties of a scalar that determine the order of its line: the level and the type.
  package struct Element: Hashable, Sendable {
    /// The embedding level.
    package var level: Int8
    fileprivate var type: UInt32

    package var isRightToLeft: Bool { level & 1 != 0 }

    /// An element without a direction, such as an ellipsis.
    static func neutral(level: Int8) -> Element { Element(level: level, type: FRIBIDI_TYPE_ON.rawValue) }
  }

  /// The level and type of each scalar, after the rules up to L1.
  package let elements: [Element]
  /// Whether the base direction is right to left.
  package let isRightToLeft: Bool

  /// Resolves the levels of a paragraph.
  /// - Parameters:
  ///   - scalars: The scalars of the paragraph.
  ///   - base: The base direction. Defaults to `natural`.
  ///   - obeysControls: Whether bidi controls and separators have their effect. Defaults to false. Only tests with Unicode's files set it.
  package init(_ scalars: [Unicode.Scalar], base: BidiBase = .natural, obeysControls: Bool = false) {
    let characters = scalars.map { obeysControls ? $0.value : Self.character(of: $0) }
    let count = FriBidiStrIndex(characters.count)
    var types = [FriBidiCharType](repeating: FRIBIDI_TYPE_ON, count: characters.count)
    fribidi_get_bidi_types(characters, count, &types)
    var brackets = [FriBidiBracketType](repeating: 0, count: characters.count)
    fribidi_get_bracket_types(characters, count, types, &brackets)
    var base = base.type
    var levels = [FriBidiLevel](repeating: 0, count: characters.count)
    // The result is 0 if there is no memory. The levels are then 0 too.
    _ = fribidi_get_par_embedding_levels_ex(types, brackets, count, &base, &levels)
    elements = zip(levels, types).map { Element(level: $0, type: $1.rawValue) }
    isRightToLeft = base.rawValue & FRIBIDI_PAR_RTL.rawValue & 1 != 0
  }

  // The character whose properties a scalar has here. Controls are shown as pictures and as U+FFFD, which are neutral.
  private static func character(of scalar: Unicode.Scalar) -> UInt32 {
    switch scalar.value {
    case IsolationMark.start: 0x2068
    case IsolationMark.end: 0x2069
    case 0x09: 0x09
    case ..<0x20, 0x7F..<0xA0, 0xAD, 0x61C, 0x200B, 0x200E...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF: 0xFFFD
    default: scalar.value
    }
  }
}

extension BidiLevels {
  /// Returns the scalars with a presentation form in place of each Arabic letter: initial, medial, final or isolated. Lam and alef stay two
  /// letters, so that each keeps its column. Letters without such forms stay as they are.
  func joined(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    let count = FriBidiStrIndex(scalars.count)
    let types = elements.map { FriBidiCharType(rawValue: $0.type) }
    let levels = elements.map(\.level)
    var characters = scalars.map(\.value)
    var properties = [FriBidiArabicProp](repeating: 0, count: scalars.count)
    fribidi_get_joining_types(characters, count, &properties)
    fribidi_join_arabic(types, count, levels, &properties)
    fribidi_shape_arabic(FriBidiFlags(FRIBIDI_FLAG_SHAPE_ARAB_PRES), levels, count, &properties, &characters)
    return zip(scalars, characters).map { Unicode.Scalar($1) ?? $0 }
  }

  /// Returns the mirrored form of a scalar in text from right to left: ")" for "(". Most scalars have none and are returned unchanged (L4).
  static func mirrored(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    var mirrored: FriBidiChar = 0
    fribidi_get_mirror_char(scalar.value, &mirrored)
    return Unicode.Scalar(mirrored) ?? scalar
  }

  /// Returns the order on the screen: for each place from left to right, the number of the element there (L2). Spaces at the end of the
  /// line first get the level of the base direction (L1).
  package static func order(_ line: inout [Element], isRightToLeft: Bool) -> [Int] {
    let count = FriBidiStrIndex(line.count)
    let types = line.map { FriBidiCharType(rawValue: $0.type) }
    var levels = line.map(\.level)
    var order = (0..<count).map { $0 }
    let base = isRightToLeft ? FRIBIDI_PAR_RTL : FRIBIDI_PAR_LTR
    _ = fribidi_reorder_line(0, types, count, 0, base, &levels, nil, &order)
    for index in line.indices { line[index].level = levels[index] }
    return order.map(Int.init)
  }
}
