import TermKitGraphics

/// A window that shows a text in the last row of the screen for two seconds. Keys and the mouse do not notice it.
private final class NoticeWindow: Window, SystemWindow {
  private let notice: String

  init(_ notice: String, in scene: WindowScene) {
    self.notice = notice
    super.init(windowScene: scene, level: WindowLevel((scene.keyWindow?.windowLevel.rawValue ?? 0) + 1))
    // Set explicitly, so that no appearance rule for windows hides the windows behind (A5).
    backgroundColor = .clear
    isUserInteractionEnabled = false
  }

  override var canBecomeKey: Bool { false }

  override func draw(in canvas: inout Canvas) { canvas.drawBanner(notice, row: bounds.maxY - 1, width: bounds.width) }
}

extension WindowScene {
  /// Shows a text in the last row for two seconds, and says it.
  package func show(notice: String) {
    let window = NoticeWindow(notice, in: self)
    window.isHidden = false
    Accessibility.post(.announcement(notice))
    schedule(after: 2) { window.close() }
  }

  /// Opens an address in the user's web browser or mail program. UIKit's `UIScene.open(_:)`. If that cannot be done, it copies the address
  /// and says so.
  /// - Parameter address: An address that begins with http, https or mailto.
  /// - Returns: Whether the address was opened.
  @discardableResult public func open(_ address: String) -> Bool {
    if host?.sceneWantsToOpen(address) == true { return true }
    pasteboard.string = address
    show(notice: traitCollection.strings.selection.addressNotice(isOnDesktop: pasteboard.reachesDesktop))
    return false
  }
}

extension Canvas {
  /// Fills a row, with a text in the middle.
  mutating func drawBanner(_ text: String, row y: Int, width: Int) {
    let isPlain = traits.colorDepth == .none
    let style = isPlain ? TextStyle(attributes: .reverse) : TextStyle(foreground: .white, background: .black)
    draw(String(repeating: " ", count: width), at: Point(x: 0, y: y), style: style)
    let text = " \(text) ".truncated(to: width)
    draw(text, at: Point(x: TextAlignment.center.offset(of: text.columns, in: width), y: y), style: style)
  }
}
