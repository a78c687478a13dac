import TermKit

/// System and custom buttons and configurations by state (C2, C3), and one that accepts clicks beside it (C8).
final class ButtonsPage: ExhibitViewController {
  private static let states: [(Text, ControlState)] = [
    (Text("Normal", de: "Normal", ja: "通常"), .normal), (Text("Pressed", de: "Gedrückt", ja: "押下"), .highlighted),
    (Text("Selected", de: "Gewählt", ja: "選択"), .selected), (.disabled, .disabled),
  ]
  private static let go = Text("Go", de: "Los", ja: "行")

  override func addExhibits() {
    add(nil, StateGrid(Self.states.map(\.0), rows: rows, translations))
    add(
      Text("Configurations", de: "Konfigurationen", ja: "構成"),
      StateGrid(Self.states.map(\.0), rows: configurationRows, translations))
    add(
      Text("Subtitle, and images on each side", de: "Untertitel, und Bilder auf jeder Seite", ja: "副題と各側の画像"),
      placements())
    add(
      Text(
        "A button that is pressed up to two rows and four columns beside it",
        de: "Eine Taste, die man bis zu zwei Zeilen und vier Spalten daneben drückt", ja: "二行四列離れても押せるボタン"),
      WideTargetExhibit())
  }

  private var rows: [StateGrid.Row] {
    [
      row(Text("Title", de: "Titel", ja: "タイトル")) { [unowned self] in button(Self.go) },
      row(Text("Image", de: "Bild", ja: "画像")) { Button(image: Exhibits.star) },
      row(Text("Both", de: "Beides", ja: "両方")) { [unowned self] in
        let button = button(Self.go)
        button.setImage(Exhibits.star, for: .normal)
        return button
      },
      row(Text("Background", de: "Hintergrund", ja: "背景")) { [unowned self] in
        let button = button(Self.go)
        button.setBackgroundImage(Exhibits.frame.withRenderingMode(.alwaysTemplate), for: .normal)
        return button
      },
      row(Text("Custom", de: "Eigenes", ja: "カスタム")) { [unowned self] in
        let button = Button(type: .custom, image: Image("☆", color: Color(white: 0.5), ascii: "-"))
        button.setImage(Image("★", color: Exhibits.gold, ascii: "*"), for: .selected)
        translate { [weak button] in button?.accessibilityLabel = Text.favorite.string }
        return button
      },
      row(Text("By state", de: "Je Zustand", ja: "状態別"), makeButtonByState),
    ]
  }

  private var configurationRows: [StateGrid.Row] {
    let looks: [(Text, Button.Configuration)] = [
      (Text("Plain", de: "Schlicht", ja: "プレーン"), .plain()), (Text("Gray", de: "Grau", ja: "灰色"), .gray()),
      (Text("Tinted", de: "Getönt", ja: "薄い色"), .tinted()), (Text("Filled", de: "Gefüllt", ja: "塗り"), .filled()),
      (Text("Bordered", de: "Umrandet", ja: "枠付き"), .bordered()),
      (Text("Borderless", de: "Randlos", ja: "枠なし"), .borderless()),
      (Text("Own colours", de: "Farben", ja: "独自の色"), ownColors()),
    ]
    return looks.map { title, look in
      row(title) { [unowned self] in
        let button = Button(configuration: look)
        translate { [weak button] in button?.configuration?.title = Self.go.string }
        return button
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
    rating.image = Exhibits.star
    let toggle = Button(configuration: rating) { $0.isSelected.toggle() }
    let not = Text("Not a favourite", de: "Kein Favorit", ja: "お気に入りでない")
    toggle.configurationUpdateHandler = { $0.configuration?.title = ($0.isSelected ? Text.favorite : not).string }
    translate { [weak toggle] in
      toggle?.configuration?.subtitle = Text("Press to change", de: "Drücken ändert es", ja: "押すと変わります").string
    }
    let placements: [(Text, Button.Configuration.ImagePlacement)] = [
      (Text("Right", de: "Rechts", ja: "右"), .trailing), (Text("Above", de: "Oben", ja: "上"), .top),
      (Text("Below", de: "Unten", ja: "下"), .bottom),
    ]
    let buttons = placements.map { title, placement in
      var configuration = Button.Configuration.bordered()
      (configuration.image, configuration.imagePlacement) = (Exhibits.star, placement)
      configuration.contentInsets = EdgeInsets(top: 1, left: 2, bottom: 1, right: 2)
      let button = Button(configuration: configuration)
      translate { [weak button] in button?.configuration?.title = title.string }
      return button
    }
    let row = StackView(arrangedSubviews: buttons, spacing: 1)
    row.distribution = .equalSpacing
    return StackView(arrangedSubviews: [toggle, row], axis: .vertical, spacing: 1)
  }

  // Pressing a button toggles its selection.
  private func row(_ title: Text, _ make: () -> Button) -> StateGrid.Row {
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
    let button = Button(type: .custom, title: Self.go.string)
    translate { [weak button] in button?.setTitle(Self.go.string, for: .normal) }
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
