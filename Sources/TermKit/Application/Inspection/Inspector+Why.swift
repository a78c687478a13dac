import TermKitGraphics
@_spi(TermKit) import TermKitViews

extension Inspector {
  /// Answers `["why", X, Y]`, `["why", "key", KEY]` and `["why", "frame", ID]`.
  func why(_ arguments: [JSONValue]) throws(InspectorError) -> JSONValue {
    let application = inspection.application
    switch arguments.first?.string {
    case "key": return application.why(key: try key(arguments[1])).inspected
    case "frame": return application.why(frame: try view(arguments[1])).inspected
    default:
      let place = try point(arguments)
      return inspection.withoutWindows { application.why(x: place.x, y: place.y).inspected }
    }
  }
}
