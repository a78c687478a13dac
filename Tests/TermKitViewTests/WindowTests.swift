import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@MainActor @Suite struct WindowTests {
  private let stage = TestScene()
  private var scene: WindowScene { stage.scene }

  private func window(_ level: WindowLevel = .normal) -> Window { Window(windowScene: stage.scene, level: level) }

  @Test func `a new window is hidden and as large as the scene`() {
    let window = window()
    #expect(window.isHidden)
    expectEqual(window.frame, Rect(0, 0, 20, 6))
    #expect(!scene.windows.contains { $0 === window })
    #expect(scene.keyWindow === stage.window)
  }

  @Test func `windows are ordered by level, then by the time at which they were shown`() {
    let (alert, late, bar) = (window(.alert), window(), window(.statusBar))
    [alert, late, bar].forEach { $0.show() }
    expectEqual(identities(scene.windows), identities([stage.window, late, bar, alert]))
    alert.close()
    late.close()
    late.show()
    expectEqual(identities(scene.windows), identities([stage.window, late, bar]))
  }

  @Test func `show does not make a window key, but makeKeyAndVisible does`() {
    let window = window()
    window.show()
    #expect(stage.window.isKeyWindow)
    window.makeKeyAndVisible()
    #expect(window.isKeyWindow)
    #expect(!stage.window.isKeyWindow)
  }

  @Test func `makeKey does not change the order of windows, and ignores a hidden window`() {
    let front = window()
    front.makeKeyAndVisible()
    stage.window.makeKey()
    #expect(stage.window.isKeyWindow)
    expectEqual(identities(scene.windows), identities([stage.window, front]))
    let hidden = window()
    hidden.makeKey()
    #expect(stage.window.isKeyWindow)
  }

  @Test func `closing the key window makes the previous key window key again`() {
    let (second, front) = (window(), window(.alert))
    front.show()
    second.makeKeyAndVisible()
    second.close()
    #expect(scene.keyWindow === stage.window)
    stage.window.close()
    #expect(scene.keyWindow === front)
    front.close()
    expectNil(scene.keyWindow)
  }

  @Test func `closing another window leaves the key window unchanged`() {
    let second = window()
    second.makeKeyAndVisible()
    stage.window.close()
    #expect(scene.keyWindow === second)
  }

  @Test func `a window whose canBecomeKey is false never becomes key`() {
    final class Deaf: Window {
      override var canBecomeKey: Bool { false }
    }
    let deaf = Deaf(windowScene: scene, level: .alert)
    deaf.makeKeyAndVisible()
    #expect(scene.keyWindow === stage.window)
    scene.handle(.mouse(MouseEvent(.press(.left), at: Point(x: 1, y: 1))))
    #expect(scene.keyWindow === stage.window)
    stage.window.close()
    expectNil(scene.keyWindow)
  }

  @Test func `a click in a window makes it the key window`() {
    let second = window()
    second.frame = Rect(0, 0, 5, 2)
    second.show()
    scene.handle(.mouse(MouseEvent(.press(.left), at: Point(x: 1, y: 1))))
    #expect(second.isKeyWindow)
    scene.handle(.mouse(MouseEvent(.press(.left), at: Point(x: 10, y: 1))))
    #expect(stage.window.isKeyWindow)
  }

  @Test func `setting isHidden closes or shows a window`() {
    let second = window()
    second.makeKeyAndVisible()
    second.isHidden = true
    #expect(scene.keyWindow === stage.window)
    expectEqual(identities(scene.windows), identities([stage.window]))
    second.isHidden = false
    expectEqual(identities(scene.windows), identities([stage.window, second]))
    second.close()
    #expect(second.isHidden)
  }

  @Test func `a first responder is focused only while its window is the key window`() {
    let view = FocusableView(frame: Rect(0, 0, 3, 1))
    stage.window.addSubview(view)
    view.becomeFirstResponder()
    let second = window()
    second.makeKeyAndVisible()
    #expect(view.isFirstResponder)
    #expect(!view.isFocused)
    second.close()
    #expect(view.isFocused)
    expectEqual(view.focusChanges, [true, false, true])
  }

  @Test func `a closed window without other references is released with its controller`() {
    weak var window: Window?
    weak var controller: ViewController?
    do {
      let new = self.window()
      new.rootViewController = ViewController()
      new.makeKeyAndVisible()
      new.rootViewController?.view.addSubview(FocusableView())
      (window, controller) = (new, new.rootViewController)
    }
    #expect(window != nil, "the scene keeps windows that are shown")
    window?.close()
    expectNil(window)
    expectNil(controller)
  }

  @Test func `windows are resized with the scene, even while they are closed`() {
    let second = window()
    second.frame = Rect(5, 1, 10, 4)
    second.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    second.show()
    second.close()
    scene.update(size: Size(width: 1, height: 1), traitCollection: TraitCollection())
    scene.update(size: Size(width: 40, height: 10), traitCollection: TraitCollection())
    expectEqual(stage.window.frame, Rect(0, 0, 40, 10))
    second.show()
    expectEqual(second.frame, Rect(15, 1, 10, 4))
  }

  @Test func `closing a window redraws only the area that it covered`() {
    stage.window.addSubview(FilledView("a", Rect(0, 0, 6, 2)))
    let second = window()
    second.frame = Rect(2, 1, 3, 1)
    second.addSubview(FilledView("b", Rect(0, 0, 3, 1)))
    second.show()
    expectEqual(Picture(stage.picture), Picture("aaaaaa\naabbba"))
    stage.frame()
    second.close()
    expectEqual(stage.frame(), [Rect(2, 1, 3, 1)])
    expectEqual(Picture(stage.picture), Picture("aaaaaa\naaaaaa"))
  }

  @Test func `calling makeKeyAndVisible again brings a window to the front of its level`() {
    let (a, b) = (window(), window())
    a.makeKeyAndVisible()
    b.makeKeyAndVisible()
    stage.frame()
    a.makeKeyAndVisible()
    expectEqual(identities(scene.windows), identities([stage.window, b, a]))
    expectEqual(stage.frame(), [Rect(0, 0, 20, 6)])
    a.makeKeyAndVisible()
    expectEqual(stage.frame(), [])
  }
}
