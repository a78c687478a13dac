import TermKit

/// Segmented controls: with titles, with images, with custom images by state (C4), and momentary ones.
final class SegmentsPage: ExhibitViewController {
  private let answer = Label()

  override func addExhibits() {
    add(Text("Titles", de: "Titel", ja: "タイトル"), titles { $0.selectedSegmentIndex = 1 })
    add(Text("With an outline", de: "Mit Umriss", ja: "枠付き"), titles { $0.selectedSegmentIndex = 0 }, height: 3)
    add(
      Text("A segment that is disabled", de: "Ein inaktives Segment", ja: "無効なセグメント"),
      titles { $0.setEnabled(false, forSegmentAt: 2) })
    add(
      .disabled,
      titles {
        $0.selectedSegmentIndex = 1
        $0.isEnabled = false
      })
    add(Text("Widths by contents", de: "Breite nach Inhalt", ja: "内容に応じた幅"), byContents())
    add(Text("Momentary", de: "Ohne Auswahl", ja: "押すだけ"), momentary())
    add(Text("Images in the tint", de: "Bilder in der Farbe", ja: "色の付いた画像"), ofImages())
    add(Text("Images by state", de: "Bilder je Zustand", ja: "状態別の画像"), pieces())
    show(
      Text("Choose by mouse, arrows or digits.", de: "Wähle mit Maus, Pfeilen, Ziffern.", ja: "マウス、矢印、数字で選びます。"),
      in: answer)
    add(nil, answer)
  }

  private func add(_ caption: Text, _ control: SegmentedControl, height: Int? = nil) {
    control.addTarget(self, action: SegmentsPage.valueChanged, for: .valueChanged)
    add(caption, Leading(control, height: height))
  }

  private func valueChanged(_ control: SegmentedControl) {
    guard let index = control.selectedSegmentIndex else { return }
    let name = control.titleForSegment(at: index) ?? ""
    let (english, german, japanese) = name.isEmpty ? ("", "", "") : (" “\(name)”", " „\(name)“", "「\(name)」")
    show(
      Text(
        "valueChanged: segment \(index)\(english)", de: "valueChanged: Segment \(index)\(german)",
        ja: "valueChanged: セグメント \(index)\(japanese)"), in: answer)
  }

  private func titles(_ change: (SegmentedControl) -> Void) -> SegmentedControl {
    let control = segments([
      Text("Day", de: "Tag", ja: "日"), Text("Week", de: "Woche", ja: "週"), Text("Month", de: "Monat", ja: "月"),
    ])
    change(control)
    return control
  }

  private func byContents() -> SegmentedControl {
    let control = segments(["A", Text("longer one", de: "längeres", ja: "長い題名"), "B"])
    control.apportionsSegmentWidthsByContent = true
    control.selectedSegmentIndex = 1
    return control
  }

  private func momentary() -> SegmentedControl {
    let control = SegmentedControl(titles: ["−", "+"])
    control.isMomentary = true
    return control
  }

  private func ofImages() -> SegmentedControl {
    let control = SegmentedControl(images: [Image("◀", ascii: "<"), Exhibits.star, Image("▶", ascii: ">")])
    control.selectedSegmentIndex = 1
    let names = [Text("Back", de: "Zurück", ja: "戻る"), .favorite, Text("On", de: "Weiter", ja: "進む")]
    translate { [weak control] in
      for (index, name) in names.enumerated() {
        guard var image = control?.imageForSegment(at: index) else { continue }
        image.accessibilityLabel = name.string
        control?.setImage(image, forSegmentAt: index)
      }
    }
    return control
  }

  // Original images on custom backgrounds: open with thin lines, or with thick lines if selected.
  private func pieces() -> SegmentedControl {
    var (cross, ring) = (Image("✕", color: Exhibits.red, ascii: "X"), Image("◯", color: Exhibits.green, ascii: "O"))
    cross.accessibilityLabel = "X"
    ring.accessibilityLabel = "O"
    let control = SegmentedControl(
      images: [cross.withRenderingMode(.alwaysOriginal), ring.withRenderingMode(.alwaysOriginal)])
    let grey = Color(white: 0.5)
    control.setBackgroundImage(Exhibits.box("   \n   \n   ", ascii: "   \n   \n   "), for: .normal)
    control.setBackgroundImage(Exhibits.box("···\n···\n···", color: grey, ascii: "...\n...\n..."), for: .highlighted)
    control.setBackgroundImage(Exhibits.box("╔═╗\n║ ║\n╚═╝", color: grey, ascii: "+-+\n| |\n+-+"), for: .selected)
    // The divider between two segments is the edge of the selected one.
    let dividers: [(ControlState, ControlState, String, ascii: String)] = [
      (.normal, .normal, "│\n│\n│", "|\n|\n|"), (.selected, .normal, "╗\n║\n╝", "+\n|\n+"),
      (.normal, .selected, "╔\n║\n╚", "+\n|\n+"),
    ]
    for (left, right, edge, ascii) in dividers {
      control.setDividerImage(
        Image(edge, color: grey, ascii: ascii), forLeftSegmentState: left, rightSegmentState: right)
    }
    for index in 0..<2 { control.setWidth(7, forSegmentAt: index) }
    control.selectedSegmentIndex = 0
    return control
  }
}

/// A view at its natural width, aligned to the left.
final class Leading: View {
  private let view: View
  private let height: Int?

  init(_ view: View, height: Int? = nil) {
    self.view = view
    self.height = height
    super.init()
    addSubview(view)
  }

  override func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width, height: height ?? view.sizeThatFits(size).height)
  }

  override func layoutSubviews() {
    view.frame = Rect(x: 0, y: 0, width: view.sizeThatFits(bounds.size).width, height: bounds.height)
  }
}
