/// An observation of a ``TicTacToeModel``. It lasts until it is cancelled or released.
@MainActor public final class Observation {
  var handler: (@MainActor (Change) -> Void)?

  init(_ handler: @escaping @MainActor (Change) -> Void) {
    self.handler = handler
  }

  /// Ends the observation at once, even in the middle of a delivery. The handler is not called again.
  public func cancel() {
    handler = nil
  }
}
