import ArgumentParser
import Foundation
import TTTModel

struct InviteCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "invite",
    abstract: "Print the line that lets a guest play over SSH.",
    usage: "tictactoe invite <name> <file> [--store <path>]",
    discussion: """
      The file is the public key of the guest, for example id_ed25519.pub, or - for standard input. Add the line to \
      ~/.ssh/authorized_keys on this computer. The guest then connects with ssh, and gets a game instead of a shell. \
      The game has its own store, in a folder beside yours.

      A name has 1 to 32 of the characters a to z, 0 to 9, underscore and hyphen. It begins with a letter or a \
      digit.

      Example: tictactoe invite ada ada.pub >> ~/.ssh/authorized_keys
      """)

  @Argument(help: "The name of the guest.", transform: PlayerName.parse)
  var name: PlayerName

  @Argument(help: "The public key of the guest.", completion: .file(extensions: ["pub"]))
  var file: String

  @OptionGroup var storeOptions: StoreOptions

  func run() throws {
    let bytes = try StandardInput.bytes(of: file, atMost: PublicKey.maximumSize + 1)
    let store = try storeOptions.path()
    do {
      let key = try PublicKey(String(decoding: bytes, as: UTF8.self))
      let program = Bundle.main.executablePath ?? CommandLine.arguments[0]
      try StandardOutput.print(Invitation(player: name, key: key, program: program, store: store).line)
    } catch let fault as PublicKey.Fault {
      throw ExitCode.failure("\(file == "-" ? "the standard input" : file): \(fault)")
    } catch let path as Invitation.UnusablePath {
      throw ExitCode.failure(path.description)
    }
  }
}

extension PlayerName {
  /// Reads a name on the command line.
  static func parse(_ text: String) throws -> PlayerName {
    guard let name = PlayerName(rawValue: text) else {
      throw ValidationError(
        "A name has 1 to \(maximumLength) of a-z, 0-9, '_' and '-', and begins with a letter or a digit.")
    }
    return name
  }
}
