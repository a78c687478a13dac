import TermKitGraphics
import TermKitToolkit

/// Told what happens to the application. UIKit's `UIApplicationDelegate`.
@MainActor public protocol ApplicationDelegate: AnyObject {
  /// The terminal is open: make windows on `application.windowScene` and show them.
  func applicationDidFinishLaunching(_ application: Application)
  /// The screen to show at once, before the application has finished launching, as large as the terminal and under the live status bar,
  /// until the first window has the keys (S8). Asked again when the terminal takes on another size meanwhile. Nil, the default, for none.
  ///
  /// It is a controller like any other, so that it says how the status bar should look, but nothing on it can be pressed.
  func application(_ application: Application, launchScreenFor size: Size) -> ViewController?
  /// The application is about to end, whatever the reason; the terminal may be gone already.
  func applicationWillTerminate(_ application: Application)
  /// The application is back in the foreground after Ctrl-Z, or the terminal's window became the active one.
  func applicationDidBecomeActive(_ application: Application)
}

extension ApplicationDelegate {
  /// None.
  public func application(_ application: Application, launchScreenFor size: Size) -> ViewController? { nil }
  /// Does nothing.
  public func applicationWillTerminate(_ application: Application) {}
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: Application) {}
}
