import Foundation
import TTTModel
import TermKit
import TermKitTestSupport
import TestBasics
import Testing

/// An OpenSSH server on this computer, with guests that were invited to play. It ends together with this object.
final class SSHServer {
  /// The store of the host, and the folder of all other files.
  let store: TemporaryStore
  private let port: Int
  private let guest: String
  // The server writes to a terminal, which ends it with this object.
  private let server: TerminalSession

  /// The server could not be started.
  struct Failure: Error {
    let reason: String
  }

  /// Whether sshd can start programs as the user of the tests.
  static let isPossible = hasShell && canPrepareTerminals

  // sshd passes each command to the login shell. That of some users only refuses.
  private static var hasShell: Bool {
    let shell = getpwuid(geteuid()).map { String(cString: $0.pointee.pw_shell) } ?? ""
    return ["bash", "dash", "fish", "ksh", "sh", "zsh"].contains(URL(fileURLWithPath: shell).lastPathComponent)
  }

  // Terminals belong to the group "tty". In some containers they do not, and then only root can change that.
  private static var canPrepareTerminals: Bool {
    guard geteuid() != 0, let group = getgrnam("tty") else { return true }
    guard let ends = try? PseudoTerminal.openEnds(size: Size(width: 80, height: 24)) else { return false }
    defer { for end in [ends.main, ends.other] { close(end) } }
    var status = stat()
    return fstat(ends.other, &status) == 0 && status.st_gid == group.pointee.gr_gid
  }

  /// Invites guests, and starts the server. The first one is the guest that connects by default.
  init(guests: [String] = ["ada"]) throws {
    store = try TemporaryStore()
    try Self.makeKey(Self.path("host", in: store))
    var lines = ""
    for name in guests {
      try Self.makeKey(Self.path(name, in: store))
      lines += try CommandRun(["invite", name, Self.path("\(name).pub", in: store), "--store", store.path]).output
    }
    guest = guests[0]
    try Data(lines.utf8).write(to: store.folder.appendingPathComponent("authorized_keys"))
    try Self.makeFolderOfSeparation()
    (server, port) = try Self.start(in: store)
    let key = try String(contentsOfFile: Self.path("host.pub", in: store), encoding: .utf8)
    try Data("[127.0.0.1]:\(port) \(key)".utf8).write(to: store.folder.appendingPathComponent("known_hosts"))
  }

  deinit { server.terminal.stop() }

  private static func path(_ name: String, in store: TemporaryStore) -> String {
    store.folder.appendingPathComponent(name).path
  }

  private static func makeKey(_ path: String) throws {
    let arguments = ["-q", "-t", "ed25519", "-N", "", "-C", "guest@home", "-f", path]
    let run = try CommandRun(["/usr/bin/ssh-keygen"] + arguments, shell: "exec \"$@\"")
    guard run.status == 0 else { throw Failure(reason: run.errors) }
  }

  // A server of root needs this empty folder, which the system makes when its own server starts.
  private static func makeFolderOfSeparation() throws {
    guard geteuid() == 0, !FileManager.default.fileExists(atPath: "/run/sshd") else { return }
    try FileManager.default.createDirectory(
      atPath: "/run/sshd", withIntermediateDirectories: true, attributes: [.posixPermissions: 0o755])
  }

  // No call asks sshd for a free port, so this tries some.
  private static func start(in store: TemporaryStore) throws -> (server: TerminalSession, port: Int) {
    var screen = ""
    for _ in 0..<20 {
      let port = Int.random(in: 20_000..<60_000)
      let configuration = path("sshd_config", in: store)
      try Data(configurationLines(port: port, in: store).joined(separator: "\n").utf8)
        .write(to: URL(fileURLWithPath: configuration))
      let server = try TerminalSession("/usr/sbin/sshd", ["-D", "-e", "-f", configuration])
      server.wait(for: "sshd") { $0.text.contains("Server listening") || server.terminal.hasEnded }
      if server.screen.text.contains("Server listening") { return (server, port) }
      screen = server.screen.text
    }
    throw Failure(reason: screen)
  }

  private static func configurationLines(port: Int, in store: TemporaryStore) -> [String] {
    // The folder for temporary files belongs to all users, which StrictModes refuses. The default exchange of keys takes most of the time
    // of a connection.
    [
      "ListenAddress 127.0.0.1", "Port \(port)", "HostKey \(path("host", in: store))", "PidFile none", "UsePAM no",
      "AuthorizedKeysFile \(path("authorized_keys", in: store))", "StrictModes no", "MaxStartups 100",
      "PasswordAuthentication no", "KbdInteractiveAuthentication no", "PermitRootLogin prohibit-password",
      "AcceptEnv LANG LC_*", "Subsystem sftp internal-sftp", "KexAlgorithms curve25519-sha256",
    ] + SanitizerOptions.environment.map { "SetEnv \($0.key)=\($0.value)" } + [""]
  }

  // MARK: Clients

  /// The options that ssh, sftp and scp have in common.
  private func options(for name: String) -> [String] {
    let settings = [
      "Port=\(port)", "User=\(NSUserName())", "BatchMode=yes", "IdentitiesOnly=yes", "StrictHostKeyChecking=yes",
      "SendEnv=LANG LC_*", "GlobalKnownHostsFile=none", "UserKnownHostsFile=\(Self.path("known_hosts", in: store))",
    ]
    return ["-F", "none", "-i", Self.path(name, in: store)] + settings.flatMap { ["-o", $0] }
  }

  /// Connects in a terminal, as the guest does.
  /// - Parameters:
  ///   - more: More options of ssh.
  ///   - command: A command to ask for. A guest asks for none.
  ///   - name: The guest. Defaults to the first one.
  func connect(
    _ more: [String] = [], command: [String] = [], environment: [String: String?] = [:], as name: String? = nil
  ) throws -> TerminalSession {
    let arguments = options(for: name ?? guest) + more + ["-tt", "127.0.0.1"] + command
    return try TerminalSession("/usr/bin/ssh", arguments, environment: environment)
  }

  /// Runs a client without a terminal.
  func run(_ client: String, _ arguments: [String]) throws -> CommandRun {
    try CommandRun(["/usr/bin/" + client] + options(for: guest) + arguments, shell: "exec \"$@\"")
  }

  // MARK: The files

  /// The folder of the guests' stores.
  var players: String { Self.path("games.players", in: store) }

  /// The names of the files in the folder of the guests' stores.
  var files: [String] { (try? FileManager.default.contentsOfDirectory(atPath: players).sorted()) ?? [] }

  /// The number of moves in the guest's game.
  var moves: Int? { try? StoreReader(path: players + "/ada.sqlite").games(limit: 1).first?.moveCount }

  /// Waits until the last game of the guest has closed the store, and thus removed all files beside it.
  func waitForClosedStore(sourceLocation: SourceLocation = #_sourceLocation) {
    let deadline = PseudoTerminal.now + TerminalSession.timeout
    while files != ["ada.sqlite"], PseudoTerminal.now < deadline { poll(nil, 0, 1) }
    #expect(files == ["ada.sqlite"], sourceLocation: sourceLocation)
  }
}
