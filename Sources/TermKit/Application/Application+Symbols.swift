import TermKitText
import TermKitViews

extension Application {
  /// The symbols that the user has chosen last in the symbol palette, the last one first. Defaults to none. The palette offers them first.
  ///
  /// A program that remembers them sets them before `run()`, and saves them in `applicationDidChangeRecentSymbols(_:)`. Of a symbol that
  /// occurs twice, only the first occurrence counts. At most 40 symbols are kept.
  public var recentSymbols: [String] {
    get { windowScene.recentSymbols }
    set { windowScene.setRecentSymbols(newValue) }
  }
}
