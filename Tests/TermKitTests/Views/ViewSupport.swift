import TermKit
import TermKitTestSupport
import TermKitTesting
import Testing

/// The objects of a list, for comparing: views are not equatable.
func identities(_ objects: [some AnyObject]) -> [ObjectIdentifier] { objects.map { ObjectIdentifier($0) } }

extension Rect {
  /// A rectangle at a place, for tables of frames.
  init(_ x: Int, _ y: Int, _ width: Int, _ height: Int) { self.init(x: x, y: y, width: width, height: height) }
}

/// A view that can have the focus and writes down what happens to it.
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

  /// Makes a frame and answers what was to be drawn.
  @discardableResult
  func frame() -> [Rect] { scene.prepareFrame(at: clock.now).damage.rects }

  /// Lets time pass, and makes a frame at its end.
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
  /// What the program said when it stopped.
  var sentence: String { String(decoding: standardErrorContent, as: UTF8.self) }
}
