import TermKitGraphics

/// A view whose colour the status bar can adopt when the view lies under the bar or touches it from below, as navigation bars do.
@MainActor public protocol StatusBarMatching: View {
  /// The presentation value of the colour, or nil for none. Read in each frame, so that the status bar follows it.
  var statusBarMatchingColor: Color? { get }
}
