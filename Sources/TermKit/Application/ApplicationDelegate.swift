import TermKitGraphics
import TermKitToolkit

/// The object that receives an application's life-cycle events. UIKit's `UIApplicationDelegate`.
@MainActor public protocol ApplicationDelegate: AnyObject {
  /// Called when the terminal is open. Create windows on `application.windowScene` and show them here.
  func applicationDidFinishLaunching(_ application: Application)
  /// Returns the launch screen, which covers the whole terminal below the live status bar until the first window becomes key (S8).
  ///
  /// The application calls this method before it finishes launching, and again if the terminal is resized while the launch screen is
  /// shown. The controller decides how the status bar looks, as any other controller does, but it receives no input. The default
  /// implementation returns nil, which means no launch screen.
  /// - Parameters:
  ///   - application: The application that is launching.
  ///   - size: The size of the launch screen, in cells.
  /// - Returns: The controller to show, or nil for no launch screen.
  func application(_ application: Application, launchScreenFor size: Size) -> ViewController?
  /// Called when the application is about to end, for any reason. The terminal may be gone already.
  func applicationWillTerminate(_ application: Application)
  /// Called when the application is back in the foreground after Ctrl-Z, or when the terminal's window has become the active one.
  func applicationDidBecomeActive(_ application: Application)
}

extension ApplicationDelegate {
  /// Returns nil: no launch screen.
  public func application(_ application: Application, launchScreenFor size: Size) -> ViewController? { nil }
  /// Does nothing.
  public func applicationWillTerminate(_ application: Application) {}
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: Application) {}
}
