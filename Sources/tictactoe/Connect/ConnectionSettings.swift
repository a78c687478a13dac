#if MQTT
  import ArgumentParser
  import Foundation
  import MQTTCourier
  import TTTModel

  /// The file with the account at a broker. It has a password, so only its owner may read it.
  struct ConnectionSettings {
    /// The path of the file: `broker.json` in the folder `tictactoe` of `XDG_CONFIG_HOME`, or of `~/.config`.
    let path: String

    /// The contents of the file.
    private struct Contents: Codable {
      var broker: String
      var name: String
      var password: String
      var certificates: String?
    }

    /// Finds the file.
    /// - Returns: Nil if there is no home folder.
    init?(environment: [String: String]) {
      // The variable counts only if it is an absolute path.
      let folder =
        environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        ?? environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 + "/.config" : nil }
      guard let folder else { return nil }
      path = folder + "/tictactoe/broker.json"
    }

    /// Reads the account.
    /// - Throws: An `ExitCode`, with a message, if there is no file, if others may read it, or if it has impossible values.
    func read() throws -> BrokerAccount {
      var status = stat()
      guard stat(path, &status) == 0, let data = FileManager.default.contents(atPath: path) else {
        throw ExitCode.failure(
          "There is no broker yet. Try: tictactoe connect mqtts://broker.example.org --name ada", status: 64)
      }
      guard status.st_mode & 0o077 == 0 else {
        throw ExitCode.failure("Others can read the password in \(path). Run: chmod 600 '\(path)'")
      }
      guard let contents = try? JSONDecoder().decode(Contents.self, from: data),
        let address = try? BrokerAddress(contents.broker), let name = PlayerName(rawValue: contents.name)
      else {
        throw ExitCode.failure(
          "\(path) cannot be read. Write it again with: tictactoe connect mqtts://broker.example.org --name ada")
      }
      return BrokerAccount(
        address: address, name: name, password: contents.password, certificates: contents.certificates)
    }

    /// Returns a closure that reserves the account for this process, and returns false while another process has it.
    func reservation() -> @MainActor () -> Bool {
      // The folder, because the file is replaced when it changes. The descriptor stays open until the process ends.
      let path = URL(fileURLWithPath: path).deletingLastPathComponent().path
      var folder: Int32 = -1
      return {
        if folder < 0 { folder = open(path, O_RDONLY | O_CLOEXEC) }
        // Some file systems cannot lock. Then the broker decides.
        return flock(folder, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK
      }
    }

    /// Writes the account, in place of an earlier one.
    /// - Throws: An `ExitCode`, with a message, if the file cannot be written.
    func save(_ account: BrokerAccount) throws {
      // Nobody else may read the file at any moment.
      let mask = umask(0o077)
      defer { umask(mask) }
      let contents = Contents(
        broker: account.address.text, name: account.name.rawValue, password: account.password,
        certificates: account.certificates)
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      let file = URL(fileURLWithPath: path)
      do {
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try encoder.encode(contents).write(to: file, options: .atomic)
      } catch {
        throw ExitCode.failure(
          "\(path) cannot be written. Check the permissions of its folder, and the room on the disk.")
      }
    }
  }
#endif
