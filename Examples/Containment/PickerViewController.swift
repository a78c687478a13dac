import TermKit

/// A controller that lets the user choose a figure, presented over one pane.
final class PickerViewController: ViewController {
  private let figure: Figure
  private let didPick: (Figure) -> Void
  private var buttons: [Button] = []

  init(figure: Figure, didPick: @escaping (Figure) -> Void) {
    self.figure = figure
    self.didPick = didPick
    super.init()
    title = "Picker"
  }

  override func loadView() {
    buttons = Figure.allCases.map { figure in
      let button = Button(title: figure.name)
      button.isSelected = figure == self.figure
      button.addAction(for: .touchUpInside) { [weak self] _ in self?.pick(figure) }
      return button
    }
    let rest = View()
    rest.setContentHuggingPriority(LayoutPriority(1), for: .vertical)
    let column = StackView(arrangedSubviews: buttons + [rest], axis: .vertical)
    column.alignment = .center
    column.layoutMargins = EdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    column.backgroundColor = Color(white: 0.96)
    view = column
  }

  override var preferredFocusedView: View? { buttons.first(where: \.isSelected) }

  private func pick(_ figure: Figure) {
    didPick(figure)
    dismiss()
  }
}
