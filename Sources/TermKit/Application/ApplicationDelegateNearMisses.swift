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
}

extension Application {
  /// Unavailable: applications have no launch options.
  @available(
    *, unavailable, message: "implement applicationDidFinishLaunching(_:) instead: programs read their own arguments"
  )
  public enum LaunchOptionsKey {}
}
