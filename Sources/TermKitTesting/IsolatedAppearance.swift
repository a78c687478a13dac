import TermKitViews
private import TermKit
public import Testing

/// A trait that gives each test its own set of appearance rules, which is empty at first.
///
///     @Suite(.isolatedAppearance) @MainActor struct ThemeTests { … }
///
/// Appearance proxies affect the whole process, and tests run in parallel. Give this trait to every suite or test that sets a rule or a
/// theme.
public struct IsolatedAppearance: SuiteTrait, TestTrait, TestScoping {
  /// True, because each test of a suite has its own rules.
  public let isRecursive = true

  /// Runs a test with its own set of appearance rules.
  /// - Parameters:
  ///   - test: The test or suite.
  ///   - testCase: The arguments of the test, or nil for a suite.
  ///   - function: Runs the test.
  /// - Throws: The errors of the test.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await AppearanceRules.isolated(function)
  }
}

extension Trait where Self == IsolatedAppearance {
  /// Gives each test its own set of appearance rules, which is empty at first.
  public static var isolatedAppearance: Self { Self() }
}
