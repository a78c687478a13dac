import TermKit

/// The same small screen in the colours of different terminals, side by side.
final class DepthsExhibit: View {
  private let panels: [DepthPanel]

  /// Makes the panels, whose texts follow the language.
  init(_ translations: Translations) {
    panels = ColorDepth.allCases.reversed().map(DepthPanel.init)
    super.init()
    panels.forEach(addSubview)
    translations.add { [unowned self] in panels.forEach { $0.showTexts() } }
  }

  private static let gap = 2
  private static let widths = 9...24

  private func places(in width: Int) -> [Rect] {
    let columns = max(1, min(panels.count, (width + Self.gap) / (Self.widths.lowerBound + Self.gap)))
    let room = (width - Self.gap * (columns - 1)) / columns
    let size = Size(width: min(room, Self.widths.upperBound), height: DepthPanel.height)
    return panels.indices.map { index in
      let (line, column) = (index / columns, index % columns)
      return Rect(origin: Point(x: column * (size.width + Self.gap), y: line * (size.height + 1)), size: size)
    }
  }

  override func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width, height: places(in: size.width).map(\.maxY).max() ?? 0)
  }

  override func layoutSubviews() { for (panel, place) in zip(panels, places(in: bounds.width)) { panel.frame = place } }
}

/// A caption, and below it the screen of a terminal with some number of colours.
private final class DepthPanel: View {
  static let height = 14
  private let depth: ColorDepth
  private let caption = CaptionLabel()
  private let screen = SampleScreen()

  init(_ depth: ColorDepth) {
    self.depth = depth
    super.init()
    screen.traitOverrides.colorDepth = depth
    addSubview(caption)
    addSubview(screen)
  }

  override func layoutSubviews() {
    caption.frame = Rect(x: 0, y: 0, width: bounds.width, height: 1)
    screen.frame = Rect(x: 0, y: 1, width: bounds.width, height: max(0, bounds.height - 1))
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    showTexts()
  }

  func showTexts() {
    caption.text = captionText
    screen.showTexts()
  }

  // A terminal with fewer colours cannot show more: the caption then names the colours that are seen.
  private var captionText: String {
    let own = min(traitCollection.colorDepth, depth)
    if own == depth { return Settings.name(of: depth) }
    return "\(Settings.name(of: depth))>\(Settings.name(of: own))"
  }
}

/// A small screen with a gradient, a text, controls and an icon.
private final class SampleScreen: View {
  private let text = Label()
  private let button = Button(configuration: .filled())
  private let segments = SegmentedControl(titles: ["A", "B"])
  private let slider = Slider()
  private let icon = ImageView(image: SampleScreen.target)

  init() {
    super.init()
    clipsToBounds = true
    segments.selectedSegmentIndex = 1
    slider.value = 0.6
    icon.contentMode = .center
    [text, button, segments, slider, icon].forEach(addSubview)
  }

  func showTexts() {
    text.text = Text("Your turn", de: "Dein Zug", ja: "あなた").string
    button.configuration?.title = Text("Play", de: "Los", ja: "開始").string
  }

  override func layoutSubviews() {
    let width = bounds.width
    text.frame = Rect(x: 0, y: 3, width: width, height: 1)
    button.frame = Rect(x: 0, y: 5, width: min(width, button.sizeThatFits(bounds.size).width), height: 1)
    segments.frame = Rect(x: 0, y: 7, width: width, height: 1)
    slider.frame = Rect(x: 0, y: 9, width: width, height: 1)
    icon.frame = Rect(x: 0, y: 10, width: width, height: 3)
  }

  // Two rows of all hues: bright ones above darker ones.
  override func draw(in canvas: inout Canvas) {
    for x in 0..<bounds.width {
      for y in 0..<2 {
        let color = Color(
          hue: Double(x) / Double(bounds.width), saturation: 0.75 - 0.15 * Double(y),
          brightness: 0.95 - 0.35 * Double(y))
        canvas.fill(Rect(x: x, y: y, width: 1, height: 1), with: color)
      }
    }
  }

  private static let target = Image(size: Size(width: 8, height: 3)) { canvas in
    let frame = Path.Frame(x: 1, y: 0, width: 6, height: 3)
    canvas.fill(Path(ovalIn: frame), with: Exhibits.gold)
    canvas.fill(Path(ovalIn: frame.inset(by: 1.2)), with: Exhibits.red)
  }
}
