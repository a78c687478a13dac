import Stages
import TermKit
import TermKitTestSupport
import TestBasics
import Testing

@MainActor @Suite struct TintTests {
  private final class Witness: View {
    var colors: [Color] = []
    override func tintColorDidChange() {
      super.tintColorDidChange()
      colors.append(tintColor)
    }
  }

  private static let red = Color(red: 255, green: 0, blue: 0)
  private static let green = Color(red: 0, green: 204, blue: 0)

  private let stage = TestScene()
  private var window: Window { stage.window }
  private let outer = Witness()
  private let inner = Witness()

  init() {
    outer.addSubview(inner)
    stage.window.addSubview(outer)
  }

  @Test func `T1: the getter of tintColor returns the effective colour and never nil`() {
    let stored: Color? = inner.tintColor
    expectEqual(stored, .systemBlue)
    inner.tintColor = Self.red
    expectEqual(inner.tintColor, Self.red)
    window.tintAdjustmentMode = .dimmed
    expectEqual(inner.tintColor, Self.red.grayscale)
  }

  @Test func `T2: a view without a specific colour has its superview's tint, or blue without a superview`() {
    expectEqual(View().tintColor, Color(red: 0, green: 122, blue: 255))
    outer.tintColor = Self.red
    expectEqual(inner.tintColor, Self.red)
    inner.removeFromSuperview()
    expectEqual(inner.tintColor, .systemBlue)
  }

  @Test func `T3: a window's tint colours every view in the window that has no specific colour`() {
    window.tintColor = Self.green
    expectEqual(outer.tintColor, Self.green)
    expectEqual(inner.tintColor, Self.green)
    expectEqual(outer.colors, [Self.green])
    expectEqual(inner.colors, [Self.green])
  }

  @Test func `T4: a subtree with a specific colour keeps this colour when the window's tint changes`() {
    outer.tintColor = Self.red
    window.tintColor = Self.green
    expectEqual(outer.tintColor, Self.red)
    expectEqual(inner.tintColor, Self.red)
    expectEqual(inner.colors, [Self.red])
  }

  @Test func `T5: setting tintColor to nil makes the view inherit its tint again`() {
    window.tintColor = Self.green
    outer.tintColor = Self.red
    outer.tintColor = nil
    expectEqual(outer.tintColor, Self.green)
    window.tintColor = nil
    expectEqual(inner.tintColor, .systemBlue)
    window.tintColor = Self.green
    expectEqual(inner.colors, [Self.green, Self.red, Self.green, .systemBlue, Self.green])
  }

  @Test func `T6: a view is notified once of each change of its effective tint, regardless of the cause`() {
    outer.tintColor = Self.red
    window.tintAdjustmentMode = .dimmed
    inner.tintAdjustmentMode = .normal
    let grey = Self.red.grayscale
    expectEqual(outer.colors, [Self.red, grey])
    expectEqual(inner.colors, [Self.red, grey, Self.red])
    let other = View()
    other.tintColor = Self.green
    other.addSubview(inner)
    expectEqual(inner.colors, [Self.red, grey, Self.red, Self.green])
  }

  @Test func `T6: a view whose effective tint stays the same is not notified`() {
    window.tintColor = .systemBlue
    outer.tintColor = .systemBlue
    outer.tintAdjustmentMode = .normal
    inner.tintColor = Self.red
    inner.tintColor = Self.red
    outer.tintColor = Self.green
    expectEqual(outer.colors, [Self.green])
    expectEqual(inner.colors, [Self.red])
  }

  @Test func `T6: a view that moves between superviews of the same custom tint is not notified`() {
    window.tintColor = Self.green
    let other = View()
    window.addSubview(other)
    outer.colors = []
    inner.colors = []
    other.addSubview(outer)
    #expect(outer.colors.isEmpty)
    #expect(inner.colors.isEmpty)
  }

  @Test func `T7: tintAdjustmentMode is inherited, is normal at the root and is never automatic`() {
    expectEqual(View().tintAdjustmentMode, .normal)
    expectEqual(inner.tintAdjustmentMode, .normal)
    window.tintAdjustmentMode = .dimmed
    expectEqual(inner.tintAdjustmentMode, .dimmed)
    window.tintAdjustmentMode = .automatic
    expectEqual(window.tintAdjustmentMode, .normal)
    expectEqual(inner.tintAdjustmentMode, .normal)
  }

  @Test
  func `T7: tintAdjustmentMode and tintColor are inherited independently of each other`() {
    outer.tintColor = Self.red
    inner.tintAdjustmentMode = .dimmed
    expectEqual(inner.tintColor, Self.red.grayscale)
    inner.tintAdjustmentMode = .automatic
    window.tintAdjustmentMode = .dimmed
    expectEqual(inner.tintAdjustmentMode, .dimmed)
    expectEqual(inner.tintColor, Self.red.grayscale)
    inner.removeFromSuperview()
    expectEqual(inner.tintAdjustmentMode, .normal)
  }

  @Test func `T7: a mode set on a view stays when the view moves, until the mode is set to automatic`() {
    inner.tintAdjustmentMode = .dimmed
    inner.removeFromSuperview()
    expectEqual(inner.tintAdjustmentMode, .dimmed)
    window.tintAdjustmentMode = .normal
    window.addSubview(inner)
    expectEqual(inner.tintAdjustmentMode, .dimmed)
    inner.tintAdjustmentMode = .automatic
    expectEqual(inner.tintAdjustmentMode, .normal)
  }

  @Test func `T8: a dimmed tint is a grey of the same brightness, and automatic mode restores every colour`() {
    window.tintColor = Self.green
    inner.tintColor = Self.red
    window.tintAdjustmentMode = .dimmed
    let grey = inner.tintColor ?? .clear
    #expect(grey.red == grey.green && grey.green == grey.blue)
    #expect(abs(grey.brightness - Self.red.brightness) < 0.003)
    expectEqual(outer.tintColor, Self.green.grayscale)
    window.tintAdjustmentMode = .automatic
    expectEqual(outer.tintColor, Self.green)
    expectEqual(inner.tintColor, Self.red)
  }

  @Test func `T8: a colour set in dimmed mode is shown as grey, and in full when the mode becomes automatic`() {
    window.tintAdjustmentMode = .dimmed
    inner.tintColor = Self.red
    expectEqual(inner.tintColor, Self.red.grayscale)
    inner.tintColor = inner.tintColor
    expectEqual(inner.tintColor, Self.red.grayscale, "the grey of a grey is itself")
    inner.tintColor = Self.green
    window.tintAdjustmentMode = .automatic
    expectEqual(inner.tintColor, Self.green)
  }

  @Test func `T8: a translucent tint keeps its alpha when it is dimmed`() {
    inner.tintColor = Self.red.withAlphaComponent(0.5)
    inner.tintAdjustmentMode = .dimmed
    expectEqual(inner.tintColor?.alpha, 128)
  }

  @Test func `T9: a normal subtree in a dimmed window is an island of full colour`() {
    window.tintColor = Self.green
    outer.tintAdjustmentMode = .normal
    window.tintAdjustmentMode = .dimmed
    expectEqual(outer.tintColor, Self.green)
    expectEqual(inner.tintColor, Self.green)
    expectEqual(inner.colors, [Self.green])
    inner.tintAdjustmentMode = .dimmed
    expectEqual(inner.tintColor, Self.green.grayscale)
  }

  @Test func `T9: a view in normal mode is not notified when its window is dimmed and restored`() {
    window.tintColor = Self.green
    inner.tintAdjustmentMode = .normal
    inner.colors = []
    window.tintAdjustmentMode = .dimmed
    window.tintAdjustmentMode = .automatic
    #expect(inner.colors.isEmpty)
    expectEqual(outer.colors, [Self.green, Self.green.grayscale, Self.green])
  }
}
