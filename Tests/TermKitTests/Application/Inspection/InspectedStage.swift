import TermKit
import TermKitTesting

/// An application with an inspector in the same process.
@MainActor final class InspectedStage {
  let app: TestApplication
  let root = View()
  let inspection: Inspection
  let inspector: Inspector
  /// The events of the inspector, as lines of JSON.
  private(set) var events: [String] = []

  init(
    size: Size = Size(width: 30, height: 6), traits: TraitCollection = TraitCollection(),
    _ views: KeyValuePairs<View, Rect> = [:]
  ) {
    for (view, frame) in views {
      view.frame = frame
      root.addSubview(view)
    }
    app = TestApplication(size: size, traits: traits, showing: root)
    inspection = app.application.inspect()
    inspector = inspection.connect()
    app.turn()
    inspector.eventHandler = { [weak self] in self?.events.append($0.text) }
  }

  /// Sends a request and returns the answer, as lines of JSON.
  @discardableResult func ask(_ request: JSONValue) -> String {
    defer { app.turn() }
    return inspector.handle(request).text
  }

  /// Returns the number of a view.
  func number(_ view: View) -> JSONValue { JSONValue(inspection.views.number(of: view)) }

  /// Returns the value of a property, as an inspector gets it.
  func value(_ property: String, of view: View) -> JSONValue? {
    let properties = inspector.handle(["view", number(view)])["view"]?["properties"]?.array
    return properties?.first { $0["name"]?.string == property }?["value"]
  }

  /// Returns the events since the last call.
  func takeEvents() -> [String] {
    defer { events = [] }
    return events
  }
}
