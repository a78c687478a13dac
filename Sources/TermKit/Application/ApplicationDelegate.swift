import TermKitGraphics
import TermKitViews

/// The object that receives an application's life-cycle events. UIKit's `UIApplicationDelegate`.
///
/// All methods except `applicationDidFinishLaunching(_:)` are optional. By default, a method without a result does nothing.
@MainActor public protocol ApplicationDelegate: ApplicationDelegateNearMisses {
  /// Called when the terminal is open. Create windows on `application.windowScene` and show them here.
  func applicationDidFinishLaunching(_ application: Application)
  /// Returns the launch screen of `application`, or nil for none. It fills the terminal behind the status bar until the program's first
  /// window becomes the key window. Its `size` is in cells.
  ///
  /// The application calls this method before it finishes launching, and again if the terminal is resized while the launch screen is
  /// shown. The controller decides how the status bar looks, as any other controller does, but it receives no input. The default
  /// implementation returns nil.
  func application(_ application: Application, launchScreenFor size: Size) -> ViewController?
  /// Returns whether the application should end, because the user or the program wants to quit. The default implementation returns
  /// `.terminateNow`. AppKit's `applicationShouldTerminate(_:)`.
  ///
  /// `Application.quit()` calls it, and so do Ctrl-C, `q` and the other commands that quit. It is not called if a signal ends the
  /// application, or if the terminal is gone: `applicationWillTerminate(_:)` has to be enough to save the user's work.
  func applicationShouldTerminate(_ application: Application) -> Application.TerminateReply
  /// Called when the application is about to end, for any reason. The terminal may be gone already.
  func applicationWillTerminate(_ application: Application)
  /// Called when the terminal's window is no longer the active one, and before the application enters the background.
  ///
  /// Many terminals do not report that their window is no longer active.
  func applicationWillResignActive(_ application: Application)
  /// Called before Ctrl-Z stops the program, and before the application releases the terminal, as in `runInTerminal(_:arguments:)`.
  ///
  /// - Note: It is not called when another program stops this one with a signal.
  func applicationDidEnterBackground(_ application: Application)
  /// Called when the application has the terminal again after `applicationDidEnterBackground(_:)`.
  func applicationWillEnterForeground(_ application: Application)
  /// Called after the launch, when the application has the terminal again after Ctrl-Z or after it released the terminal, and when the
  /// terminal's window has become the active one.
  func applicationDidBecomeActive(_ application: Application)
  /// Returns whether to keep the state of the screens for the next start. UIKit's
  /// `application(_:shouldSaveSecureApplicationState:)`. The default implementation returns true.
  ///
  /// Called before the states of controllers and views are kept: at the end of `application`, before `applicationWillTerminate(_:)`, when it
  /// is suspended, and after changes. What belongs to no controller can be encoded in `coder`.
  func application(_ application: Application, shouldSaveApplicationState coder: Coder) -> Bool
  /// Returns whether to restore the state of the screens from the last run. UIKit's
  /// `application(_:shouldRestoreSecureApplicationState:)`. The default implementation returns true.
  ///
  /// Called after `applicationDidFinishLaunching(_:)` if `application` has such a state. `coder` has what
  /// `application(_:shouldSaveApplicationState:)` has encoded.
  func application(_ application: Application, shouldRestoreApplicationState coder: Coder) -> Bool
  /// Returns the controller that was pushed or presented in the last run, or nil to leave it out. UIKit's
  /// `application(_:viewControllerWithRestorationIdentifierPath:coder:)`. The default implementation returns nil.
  ///
  /// Make a new controller, set its `modalPresentationStyle` if it is to be presented, and neither push nor present it. It gets the last one of
  /// the `identifierComponents`, which begin with the root controller of a window. `coder` has the state that the controller of `application`
  /// decodes later, such as what it shows. Return nil if that is gone.
  func application(
    _ application: Application, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
    coder: Coder
  ) -> ViewController?
  /// Called when the user's preferred size of text has changed, after all views and controllers on the screen have been called. UIKit's
  /// `UIContentSizeCategory.didChangeNotification`.
  ///
  /// The new size is the application's `preferredContentSizeCategory`. A program that remembers the user's choice saves it here.
  func applicationDidChangeContentSizeCategory(_ application: Application)
  /// Called when the user has chosen a symbol in the symbol palette, after the text has changed. The symbol is the first of the
  /// application's `recentSymbols`. A program that remembers them saves them here.
  func applicationDidChangeRecentSymbols(_ application: Application)
}

// The methods of the protocol say what these do.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ApplicationDelegate {
  public func application(_ application: Application, launchScreenFor size: Size) -> ViewController? { nil }
  public func applicationShouldTerminate(_ application: Application) -> Application.TerminateReply { .terminateNow }
  public func applicationWillTerminate(_ application: Application) {}
  public func applicationWillResignActive(_ application: Application) {}
  public func applicationDidEnterBackground(_ application: Application) {}
  public func applicationWillEnterForeground(_ application: Application) {}
  public func applicationDidBecomeActive(_ application: Application) {}
  public func application(_ application: Application, shouldSaveApplicationState coder: Coder) -> Bool { true }
  public func application(_ application: Application, shouldRestoreApplicationState coder: Coder) -> Bool { true }
  public func application(
    _ application: Application, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
    coder: Coder
  ) -> ViewController? { nil }
  public func applicationDidChangeContentSizeCategory(_ application: Application) {}
  public func applicationDidChangeRecentSymbols(_ application: Application) {}
}
