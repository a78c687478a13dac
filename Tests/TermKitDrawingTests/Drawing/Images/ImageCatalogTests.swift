import Foundation
import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@testable import TermKitGraphics

@Suite struct ImageCatalogTests {
  /// A folder of files that is deleted with the test.
  private final class Folder {
    let path: String

    init(_ files: [String: String]) throws {
      path = NSTemporaryDirectory() + "images-" + UUID().uuidString
      for (name, text) in files {
        let file = URL(fileURLWithPath: path + "/" + name)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
      }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
  }

  private let star = "|*|\nvariant braille\n|★|"

  private func drawn(_ image: Image, _ level: GlyphLevel = .braille) -> String {
    DrawnPicture(3, 1, level) { $0.draw(image, at: .zero) }.text
  }

  @Test func `I8: a catalogue of a folder contains the image files in the folder and its subfolders`() throws {
    let folder = try Folder([
      "star.cells": star, "bars/back.cells": "|<|", "bars/deep/x.cells": "|x|", "notes.txt": "no image",
      ".hidden.cells": "no image",
    ])
    let catalog = try ImageCatalog(folder: folder.path)
    expectEqual(catalog.names, ["bars/back", "bars/deep/x", "star"])
    try expectEqual(drawn(Image(named: "star", in: catalog)), "★")
    try expectEqual(drawn(Image(named: "bars/back", in: catalog)), "<")
    try expectEqual(catalog.image(named: "star"), Image(named: "star", in: catalog))
  }

  @Test func `I8: the best variant of a catalogue image is chosen when the image is drawn`() throws {
    let image = try Image(named: "star", in: ImageCatalog(["star": star]))
    expectEqual(GlyphLevel.allCases.map { drawn(image, $0) }, ["*", "*", "★"])
  }

  @MainActor @Test func `I8: a visible catalogue image changes its variant when the traits change`() throws {
    let image = try Image(named: "star", in: ImageCatalog(["star": star]))
    let app = TestApplication(size: Size(width: 8, height: 3), showing: ImageView(image: image))
    #expect(app.row(1).contains("★"))
    app.application.traitOverrides.glyphLevel = .ascii
    app.turn()
    #expect(app.row(1).contains("*"))
  }

  @Test func `I8: a catalogue can be created from texts or from bytes`() throws {
    let texts = try ImageCatalog(["star": star, "dot": "|.|"])
    expectEqual(texts.names, ["dot", "star"])
    let bytes = try ImageCatalog(["star": Array(star.utf8)])
    try expectEqual(bytes.image(named: "star"), texts.image(named: "star"))
  }

  @Test func `I8: a catalogue throws an error for its first malformed file, with file, line and reason`() throws {
    let folder = try Folder(["a.cells": star, "b/c.cells": "|*|\n|**|", "d.cells": "rubbish"])
    #expect {
      _ = try ImageCatalog(folder: folder.path)
    } throws: { error in
      "\(error)"
        == "\(folder.path)/b/c.cells:2: the row has 2 columns, but the picture's first row (line 1) has 1. Make all rows of a "
        + "picture the same width; blanks count."
    }
    #expect {
      _ = try ImageCatalog(["e": "|*"])
    } throws: {
      "\($0)".hasPrefix("e.cells:1: the row does not end with a bar")
    }
  }

  @Test func `I8: the error for a missing image lists the searched places and the available images`() throws {
    let folder = try Folder(["star.cells": star, "dot.cells": "|.|"])
    let catalog = try ImageCatalog(folder: folder.path)
    #expect {
      _ = try Image(named: "stars", in: catalog)
    } throws: {
      "\($0)"
        == "There is no image named \"stars\". Searched: \(folder.path)/stars.cells. Did you mean \"star\"? Available: "
        + "dot, star."
    }
    #expect {
      _ = try Image(named: "piece", in: ImageCatalog(["star": star]))
    } throws: {
      "\($0)" == "There is no image named \"piece\". The catalogue has no files. Available: star."
    }
  }

  @Test func `I8: the error for a missing image names only a dozen of many available images`() throws {
    let catalog = try ImageCatalog(
      Dictionary(uniqueKeysWithValues: (10..<40).map { ("image\($0)", "|*|") }))
    #expect {
      _ = try catalog.image(named: "piece")
    } throws: {
      "\($0)".hasSuffix("image20, image21 and 18 more.")
    }
  }

  @Test func `I8: a catalogue of a missing folder throws an error that names the folder and the reason`() {
    #expect(
      throws: ImageCatalogError.unreadable(path: "/no/such/folder", reason: "No such file or directory")
    ) { try ImageCatalog(folder: "/no/such/folder") }
    let text = "\(ImageCatalogError.unreadable(path: "/a", reason: "Permission denied"))"
    expectEqual(
      text, "/a cannot be read: Permission denied. Check that it exists and that you have permission to read it.")
  }

  @Test func `I8: reading a missing file, or a folder as a file, throws an error`() throws {
    #expect(throws: ImageCatalogError.unreadable(path: "/no/file", reason: "No such file or directory")) {
      try ImageFolder.contents(ofFile: "/no/file")
    }
    #expect(throws: ImageCatalogError.unreadable(path: "/tmp", reason: "Is a directory")) {
      try ImageFolder.contents(ofFile: "/tmp")
    }
  }

  @Test func `I8: a catalogue can be read from a folder with a circular symbolic link`() throws {
    let folder = try Folder(["star.cells": star])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/again", withDestinationPath: folder.path)
    #expect(try ImageCatalog(folder: folder.path).names.contains("again/star"))
  }

  // MARK: The program's own images

  @Test func `I8: the program's images are searched for beside the executable, in its bundle and in share`() {
    let places = ImageFolder.places(executable: "/opt/game/bin/tictactoe") { folder in
      folder == "/opt/game/bin" ? ["tictactoe", "other_other.resources", "pack_tictactoe.resources"] : nil
    }
    expectEqual(
      places,
      [
        "/opt/game/bin/Images", "/opt/game/bin/pack_tictactoe.resources/Images", "/opt/game/share/tictactoe/Images",
      ])
    let mac = ImageFolder.places(executable: "/b/x") { _ in ["p_x.bundle"] }
    expectEqual(
      mac, ["/b/Images", "/b/p_x.bundle/Images", "/b/p_x.bundle/Contents/Resources/Images", "/share/x/Images"])
    expectEqual(ImageFolder.places(executable: "") { _ in nil }, [])
  }

  @Test func `I8: the first image folder that exists provides the program's images`() throws {
    let folder = try Folder(["bin/x_x.resources/Images/star.cells": star, "share/x/Images/dot.cells": "|.|"])
    let places = ImageFolder.places(executable: folder.path + "/bin/x", ImageFolder.entries)
    try expectEqual(ImageCatalog.first(of: places).names, ["star"])
  }

  @Test func `I8: if no image folder exists, the error for a missing image lists all searched places`() throws {
    let catalog = try ImageCatalog.first(of: ["/no/Images", "/nowhere/Images"])
    #expect {
      _ = try catalog.image(named: "a")
    } throws: {
      "\($0)"
        == "There is no image named \"a\". Searched: /no/Images/a.cells, /nowhere/Images/a.cells. No images were "
        + "found: install them with the program, or use another catalogue."
    }
  }

  @Test func `I8: an image named without a catalogue is searched for in the program's own images`() {
    let path = ImageFolder.executablePath
    #expect(FileManager.default.isExecutableFile(atPath: path))
    #expect {
      _ = try Image(named: "no such image")
    } throws: {
      "\($0)".contains("\(path[..<(path.lastIndex(of: "/") ?? path.endIndex)])/Images/no such image.cells")
    }
  }
}
