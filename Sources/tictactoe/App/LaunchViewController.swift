import TermKit

/// What is seen at once while the app starts: its paper and its bar, without words.
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
