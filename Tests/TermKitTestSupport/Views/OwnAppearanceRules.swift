private import TermKit
package import Testing

/// Gives each test of a suite rules of its own, none at first: rules are the process's, and tests run side by side.
package struct OwnAppearanceRules: SuiteTrait, TestTrait, TestScoping {
  package let isRecursive = true

  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await AppearanceRules.isolated(function)
  }
}

extension Trait where Self == OwnAppearanceRules {
  /// Rules of its own.
  package static var ownAppearanceRules: Self { Self() }
}
