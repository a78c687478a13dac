private import LibC

/// A folder in the file system, with the operations that an image catalogue needs.
struct ImageFolder {
  let path: String

  // The maximum depth of subfolders. It ends the search in folders that link to each other in a circle.
  private static let maximumDepth = 16

  /// Returns the relative paths of all files below the folder whose names have an ending, in alphabetical order.
  func files(endingIn ending: String) throws(ImageCatalogError) -> [String] {
    guard let entries = Self.entries(of: path) else { throw .unreadable(path: path, reason: Self.lastReason) }
    return Self.files(entries, in: path, below: "", endingIn: ending, depth: 0)
  }

  private static func files(
    _ entries: [String], in path: String, below prefix: String, endingIn ending: String, depth: Int
  ) -> [String] {
    entries.sorted().flatMap { name in
      if let inner = depth < maximumDepth ? self.entries(of: path + "/" + name) : nil {
        return files(inner, in: path + "/" + name, below: prefix + name + "/", endingIn: ending, depth: depth + 1)
      }
      return name.hasSuffix(ending) ? [prefix + name] : []
    }
  }

  /// Returns the names in a folder, without hidden ones, or nil if the folder cannot be opened.
  static func entries(of path: String) -> [String]? {
    guard let folder = opendir(path) else { return nil }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names
  }

  static func contents(ofFile path: String) throws(ImageCatalogError) -> [UInt8] {
    guard let file = fopen(path, "rb") else { throw .unreadable(path: path, reason: lastReason) }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 16_384)
    while case let count = fread(&part, 1, part.count, file), count > 0 { bytes += part[..<count] }
    if ferror(file) != 0 { throw .unreadable(path: path, reason: lastReason) }
    return bytes
  }

  private static var lastReason: String { String(cString: strerror(errno)) }
}

// MARK: The places of a program's images

extension ImageFolder {
  /// Returns the folders that may contain a program's images, best first. `entries` returns the names in a folder.
  static func places(executable path: String, _ entries: (String) -> [String]?) -> [String] {
    guard let slash = path.lastIndex(of: "/") else { return [] }
    let folder = String(path[..<slash])
    let name = path[path.index(after: slash)...]
    let bundles = (entries(folder) ?? []).sorted().flatMap { entry -> [String] in
      let bundle = "\(folder)/\(entry)"
      if entry.hasSuffix("_\(name).resources") { return ["\(bundle)/Images"] }
      // On macOS.
      return entry.hasSuffix("_\(name).bundle") ? ["\(bundle)/Images", "\(bundle)/Contents/Resources/Images"] : []
    }
    let above = folder.lastIndex(of: "/").map { folder[..<$0] } ?? ""
    return ["\(folder)/Images"] + bundles + ["\(above)/share/\(name)/Images"]
  }

  /// The path of the running program with links resolved. Empty if the system does not provide it.
  static var executablePath: String {
    #if canImport(Glibc)
      let path = "/proc/self/exe"
    #else
      var size = UInt32(PATH_MAX)
      var buffer = [CChar](repeating: 0, count: Int(size))
      guard _NSGetExecutablePath(&buffer, &size) == 0 else { return "" }
      let path = buffer.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
    #endif
    guard let resolved = realpath(path, nil) else { return "" }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
