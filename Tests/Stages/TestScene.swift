public import TermKit
import TermKitTestSupport
package import TermKitTesting

/// Returns the identities of objects, for comparisons: views are not equatable.
package func identities(_ objects: [some AnyObject]) -> [ObjectIdentifier] { objects.map { ObjectIdentifier($0) } }

extension Rect {
  /// Creates a rectangle with short notation, for tables of frames.
  package init(_ x: Int, _ y: Int, _ width: Int, _ height: Int) { self.init(x: x, y: y, width: width, height: height) }
}

/// A view that can have the focus and records its changes of focus.
open class FocusableView: View {
  /// The changes of the focus until now: true for getting it.
  public var focusChanges: [Bool] = []
  open override var canBecomeFirstResponder: Bool { true }
  open override func firstResponderDidChange() {
    super.firstResponderDidChange()
    focusChanges.append(isFocused)
  }
}

/// A view that fills itself with a character.
package final class FilledView: View {
  package var character: Character { didSet { setNeedsDisplay() } }
  package var color = Color.black

  package init(_ character: Character, _ frame: Rect) {
    self.character = character
    super.init(frame: frame)
  }

  package override func draw(in canvas: inout Canvas) {
    for y in bounds.minY..<bounds.maxY {
      canvas.draw(
        String(repeating: character, count: bounds.width), at: Point(x: bounds.minX, y: y),
        style: TextStyle(foreground: color))
    }
  }
}

/// A scene with a clock that stands still and a window that is shown.
@MainActor package struct TestScene {
  package let clock = ManualClock()
  package let scene: WindowScene
  package let window: Window

  package init(size: Size = Size(width: 20, height: 6)) {
    let clock = clock
    scene = WindowScene(size: size) { clock.now }
    window = Window(windowScene: scene)
    window.makeKeyAndVisible()
    frame()
  }

  /// Makes a frame and returns the dirty region.
  @discardableResult
  package func frame() -> [Rect] { scene.prepareFrame(at: clock.now).damage.rects }

  /// Lets time pass and then makes a frame.
  package func frame(after seconds: Double) {
    clock.advance(by: seconds)
    frame()
  }

  package var picture: String {
    var canvas = Canvas(CellBuffer(size: scene.size))
    scene.render(in: &canvas)
    return canvas.buffer.text
  }
}
