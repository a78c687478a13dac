import Foundation
import Stages
import TermKit
import TermKitTestSupport
import TestBasics
import Testing

/// A view that runs closures in its callbacks.
private final class TellingView: View {
  var atWindow: ((TellingView) -> Void)?
  var atTint: ((TellingView) -> Void)?
  var atLayout: ((TellingView) -> Void)?
  override func didMoveToWindow() { atWindow?(self) }
  override func tintColorDidChange() { atTint?(self) }
  override func layoutSubviews() { atLayout?(self) }
}

@MainActor @Suite struct ViewMisuseTests {
  @Test func `a frame or bounds far beyond any screen traps`() async throws {
    let frame = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { View().frame = Rect(x: 0, y: 0, width: .max, height: 1) }
    }
    #expect(frame.sentence.contains("View cannot be \(Int.max) × 1 cells large at (0, 0): no number can exceed 2³¹"))
    let start = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = View(frame: Rect(x: .min, y: 0, width: 1, height: 1)) }
    }
    #expect(start.sentence.contains("no number can exceed 2³¹"))
    let bounds = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { View().bounds.origin.y = .max }
    }
    #expect(bounds.sentence.contains("no number can exceed 2³¹"))
  }

  @Test func `a negative size of a frame or bounds becomes zero, even Int.min`() {
    let view = View(frame: Rect(x: 1, y: 1, width: .min, height: -1))
    expectEqual(view.frame, Rect(1, 1, 0, 0))
    view.bounds.size = Size(width: -3, height: .min)
    expectEqual(view.frame, Rect(1, 1, 0, 0))
  }

  @Test func `views at the limits of the coordinate range can be laid out, drawn and hit-tested`() {
    let stage = TestScene()
    let limit = 1 << 31
    let (outer, inner) = (
      View(frame: Rect(-limit, -limit, limit, limit)), View(frame: Rect(limit, limit, limit, limit))
    )
    outer.bounds.origin = Point(x: limit, y: limit)
    outer.addSubview(inner)
    stage.window.addSubview(outer)
    outer.setNeedsDisplay(in: Rect(x: .min, y: .min, width: .max, height: .max))
    inner.layoutMargins = EdgeInsets(top: .max, left: .min, bottom: .max, right: .max)
    stage.frame()
    #expect(!stage.picture.contains { !$0.isWhitespace })
    expectNil(outer.hitTest(Point(x: .max, y: .min)))
    #expect(inner.convert(Point(x: .max, y: .max), to: nil).x > 1 << 62)
  }

  @Test func `X4: NaN in a view, a slider, a stepper, a progress view, a date picker or a colour counts as 0`() {
    let view = View()
    view.alpha = .nan
    expectEqual(view.alpha, 0)
    let (slider, stepper, progress, picker) = (Slider(), Stepper(), ProgressView(), DatePicker())
    slider.maximumValue = -2
    stepper.minimumValue = 3
    (slider.value, stepper.value, progress.progress, picker.countDownDuration) = (.nan, .nan, .nan, .nan)
    #expect(slider.value == -2 && stepper.value == 3 && progress.progress == 0 && picker.countDownDuration == 0)
    expectEqual(Color(red: .nan, green: 1, blue: .nan, alpha: 1), Color(red: 0, green: 255, blue: 0))
    expectEqual(Color(hue: .infinity, saturation: .nan, brightness: .nan), .black)
    expectEqual(Color.white.mixed(with: .black, .nan), .white)
  }

  @Test func `insertSubview at a negative index traps, and at an index beyond the end inserts in front`() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { View().insertSubview(View(), at: -1) }
    }
    #expect(result.sentence.contains("View cannot be inserted at index -1 of the subviews: the lowest index is 0"))
    let (outer, first, second) = (View(), View(), View())
    outer.insertSubview(first, at: .max)
    outer.insertSubview(second, at: .max)
    outer.insertSubview(first, at: .max)
    expectEqual(identities(outer.subviews), identities([second, first]))
  }

  @Test func `a view that its sibling removes in didMoveToWindow has no window afterwards`() {
    let stage = TestScene()
    let (outer, first, second) = (View(), TellingView(), TellingView())
    outer.addSubview(first)
    outer.addSubview(second)
    first.atWindow = { _ in second.removeFromSuperview() }
    stage.window.addSubview(outer)
    expectNil(second.window)
    #expect(first.window === stage.window)
  }

  @Test func `removing an ancestor in didMoveToWindow leaves the whole tree without a window`() {
    let stage = TestScene()
    let (outer, middle, first, second) = (View(), TellingView(), TellingView(), TellingView())
    outer.addSubview(middle)
    middle.addSubview(first)
    middle.addSubview(second)
    var heard: [Bool] = []
    middle.atWindow = { heard.append($0.window != nil) }
    first.atWindow = { view in if view.window != nil { outer.removeFromSuperview() } }
    stage.window.addSubview(outer)
    #expect([outer, middle, first, second].allSatisfy { $0.window == nil })
    expectEqual(heard, [false], "the superview is only notified after the removal")
  }

  @Test func `layoutIfNeeded during a view's own layout lays the view out again without endless recursion`() {
    let (stage, view) = (TestScene(), TellingView())
    var count = 0
    view.atLayout = { view in
      count += 1
      if count > 2 { return }
      view.setNeedsLayout()
      view.layoutIfNeeded()
      stage.window.layoutIfNeeded()
    }
    stage.window.addSubview(view)
    stage.frame()
    expectEqual(count, 3)
  }

  @Test func `a view that draws one of its own ancestors traps`() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Loupe: View {
          override func draw(in canvas: inout Canvas) { superview?.drawHierarchy(in: &canvas) }
        }
        let stage = TestScene()
        stage.window.addSubview(Loupe(frame: Rect(0, 0, 4, 2)))
        _ = stage.picture
      }
    }
    #expect(
      result.sentence.contains("drawHierarchy(in:) of Window draws a view that calls it again: hide that view first"))
  }

  @Test(arguments: ["key", "touch"])
  func `a cycle in the responder chain traps`(event: String) async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) { [event] in
      await MainActor.run {
        final class Ring: View {
          weak var after: Ring?
          override var canBecomeFirstResponder: Bool { true }
          override var next: Responder? { after }
        }
        let (stage, first, second) = (TestScene(), Ring(), Ring())
        (first.after, second.after) = (second, first)
        first.frame = Rect(x: 0, y: 0, width: 2, height: 1)
        stage.window.addSubview(first)
        first.becomeFirstResponder()
        switch event {
        case "key": stage.scene.handle(.key(Key(.character("a"))))
        default: stage.scene.handle(.mouse(MouseEvent(.press(.left), at: .zero)))
        }
      }
    }
    #expect(result.sentence.contains("the `next` chain of Ring leads back to it"))
  }

  @Test func `a long responder chain is not mistaken for a cycle`() {
    var view = View()
    for _ in 0..<500 {
      let outer = View()
      outer.addSubview(view)
      view = outer
    }
    expectEqual(view.responderChain.reduce(0) { count, _ in count + 1 }, 1)
    var deepest = view
    while let next = deepest.subviews.first { deepest = next }
    expectEqual(deepest.responderChain.reduce(0) { count, _ in count + 1 }, 501)
  }

  @Test func `two views that endlessly take the focus from each other trap`() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Greedy: View {
          override var canBecomeFirstResponder: Bool { true }
          override func firstResponderDidChange() { if !isFirstResponder { becomeFirstResponder() } }
        }
        let (stage, first, second) = (TestScene(), Greedy(), Greedy())
        stage.window.addSubview(first)
        stage.window.addSubview(second)
        first.becomeFirstResponder()
        second.becomeFirstResponder()
      }
    }
    #expect(result.sentence.contains("Greedy takes the focus back each time that it loses it"))
  }

  @Test func `T6: a view that changes its tint in every tintColorDidChange traps`() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = TellingView()
        view.atTint = { $0.tintColor = $0.tintColor == .systemBlue ? .black : nil }
        view.tintColor = .white
      }
    }
    #expect(
      result.sentence.contains(
        "tintColorDidChange() changed the tint again each time it was called: do not change it there"))
  }

  @Test func `layout that never settles traps with a message that names the view`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent, \.standardOutputContent]
    ) {
      await MainActor.run {
        let stage = TestScene()
        let view = TellingView()
        stage.window.addSubview(view)
        view.atLayout = { $0.setNeedsLayout() }
        for _ in 0..<99 { stage.frame() }
        print("99 frames were drawn")
        fflush(nil)
        stage.frame()
      }
    }
    #expect(result.sentence.contains("the layout of TellingView never settles: in 100 frames in a row"))
    #expect(result.sentence.contains("do not call setNeedsLayout()"))
    #expect(String(decoding: result.standardOutputContent, as: UTF8.self).contains("99 frames were drawn"))
  }

  @Test func `V9: an animation with an infinite duration, a NaN delay or a frame rate of zero traps`() async throws {
    let duration = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { View.animate(withDuration: .infinity) {} }
    }
    #expect(duration.sentence.contains("an animation cannot have a duration of inf and a delay of 0.0"))
    let delay = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { View.animate(withDuration: 1, delay: .nan) {} }
    }
    #expect(delay.sentence.contains("an animation cannot have a duration of 1.0 and a delay of nan"))
    let frames = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { View.animate(withDuration: 1, preferredFramesPerSecond: 0) {} }
    }
    #expect(frames.sentence.contains("an animation cannot have 0 frames a second: use 60"))
  }

  @Test func `V9: interpolation between the most distant integers does not overflow`() {
    expectEqual(Int.min.interpolated(to: .max, at: 0), .min)
    #expect(abs(Int.min.interpolated(to: .max, at: 0.5)) <= 1)
    let all = Rect(x: .min, y: 0, width: .max, height: .max)
    #expect(all.interpolated(to: Rect(x: .max, y: 0, width: .max, height: .max), at: 0.25).minX < 0)
  }

  @Test func `interpolating an integer at a fraction of NaN traps`() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = 1.interpolated(to: 2, at: .nan) }
    }
    #expect(result.sentence.contains("NaN cannot be rounded to a whole number"))
  }

  @Test func `a timer with an infinite delay traps, and so does a scene of negative size`() async throws {
    let timer = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = TestScene().scene.schedule(after: .infinity) {} }
    }
    #expect(timer.sentence.contains("a timer cannot have a delay of inf seconds"))
    let scene = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = WindowScene(size: Size(width: 80, height: -1)) { 0 } }
    }
    #expect(scene.sentence.contains("a scene cannot have the negative size 80 × -1"))
  }

  @Test func `a view that is removed while a click makes its window key receives no touch`() {
    let stage = TestScene()
    final class Witness: View {
      var touches: [String] = []
      override func touchBegan(_ touch: Touch) { touches.append("began") }
      override func touchCancelled(_ touch: Touch) { touches.append("cancelled") }
    }
    final class Remover: View {
      weak var other: View?
      override var canBecomeFirstResponder: Bool { true }
      override func firstResponderDidChange() { if isFocused { other?.removeFromSuperview() } }
    }
    let (touched, remover) = (Witness(frame: Rect(0, 0, 20, 6)), Remover())
    stage.window.addSubview(remover)
    remover.becomeFirstResponder()
    stage.window.addSubview(touched)
    remover.other = touched
    let other = Window(windowScene: stage.scene)
    other.frame = Rect(0, 0, 2, 1)
    other.makeKeyAndVisible()
    stage.scene.handle(.mouse(MouseEvent(.press(.left), at: Point(x: 5, y: 1))))
    stage.scene.handle(.mouse(MouseEvent(.release(.left), at: Point(x: 5, y: 1))))
    expectNil(touched.superview)
    expectEqual(touched.touches, [])
  }

  @Test func `removing a view again in willRemoveSubview traps`() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Thorough: View {
          override func willRemoveSubview(_ view: View) { view.removeFromSuperview() }
        }
        let (outer, inner) = (Thorough(), View())
        outer.addSubview(inner)
        inner.removeFromSuperview()
      }
    }
    #expect(
      result.sentence.contains("willRemoveSubview(_:) of Thorough moves View during its removal: do not do that"))
  }
}
