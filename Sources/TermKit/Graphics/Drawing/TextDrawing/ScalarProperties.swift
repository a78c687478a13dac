private import CUTF8Proc

/// The Unicode properties of one scalar that matter for cells. Only this type calls utf8proc.
///
/// utf8proc is the first source, because its tables need only two look-ups. For scalars that the installed utf8proc does not know, the
/// Swift runtime is the source.
struct ScalarProperties {
  /// The behaviour of a scalar at the beginning of a cluster.
  enum Role {
    /// A scalar with ink, or a space.
    case visible
    /// A control character: C0, C1 or DEL.
    case control
    /// A mark that combines with a letter or stands beside one.
    case mark
    /// A format character, a filler, a bidi control, or a scalar of unknown width.
    case invisible
  }

  /// The behaviour at the beginning of a cluster.
  let role: Role
  /// The number of columns that the scalar adds to its cluster: 0, 1 or 2. East Asian "ambiguous" scalars count as 1.
  let width: Int
  /// True for emoji and for symbols that may become emoji.
  let isPictographic: Bool
  /// True for letters without case, which scripts with joined letters consist of.
  let isOtherLetter: Bool

  init(_ scalar: Unicode.Scalar) {
    let property = utf8proc_get_property(Int32(bitPattern: scalar.value)).pointee
    let category = utf8proc_category_t(rawValue: UInt32(bitPattern: Int32(property.category)))
    isPictographic = property.boundclass == UInt32(UTF8PROC_BOUNDCLASS_EXTENDED_PICTOGRAPHIC.rawValue)
    isOtherLetter = category == UTF8PROC_CATEGORY_LO
    switch category {
    case UTF8PROC_CATEGORY_CC:
      (role, width) = (.control, 1)
    case UTF8PROC_CATEGORY_CF, UTF8PROC_CATEGORY_ZL, UTF8PROC_CATEGORY_ZP, UTF8PROC_CATEGORY_CS:
      (role, width) = (.invisible, 0)
    case UTF8PROC_CATEGORY_CN:
      (role, width) = Self.unknown(scalar)
    case UTF8PROC_CATEGORY_MC:
      // Spacing marks, such as many vowels of the scripts of India. Some versions of utf8proc give them no width.
      (role, width) = (.mark, max(1, Int(property.charwidth)))
    case _ where property.ignorable != 0:
      (role, width) = (.invisible, 0)
    default:
      (role, width) = (property.charwidth == 0 ? .mark : .visible, Int(property.charwidth))
    }
  }

  private static func unknown(_ scalar: Unicode.Scalar) -> (Role, Int) {
    let properties = scalar.properties
    switch properties.generalCategory {
    case .unassigned, .format, .control: return (.invisible, 0)
    case .nonspacingMark, .enclosingMark: return (.mark, 0)
    case .spacingMark: return (.mark, 1)
    default: return (.visible, properties.isEmojiPresentation ? 2 : 1)
    }
  }

  /// Returns the ASCII character with which the compatibility decomposition of the scalar begins, or nil if it begins with another one.
  static func plainForm(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    parts(of: scalar, UTF8PROC_LUMP.rawValue).first.flatMap { (0x20...0x7E).contains($0.value) ? $0 : nil }
  }

  /// Returns the compatibility decomposition of the scalar: at most eight scalars.
  /// - Parameter option: A further option of utf8proc. Defaults to none.
  static func parts(of scalar: Unicode.Scalar, _ option: UInt32 = 0) -> [Unicode.Scalar] {
    let options = UTF8PROC_COMPAT.rawValue | UTF8PROC_DECOMPOSE.rawValue | option
    return withUnsafeTemporaryAllocation(of: Int32.self, capacity: 8) { parts in
      let count = utf8proc_decompose_char(
        Int32(bitPattern: scalar.value), parts.baseAddress, 8, utf8proc_option_t(rawValue: options), nil)
      return parts.prefix(max(0, min(count, 8))).compactMap { Unicode.Scalar(UInt32($0)) }
    }
  }
}

extension Glyph {
  /// This glyph with its letter in place of a presentation form of Arabic. Terminals that join letters themselves get it.
  ///
  /// A ligature, which stands for two letters, stays.
  package var unjoined: Glyph {
    guard 0xFB50...0xFEFC ~= base.value else { return self }
    let parts = ScalarProperties.parts(of: base)
    let isLetter = parts.first?.properties.isAlphabetic == true
    guard isLetter, parts.dropFirst().allSatisfy({ ScalarProperties($0).role == .mark }) else { return self }
    return Glyph(scalars: parts + scalars.dropFirst())
  }
}
