import TTTModel
import TermKit

/// How the history is shown. The choice lasts until the program ends.
@MainActor final class HistoryStyle {
  /// Whether the history is a film strip, in windows that are wide enough. Defaults to false.
  var isFilmStrip = false
}

/// The history of games: a list, with a pane for the selected game in wide windows, or a film strip in wide windows.
final class HistoryScreenViewController: ViewController {
  private let style: HistoryStyle
  private let list: HistoryViewController
  private let panes: ListDetailViewController
  private let strip: FilmStripViewController
  private var shown: ViewController?
  private lazy var styleItem = BarButtonItem(
    title: "", target: self, action: HistoryScreenViewController.changeStyle)

  init(model: TicTacToeModel, dateTexts: DateTexts, style: HistoryStyle) {
    self.style = style
    list = HistoryViewController(model: model, dateTexts: dateTexts)
    panes = ListDetailViewController(list: list, detail: list.detail)
    strip = FilmStripViewController(model: model, dateTexts: dateTexts)
    super.init()
    navigationItem.rightBarButtonItem = BarButtonItem(systemItem: .done) { [weak self] _ in self?.dismiss() }
    styleItem.keyEquivalent = .character("v")
  }

  override func loadView() {
    view = View()
    view.backgroundColor = .white
  }

  // The bar has a custom back indicator.
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.navigationBar.backIndicatorImage = .backIndicator
    navigationController?.navigationBar.backIndicatorTransitionMaskImage = .backIndicatorMask
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    showTexts()
  }

  private func showTexts() {
    title = strings.history
    styleItem.title = style.isFilmStrip ? strings.list : strings.filmStrip
  }

  // MARK: The style

  private var isWide: Bool { isViewLoaded && view.bounds.width >= ListDetailViewController.splitWidth }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    navigationItem.leftBarButtonItem = isWide ? styleItem : nil
    show(isWide && style.isFilmStrip ? strip : panes)
    shown?.view.frame = view.bounds
  }

  // The row with the focus stays the same.
  private func show(_ controller: ViewController) {
    guard controller !== shown else { return }
    let old = shown
    shown = controller
    let hadFocus = old?.viewIfLoaded.map { view.window?.firstResponder?.isDescendant(of: $0) == true } ?? false
    let row = old === strip ? strip.selectedRow : old === panes ? list.currentRow : nil
    addChild(controller)
    controller.view.frame = view.bounds
    view.addSubview(controller.view)
    controller.didMove(toParent: self)
    if controller === strip { strip.select(row: row ?? 0) } else if let row { list.select(row: row) }
    if let old {
      old.willMove(toParent: nil)
      old.view.removeFromSuperview()
      old.removeFromParent()
    }
    if hadFocus { preferredFocusedView?.becomeFirstResponder() }
  }

  private func changeStyle() {
    guard isWide else { return }
    View.transition(with: view, duration: Motion.duration, options: .transitionCrossDissolve) {
      style.isFilmStrip.toggle()
      showTexts()
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
    preferredFocusedView?.becomeFirstResponder()
  }

  override var preferredFocusedView: View? {
    shown === strip ? strip.collectionView : panes.preferredFocusedView
  }

  override var keyCommands: [KeyCommand] {
    if !isWide { return [] }
    let title = style.isFilmStrip ? strings.showAsList : strings.showAsFilmStrip
    return [KeyCommand(title: title, keys: [.character("v")]) { [weak self] in self?.changeStyle() }]
  }
}
