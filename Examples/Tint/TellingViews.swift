import TermKit

/// A counter of the tint changes that a view was notified of.
@MainActor final class TintNews {
  private(set) var count = 0
  func add() { count += 1 }
}

/// A view that represents the window. It has no settings and is therefore notified whenever the window's tint changes.
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
