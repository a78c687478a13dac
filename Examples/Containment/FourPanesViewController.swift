import TermKit

/// The container: a bar and four panes that are independent of each other.
final class FourPanesViewController: ViewController {
  let panes = zip(Figure.allCases, PaneViewController.colors).map { PaneViewController(figure: $0, color: $1) }
  private let bar = NavigationBar()

  override init() {
    super.init()
    title = "Four Panes"
  }

  override func loadView() {
    view = PanesView(panes.map(\.view), bar: bar)
    bar.delegate = self
    bar.setItems([NavigationItem(title: title)], animated: false)
    // The controller becomes a child first, and then its view becomes a subview.
    for (index, pane) in panes.enumerated() {
      addChild(pane)
      view.insertSubview(pane.view, at: index)
      pane.didMove(toParent: self)
    }
  }
}

extension FourPanesViewController: NavigationBarDelegate {
  func position(for bar: any BarPositioning) -> BarPosition? { .topAttached }
}

/// A view with two rows of two panes below a bar.
private final class PanesView: View {
  private let panes: [View]
  private let bar: NavigationBar

  init(_ panes: [View], bar: NavigationBar) {
    self.panes = panes
    self.bar = bar
    super.init()
    backgroundColor = Color(white: 0.9)
    addSubview(bar)
  }

  override func layoutSubviews() {
    let height = bar.sizeThatFits(bounds.size).height
    bar.frame = Rect(x: 0, y: safeAreaInsets.top, width: bounds.width, height: height)
    let area = bounds.inset(by: EdgeInsets(top: bar.frame.maxY))
    // The gap is two columns wide and one row high, which look equal.
    let (left, top) = ((area.width - 2) / 2, (area.height - 1) / 2)
    let columns = [(area.minX, left), (area.minX + left + 2, area.width - left - 2)]
    let rows = [(area.minY, top), (area.minY + top + 1, area.height - top - 1)]
    for (index, pane) in panes.enumerated() {
      let (column, row) = (columns[index % 2], rows[index / 2])
      pane.frame = Rect(x: column.0, y: row.0, width: column.1, height: row.1)
    }
  }
}
