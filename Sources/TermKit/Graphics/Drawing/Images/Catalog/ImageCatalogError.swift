/// The reason why an image of a catalogue is not available.
public enum ImageCatalogError: Error, Hashable, CustomStringConvertible {
  /// A file is not an image. The line counts from 1. The reason is the mistake, and the remedy says how to correct it.
  case malformed(file: String, line: Int, reason: String, remedy: String)
  /// A file or folder is missing or cannot be read, with the system's reason.
  case unreadable(path: String, reason: String)
  /// The catalogue has no image with this name. The places are the paths searched, and `known` are the existing names.
  case notFound(name: String, places: [String], known: [String])

  /// The mistake, its place and the remedy, in one line. Control characters in file names are replaced.
  public var description: String { sentence.sanitized() }

  private var sentence: String {
    switch self {
    case .malformed(let file, let line, let reason, let remedy): "\(file):\(line): \(reason). \(remedy)."
    case .unreadable(let path, let reason):
      "\(path) cannot be read: \(reason). Check that it exists and that you have permission to read it."
    case .notFound(let name, let places, let known):
      "There is no image named \"\(name)\". \(Self.sentence(about: places)) \(Self.sentence(names: known, near: name))"
    }
  }

  private static func sentence(about places: [String]) -> String {
    places.isEmpty ? "The catalogue has no files." : "Searched: \(places.joined(separator: ", "))."
  }

  private static func sentence(names: [String], near name: String) -> String {
    if names.isEmpty {
      return "No images were found: install them with the program, or use another catalogue."
    }
    let all = names.prefix(12).joined(separator: ", ") + (names.count > 12 ? " and \(names.count - 12) more" : "")
    let close = names.filter { distance($0, name) <= 2 }.min { distance($0, name) < distance($1, name) }
    return (close.map { "Did you mean \"\($0)\"? " } ?? "") + "Available: \(all)."
  }

  // The edit distance between two names: the number of letters to insert, remove or replace.
  private static func distance(_ one: String, _ other: String) -> Int {
    let (one, other) = (Array(one), Array(other))
    var row = Array(0...other.count)
    for (i, letter) in one.enumerated() {
      var corner = row[0]
      row[0] = i + 1
      for j in other.indices {
        let exchanged = corner + (letter == other[j] ? 0 : 1)
        corner = row[j + 1]
        row[j + 1] = min(exchanged, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[other.count]
  }
}
