import TermKit

/// The page of an object. Its Next item pushes the page of the next object.
final class ObjectViewController: ViewController {
  private let index: Int
  let nextItem = BarButtonItem(title: "Next")

  private var object: CelestialObject { CelestialObject.all[index] }

  init(index: Int) {
    self.index = index
    super.init()
    title = object.name
    if index + 1 < CelestialObject.all.count { navigationItem.rightBarButtonItem = nextItem }
    nextItem.keyEquivalent = .character("n")
    nextItem.primaryAction = Action(title: "Next") { [weak self] _ in self?.showNext() }
  }

  override func loadView() { view = ObjectView(object) }

  private func showNext() {
    guard index + 1 < CelestialObject.all.count else { return }
    navigationController?.pushViewController(ObjectViewController(index: index + 1), animated: true)
  }

  override var keyCommands: [KeyCommand] {
    let next = KeyCommand(title: "Next object", keys: [.character("n"), Key(.right)]) { [weak self] in self?.showNext()
    }
    let back = KeyCommand(title: "Previous object", keys: [.character("b"), Key(.left)]) { [weak self] in
      _ = self?.navigationController?.popViewController(animated: true)
    }
    let isFirst = index == 0
    let isLast = index + 1 == CelestialObject.all.count
    return (isLast ? [] : [next]) + (isFirst ? [] : [back])
  }
}

/// A picture, and the facts beside or below it.
private final class ObjectView: View {
  private static let (factsWidth, widthForColumns) = (34, 100)
  private let sky: SkyView
  private let facts: FactsView

  init(_ object: CelestialObject) {
    sky = SkyView(object.scene)
    facts = FactsView(object)
    super.init()
    sky.caption = object.name
    backgroundColor = .black
    [sky, facts].forEach(addSubview)
  }

  override func layoutSubviews() {
    let area = bounds.inset(by: EdgeInsets(top: safeAreaInsets.top, bottom: safeAreaInsets.bottom))
    guard area.width >= Self.widthForColumns else {
      let rows = min(facts.sizeThatFits(area.size).height, area.height)
      sky.frame = Rect(x: area.minX, y: area.minY, width: area.width, height: area.height - rows)
      facts.frame = Rect(x: area.minX, y: area.maxY - rows, width: area.width, height: rows)
      return
    }
    sky.frame = Rect(x: area.minX, y: area.minY, width: area.width - Self.factsWidth, height: area.height)
    facts.frame = Rect(x: sky.frame.maxX, y: area.minY, width: Self.factsWidth, height: area.height)
  }
}

/// The facts about an object as lines of text.
private final class FactsView: View {
  private let labels: [Label]

  init(_ object: CelestialObject) {
    let (light, grey) = (Color(white: 0.9), Color(white: 0.62))
    let texts = [
      ("\(object.catalogNumber) in \(object.constellation)", light),
      ("\(object.kind), \(object.distance)", grey), (object.note, grey),
    ]
    labels = texts.map { text, color in
      let label = Label(text: text)
      label.textColor = color
      label.numberOfLines = 0
      return label
    }
    super.init()
    backgroundColor = Color(white: 0.07)
    labels.forEach(addSubview)
  }

  private func textWidth(_ width: Int) -> Int { max(0, width - 2) }

  private func heights(_ width: Int) -> [Int] {
    labels.map { $0.sizeThatFits(Size(width: textWidth(width), height: 10)).height }
  }

  // The note is left out where rows are few.
  private var count: Int { traitCollection.verticalSizeClass == .compact ? 2 : labels.count }

  override func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width, height: heights(size.width).prefix(count).reduce(0, +))
  }

  override func layoutSubviews() {
    let heights = heights(bounds.width)
    let isColumn = bounds.height > heights.reduce(0, +) + 4
    var y = isColumn ? 2 : 0
    for (label, height) in zip(labels, heights) {
      label.frame = Rect(x: 1, y: y, width: textWidth(bounds.width), height: height)
      y += height + (isColumn ? 1 : 0)
    }
  }
}
