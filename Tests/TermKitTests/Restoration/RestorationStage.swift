import Foundation
import TermKit
import TermKitTesting
import TestBasics
import Testing

/// A program that is started again and again, with a file for its screens.
@MainActor final class RestorationStage: ApplicationDelegate {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("restoration-\(UUID().uuidString)")
  /// Makes the root controllers of the windows.
  var makeRoots: @MainActor () -> [ViewController]
  /// Makes the controllers that were pushed or presented.
  var makeScreen: @MainActor (_ path: [String], Coder) -> ViewController? = { _, _ in nil }
  var restores = true
  var saves = true
  var hasFile = true
  /// Called when the application saves, and before it ends.
  var encode: @MainActor (Coder) -> Void = { _ in }
  var willTerminate: @MainActor () -> Void = {}
  /// The number for the key "own" that was saved.
  private(set) var decoded = 0
  var version = "1"
  /// The paths of the controllers that had to be made.
  private(set) var paths: [[String]] = []
  private(set) var app: TestApplication?

  init(_ makeRoots: @escaping @MainActor () -> [ViewController]) { self.makeRoots = makeRoots }

  deinit { try? FileManager.default.removeItem(at: folder) }

  var file: ScreenStateFile { ScreenStateFile(path: path, version: version) }
  /// The text of the file. Empty if the file does not exist.
  var text: String { (try? String(contentsOfFile: path, encoding: .utf8)) ?? "" }

  var path: String { folder.path + "/state/screens.json" }

  /// Starts the program.
  @discardableResult func start(_ size: Size = Size(width: 40, height: 12)) -> TestApplication {
    paths = []
    let app = TestApplication(size: size, delegate: self)
    app.advance(by: 1)
    self.app = app
    return app
  }

  /// Ends the program as a signal does.
  func end() { app?.application.saveState() }

  /// Checks that a start shows the same screen as the program before its end, and that the screen differs from the one of a start without
  /// the file. Afterwards, the same actions show the same screen in the program that went on and in the one that was started again.
  func expectSameScreen(
    size: Size = Size(width: 40, height: 12), after change: @MainActor (TestApplication) -> Void,
    andThen actions: @MainActor (TestApplication) -> Void = { _ in },
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let first = start(size)
    let before = first.screen
    change(first)
    first.advance(by: 1)
    let wanted = first.screen
    #expect(before != wanted, "the change cannot be seen", sourceLocation: sourceLocation)
    end()
    let again = start(size)
    let difference = Picture(again.screen).difference(from: Picture(wanted))
    #expect(difference == nil, "\(difference ?? "")", sourceLocation: sourceLocation)
    #expect(again.screen == wanted, "the colours differ", sourceLocation: sourceLocation)
    // The restored state is kept again.
    end()
    let third = start(size)
    #expect(third.screen == wanted, "the third start shows another screen", sourceLocation: sourceLocation)
    for app in [first, third] {
      actions(app)
      app.advance(by: 1)
    }
    let later = Picture(third.screen).difference(from: Picture(first.screen))
    #expect(later == nil, "\(later ?? "")", sourceLocation: sourceLocation)
  }

  func applicationDidFinishLaunching(_ application: Application) {
    application.screenStateFile = hasFile ? file : nil
    for root in makeRoots() {
      let window = Window(windowScene: application.windowScene)
      window.rootViewController = root
      window.makeKeyAndVisible()
      windows.append(window)
    }
  }

  private var windows: [Window] = []

  func applicationWillTerminate(_ application: Application) { willTerminate() }

  func application(_ application: Application, shouldSaveApplicationState coder: Coder) -> Bool {
    encode(coder)
    return saves
  }

  func application(_ application: Application, shouldRestoreApplicationState coder: Coder) -> Bool {
    decoded = coder.decodeInteger(forKey: "own")
    return restores
  }

  func application(
    _ application: Application, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
    coder: Coder
  ) -> ViewController? {
    paths.append(identifierComponents)
    return makeScreen(identifierComponents, coder)
  }
}
