import TermKit

/// Bar button items: their styles, their states, background images, and the system items (B9).
final class BarButtonsPage: ExhibitViewController {
  private let answer = Label()

  override func addExhibits() {
    navigationItem.leftItemsSupplementBackButton = true
    navigationItem.leftBarButtonItem = item(Text("Left", de: "Links", ja: "左"))
    navigationItem.rightBarButtonItems = [systemItem(.add), systemItem(.search)]
    add(Text("Plain, bordered, done", de: "Schlicht, umrandet, fertig", ja: "プレーン、枠付き、完了"), toolbar(styles()))
    add(.disabled, toolbar(styles(areEnabled: false)))
    add(
      Text("A tint and a background of their own", de: "Eigene Farbe, eigener Hintergrund", ja: "独自の色と背景"),
      toolbar(custom()))
    let length = traitCollection.horizontalSizeClass == .compact ? 3 : 5
    let rows = stride(from: 0, to: Self.systemItems.count, by: length).map { start in
      toolbar(Self.systemItems[start..<min(start + length, Self.systemItems.count)].map(systemItem))
    }
    add(Text("Standard items", de: "Standardtasten", ja: "標準のボタン"), StackView(arrangedSubviews: rows, axis: .vertical))
    show(Text("Press one.", de: "Drücke eine Taste.", ja: "どれか押してください。"), in: answer)
    add(nil, answer)
  }

  private static let systemItems = BarSystemItem.allCases.filter { ![.flexibleSpace, .fixedSpace].contains($0) }

  private func tell(_ name: Text) -> @MainActor (BarButtonItem) -> Void {
    { [weak self] _ in
      guard let self else { return }
      show(
        Text("Pressed: \(name.english)", de: "Gedrückt: \(name.german)", ja: "押しました: \(name.japanese)"), in: answer)
    }
  }

  private func item(_ title: Text, style: BarButtonItem.Style = .plain) -> BarButtonItem {
    barButton(title, style: style, action: tell(title))
  }

  private func systemItem(_ kind: BarSystemItem) -> BarButtonItem {
    BarButtonItem(systemItem: kind, action: tell("\(kind)"))
  }

  private func styles(areEnabled: Bool = true) -> [BarButtonItem] {
    let styles: [(Text, BarButtonItem.Style)] = [
      (Text("Plain", de: "Schlicht", ja: "プレーン"), .plain),
      (Text("Bordered", de: "Umrandet", ja: "枠付き"), .bordered), (Text("Done", de: "Fertig", ja: "完了"), .done),
    ]
    return styles.map { name, style in
      let item = item(name, style: style)
      item.isEnabled = areEnabled
      return item
    }
  }

  private func custom() -> [BarButtonItem] {
    let red = item(Text("Tint", de: "Farbe", ja: "色"))
    red.tintColor = Exhibits.red
    let star = BarButtonItem(image: Image("★", color: Exhibits.gold, ascii: "*").withRenderingMode(.alwaysOriginal))
    translate { star.accessibilityLabel = Text.favorite.string }
    let framed = item(Text("Background", de: "Grund", ja: "背景"))
    framed.setBackgroundImage(Image(color: Color(red: 255, green: 226, blue: 130)), for: .normal)
    framed.setBackgroundImage(Image(color: Exhibits.gold), for: .highlighted)
    let view = BarButtonItem(customView: SegmentedControl(titles: ["A", "B"]))
    return [red, star, framed, view]
  }

  private func toolbar(_ items: [BarButtonItem]) -> Toolbar {
    let bar = Toolbar()
    bar.items = items.enumerated().flatMap { index, item in
      index == 0 ? [item] : [BarButtonItem(systemItem: .flexibleSpace), item]
    }
    bar.shadowImage = Image()
    return bar
  }
}
