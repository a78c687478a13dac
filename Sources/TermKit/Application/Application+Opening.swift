import TermKitGraphics
import TermKitTerminal

extension Application {
  /// Opens an address in the user's web browser or mail program. UIKit's `UIApplication.open(_:)`.
  ///
  /// It starts `open` on macOS, and `xdg-open` elsewhere. Over SSH and without a desktop it does nothing: the terminal is on another computer.
  /// - Parameter address: An address that begins with http, https or mailto.
  /// - Returns: Whether a program was started. Use ``WindowScene/open(_:)`` to copy the address if not.
  public func open(_ address: String) -> Bool {
    LinkAddress(address).map { DesktopBrowser.current.open($0.text) } ?? false
  }
}
