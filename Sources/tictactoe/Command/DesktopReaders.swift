import ArgumentParser
import TermKit

#if AccessibilityBus
  import TermKitAccessibilityBus
#endif

/// The values of `--accessible`.
enum AccessibleChoice: String, CaseIterable, ExpressibleByArgument {
  /// For screen readers of the desktop.
  case desktop
}

/// The connection to screen readers of the desktop. The trait `AccessibilityBus` adds it to the program.
@MainActor struct DesktopReaders {
  #if AccessibilityBus
    private let bus: AccessibilityBus

    /// Connects to the accessibility bus.
    /// - Throws: An `ExitCode`, with a message, if there is no bus.
    init(_ choice: AccessibleChoice) throws {
      do { bus = try AccessibilityBus(name: "tictactoe") } catch { throw ExitCode.failure(error.description) }
    }

    /// Shows an application to the screen readers.
    func serve(_ application: Application) { bus.serve(application) }
  #else
    /// Prints how to build the program with the connection, and throws the `ExitCode` of an error.
    init(_ choice: AccessibleChoice) throws {
      throw ExitCode.failure(
        "This program was built without a connection to screen readers of the desktop. In the folder of its source, run: "
          + "Scripts/play --accessible=desktop")
    }

    /// Does nothing: there is never such a value.
    func serve(_ application: Application) {}
  #endif
}
