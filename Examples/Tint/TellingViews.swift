import TermKit

/// Counts what a view hears about its tint.
@MainActor final class TintNews {
  private(set) var count = 0
  func add() { count += 1 }
}

/// Stands for the window: a view without settings of its own hears what the window hears.
final class TellingView: View {
  let news = TintNews()
  override func tintColorDidChange() { news.add() }
}

final class TellingButton: Button {
  let news = TintNews()
  override func tintColorDidChange() {
    super.tintColorDidChange()
    news.add()
  }
}

final class TellingTabBar: TabBar {
  let news = TintNews()
  override func tintColorDidChange() {
    super.tintColorDidChange()
    news.add()
  }
}
