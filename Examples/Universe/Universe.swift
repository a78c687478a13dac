import ArgumentParser
import Foundation
import TermKit

/// "Scanning the Universe", the example of the talk about appearance, with three ways to customise it.
@main
struct Universe: ParsableCommand {
  /// How the app gets its look.
  enum Look: String, CaseIterable, ExpressibleByArgument {
    case instances, proxies, containment

    @MainActor func delegate() -> UniverseDelegate {
      switch self {
      case .instances: InstancesDelegate()
      case .proxies: ProxiesDelegate()
      case .containment: ContainmentDelegate()
      }
    }
  }

  static let configuration = CommandConfiguration(
    commandName: "universe", abstract: "Scans the universe, in a look of red and black.",
    discussion:
      "The looks instances and proxies are equal on the screen. The look containment adds a sheet of controls.")

  @Option(help: "How the views get their look: one by one, by appearance proxies, or by their containers.")
  var look = Look.containment

  func run() throws {
    // The main thread runs the main actor, but the argument parser's protocol does not say it.
    try MainActor.assumeIsolated { try show() }
  }

  @MainActor private func show() throws {
    do throws(TerminalError) {
      try Application(delegate: look.delegate()).run().endProcess()
    } catch {
      try? FileHandle.standardError.write(contentsOf: Data("universe: \(error.description)\n".utf8))
      throw ExitCode(error.exitStatus)
    }
  }
}
