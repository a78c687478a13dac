import TermKit

/// The screen that is shown at once while the app starts. It has the paper and the tab bar, but no text.
final class LaunchViewController: ViewController {
  override func loadView() { view = LaunchView() }
}

private final class LaunchView: View {
  private let bar = TabBar()

  init() {
    super.init()
    backgroundColor = .white
    bar.items = [.playTab, .messagesTab, .profileTab].map { TabBarItem(title: "", image: $0) }
    addSubview(bar)
  }

  override func layoutSubviews() {
    let height = bar.sizeThatFits(bounds.size).height
    bar.frame = Rect(x: 0, y: bounds.maxY - height, width: bounds.width, height: height)
  }
}
