import TermKit

/// A counter of the tint changes that a view was notified of.
@MainActor final class CallCounter {
  private(set) var count = 0
  func add() { count += 1 }
}

/// A view that represents the window. It has no settings and is therefore notified whenever the window's tint changes.
final class CountingView: View {
  let calls = CallCounter()
  override func tintColorDidChange() { calls.add() }
}

final class CountingButton: Button {
  let calls = CallCounter()
  override func tintColorDidChange() {
    super.tintColorDidChange()
    calls.add()
  }
}

final class CountingTabBar: TabBar {
  let calls = CallCounter()
  override func tintColorDidChange() {
    super.tintColorDidChange()
    calls.add()
  }
}
