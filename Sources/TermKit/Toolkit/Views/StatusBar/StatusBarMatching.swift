import TermKitGraphics

/// What has a colour that the status bar takes on when it lies beneath it or touches it from below: navigation bars (S7).
@MainActor public protocol StatusBarMatching: View {
  /// The colour, as it is seen right now; nil for none. Asked in each frame, so that the status bar follows it everywhere.
  var statusBarMatchingColor: Color? { get }
}
