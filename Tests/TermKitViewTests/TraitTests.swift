import Stages
import TermKit
import TermKitTestSupport
import TestBasics
import Testing

/// The trait changes that views and controllers received, in order.
@MainActor private final class TraitLog {
  struct Entry: Equatable {
    var name: String
    var previous: TraitCollection?
    var present: TraitCollection
  }
  var entries: [Entry] = []

  func take() -> [Entry] {
    defer { entries = [] }
    return entries
  }

  func takeNames() -> [String] { take().map(\.name) }
}

private final class LoggingView: View {
  private let name: String
  private let log: TraitLog
  var onChange: (() -> Void)?

  init(_ name: String, _ log: TraitLog) {
    self.name = name
    self.log = log
    super.init(frame: Rect(0, 0, 4, 1))
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    log.entries.append(.init(name: name, previous: previous, present: traitCollection))
    onChange?()
  }
}

private final class LoggingController: ViewController {
  private let log: TraitLog

  init(_ log: TraitLog) { self.log = log }

  override func loadView() { view = LoggingView("root", log) }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    log.entries.append(.init(name: "controller", previous: previous, present: traitCollection))
  }
}

private final class LayoutCounter: View {
  var count = 0
  override func layoutSubviews() { count += 1 }
}

@MainActor @Suite struct TraitTests {
  private let log = TraitLog()
  private let stage = TestScene(size: Size(width: 80, height: 24))

  private func view(_ name: String, in superview: View? = nil) -> LoggingView {
    let view = LoggingView(name, log)
    superview?.addSubview(view)
    return view
  }

  private func update(_ change: (inout TraitCollection) -> Void) {
    var traits = stage.scene.traitCollection
    change(&traits)
    stage.scene.update(size: stage.scene.size, traitCollection: traits)
  }

  // MARK: Values

  @Test(arguments: [
    (59, 20, SizeClass.compact, SizeClass.regular), (60, 20, .regular, .regular), (60, 19, .regular, .compact),
    (40, 16, .compact, .compact), (0, 0, .compact, .compact), (200, 50, .regular, .regular),
  ])
  func `a screen is horizontally compact below 60 columns and vertically compact below 20 rows`(
    width: Int, height: Int, horizontal: SizeClass, vertical: SizeClass
  ) {
    let scene = WindowScene(size: Size(width: width, height: height)) { 0 }
    expectEqual(scene.traitCollection.horizontalSizeClass, horizontal)
    expectEqual(scene.traitCollection.verticalSizeClass, vertical)
  }

  @Test func `trait overrides change the traits they name, but give a terminal no capability that it lacks`() {
    let poor = TraitCollection(glyphLevel: .blocks, colorDepth: .sixteen, reducesMotion: true)
    var overrides = TraitOverrides()
    expectEqual(overrides.applied(to: poor), poor)
    overrides.glyphLevel = .braille
    overrides.colorDepth = .truecolor
    overrides.reducesMotion = false
    overrides.userInterfaceStyle = .dark
    overrides.horizontalSizeClass = .compact
    overrides.verticalSizeClass = .compact
    expectEqual(
      overrides.applied(to: poor),
      TraitCollection(
        glyphLevel: .blocks, colorDepth: .sixteen, reducesMotion: false, horizontalSizeClass: .compact,
        verticalSizeClass: .compact, userInterfaceStyle: .dark))
    overrides.glyphLevel = .ascii
    overrides.colorDepth = ColorDepth.none
    expectEqual(overrides.applied(to: poor).glyphLevel, .ascii)
    expectEqual(overrides.applied(to: poor).colorDepth, .none)
  }

  @Test
  func `views and controllers have the traits of their scene, or of the most capable terminal outside a window`() {
    let controller = LoggingController(log)
    expectEqual(controller.traitCollection, TraitCollection())
    #expect(!controller.isViewLoaded, "reading traits does not load the view")
    let deep = view("deep", in: controller.view)
    update { $0.colorDepth = .sixteen }
    expectEqual(deep.traitCollection, TraitCollection())
    stage.window.rootViewController = controller
    for traits in [deep.traitCollection, controller.traitCollection, stage.window.traitCollection] {
      expectEqual(traits, TraitCollection(colorDepth: .sixteen))
    }
    stage.window.rootViewController = nil
    expectEqual(deep.traitCollection, TraitCollection())
    expectEqual(controller.traitCollection, TraitCollection())
  }

  // MARK: Notifications

  @Test func `a trait change notifies superviews before subviews and a controller before its view, once each`() {
    let controller = LoggingController(log)
    let branch = view("branch", in: controller.view)
    _ = view("leaf", in: branch)
    _ = view("other", in: controller.view)
    stage.window.rootViewController = controller
    expectEqual(log.take(), [])
    update { $0.userInterfaceStyle = .dark }
    let entries = log.take()
    expectEqual(entries.map(\.name), ["controller", "root", "branch", "leaf", "other"])
    #expect(entries.allSatisfy { $0.previous == TraitCollection() && $0.present.userInterfaceStyle == .dark })
    update { $0.userInterfaceStyle = .dark }
    stage.scene.update(size: Size(width: 81, height: 25), traitCollection: stage.scene.traitCollection)
    expectEqual(log.take(), [], "no trait has changed")
    stage.scene.update(size: Size(width: 81, height: 19), traitCollection: stage.scene.traitCollection)
    expectEqual(log.takeNames().count, 5)
  }

  @Test func `a view that enters or leaves a window is notified if its traits change, as are its subviews`() {
    let branch = view("branch")
    _ = view("leaf", in: branch)
    stage.window.addSubview(branch)
    branch.removeFromSuperview()
    expectEqual(log.take(), [], "the window has the traits of the most capable terminal")
    update { $0.glyphLevel = .ascii }
    let ascii = TraitCollection(glyphLevel: .ascii)
    stage.window.addSubview(branch)
    expectEqual(
      log.take(),
      [
        .init(name: "branch", previous: nil, present: ascii), .init(name: "leaf", previous: nil, present: ascii),
      ])
    let shelf = View()
    stage.window.addSubview(shelf)
    shelf.addSubview(branch)
    stage.window.bringSubviewToFront(shelf)
    expectEqual(log.take(), [], "the view moved within the window")
    branch.removeFromSuperview()
    expectEqual(log.take().first, .init(name: "branch", previous: ascii, present: TraitCollection()))
  }

  @Test func `a view that moves to a window with other traits is notified once`() {
    let other = WindowScene(size: Size(width: 80, height: 19)) { 0 }
    let window = Window(windowScene: other)
    window.show()
    let leaf = view("leaf", in: stage.window)
    window.addSubview(leaf)
    expectEqual(
      log.take(),
      [
        .init(name: "leaf", previous: TraitCollection(), present: TraitCollection(verticalSizeClass: .compact))
      ])
  }

  @Test func `a window that is not shown adopts trait changes, and notifies its views, when it is shown`() {
    let window = Window(windowScene: stage.scene)
    let leaf = view("leaf", in: window)
    update { $0.colorDepth = .eight }
    update { $0.colorDepth = .sixteen }
    expectEqual(log.take(), [])
    expectEqual(leaf.traitCollection, TraitCollection())
    window.show()
    expectEqual(
      log.take(), [.init(name: "leaf", previous: TraitCollection(), present: TraitCollection(colorDepth: .sixteen))])
    window.close()
    window.show()
    expectEqual(log.take(), [])
  }

  @Test func `a window that missed a trait change is laid out when it is shown`() {
    let window = Window(windowScene: stage.scene)
    let counter = LayoutCounter()
    window.addSubview(counter)
    window.show()
    window.layoutIfNeeded()
    window.close()
    let count = counter.count
    update { $0.colorDepth = .eight }
    window.show()
    window.layoutIfNeeded()
    #expect(counter.count > count)
  }

  @Test func `a hidden view is notified of trait changes like a visible view`() {
    let leaf = view("leaf", in: stage.window)
    leaf.isHidden = true
    update { $0.reducesMotion = true }
    expectEqual(log.takeNames(), ["leaf"])
  }

  @Test func `a view that enters or leaves a window during a trait notification is notified exactly once`() {
    let first = view("first", in: stage.window)
    let second = view("second", in: stage.window)
    let third = view("third", in: stage.window)
    let new = view("new")
    first.onChange = { [log] in
      first.onChange = nil
      third.removeFromSuperview()
      second.addSubview(new)
      expectEqual(log.entries.map(\.name), ["first", "third", "new"])
    }
    update { $0.colorDepth = .sixteen }
    expectEqual(log.takeNames(), ["first", "third", "new", "second"])
  }

  @Test func `a trait change during a trait notification is delivered after the first change`() {
    let first = view("first", in: stage.window)
    _ = view("second", in: stage.window)
    first.onChange = { [stage] in
      first.onChange = nil
      stage.scene.update(size: stage.scene.size, traitCollection: TraitCollection(colorDepth: .eight))
    }
    update { $0.colorDepth = .sixteen }
    let entries = log.take()
    expectEqual(entries.map(\.name), ["first", "second", "first", "second"])
    expectEqual(entries.map(\.present.colorDepth), [.sixteen, .sixteen, .eight, .eight])
    expectEqual(entries.map { $0.previous?.colorDepth }, [.truecolor, .truecolor, .sixteen, .sixteen])
  }

  @Test func `a view that changes the traits in every trait notification traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let stage = TestScene(size: Size(width: 80, height: 24))
        let view = LoggingView("view", TraitLog())
        stage.window.addSubview(view)
        view.onChange = {
          let depth: ColorDepth = view.traitCollection.colorDepth == .eight ? .sixteen : .eight
          stage.scene.update(size: stage.scene.size, traitCollection: TraitCollection(colorDepth: depth))
        }
        stage.scene.update(size: stage.scene.size, traitCollection: TraitCollection(colorDepth: .eight))
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("traitCollectionDidChange(_:) changed the traits again each time"))
  }

  @Test func `in random trees, each view is notified exactly when its traits change`() {
    var random = SeededGenerator(seed: 11)
    let hidden = Window(windowScene: stage.scene)
    let views = (0..<24).map { view("\($0)") }
    let places: [View?] = [stage.window, hidden, nil]
    for _ in 0..<3000 {
      let before = views.map(\.traitCollection)
      switch Int.random(in: 0..<10, using: &random) {
      case 0:
        let depth = ColorDepth.allCases.randomElement(using: &random) ?? .none
        stage.scene.update(size: stage.scene.size, traitCollection: TraitCollection(colorDepth: depth))
      case 1:
        stage.scene.update(
          size: Size(width: 80, height: Bool.random(using: &random) ? 19 : 24), traitCollection: before[0])
      case 2: if hidden.isHidden { hidden.show() } else { hidden.close() }
      case 3: views.randomElement(using: &random)?.removeFromSuperview()
      case 4:
        let depth = [nil, ColorDepth.none, .eight, .sixteen].randomElement(using: &random) ?? nil
        views.randomElement(using: &random)?.traitOverrides.colorDepth = depth
      case 5:
        views.randomElement(using: &random)?.traitOverrides.userInterfaceStyle =
          Bool.random(using: &random) ? .dark : nil
      default:
        guard let view = views.randomElement(using: &random) else { break }
        let target =
          Bool.random(using: &random)
          ? views.randomElement(using: &random) : places.randomElement(using: &random) ?? nil
        guard let target, !target.isDescendant(of: view) else { break }
        target.addSubview(view)
      }
      let told = Dictionary(grouping: log.take(), by: \.name)
      for (index, view) in views.enumerated() {
        let isOther = view.traitCollection != before[index]
        expectEqual(told["\(index)", default: []].count, (isOther ? 1 : 0))
        if isOther { expectEqual(told["\(index)"]?.first?.present, view.traitCollection) }
      }
    }
  }
}
