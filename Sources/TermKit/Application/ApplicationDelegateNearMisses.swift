import TermKitViews

/// Methods that UIKit developers write in application delegates, and that TermKit would not call. Writing one is a compiler error.
@MainActor public protocol ApplicationDelegateNearMisses: AnyObject {
  associatedtype ApplicationLaunchOptions
  func application(_: Application, didFinishLaunchingWithOptions _: ApplicationLaunchOptions) -> Bool
  associatedtype ApplicationWillFinishLaunchingOptions
  func application(_: Application, willFinishLaunchingWithOptions _: ApplicationWillFinishLaunchingOptions) -> Bool
  static func launchOptions()

  associatedtype ApplicationDidReceiveMemoryWarning
  func applicationDidReceiveMemoryWarning(_: Application) -> ApplicationDidReceiveMemoryWarning
  static func memoryWarnings()

  associatedtype ApplicationSavedState
  func application(_: Application, shouldSaveApplicationState _: ApplicationSavedState) -> Bool
  associatedtype ApplicationRestoredState
  func application(_: Application, shouldRestoreApplicationState _: ApplicationRestoredState) -> Bool
  associatedtype ApplicationSavedSecureState
  func application(_: Application, shouldSaveSecureApplicationState _: ApplicationSavedSecureState) -> Bool
  associatedtype ApplicationRestoredSecureState
  func application(_: Application, shouldRestoreSecureApplicationState _: ApplicationRestoredSecureState) -> Bool
  associatedtype ApplicationControllerState
  func application(
    _: Application, viewControllerWithRestorationIdentifierPath _: [String], coder _: ApplicationControllerState
  ) -> ViewController?
  static func restoredStates()
}

// `NearMiss.swift` explains these declarations.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ApplicationDelegateNearMisses {
  public func application(_: Application, didFinishLaunchingWithOptions _: Never?) -> Bool { true }
  public func application(_: Application, willFinishLaunchingWithOptions _: Never?) -> Bool { true }
  @available(
    *, unavailable, message: "implement applicationDidFinishLaunching(_:) instead: programs read their own arguments"
  )
  public static func launchOptions() {}
  public static func launchOptions()
  where ApplicationLaunchOptions == Never?, ApplicationWillFinishLaunchingOptions == Never? {}

  public func applicationDidReceiveMemoryWarning(_: Application) -> Never { calledNearMiss() }
  @available(*, unavailable, message: "no system sends memory warnings to programs in a terminal: remove this method")
  public static func memoryWarnings() {}
  public static func memoryWarnings() where ApplicationDidReceiveMemoryWarning == Never {}

  public func application(_: Application, shouldSaveSecureApplicationState _: Never?) -> Bool { true }
  public func application(_: Application, shouldRestoreSecureApplicationState _: Never?) -> Bool { true }
  @available(
    *, unavailable,
    message: "the coder is a Coder, and the methods are shouldSaveApplicationState and shouldRestoreApplicationState"
  )
  public static func restoredStates() {}
  public static func restoredStates()
  where
    ApplicationSavedState == Coder, ApplicationRestoredState == Coder, ApplicationSavedSecureState == Never?,
    ApplicationRestoredSecureState == Never?, ApplicationControllerState == Coder
  {}
}

extension Application {
  /// Unavailable: applications have no launch options.
  @available(
    *, unavailable, message: "implement applicationDidFinishLaunching(_:) instead: programs read their own arguments"
  )
  public enum LaunchOptionsKey {}
}
