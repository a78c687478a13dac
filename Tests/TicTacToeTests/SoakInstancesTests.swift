import Foundation
import Soak
import TermKitTestSupport
import TestBasics
import Testing

/// A scripted form of `Scripts/soak` in which several games share a store.
@MainActor @Suite struct SoakInstancesTests {
  private static let game = TerminalSession.product("tictactoe")
  private static let folder = FileManager.default.temporaryDirectory

  @Test func `three instances that post at the same time show all messages in the same order`() throws {
    var run = try InstanceRun(Self.game, in: Self.folder, instances: 3, messages: 3)
    try run.run()
    expectEqual(run.messageCount, 9)
  }
}
