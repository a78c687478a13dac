import ArgumentParser
import Foundation
import Recordings

/// Takes the pictures of the README: runs programs in a terminal emulator, types keys, and writes the final screens as SVG files.
@main
struct Pictures: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Takes the pictures of the README.")

  @Argument(help: "The folder that pictures are written to.")
  var folder: String

  @Argument(help: "The names of the pictures, or files that termkit-inspect has recorded. Defaults to all pictures.")
  var names: [String] = []

  func run() throws {
    for scene in Scene.all where names.isEmpty || names.contains(scene.name) {
      let path = "\(folder)/\(scene.name).svg"
      try scene.picture().write(toFile: path, atomically: true, encoding: .utf8)
      print(path)
    }
    for file in names where file.hasSuffix(".cast") { try play(file) }
  }

  // Makes an animated picture of a recording.
  private func play(_ file: String) throws {
    let cast = try Asciicast(parsing: String(contentsOfFile: file, encoding: .utf8))
    let name = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
    let path = "\(folder)/\(name).svg"
    let duration = (cast.events.last?.time ?? 0) + 1
    try SVGAnimation(of: cast, from: 0, duration: duration).text.write(toFile: path, atomically: true, encoding: .utf8)
    print(path)
  }
}
