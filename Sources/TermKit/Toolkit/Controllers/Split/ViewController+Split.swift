import TermKitViews

extension ViewController {
  /// The nearest split view controller that contains this controller, or nil.
  public final var splitViewController: SplitViewController? {
    sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? SplitViewController }.first
  }
}
