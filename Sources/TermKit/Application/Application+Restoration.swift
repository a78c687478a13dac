import TermKitGraphics
import TermKitTerminal
@_spi(TermKit) import TermKitViews

/// What an application knows about the state of its screens.
struct StateRestoration {
  var file: ScreenStateFile?
  /// Whether the state of the last run has been restored. Until then, it must not be replaced.
  var isOver = false
  /// The state in the file.
  var saved: [JSONValue.Member] = []
  /// When the state has to be written, in seconds of the clock. Nil if the screen has not changed since the last time.
  var saveTime: Double?

  /// Has the state saved a few seconds after a frame.
  mutating func saveLater(than time: Double) {
    if file != nil, saveTime == nil { saveTime = time + Application.screenStateInterval }
  }
}

extension Application {
  /// The file with the state of the screens, for the next start. Defaults to nil: nothing is kept. Set it before `run()`, or in the delegate's
  /// `applicationDidFinishLaunching(_:)`.
  ///
  /// Controllers and views with a `restorationIdentifier` are kept in it when the application ends or is suspended, also by a signal, and
  /// `screenStateInterval` seconds after the screen has changed.
  public var screenStateFile: ScreenStateFile? {
    get { restoration.file }
    set { restoration.file = newValue }
  }
  /// The seconds between a change of the screen and the writing of the `screenStateFile`: 5.
  public nonisolated static let screenStateInterval = 5.0

  // Windows that a restored screen opens are restored too.
  func restoreState() {
    guard let state = screenStateFile?.beginRestoring() else { return }
    guard delegate.application(self, shouldRestoreApplicationState: Coder(state["application"])) else { return }
    let screens = state["screens"]?.array ?? []
    var done: [Window] = []
    while let window = windows.first(where: { !done.contains($0) }) {
      done.append(window)
      guard let root = window.rootViewController, let identifier = root.restorationIdentifier,
        let screen = screens.first(where: { $0["id"]?.string == identifier })
      else { continue }
      root.prepareRestoration(screen, at: [])
      windowScene.restoreScreens(isLate: false)
    }
    if state["hasFocus"] == false { keyWindow?.firstResponder?.resignFirstResponder() }
  }

  /// Keeps the file of the last run, because the screens have been restored and shown.
  func endRestoring() {
    screenStateFile?.endRestoring()
    restoration.isOver = true
  }

  /// Writes the state of the screens to the `screenStateFile`, unless it has not changed since the last time.
  package func saveState() {
    restoration.saveTime = nil
    guard let screenStateFile, restoration.isOver else { return }
    let coder = Coder()
    guard delegate.application(self, shouldSaveApplicationState: coder) else { return }
    // An open menu has the keys only for a moment.
    let window = windows.last { $0.isKeyWindow } ?? windows.last
    let focused = window?.firstResponder
    let screens = windows.compactMap { $0.rootViewController?.restorableState(focused: focused) }
    let state = [
      JSONValue.Member("application", coder.json), JSONValue.Member("hasFocus", .bool(focused != nil)),
      JSONValue.Member("screens", .array(screens)),
    ]
    if state != restoration.saved, screenStateFile.write(state) { restoration.saved = state }
  }

  package func controller(withRestorationIdentifierPath path: [String], _ coder: Coder) -> ViewController? {
    delegate.application(self, viewControllerWithRestorationIdentifierPath: path, coder: coder)
  }
}
