import TermKit
import TermKitTestSupport
import TermKitTesting
import Testing

/// Returns the identities of objects, for comparisons: views are not equatable.
func identities(_ objects: [some AnyObject]) -> [ObjectIdentifier] { objects.map { ObjectIdentifier($0) } }

extension Rect {
  /// Creates a rectangle with short notation, for tables of frames.
  init(_ x: Int, _ y: Int, _ width: Int, _ height: Int) { self.init(x: x, y: y, width: width, height: height) }
}

/// A view that can have the focus and records its changes of focus.
class FocusableView: View {
  var focusChanges: [Bool] = []
  override var canBecomeFirstResponder: Bool { true }
  override func firstResponderDidChange() {
    super.firstResponderDidChange()
    focusChanges.append(isFocused)
  }
}

/// A view that fills itself with a character.
final class FilledView: View {
  var character: Character { didSet { setNeedsDisplay() } }
  var color = Color.black

  init(_ character: Character, _ frame: Rect) {
    self.character = character
    super.init(frame: frame)
  }

  override func draw(in canvas: inout Canvas) {
    for y in bounds.minY..<bounds.maxY {
      canvas.draw(
        String(repeating: character, count: bounds.width), at: Point(x: bounds.minX, y: y),
        style: TextStyle(foreground: color))
    }
  }
}

/// A scene with a clock that stands still and a window that is shown.
@MainActor struct TestScene {
  let clock = ManualClock()
  let scene: WindowScene
  let window: Window

  init(size: Size = Size(width: 20, height: 6)) {
    let clock = clock
    scene = WindowScene(size: size) { clock.now }
    window = Window(windowScene: scene)
    window.makeKeyAndVisible()
    frame()
  }

  /// Makes a frame and returns the dirty region.
  @discardableResult
  func frame() -> [Rect] { scene.prepareFrame(at: clock.now).damage.rects }

  /// Lets time pass and then makes a frame.
  func frame(after seconds: Double) {
    clock.advance(by: seconds)
    frame()
  }

  var picture: String {
    var canvas = Canvas(CellBuffer(size: scene.size))
    scene.render(in: &canvas)
    return canvas.buffer.text
  }
}

extension ExitTest.Result {
  /// The message with which the program stopped.
  var sentence: String { String(decoding: standardErrorContent, as: UTF8.self) }
}
