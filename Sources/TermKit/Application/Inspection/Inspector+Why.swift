import TermKitGraphics
import TermKitViews

extension Inspector {
  /// Answers `["why", X, Y]`, `["why", "key", KEY]` and `["why", "frame", ID]`.
  func why(_ arguments: [JSONValue]) throws(InspectorError) -> JSONValue {
    throw InspectorError("This version of TermKit does not know why.")
  }
}
