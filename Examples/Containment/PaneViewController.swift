import TermKit

/// A pane: a figure in the pane's own colour, and buttons that change it.
final class PaneViewController: ViewController {
  static let colors = [
    Color(red: 255, green: 59, blue: 48), Color(red: 52, green: 170, blue: 90), Color(red: 0, green: 122, blue: 255),
    Color(red: 230, green: 140, blue: 0),
  ]

  private let figureView: FigureView
  private let chooseButton = Button(title: "Pick…")
  private let sizeButton = Button(title: "Shrink")

  init(figure: Figure, color: Color) {
    figureView = FigureView(figure)
    super.init()
    title = figure.name
    // A controller presented by this one covers only this view (V3).
    definesPresentationContext = true
    view.tintColor = color
  }

  override func loadView() {
    let buttons = StackView(arrangedSubviews: [chooseButton, sizeButton])
    buttons.distribution = .equalSpacing
    let column = StackView(arrangedSubviews: [figureView, buttons], axis: .vertical)
    figureView.setContentHuggingPriority(LayoutPriority(1), for: .vertical)
    column.backgroundColor = .white
    view = column
    chooseButton.addTarget(self, action: PaneViewController.choose, for: .touchUpInside)
    sizeButton.addTarget(self, action: PaneViewController.changeSize, for: .touchUpInside)
  }

  override var preferredFocusedView: View? { chooseButton }

  func choose() {
    let picker = PickerViewController(figure: figureView.figure) { [weak self] figure in
      self?.figureView.figure = figure
      self?.title = figure.name
    }
    picker.modalPresentationStyle = .currentContext
    present(picker)
  }

  // Animates the figure with a spring. The other panes stay interactive while a picker covers this one.
  private func changeSize() {
    let isSmall = figureView.scale < 1
    sizeButton.setTitle(isSmall ? "Shrink" : "Grow", for: .normal)
    View.animate(withDuration: 0.6, usingSpringWithDamping: 0.5, initialSpringVelocity: 0) {
      figureView.scale = isSmall ? 1 : 0.4
    }
  }
}
