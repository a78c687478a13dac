import TermKitBars
import TermKitGraphics
import TermKitInput
import TermKitLists
import TermKitViews

/// A view of the inspected program: its picture, its properties, and what assistive technology knows about it.
final class ViewFactsViewController: InspectorTableViewController {
  private let picture = InspectedPicture()
  private var answer: JSONValue?

  init(_ program: InspectedProgram) {
    super.init(
      program, title: "No View",
      columns: [
        TableColumn(title: "Name", minWidth: 14), TableColumn(title: "Value", minWidth: 10),
        TableColumn(title: "From", minWidth: 10),
      ])
    let why = Menu(
      title: "Why",
      children: [
        Action(title: "Why This Frame", keyEquivalent: .character("f")) { [weak self] _ in
          self?.identifier.map { self?.explain("The Frame", "frame", JSONValue($0)) }
        },
        Action(title: "Why a Cell Looks So…", keyEquivalent: .character("c")) { [weak self] _ in self?.askForCell() },
        Action(title: "Why a Key Does That…", keyEquivalent: .character("k")) { [weak self] _ in self?.askForKey() },
      ])
    navigationItem.rightBarButtonItem = BarButtonItem(title: "Why", menu: why)
    commands = why.keyCommands
    picture.choose = { [weak self] in self?.explain(cell: $0) }
  }

  private var identifier: Int? { answer?["id"]?.int }

  /// Shows a view, and marks it in the program.
  func show(_ identifier: Int) {
    program.ask("view", JSONValue(identifier)) { [weak self] in self?.show($0) }
    program.ask("highlight", JSONValue(identifier))
  }

  private func show(_ view: JSONValue) {
    answer = view
    title = view["class"]?.string ?? "View"
    picture.contents = view["picture"] ?? .null
    picture.origin = view["screenFrame"].flatMap(Rect.value)?.origin ?? .zero
    tableView.tableHeaderView = picture
    let classes = (view["superclasses"]?.array ?? []).map(\.words).joined(separator: " < ")
    let facts =
      [("superclasses", classes)]
      + ["controller", "bounds", "screenFrame"].map { ($0, view[$0]?.words ?? "") }
    let accessibility = ["label", "value", "traits"].map { name in
      let value = view["accessibility"]?[name] ?? .null
      return (name, value.array?.map(\.words).joined(separator: ", ") ?? value.words)
    }
    sections = [
      (nil, (view["properties"]?.array ?? []).map(row)),
      ("View", facts.filter { !$0.1.isEmpty }.map(row)),
      ("Accessibility", accessibility.map(row)),
    ]
  }

  private func row(_ name: String, _ value: String) -> Row {
    Row(texts: [name, value, ""]) { [weak self] in self?.showText(name, value) }
  }

  // MARK: Properties

  private func row(of property: JSONValue) -> Row {
    let name = property["name"]?.string ?? ""
    return Row(texts: [name, property["value"]?.words ?? "nil", property["source"]?.string ?? ""]) { [weak self] in
      self?.edit(property, name)
    }
  }

  // A choice between two values needs no question.
  private func edit(_ property: JSONValue, _ name: String) {
    let value = property["value"] ?? .null
    if let isOn = value.bool { return set(name, .bool(!isOn)) }
    let source = property["source"]?.string.map { "\nNow: \($0)" } ?? ""
    askForText(name, (property["form"]?.string ?? "") + source, value.words) { [weak self] text in
      self?.set(name, value.string == nil ? JSONValue(typed: text) : .string(text))
    }
  }

  private func set(_ name: String, _ value: JSONValue) {
    guard let identifier else { return }
    program.ask("set", JSONValue(identifier), .string(name), value) { [weak self] _ in self?.show(identifier) }
  }

  // MARK: Why

  private func askForCell() {
    askForText("Why a Cell Looks So", "The column and the row of the terminal, from 0.", "0 0") { [weak self] text in
      let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
      guard numbers.count == 2 else {
        self?.showText("Not a Cell", "Type two numbers, such as 3 2. Or click a cell of the picture.")
        return
      }
      self?.explain(cell: Point(x: numbers[0], y: numbers[1]))
    }
  }

  private func askForKey() {
    askForText("Why a Key Does That", "A key, such as a, enter, up or ctrl-s.", "") { [weak self] key in
      self?.explain("The Key \(key)", "key", .string(key))
    }
  }

  private func explain(cell: Point) { explain("Cell \(cell.x), \(cell.y)", JSONValue(cell.x), JSONValue(cell.y)) }

  private func explain(_ title: String, _ first: JSONValue, _ second: JSONValue) {
    program.ask("why", first, second) { [weak self] steps in
      guard let self else { return }
      let screen = InspectorTableViewController(program, title: title)
      let rows = (steps.array ?? []).map { Row(texts: [$0["stage"]?.string ?? "", $0["text"]?.string ?? ""]) }
      screen.sections = [(nil, rows)]
      show(screen, sender: self)
    }
  }
}

/// The picture of a view, drawn from the cells that the program has sent.
private final class InspectedPicture: View {
  /// Called with the cell of the program's screen that the user clicks.
  var choose: @MainActor (Point) -> Void = { _ in }
  var contents = JSONValue.null { didSet { setNeedsDisplay() } }
  /// The place of the view on the program's screen.
  var origin = Point.zero

  private var place: Rect {
    let size = Size(width: contents["width"]?.int ?? 0, height: contents["height"]?.int ?? 0)
    return Rect(x: max(0, (bounds.width - size.width) / 2), y: 0, width: size.width, height: size.height)
  }

  // A large picture leaves room for the facts.
  override func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width, height: min(place.height, (superview?.bounds.height ?? 0) / 2) + 1)
  }

  override func draw(in canvas: inout Canvas) {
    for (y, runs) in (contents["rows"]?.array ?? []).enumerated() where y < bounds.height - 1 {
      var x = place.minX
      for run in runs.array?.compactMap(\.array) ?? [] where run.count == 4 {
        let style = TextStyle(
          foreground: Color.value(run[1]) ?? .clear, background: Color.value(run[2]) ?? .clear,
          attributes: Self.attributes(run[3]))
        x += canvas.draw(run[0].string ?? "", at: Point(x: x, y: y), style: style)
      }
    }
  }

  private static func attributes(_ names: JSONValue) -> TextAttributes {
    TextAttributes.named.reduce(into: []) { set, known in
      if names.array?.contains(.string(known.name)) == true { set.insert(known.attribute) }
    }
  }

  override func touchBegan(_ touch: Touch) {}

  override func touchEnded(_ touch: Touch) {
    let point = touch.location(in: self)
    if place.contains(point), point.y < bounds.height - 1 {
      choose(Point(x: origin.x + point.x - place.minX, y: origin.y + point.y))
    }
  }
}
