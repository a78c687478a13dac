import Stages
import TermKit
import TermKitTestSupport

/// A view that overrides everything that a view's author can override, and draws its text.
final class AuthoredView: View {
  var text = "" { didSet { setNeedsDisplay() } }
  var ink = Color.black { didSet { setNeedsDisplay() } }
  var fillsItself = false { didSet { setNeedsDisplay() } }
  var usesTint = false { didSet { setNeedsDisplay() } }
  var keepsSubviewsInColumn = false { didSet { setNeedsLayout() } }

  override func draw(in canvas: inout Canvas) {
    if fillsItself { canvas.fill(bounds, with: ink.withAlphaComponent(0.3)) }
    let style = TextStyle(foreground: usesTint ? canvas.tintColor : ink)
    canvas.draw(text, at: Point(x: bounds.minX + 1, y: bounds.minY), style: style)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard keepsSubviewsInColumn else { return }
    for (index, view) in subviews.enumerated() { view.frame.origin = Point(x: index, y: 2 * index) }
  }

  override func sizeThatFits(_ size: Size) -> Size { Size(width: 6, height: 2) }
  override func tintColorDidChange() { setNeedsDisplay() }
  override func traitCollectionDidChange(_ previous: TraitCollection?) { setNeedsLayout() }
}

/// A scroll view whose drawing depends on its offset: nothing, a ruler, or a ruler from some offset on.
final class RulerScrollView: ScrollView {
  /// The smallest offset at which the ruler is drawn, or nil for no ruler.
  var firstRulerOffset: Int? { didSet { setNeedsDisplay() } }

  override func draw(in canvas: inout Canvas) {
    guard let firstRulerOffset, bounds.minY >= firstRulerOffset else { return }
    for y in stride(from: bounds.minY, to: bounds.maxY, by: 2) {
      canvas.draw("\(y)", at: Point(x: bounds.maxX - 3, y: y), style: TextStyle(foreground: .systemBlue))
    }
  }
}

/// Trees of views in several windows, with random changes. It uses only the public API.
@MainActor final class RandomViews {
  private(set) var windows: [Window] = []
  private var views: [View] = []
  private var chance: Chance
  private let size: Size

  init(in scene: WindowScene, seed: UInt64) {
    chance = Chance(seed: seed)
    size = scene.size
    for (index, level) in [WindowLevel.normal, .normal, .alert].enumerated() {
      let window = Window(windowScene: scene, level: level)
      if index > 0 { window.frame = Rect(x: 8 * index, y: 3, width: 16, height: 6) }
      window.backgroundColor = index == 0 ? chance.pick([.clear, .white]) : chance.color()
      window.isHidden = index == 1
      windows.append(window)
    }
    windows[0].makeKeyAndVisible()
    for _ in 0..<12 { addView() }
  }

  /// Makes a random change.
  ///
  /// - Returns: A description of the change, for a test's message.
  func change() -> String {
    let isAnimated = chance.number(0...5) == 0
    if !isAnimated { return changeSome() }
    var what = ""
    let duration = chance.pick([0.1, 0.3])
    switch chance.number(0...3) {
    case 0:
      let view = chance.pick(views)
      let options: View.AnimationOptions = chance.pick([[], .allowAnimatedContent])
      let change: @MainActor () -> Void = { what = "in a transition of \(type(of: view)) \(self.changeSome())" }
      if duration > 0.2 {
        View.transition(
          with: view, duration: duration, spreadingFrom: Rect(2, 1, 3, 1), options: options, animations: change)
      } else {
        View.transition(
          with: view, duration: duration, options: options.union(.transitionCrossDissolve), animations: change)
      }
    case 1:
      View.animate(withDuration: duration, usingSpringWithDamping: 0.3, initialSpringVelocity: 0) {
        what = changeSome()
      }
    default: View.animate(withDuration: duration, delay: chance.pick([0, 0, 0.05])) { what = changeSome() }
    }
    return "animated \(what)"
  }

  private func changeSome() -> String {
    (0..<chance.number(1...3)).map { _ in changeOnce() }.joined(separator: ", ")
  }

  private func changeOnce() -> String {
    let view = chance.pick(views)
    let name = "\(type(of: view))"
    switch chance.number(0...15) {
    case 0...4: return scroll()
    case 5: addView()
    case 6 where views.count > 6: remove(view)
    case 7: view.frame = frame()
    case 8: view.alpha = chance.alpha()
    case 9: view.backgroundColor = chance.color()
    case 10: view.isHidden.toggle()
    case 11: reorder(view)
    case 12: view.clipsToBounds.toggle()
    case 13: changeWindow()
    case 14: return "looks of \(name) \(changeLooks(of: view))"
    default: return "contents of \(name) \(changeContents(of: view))"
    }
    return "tree at \(name)"
  }

  private func scroll() -> String {
    guard let newest = views.last(where: { $0 is ScrollView }) as? ScrollView else {
      addView()
      return "no scroll view"
    }

    let view = chance.number(0...1) == 0 ? newest : chance.pick(views.compactMap { $0 as? ScrollView })
    let distance = chance.pick([-3, -1, 1, 1, 1, 2, 9])
    switch chance.number(0...8) {
    case 0: view.setContentOffset(Point(x: 0, y: chance.number(0...20)), animated: true)
    case 1: view.contentOffset.x += distance
    case 2: (view as? RulerScrollView)?.firstRulerOffset = chance.pick([nil, 0, 3])
    default: view.contentOffset.y = max(0, view.contentOffset.y + distance)
    }
    return "scrolled by \(distance)"
  }

  private func frame() -> Rect {
    Rect(
      x: chance.number(-3...size.width), y: chance.number(-2...size.height), width: chance.number(0...24),
      height: chance.number(0...8))
  }

  private func addView() {
    let view = makeView()
    view.frame = frame()
    view.backgroundColor = chance.color()
    views.append(view)
    let parents: [View] = windows + views.filter { $0 !== view && $0.window != nil && depth(of: $0) < 5 }
    chance.pick(parents).insertSubview(view, at: 0)
    if chance.number(0...1) == 0 { view.superview?.bringSubviewToFront(view) }
  }

  private func makeView() -> View {
    switch chance.number(0...8) {
    case 0...2:
      let view = AuthoredView()
      view.text = chance.number(0...2) == 0 ? "" : chance.text()
      return view
    case 3, 4:
      let scroll = RulerScrollView()
      scroll.contentSize = Size(width: 30, height: 40)
      for y in stride(from: 0, to: 40, by: 3) {
        let label = Label(text: "\(y) \(chance.text())")
        label.frame = Rect(x: y % 4, y: y, width: 20, height: 1)
        scroll.addSubview(label)
      }
      return scroll
    case 5: return View()
    default: return chance.view()
    }
  }

  private func depth(of view: View) -> Int {
    sequence(first: view, next: \.superview).reduce(0) { count, _ in count + 1 }
  }

  private func remove(_ view: View) {
    view.removeFromSuperview()
    views.removeAll { $0 === view || $0.window == nil }
    if views.isEmpty { addView() }
  }

  private func reorder(_ view: View) {
    if chance.number(0...1) == 0 {
      view.superview?.bringSubviewToFront(view)
    } else {
      view.superview?.insertSubview(view, at: 0)
    }
  }

  private func changeWindow() {
    let window = windows[chance.number(1...2)]
    switch chance.number(0...3) {
    case 0: window.isHidden.toggle()
    case 1: window.alpha = chance.alpha()
    case 2: window.frame.origin = Point(x: chance.number(0...20), y: chance.number(0...6))
    default: windows[0].backgroundColor = chance.pick([.clear, .white, Color(red: 250, green: 240, blue: 200)])
    }
  }

  private func changeLooks(of view: View) -> String {
    switch chance.number(0...2) {
    case 0: view.backgroundPattern = chance.pick([nil, nil, Image("·-"), chance.image()])
    case 1: view.tintColor = chance.pick([nil, chance.color()])
    default: view.bounds.origin = Point(x: chance.number(-1...2), y: chance.number(-2...3))
    }
    return "changed"
  }

  private func changeContents(of view: View) -> String {
    switch view {
    case let view as AuthoredView:
      view.text = chance.number(0...2) == 0 ? "" : chance.text()
      view.ink = chance.color()
      view.fillsItself = chance.number(0...3) == 0
      view.usesTint = chance.number(0...3) == 0
      view.keepsSubviewsInColumn = chance.number(0...3) == 0
    case let label as Label: label.text = chance.text()
    case let image as ImageView: image.image = chance.image()
    default: view.setNeedsDisplay(in: frame())
    }
    return "changed"
  }
}
