import ArgumentParser
import Foundation

/// Takes the pictures of the README: runs programs in a terminal emulator, types keys, and writes the final screens as SVG files.
@main
struct Pictures: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Takes the pictures of the README.")

  @Argument(help: "The folder that pictures are written to.")
  var folder: String

  @Argument(help: "The names of the pictures. Defaults to all.")
  var names: [String] = []

  func run() throws {
    for scene in Scene.all where names.isEmpty || names.contains(scene.name) {
      let path = "\(folder)/\(scene.name).svg"
      try scene.picture().write(toFile: path, atomically: true, encoding: .utf8)
      print(path)
    }
  }
}
