import TermKit

/// A list, with a pane for the selected row at its right from 100 columns.
///
/// The key commands of both controllers work wherever the focus is.
final class ListDetailViewController: ViewController {
  private let list: EntryListController
  private let detail: ViewController
  private let divider = PaneDivider()
  /// The bottom row, which shows short notices.
  let noticeBar = NoticeBar()

  /// The smallest width of a window with two panes, in columns.
  static let splitWidth = 100
  private static let listWidths = 40...60

  init(list: EntryListController, detail: ViewController) {
    self.list = list
    self.detail = detail
    super.init()
    navigationItem.leftBarButtonItems = list.navigationItem.leftBarButtonItems
    navigationItem.rightBarButtonItems = list.navigationItem.rightBarButtonItems
  }

  override func loadView() {
    view = View()
    view.backgroundColor = .white
    for child in [list, detail] {
      addChild(child)
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
    view.addSubview(divider)
    noticeBar.controllers = [list, detail]
    view.addSubview(noticeBar)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let bounds = view.bounds
    let isSplit = bounds.width >= Self.splitWidth
    let width = min(max(bounds.width * 2 / 5, Self.listWidths.lowerBound), Self.listWidths.upperBound)
    let listWidth = isSplit ? width : bounds.width
    list.view.frame = Rect(x: 0, y: 0, width: listWidth, height: bounds.height)
    divider.frame = Rect(x: listWidth, y: 0, width: isSplit ? 1 : 0, height: bounds.height)
    detail.view.frame = Rect(x: listWidth + 1, y: 0, width: max(0, bounds.width - listWidth - 1), height: bounds.height)
    divider.isHidden = !isSplit
    noticeBar.frame = Rect(x: 0, y: bounds.height - view.safeAreaInsets.bottom - 1, width: bounds.width, height: 1)
    showDetail(isSplit)
    if list.isDetailShown != isSplit { list.isDetailShown = isSplit }
  }

  // A hidden view loses the focus.
  private func showDetail(_ isShown: Bool) {
    let hadFocus = view.window?.firstResponder?.isDescendant(of: detail.view) == true
    detail.view.isHidden = !isShown
    if hadFocus, !isShown { list.view.becomeFirstResponder() }
  }

  // MARK: Keys

  override var preferredFocusedView: View? { list.preferredFocusedView ?? list.view }

  // The commands of the pane without the focus. The responder chain asks the other pane before this controller. Escape leads from the detail
  // back to the list.
  override var keyCommands: [KeyCommand] {
    guard isViewLoaded else { return [] }
    let focused = view.window?.firstResponder
    let others = [list, detail].filter { pane in
      (pane === list || list.isDetailShown) && focused?.isDescendant(of: pane.view) != true
    }.flatMap(\.keyCommands)
    return focused?.isDescendant(of: detail.view) == true ? [backToList] + others : others
  }

  private var backToList: KeyCommand {
    KeyCommand(title: strings.backToList, keys: [Key(.escape)]) { [weak self] in self?.list.view.becomeFirstResponder()
    }
  }

  override func disabledKeyCommandPressed(_ command: KeyCommand) { noticeBar.say(command.disabledReason ?? "") }
}

/// The line between two panes.
private final class PaneDivider: DisplayView {
  override func draw(in canvas: inout Canvas) {
    let style = TextStyle(foreground: Palette.hairline)
    for y in bounds.minY..<bounds.maxY { canvas.draw("│", at: Point(x: bounds.minX, y: y), style: style) }
  }
}
