import ArgumentParser
import TermKit

#if AccessibilityBus
  import TermKitAccessibilityBus
#endif

/// The values of `--accessible`.
enum AccessibleChoice: String, CaseIterable, ExpressibleByArgument {
  /// For screen readers of terminals: lines of text in place of a screen.
  case lines
  /// For screen readers of the desktop, such as Orca.
  case desktop

  /// Connects to the screen readers, and returns a closure that shows them an application.
  @MainActor func connect() throws -> (Application) -> Void {
    #if AccessibilityBus
      do { return try AccessibilityBus(name: "tictactoe").serve } catch { throw ExitCode.failure(error.description) }
    #else
      throw ExitCode.failure(
        "This program was built without a connection to screen readers of the desktop. In the folder of its source, run: "
          + "Scripts/play --accessible=desktop")
    #endif
  }
}
