private import CExpat
private import LibC

/// A file of Unicode's locale data (CLDR) with the names of symbols in one language, and with words to search for.
enum AnnotationFile {
  struct Names: Equatable {
    /// The name that screen readers speak.
    var name = ""
    /// The words to search for, separated by " | ".
    var keywords = ""
  }

  /// Returns the names in a file, by symbol. Leaves out the names of long symbols, and variation selectors of symbols.
  ///
  /// Returns nil if the text is not well-formed XML.
  static func names(in bytes: [UInt8]) -> [String: Names]? {
    guard let parser = XML_ParserCreate(nil) else { return nil }
    defer { XML_ParserFree(parser) }
    let reader = AnnotationReader()
    XML_SetUserData(parser, Unmanaged.passUnretained(reader).toOpaque())
    XML_SetElementHandler(
      parser,
      { reader, name, attributes in AnnotationReader.from(reader)?.begin(name, attributes) },
      { reader, _ in AnnotationReader.from(reader)?.end() })
    XML_SetCharacterDataHandler(parser) { reader, text, count in AnnotationReader.from(reader)?.add(text, count) }
    let status = bytes.withUnsafeBytes { bytes in
      XML_Parse(parser, bytes.bindMemory(to: CChar.self).baseAddress, Int32(bytes.count), 1)
    }
    return status == XML_STATUS_OK ? reader.names : nil
  }
}

/// A collector of the elements `<annotation cp="😀">…</annotation>` and `<annotation cp="😀" type="tts">…</annotation>`.
private final class AnnotationReader {
  private(set) var names: [String: AnnotationFile.Names] = [:]
  private var symbol: String?
  private var part = \AnnotationFile.Names.keywords
  private var text: [UInt8] = []

  static func from(_ pointer: UnsafeMutableRawPointer?) -> AnnotationReader? {
    pointer.map { Unmanaged<AnnotationReader>.fromOpaque($0).takeUnretainedValue() }
  }

  func begin(_ name: UnsafePointer<CChar>?, _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?) {
    symbol = nil
    guard let name, String(cString: name) == "annotation", var pair = attributes else { return }
    part = \.keywords
    text = []
    // The attributes are pairs of a name and a value, and a null pointer follows the last pair.
    while let key = pair[0], let value = pair[1] {
      switch String(cString: key) {
      // A flag has eight bytes. Longer symbols, of which terminals show only a part, are most of the file.
      case "cp" where strlen(value) <= 8: symbol = String(cString: value)
      case "type" where String(cString: value) == "tts": part = \.name
      default: break
      }
      pair += 2
    }
  }

  func add(_ part: UnsafePointer<CChar>?, _ count: Int32) {
    guard symbol != nil, let part else { return }
    text += UnsafeRawBufferPointer(start: part, count: Int(count))
  }

  func end() {
    guard let symbol else { return }
    self.symbol = nil
    names[symbol, default: AnnotationFile.Names()][keyPath: part] = String(decoding: text, as: UTF8.self)
  }
}
