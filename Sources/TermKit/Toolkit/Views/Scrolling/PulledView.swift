/// A view above the content of a scroll view. While it has rows, the content begins below them.
@MainActor package protocol PulledView: View {
  /// The number of rows that the view has now. When it changes, the view marks the scroll view for layout.
  var rows: Int { get }

  /// The key commands of the view, which the scroll view has too.
  var pullCommands: [KeyCommand] { get }

  /// Handles a turn of the wheel up while the scroll view shows the beginning of its content. Returns whether the turn had an effect.
  func pull() -> Bool
}
