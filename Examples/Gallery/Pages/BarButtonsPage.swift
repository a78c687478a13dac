import TermKit

/// Bar button items: their styles, their states, background images, and the system items (B9).
final class BarButtonsPage: ExhibitViewController {
  private let answer = Label(text: "Press one.")

  override func addExhibits() {
    navigationItem.leftItemsSupplementBackButton = true
    navigationItem.leftBarButtonItem = BarButtonItem(title: "Left", action: tell("Left"))
    navigationItem.rightBarButtonItems = [systemItem(.add), systemItem(.search)]
    add("Plain, bordered, done", toolbar(styles()))
    add("Disabled", toolbar(styles(areEnabled: false)))
    add("A tint and a background of their own", toolbar(custom()))
    let rows = stride(from: 0, to: Self.systemItems.count, by: 5).map { start in
      toolbar(Self.systemItems[start..<min(start + 5, Self.systemItems.count)].map(systemItem))
    }
    add("Standard items", StackView(arrangedSubviews: rows, axis: .vertical))
    add(nil, answer)
  }

  private static let systemItems = BarSystemItem.allCases.filter { ![.flexibleSpace, .fixedSpace].contains($0) }

  private func tell(_ name: String) -> @MainActor (BarButtonItem) -> Void {
    { [weak self] _ in self?.answer.text = "Pressed: \(name)" }
  }

  private func systemItem(_ kind: BarSystemItem) -> BarButtonItem {
    BarButtonItem(systemItem: kind, action: tell("\(kind)"))
  }

  private func styles(areEnabled: Bool = true) -> [BarButtonItem] {
    let styles: [(String, BarButtonItem.Style)] = [("Plain", .plain), ("Bordered", .bordered), ("Done", .done)]
    return styles.map { name, style in
      let item = BarButtonItem(title: name, style: style, action: tell(name))
      item.isEnabled = areEnabled
      return item
    }
  }

  private func custom() -> [BarButtonItem] {
    let red = BarButtonItem(title: "Tint", action: tell("Tint"))
    red.tintColor = Exhibits.red
    let star = BarButtonItem(image: Image("★", color: Exhibits.gold, ascii: "*").withRenderingMode(.alwaysOriginal))
    star.accessibilityLabel = "Favourite"
    let framed = BarButtonItem(title: "Background", action: tell("Background"))
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
