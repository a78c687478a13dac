private import TermKit
public import Testing

/// Gives each test its own appearance rules, none at first.
///
///     @Suite(.isolatedAppearance) @MainActor struct ThemeTests { … }
///
/// Appearance proxies change the whole process, and tests run side by side. Give this trait to every suite or test that
/// sets a rule or a theme.
public struct IsolatedAppearance: SuiteTrait, TestTrait, TestScoping {
  /// True: the tests of a suite have a set of rules each.
  public let isRecursive = true

  /// Runs a test with its own set of rules.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await AppearanceRules.isolated(function)
  }
}

extension Trait where Self == IsolatedAppearance {
  /// Gives each test its own appearance rules, none at first.
  public static var isolatedAppearance: Self { Self() }
}
