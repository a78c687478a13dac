import TermKit

/// System and custom buttons and configurations by state (C2, C3), and one that accepts clicks beside it (C8).
final class ButtonsPage: ExhibitViewController {
  private static let states: [(String, ControlState)] = [
    ("Normal", .normal), ("Pressed", .highlighted), ("Selected", .selected), ("Disabled", .disabled),
  ]

  override func addExhibits() {
    add(nil, StateGrid(Self.states.map(\.0), rows: rows))
    add("Configurations", StateGrid(Self.states.map(\.0), rows: configurationRows))
    add("Subtitle, and images on each side", placements())
    add("A button that is pressed up to two rows and four columns beside it", WideTargetExhibit())
  }

  private var rows: [StateGrid.Row] {
    [
      row("Title") { Button(title: "Go") },
      row("Image") { Button(image: Exhibits.star) },
      row("Both") { Button(title: "Go", image: Exhibits.star) },
      row("Background") {
        let button = Button(title: "Go")
        button.setBackgroundImage(Exhibits.frame.withRenderingMode(.alwaysTemplate), for: .normal)
        return button
      },
      row("Custom") {
        let button = Button(type: .custom, image: Image("☆", color: Color(white: 0.5), ascii: "-"))
        button.setImage(Image("★", color: Exhibits.gold, ascii: "*"), for: .selected)
        button.accessibilityLabel = "Favourite"
        return button
      },
      row("By state", makeButtonByState),
    ]
  }

  private var configurationRows: [StateGrid.Row] {
    let looks: [(String, Button.Configuration)] = [
      ("Plain", .plain()), ("Gray", .gray()), ("Tinted", .tinted()), ("Filled", .filled()), ("Bordered", .bordered()),
      ("Borderless", .borderless()), ("Own colours", ownColors()),
    ]
    return looks.map { title, look in
      row(title) {
        var configuration = look
        configuration.title = "Go"
        return Button(configuration: configuration)
      }
    }
  }

  private func ownColors() -> Button.Configuration {
    var configuration = Button.Configuration.filled()
    (configuration.baseForegroundColor, configuration.baseBackgroundColor) = (.black, Exhibits.gold)
    return configuration
  }

  // A button whose title follows its selection, and buttons with images.
  private func placements() -> View {
    var rating = Button.Configuration.tinted()
    (rating.subtitle, rating.image) = ("Press to change", Exhibits.star)
    let toggle = Button(configuration: rating) { $0.isSelected.toggle() }
    toggle.configurationUpdateHandler = { $0.configuration?.title = $0.isSelected ? "Favourite" : "Not a favourite" }
    let placements: [(String, Button.Configuration.ImagePlacement)] = [
      ("Right", .trailing), ("Above", .top), ("Below", .bottom),
    ]
    let buttons = placements.map { title, placement in
      var configuration = Button.Configuration.bordered()
      (configuration.title, configuration.image, configuration.imagePlacement) = (title, Exhibits.star, placement)
      configuration.contentInsets = EdgeInsets(top: 1, left: 2, bottom: 1, right: 2)
      return Button(configuration: configuration)
    }
    let row = StackView(arrangedSubviews: buttons, spacing: 1)
    row.distribution = .equalSpacing
    return StackView(arrangedSubviews: [toggle, row], axis: .vertical, spacing: 1)
  }

  // Pressing a button toggles its selection.
  private func row(_ title: String, _ make: () -> Button) -> StateGrid.Row {
    StateGrid.Row(
      title,
      Self.states.map { _, state in
        let button = make()
        button.isHighlighted = state == .highlighted
        button.isSelected = state == .selected
        button.isEnabled = state != .disabled
        button.isUserInteractionEnabled = state != .highlighted
        button.addAction(for: .touchUpInside) { $0.isSelected.toggle() }
        return button
      })
  }

  private func makeButtonByState() -> Button {
    let button = Button(type: .custom, title: "Go")
    button.contentEdgeInsets = EdgeInsets(top: 1, left: 2, bottom: 1, right: 2)
    // The states differ in shape too, because a terminal may have no colours.
    let looks: [(ControlState, Color, String, ascii: String)] = [
      (.normal, Color(red: 0, green: 122, blue: 255), "╭─╮\n│ │\n╰─╯", "+-+\n| |\n+-+"),
      (.highlighted, Color(red: 0, green: 70, blue: 160), "┏━┓\n┃ ┃\n┗━┛", "###\n# #\n###"),
      (.selected, Color(red: 200, green: 60, blue: 130), "╔═╗\n║ ║\n╚═╝", "+=+\n# #\n+=+"),
      (.disabled, Color(white: 0.6), "┌┄┐\n┊ ┊\n└┄┘", "...\n. .\n..."),
    ]
    for (state, color, frame, ascii) in looks {
      button.setBackgroundImage(Exhibits.box(frame, color: color, ascii: ascii), for: state)
      button.setTitleColor(color, for: state)
    }
    return button
  }
}

/// A small button with a large hit area, and the number of its presses.
private final class WideTargetExhibit: View {
  private let button = WideTargetButton(title: "+1")
  private let count = Label(text: "0")
  private var presses = 0

  init() {
    super.init()
    addSubview(button)
    addSubview(count)
    button.addAction(for: .touchUpInside) { [weak self] _ in self?.countPress() }
  }

  private func countPress() {
    presses += 1
    count.text = "\(presses)"
  }

  override func sizeThatFits(_ size: Size) -> Size { Size(width: size.width, height: 5) }

  override func layoutSubviews() {
    button.frame = Rect(x: 4, y: 2, width: 6, height: 1)
    count.frame = Rect(x: 16, y: 2, width: max(0, bounds.width - 16), height: 1)
  }
}

private final class WideTargetButton: Button {
  override func point(inside point: Point) -> Bool {
    bounds.inset(by: EdgeInsets(top: -2, left: -4, bottom: -2, right: -4)).contains(point)
  }
}
