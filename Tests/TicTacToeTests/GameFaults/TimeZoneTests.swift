import Foundation
import TTTModel
import TermKitTestSupport
import TestBasics
import Testing

@testable import tictactoe

/// Tests of the user's time zone: dates agree with the system's other programs, and no missing file ends the program.
@MainActor @Suite struct TimeZoneTests {
  private let store: TemporaryStore

  /// Whether a process may mount files for itself alone, which needs a user namespace.
  private nonisolated static let canMount =
    (try? CommandRun(shell: "unshare --map-root-user --mount true"))?.status == 0

  /// Half past eleven in the evening of 10 June 2013 in Greenwich.
  private static let evening = 1_370_907_000

  init() throws {
    store = try TemporaryStore()
    let model = TicTacToeModel(store: try Store(path: store.path) { Date(timeIntervalSince1970: Double(Self.evening)) })
    model.play(7, 4, 8, 5, 9)
    model.post("hello")
    model.close()
  }

  private func run(_ commands: String, zone: String?) throws -> CommandRun {
    try CommandRun(
      [store.path], shell: "\(zone.map { "export TZ='\($0)'" } ?? "unset TZ"); \(commands)",
      environment: ["LC_ALL": "en_GB.UTF-8"])
  }

  /// Runs commands in a system without files of time zones.
  private func runWithoutZones(_ commands: String, zone: String?) throws -> CommandRun {
    try run(
      """
      exec unshare --map-root-user --mount sh -e -c '
        mount -t tmpfs none /usr/share/zoneinfo
        \(commands)' sh "$1"
      """, zone: zone)
  }

  @Test(arguments: [
    "Europe/Berlin", ":Asia/Tokyo", "JST-9", "<+03>-3", "CET-1CEST,M3.5.0,M10.5.0/3", "America/Nuuk", "Nonsense/Zone",
    "", "UTC", nil,
  ]) func `messages and games have the time of day that date prints`(zone: String?) throws {
    let expected = try run("date -d @\(Self.evening) '+%d/%m/%Y, %H:%M'", zone: zone).output.dropLast()
    for command in ["messages", "history"] {
      let output = try run("$tictactoe \(command) --store \"$1\"", zone: zone).output
      #expect(output.contains(expected), "\(expected):\n\(output)")
    }
  }

  @Test(.enabled(if: canMount), arguments: ["Europe/Berlin", "Etc/UTC", ":Asia/Tokyo", "Nonsense/Zone", "", nil])
  func `without files of time zones, every command prints, with the dates of Greenwich`(zone: String?) throws {
    let run = try runWithoutZones(
      """
      for command in messages history "history --json" "messages --json" stats export; do
        $tictactoe $command --store "$1"
      done
      $tictactoe post --store "$1" more
      """, zone: zone)
    expectEqual(run.status, 0, run.errors)
    #expect(run.output.contains("10/06/2013, 23:30") && run.output.contains("Message 2 is posted"), "\(run.output)")
  }

  @Test(.enabled(if: canMount)) func `without files of time zones, the game shows its lists`() throws {
    let game = try GameSession(
      store: store, environment: ["TZ": "Europe/Berlin", "LC_ALL": "en_GB.UTF-8"],
      shell: """
        exec unshare --map-root-user --mount sh -e -c 'mount -t tmpfs none /usr/share/zoneinfo; exec "$@"' sh "$@"
        """)
    game.waitForStart()
    game.terminal.send(Keys.messages)
    game.waitForText("10/06/2013")
    game.quit()
  }

  @Test(.enabled(if: canMount)) func `a running game follows a change of the system's time zone`() throws {
    let zones = "/usr/share/zoneinfo"
    let zone = store.path + ".zone"
    try FileManager.default.copyItem(atPath: zones + "/Etc/UTC", toPath: zone)
    // The C library does not notice a change in the second in which the file was written.
    try FileManager.default.setAttributes([.modificationDate: Date.distantPast], ofItemAtPath: zone)
    let game = try GameSession(
      store: store, environment: ["TZ": nil, "LC_ALL": "en_GB.UTF-8", "ZONE": zone],
      shell: """
        exec unshare --map-root-user --mount sh -e -c 'mount --bind "$ZONE" /etc/localtime; exec "$@"' sh "$@"
        """)
    game.waitForStart()
    game.terminal.send(Keys.messages)
    game.waitForText("10/06/2013")
    // The same file gets other contents.
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: zone))
    try file.truncate(atOffset: 0)
    try file.write(contentsOf: Data(contentsOf: URL(fileURLWithPath: zones + "/Asia/Tokyo")))
    try file.close()
    game.terminal.send(Keys.profile)
    game.waitForText("Show History")
    game.terminal.send("\t" + Typed.end + "\r")
    game.waitForText("11/06/2013")
    game.quit()
  }
}
