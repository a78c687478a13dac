import Foundation
import TermKit
// snippet.hide
import TermKitTesting
import Testing

@MainActor private func main() {
  // snippet.show

  do {
    try Application(delegate: AppDelegate()).run().endProcess()
  } catch {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    exit(error.exitStatus)
  }
  // snippet.hide
}

extension Snippets {
  @Test func `the message for a terminal that cannot move its cursor`() throws {
    let message = Label(text: "\(TerminalError.dumbTerminal(name: "dumb"))")
    message.numberOfLines = 0
    message.frame = Rect(x: 2, y: 1, width: 58, height: 3)
    let screen = View()
    screen.addSubview(message)
    try expectPicture(of: TestApplication(width: 62, height: 5, screen))
    #expect(TerminalError.dumbTerminal(name: "dumb").exitStatus == 2)
  }
}
