import TermKit

/// Segmented controls: with titles, with images, with custom images by state (C4), and momentary ones.
final class SegmentsPage: ExhibitViewController {
  private let answer = Label(text: "Choose by mouse, arrows or digits.")

  override func addExhibits() {
    add("Titles", titles { $0.selectedSegmentIndex = 1 })
    add("With an outline", titles { $0.selectedSegmentIndex = 0 }, height: 3)
    add("A segment that is disabled", titles { $0.setEnabled(false, forSegmentAt: 2) })
    add(
      "Disabled",
      titles {
        $0.selectedSegmentIndex = 1
        $0.isEnabled = false
      })
    add("Widths by contents", byContents())
    add("Momentary", momentary())
    add("Images in the tint", ofImages())
    add("Images by state", pieces())
    add(nil, answer)
  }

  private func add(_ caption: String, _ control: SegmentedControl, height: Int? = nil) {
    control.addTarget(self, action: SegmentsPage.valueChanged, for: .valueChanged)
    add(caption, Leading(control, height: height))
  }

  private func valueChanged(_ control: SegmentedControl) {
    guard let index = control.selectedSegmentIndex else { return }
    let name = control.titleForSegment(at: index) ?? ""
    answer.text = "valueChanged: segment \(index)" + (name.isEmpty ? "" : " “\(name)”")
  }

  private func titles(_ change: (SegmentedControl) -> Void) -> SegmentedControl {
    let control = SegmentedControl(titles: ["Day", "Week", "Month"])
    change(control)
    return control
  }

  private func byContents() -> SegmentedControl {
    let control = SegmentedControl(titles: ["A", "longer one", "B"])
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
    for (index, name) in ["Back", "Favourite", "On"].enumerated() {
      control.imageForSegment(at: index).map {
        var image = $0
        image.accessibilityLabel = name
        control.setImage(image, forSegmentAt: index)
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
