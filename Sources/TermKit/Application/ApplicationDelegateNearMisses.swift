import TermKitViews

/// Methods that UIKit developers write in application delegates, and that TermKit would not call. Writing one is a compiler error.
@MainActor public protocol ApplicationDelegateNearMisses: AnyObject {
  associatedtype ApplicationLaunchOptions
  func application(
    _ application: Application, didFinishLaunchingWithOptions launchOptions: ApplicationLaunchOptions
  ) -> Bool
  associatedtype ApplicationWillFinishLaunchingOptions
  func application(
    _ application: Application, willFinishLaunchingWithOptions launchOptions: ApplicationWillFinishLaunchingOptions
  ) -> Bool
  static var launchOptions: Void { get }

  associatedtype ApplicationDidReceiveMemoryWarning
  func applicationDidReceiveMemoryWarning(_ application: Application) -> ApplicationDidReceiveMemoryWarning
  static var memoryWarnings: Void { get }
}

extension ApplicationDelegateNearMisses {
  /// TermKit declares this method only to make implementing it a compiler error, and never calls it. Returns true.
  public func application(_ application: Application, didFinishLaunchingWithOptions launchOptions: Never?) -> Bool {
    true
  }
  /// TermKit declares this method only to make implementing it a compiler error, and never calls it. Returns true.
  public func application(_ application: Application, willFinishLaunchingWithOptions launchOptions: Never?) -> Bool {
    true
  }
  /// Unavailable. The compiler reports the message if a delegate implements one of the methods that this checks.
  @available(
    *, unavailable, message: "implement applicationDidFinishLaunching(_:) instead: programs read their own arguments"
  )
  public static var launchOptions: Void { () }

  /// Traps. TermKit declares this method only to make implementing it a compiler error.
  public func applicationDidReceiveMemoryWarning(_ application: Application) -> Never { calledNearMiss() }
  /// Unavailable. The compiler reports the message if a delegate implements one of the methods that this checks.
  @available(*, unavailable, message: "no system sends memory warnings to programs in a terminal: remove this method")
  public static var memoryWarnings: Void { () }
}

extension ApplicationDelegateNearMisses
where ApplicationLaunchOptions == Never?, ApplicationWillFinishLaunchingOptions == Never? {
  /// Used by the compiler for a delegate that implements none of the checked methods. Does nothing.
  public static var launchOptions: Void { () }
}

extension ApplicationDelegateNearMisses where ApplicationDidReceiveMemoryWarning == Never {
  /// Used by the compiler for a delegate that implements none of the checked methods. Does nothing.
  public static var memoryWarnings: Void { () }
}

extension Application {
  /// Unavailable: applications have no launch options.
  @available(
    *, unavailable, message: "implement applicationDidFinishLaunching(_:) instead: programs read their own arguments"
  )
  public enum LaunchOptionsKey {}
}
