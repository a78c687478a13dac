import TermKitGraphics
import TermKitInput
@_spi(TermKit) import TermKitViews

/// The reason why a request has no answer.
struct InspectorError: Error {
  let text: String

  init(_ text: String) { self.text = text }
}

/// One inspector: it answers requests and sends events. `Documentation/Inspector.md` has the protocol.
@MainActor package final class Inspector {
  /// Gets the events that the inspector watches.
  package var eventHandler: (JSONValue) -> Void = { _ in }
  /// The kinds of events that the inspector watches.
  private(set) var topics: [String] = []
  /// The view that the inspector has highlighted.
  private(set) weak var highlighted: View?
  unowned let inspection: Inspection
  private var changes: [InspectorChange] = []

  init(of inspection: Inspection) { self.inspection = inspection }

  var scene: WindowScene { inspection.scene }
  var views: InspectedViews { inspection.views }

  /// Undoes what the inspector has set, the last change first, and disconnects it.
  package func leave() {
    for change in changes.reversed() { change.undo() }
    changes = []
    inspection.disconnect(self)
  }

  /// Returns an answer that says why a request has no other.
  package static func error(_ text: String) -> JSONValue { ["error": .string(text)] }

  /// Answers a request: an array with a command and its arguments.
  package func handle(_ request: JSONValue) -> JSONValue {
    guard let words = request.array, let command = words.first?.string else {
      return Self.error("A request is an array that begins with the name of a command, such as [\"tree\"].")
    }
    do throws(InspectorError) {
      let answer = try answer(command, Array(words.dropFirst()))
      return command == "why" ? answer : [command: answer]
    } catch {
      return Self.error(error.text)
    }
  }

  private func answer(_ command: String, _ arguments: [JSONValue]) throws(InspectorError) -> JSONValue {
    switch (command, arguments.count) {
    case ("tree", 0): return tree
    case ("at", 2): return at(try point(arguments))
    case ("view", 1): return facts(of: try view(arguments[0]))
    case ("why", 2): return try why(arguments)
    case ("set", 3): return try set(try view(arguments[0]), arguments[1].string ?? "", arguments[2])
    case ("key", 1): return try press(arguments[0])
    case ("watch", _): return try watch(arguments)
    case ("accessibility", 0): return accessibility
    case ("log", 0): return .array(inspection.log)
    case ("highlight", 1):
      highlighted = arguments[0] == .null ? nil : try view(arguments[0])
      inspection.highlight(highlighted, for: self)
      return views.json(highlighted)
    case ("pick", 0):
      inspection.pick(for: self)
      return true
    default:
      throw InspectorError("There is no request “\(command)” with \(arguments.count) arguments. \(Self.commands)")
    }
  }

  private static let commands = """
    The requests are ["tree"], ["at", X, Y], ["view", ID], ["why", X, Y], ["why", "key", KEY], ["why", "frame", ID], ["pick"], \
    ["highlight", ID or null], ["set", ID, PROPERTY, VALUE], ["key", KEY], ["watch", KIND, …], ["accessibility"] and ["log"].
    """

  func view(_ number: JSONValue) throws(InspectorError) -> View {
    if let view = number.int.flatMap(views.view), view.window?.windowScene === scene { return view }
    throw InspectorError("There is no view \(number.text) on the screen: ask for the tree.")
  }

  func point(_ numbers: [JSONValue]) throws(InspectorError) -> Point {
    guard let x = numbers[0].int, let y = numbers[1].int, scene.bounds.contains(Point(x: x, y: y)) else {
      throw InspectorError(
        "The column must be from 0 to \(scene.size.width - 1), and the row to \(scene.size.height - 1).")
    }
    return Point(x: x, y: y)
  }

  func key(_ name: JSONValue) throws(InspectorError) -> Key {
    if let key = Key(named: name.string ?? "") { return key }
    throw InspectorError("There is no key \(name.text). The names are \(Key.nameForm).")
  }

  // MARK: Commands

  private func at(_ point: Point) -> JSONValue {
    guard let view = scene.inspectedView(at: point) else { return ["view": .null, "path": []] }
    let path = [view] + Array(view.superviews)
    return [
      "view": views.json(view),
      "path": .array(path.reversed().map { ["id": views.json($0), "class": JSONValue(className: $0)] }),
    ]
  }

  private func set(_ view: View, _ name: String, _ value: JSONValue) throws(InspectorError) -> JSONValue {
    let properties = view.inspectedProperties
    guard let property = properties.first(where: { $0.name == name }) else {
      throw InspectorError(
        "\(type(of: view)) has no property “\(name)”. It has \(properties.map(\.name).joined(separator: ", ")).")
    }
    var change = InspectorChange(of: property, of: view)
    let was = shown(property, of: view)
    var isSet = false
    View.performWithoutAnimation { isSet = property.set(value) }
    if !isSet { throw InspectorError("The value of “\(name)” must be \(property.form).") }
    change.value = property.value
    changes.append(change)
    return ["view": views.json(view), "property": .string(name), "value": shown(property, of: view), "was": was]
  }

  /// Returns the value of a property. A secret text is replaced by dots.
  func shown(_ property: InspectedProperty, of view: View) -> JSONValue {
    guard view.isSecret, property.name == "text", let text = property.value.string else { return property.value }
    return .string(String(repeating: "•", count: text.count))
  }

  private func press(_ name: JSONValue) throws(InspectorError) -> JSONValue {
    inspection.application.handle(.input(.key(try key(name))))
    return name
  }

  private func watch(_ topics: [JSONValue]) throws(InspectorError) -> JSONValue {
    let known = ["frames", "keys", "layout", "focus", "log"]
    let names = topics.compactMap(\.string)
    guard names.count == topics.count, names.allSatisfy(known.contains) else {
      throw InspectorError("You can watch \(known.joined(separator: ", ")).")
    }
    self.topics = names
    return .array(topics)
  }
}

/// A property that an inspector has set.
@MainActor private struct InspectorChange {
  /// The value that the inspector has set.
  var value = JSONValue.null
  private weak var view: View?
  private let name: String
  private let restore: () -> Void
  private let customizations: AppearanceSlotSet

  init(of property: InspectedProperty, of view: View) {
    (self.view, name, restore, customizations) = (view, property.name, property.restorer(), view.customizations)
  }

  /// Sets the former value, unless the program has set another one since.
  func undo() {
    guard let view, view.inspectedProperties.first(where: { $0.name == name })?.value == value else { return }
    View.performWithoutAnimation { restore() }
    // Rules apply again where the property was not set before.
    view.customizations = customizations
  }
}
