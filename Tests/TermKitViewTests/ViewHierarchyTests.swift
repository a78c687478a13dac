import Stages
import TermKit
import TestBasics
import Testing

#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

@MainActor @Suite struct ViewHierarchyTests {
  private final class Witness: View {
    var windows: [Bool] = []
    var removed: [ObjectIdentifier] = []
    override func didMoveToWindow() { windows.append(window != nil) }
    override func willRemoveSubview(_ view: View) { removed.append(ObjectIdentifier(view)) }
  }

  @Test func `subviews are ordered from back to front`() {
    let (outer, a, b, c) = (View(), View(), View(), View())
    [a, b].forEach(outer.addSubview)
    outer.insertSubview(c, at: 1)
    expectEqual(identities(outer.subviews), identities([a, c, b]))
    outer.bringSubviewToFront(a)
    expectEqual(identities(outer.subviews), identities([c, b, a]))
    #expect(a.superview === outer)
  }

  @Test func `views do not retain their superview or window, and a window does not retain its scene`() {
    let (view, inner) = (View(), View())
    view.addSubview(inner)
    var scene: WindowScene? = WindowScene(size: Size(width: 9, height: 3)) { 0 }
    var window: Window? = scene.map { Window(windowScene: $0) }
    do {
      let outer = View()
      outer.addSubview(view)
      window?.addSubview(outer)
    }
    window?.makeKeyAndVisible()
    #expect(view.superview != nil && inner.window === window && scene?.keyWindow === window)
    scene = nil
    #expect(window != nil && inner.window?.windowScene == nil)
    window = nil
    #expect(view.superview == nil && view.window == nil && inner.window == nil)
    #expect(inner.superview === view)
  }

  @Test func `a view added to another superview is removed from its previous superview`() {
    let (first, second, view) = (Witness(), View(), View())
    first.addSubview(view)
    second.addSubview(view)
    #expect(first.subviews.isEmpty)
    expectEqual(first.removed, identities([view]))
    expectEqual(identities(second.subviews), identities([view]))
    view.removeFromSuperview()
    #expect(second.subviews.isEmpty)
    expectNil(view.superview)
  }

  @Test func `adding a subview again brings it to the front`() {
    let (outer, a, b) = (View(), View(), View())
    [a, b].forEach(outer.addSubview)
    outer.addSubview(a)
    expectEqual(identities(outer.subviews), identities([b, a]))
    outer.insertSubview(a, at: 99)
    expectEqual(identities(outer.subviews), identities([b, a]))
  }

  @Test func `bringSubviewToFront ignores a view that is not a subview`() {
    let (outer, a) = (View(), View())
    outer.addSubview(a)
    outer.bringSubviewToFront(View())
    expectEqual(identities(outer.subviews), identities([a]))
  }

  @Test func `didMoveToWindow is called once when a view enters a window and once when it leaves`() {
    let stage = TestScene()
    let (outer, inner) = (Witness(), Witness())
    outer.addSubview(inner)
    expectEqual(inner.windows, [])
    stage.window.addSubview(outer)
    expectEqual(inner.windows, [true])
    #expect(inner.window === stage.window)
    stage.window.addSubview(outer)
    expectEqual(inner.windows, [true], "the view has not left the window")
    outer.removeFromSuperview()
    expectEqual(inner.windows, [true, false])
    expectNil(inner.window)
  }

  @Test func `a view is a descendant of itself and of its ancestors`() {
    let (outer, middle, inner) = (View(), View(), View())
    outer.addSubview(middle)
    middle.addSubview(inner)
    #expect(inner.isDescendant(of: inner))
    #expect(inner.isDescendant(of: outer))
    #expect(!outer.isDescendant(of: inner))
  }

  @Test func `releasing a root view releases its subviews`() {
    weak var inner: View?
    do {
      let (outer, view) = (View(), View())
      outer.addSubview(view)
      inner = view
      #expect(inner != nil)
    }
    expectNil(inner)
  }

  @Test func `adding a view to its own descendant traps`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (outer, inner) = (View(), View())
        outer.addSubview(inner)
        inner.addSubview(outer)
      }
    }
  }

  @Test func `adding a window as a subview traps`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let scene = WindowScene(size: Size(width: 2, height: 2)) { 0 }
        View().addSubview(Window(windowScene: scene))
      }
    }
  }

  @Test func `an empty view takes less than 400 bytes`() throws {
    let view = View()
    let size = try allocatedSize(of: view)
    #expect(size < 400)
    #expect(size > 100, "the size is implausibly small for a view")
  }
}

// Returns the size that the allocator reserves for an object. The function has another name on every system, and no Linux module exports
// it.
private func allocatedSize(of object: AnyObject) throws -> Int {
  typealias SizeFunction = @convention(c) (UnsafeRawPointer) -> Int
  let program = dlopen(nil, RTLD_NOW)
  let symbol = try #require(dlsym(program, "malloc_usable_size") ?? dlsym(program, "malloc_size"))
  return unsafeBitCast(symbol, to: SizeFunction.self)(Unmanaged.passUnretained(object).toOpaque())
}
