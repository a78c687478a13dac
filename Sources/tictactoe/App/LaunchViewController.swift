import TermKit

/// The screen that is shown at once while the app starts. It has the paper and the tab bar, but no text.
final class LaunchViewController: ViewController {
  private let bar = TabBar()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    bar.items = [.playTab, .messagesTab, .profileTab].map { TabBarItem(title: "", image: $0) }
    view.addSubview(bar)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let height = bar.sizeThatFits(view.bounds.size).height
    bar.frame = Rect(x: 0, y: view.bounds.maxY - height, width: view.bounds.width, height: height)
  }
}
