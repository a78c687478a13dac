import TermKit

/// The sheet of controls: a plain toolbar, and the pane of one constellation.
final class ControlsSheetViewController: ViewController {
  private let toolbar = Toolbar()
  private let chooser = SegmentedControl(titles: Target.allCases.map(\.name))
  private let doneItem = BarButtonItem(title: "Done")
  private let panes: [ControlsViewController]

  init(telescope: Telescope) {
    panes = [
      AurigaViewController(telescope: telescope), BootesViewController(telescope: telescope),
      CygnusViewController(telescope: telescope),
    ]
    super.init()
    title = "Controls"
    preferredContentSize = Size(width: 46, height: 14)
    chooser.selectedSegmentIndex = telescope.target.rawValue
  }

  override func loadView() {
    chooser.apportionsSegmentWidthsByContent = true
    // The toolbar is plain, but this item is tinted. No rule changes what is set on an item itself (A5).
    doneItem.tintColor = RedLook.brightRed
    toolbar.delegate = self
    toolbar.items = [BarButtonItem(customView: chooser), BarButtonItem(systemItem: .flexibleSpace), doneItem]
    view = ControlsSheetView(toolbar: toolbar)
  }

  override func viewDidLoad() {
    doneItem.primaryAction = Action(title: "Done") { [weak self] _ in self?.dismiss() }
    chooser.addTarget(self, action: ControlsSheetViewController.showChosenPane, for: .valueChanged)
    showChosenPane()
  }

  override var preferredFocusedView: View? { chooser }

  private func showChosenPane() {
    let pane = panes[chooser.selectedSegmentIndex ?? 0]
    guard children.first !== pane else { return }
    for old in children {
      old.willMove(toParent: nil)
      old.view.removeFromSuperview()
      old.removeFromParent()
    }
    addChild(pane)
    view.insertSubview(pane.view, at: 0)
    pane.didMove(toParent: self)
    view.setNeedsLayout()
  }

  override var childForKeys: ViewController? { children.first }

  override var keyCommands: [KeyCommand] {
    super.keyCommands
      + zip("123", Target.allCases).map { key, target in
        KeyCommand(title: target.name, keys: [.character(key)]) { [weak self] in
          self?.chooser.selectedSegmentIndex = target.rawValue
          self?.showChosenPane()
        }
      }
  }
}

extension ControlsSheetViewController: ToolbarDelegate {
  func position(for bar: any BarPositioning) -> BarPosition? { .top }
}

private final class ControlsSheetView: View {
  private let toolbar: Toolbar

  init(toolbar: Toolbar) {
    self.toolbar = toolbar
    super.init()
    addSubview(toolbar)
  }

  override func layoutSubviews() {
    let height = toolbar.sizeThatFits(bounds.size).height
    toolbar.frame = Rect(x: 0, y: 0, width: bounds.width, height: height)
    for pane in subviews where pane !== toolbar {
      pane.frame = bounds.inset(by: EdgeInsets(top: height))
    }
  }
}
