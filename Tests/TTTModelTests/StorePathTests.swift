import Foundation
import TestBasics
import Testing

@testable import TTTModel

/// Tests of the names that one store can have (field trials B10, C5, X2).
@MainActor @Suite struct StorePathTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func path(_ name: String) -> String { folder.path + "/" + name }

  private func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: path(name), withIntermediateDirectories: true)
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
  }

  private func post(_ text: String, _ path: String) throws {
    let model = try openModel(path)
    model.post(text)
    model.close()
  }

  @Test func `a store with two hard links is refused under both names, and nothing is changed`() throws {
    try post("one", folder.store)
    try FileManager.default.linkItem(atPath: folder.store, toPath: path("other.sqlite"))
    let before = try content(folder.store)
    for name in ["store.sqlite", "other.sqlite"] {
      let error = StoreError.hasHardLinks(path: path(name))
      #expect(throws: error) { try Store(path: path(name)) }
      #expect(throws: error) { try StoreReader(path: path(name)) }
      #expect(error.description.contains("hard links") && error.description.contains("cp "))
    }
    #expect(try content(folder.store) == before)
    expectEqual(try folder.names, ["other.sqlite", "store.sqlite"])
  }

  @Test func `a backup with hard links can be recovered`() throws {
    try post("one", path("backup.sqlite"))
    try FileManager.default.linkItem(atPath: path("backup.sqlite"), toPath: path("other.sqlite"))
    let store = try Store(path: folder.store)
    try expectEqual(store.recover(path("backup.sqlite")).added, 1)
  }

  @Test func `a symbolic link to a missing file creates that file, and remains`() throws {
    try makeFolder("data")
    try link("store.sqlite", to: "data/games.sqlite")
    try post("one", folder.store)
    try expectEqual(FileManager.default.destinationOfSymbolicLink(atPath: folder.store), "data/games.sqlite")
    try expectEqual(openModel(path("data/games.sqlite")).texts, ["one"])
    try expectEqual(folder.names, ["data", "store.sqlite"])
  }

  @Test func `the absolute path of a store has no symbolic links, and asking for it creates nothing`() throws {
    try makeFolder("data")
    try link("linked", to: "data")
    try link("store.sqlite", to: "linked/games.sqlite")
    let real = try #require(realpath(folder.path, nil).map { String(cString: $0) })
    for name in ["store.sqlite", "linked/games.sqlite", "data/../linked/games.sqlite"] {
      try expectEqual(Store.absolutePath(of: path(name)), real + "/data/games.sqlite")
    }
    try expectEqual(folder.names, ["data", "linked", "store.sqlite"])
    #expect(try Store.absolutePath(of: "games.sqlite").hasSuffix("/games.sqlite"))
  }

  @Test func `the parent of a linked folder is the parent that the kernel finds`() throws {
    try makeFolder("far/inner")
    try makeFolder("here")
    try link("here/link", to: path("far/inner"))
    try post("one", path("here/link/../x.sqlite"))
    try expectEqual(openModel(path("far/x.sqlite")).texts, ["one"])
    #expect(!FileManager.default.fileExists(atPath: path("here/x.sqlite")))
  }

  @Test func `two paths to one file through linked folders are one store`() throws {
    try makeFolder("data")
    try link("alias", to: "data")
    try link("loop", to: "loop")
    let (one, other) = (try openModel(path("data/x.sqlite")), try openModel(path("alias/./x.sqlite")))
    one.post("one")
    other.post("two")
    one.refresh()
    expectEqual(one.texts, ["two", "one"])
    expectEqual(StoreFile(path: path("loop")).path, path("loop"))
    expectEqual(StoreFile(path: "/").path, "/")
    expectEqual(StoreFile(path: "x.sqlite").path, FileManager.default.currentDirectoryPath + "/x.sqlite")
    expectEqual(StoreFile(path: path("missing/deep/x.sqlite/")).path, path("missing/deep/x.sqlite"))
  }

  @Test func `a link to a name that is not UTF-8 is refused`() throws {
    let target = [UInt8]((path("caf") + "\u{0}").utf8.dropLast()) + [0xE9, 0]
    let status = target.withUnsafeBytes { bytes in
      bytes.withMemoryRebound(to: CChar.self) { $0.baseAddress.map { symlink($0, folder.store) } }
    }
    expectEqual(status, 0)
    #expect(throws: StoreError.cannotOpen(path: path("caf\u{FFFD}"), code: EILSEQ)) { try Store(path: folder.store) }
    try expectEqual(folder.names, ["store.sqlite"])
  }
}
