import Foundation
import TermKit
import TermKitTesting
import TestBasics
import Testing

/// The file with the screens: when it is read and written, and what happens if that is not possible.
@MainActor @Suite struct ScreenStateFileTests {
  private func fieldStage() -> RestorationStage { RestorationStage { [OneViewScreen(TextField())] } }

  private func attributes(_ path: String) throws -> [FileAttributeKey: Any] {
    try FileManager.default.attributesOfItem(atPath: path)
  }

  // MARK: Writing

  @Test func `only the user can read the file and its folder`() throws {
    let stage = fieldStage()
    stage.start().type("mine")
    stage.end()
    try expectEqual(attributes(stage.path)[.posixPermissions] as? Int, 0o600)
    try expectEqual(attributes(stage.folder.path + "/state")[.posixPermissions] as? Int, 0o700)
    try expectEqual(FileManager.default.contentsOfDirectory(atPath: stage.folder.path + "/state"), ["screens.json"])
  }

  @Test func `the file is written five seconds after a change, and an idle program has no timer`() {
    let stage = fieldStage()
    let app = stage.start()
    app.advance(by: 10)
    app.type("new")
    app.advance(by: 4.9)
    #expect(!stage.text.contains("new"))
    app.advance(by: 0.2)
    #expect(stage.text.contains("new"))
    // The clock in the status bar has the only timer.
    let next = app.application.windowScene.nextTimerTime.map { $0 - app.clock.now } ?? 60
    app.advance(by: 6)
    #expect(next > 5 || app.application.windowScene.nextTimerTime.map { $0 - app.clock.now } ?? 60 > 5)
  }

  @Test func `a state that has not changed is not written again`() throws {
    let stage = fieldStage()
    let app = stage.start()
    app.type("new")
    app.advance(by: 6)
    try FileManager.default.removeItem(atPath: stage.path)
    app.application.redraw()
    app.advance(by: 6)
    #expect(!FileManager.default.fileExists(atPath: stage.path))
  }

  @Test func `the file is written when the user suspends the program`() {
    let stage = fieldStage()
    let app = stage.start()
    app.type("before the break")
    app.press(.character("z"), holding: .control)
    #expect(stage.text.contains("before the break"))
  }

  @Test func `the file is written before the delegate ends the program`() {
    let stage = fieldStage()
    var wasWritten = false
    stage.willTerminate = { wasWritten = stage.text.contains("the end") }
    let terminal = HeadlessTerminal(size: Size(width: 40, height: 12))
    let application = Application(terminal: terminal, clock: ManualClock(), delegate: stage)
    terminal.send("the end")
    terminal.send(TerminalEvent.ended(signal: 15))
    expectEqual(application.run(), .signal(15))
    #expect(wasWritten)
  }

  @Test func `without a file, nothing is written and no timer runs`() {
    let stage = fieldStage()
    stage.hasFile = false
    let app = stage.start()
    app.type("new")
    app.advance(by: 10)
    stage.end()
    #expect(!FileManager.default.fileExists(atPath: stage.folder.path))
  }

  @Test func `the delegate can refuse to save and to restore, and keeps values of its own`() {
    let stage = fieldStage()
    stage.encode = { $0.encode(7, forKey: "own") }
    stage.start().type("saved")
    stage.end()
    stage.saves = false
    stage.start().type(" not saved")
    stage.end()
    #expect(stage.start().contains("saved") && stage.app?.contains("not saved") == false)
    expectEqual(stage.decoded, 7)
    stage.restores = false
    #expect(!stage.start().contains("saved"))
  }

  @Test func `a folder that cannot be written stops nothing`() throws {
    let stage = fieldStage()
    // A file in place of the folder, which stops root too.
    try Data().write(to: stage.folder)
    let app = stage.start()
    app.type("lost")
    app.advance(by: 6)
    stage.end()
    #expect(!stage.start().contains("lost"))
    let other = ScreenStateFile(path: "/proc/none/screens.json")
    #expect(!other.write([]) && other.beginRestoring() == nil)
  }

  @Test func `a full disk leaves the old file and no other one`() throws {
    let stage = fieldStage()
    stage.start().type("old")
    stage.end()
    let old = stage.text
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
    defer { setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) }
    signal(SIGXFSZ, SIG_IGN)
    var none = rlimit(rlim_cur: 10, rlim_max: limit.rlim_max)
    setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &none)
    #expect(!stage.file.write([]))
    expectEqual(stage.text, old)
    try expectEqual(FileManager.default.contentsOfDirectory(atPath: stage.folder.path + "/state"), ["screens.json"])
  }

  @Test func `two programs at once leave a whole file`() {
    let stage = fieldStage()
    let other = RestorationStage { [OneViewScreen(TextField())] }
    let (one, two) = (stage.start(), stage.start())
    one.type("one")
    two.type("two")
    one.application.saveState()
    two.application.saveState()
    #expect(stage.start().contains("two") && other.paths.isEmpty)
  }

  @Test func `the folder is below XDG_STATE_HOME, or below the home folder`() {
    let file = ScreenStateFile(named: "notes", version: "2")
    #expect(file?.path.hasSuffix("/notes/screens.json") == true && file?.version == "2")
  }

  // MARK: Reading

  @Test func `a file of another version is ignored, and replaced at the end`() {
    let stage = fieldStage()
    stage.start().type("first")
    stage.end()
    stage.version = "2"
    #expect(!stage.start().contains("first"))
    stage.app?.type("second")
    stage.end()
    #expect(stage.start().contains("second"))
  }

  @Test func `a state that stops the program stops only one start`() {
    let stage = fieldStage()
    stage.start().type("first")
    stage.end()
    // The program stops before its first frame.
    #expect(stage.file.beginRestoring() != nil)
    #expect(!stage.start().contains("first"))
    #expect(stage.text.isEmpty)
  }

  @Test func `a named pipe or a folder in place of the file does not stop the start`() throws {
    for make in [{ mkfifo($0, 0o600) }, { mkdir($0, 0o700) }] as [(String) -> Int32] {
      let stage = fieldStage()
      mkdir(stage.folder.path, 0o700)
      mkdir(stage.folder.path + "/state", 0o700)
      expectEqual(make(stage.path), 0)
      stage.start().type("new")
      stage.end()
    }
  }
}
