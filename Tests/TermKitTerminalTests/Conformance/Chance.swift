import Stages
import TermKit
import TermKitTestSupport

/// A source of random values. The same seed gives the same values in the same order.
@MainActor struct Chance {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  mutating func pick<Element>(_ items: [Element]) -> Element { items[number(0...items.count - 1)] }

  mutating func frame() -> Rect {
    Rect(x: number(-4...50), y: number(-2...16), width: number(0...26), height: number(0...8))
  }

  mutating func alpha() -> Double { pick([1, 1, 1, 0.6, 0.25, 0]) }

  mutating func color() -> Color {
    if number(0...4) > 0 { return pick([.clear, .clear, .white, .black, .systemBlue]) }
    let opaque = Color(
      red: UInt8(number(0...255)), green: UInt8(number(0...255)), blue: UInt8(number(0...255)))
    return opaque.withAlphaComponent(pick([255, 255, 120, 30]) / 255)
  }

  mutating func text() -> String {
    pick([
      "", "X", "Tic-Tac-Toe", "one two three four five six seven", "三目並べ", "a界b世c", "日本語の文字です", "Größe “quoted” …",
      "e\u{301}a\u{308}\u{323}", "👩‍👩‍👧 family", "😀🎲❤️🇩🇪👍🏽", "क्षत्रिय हिन्दी", "ไทยน้ำ", "سلام می\u{200C}خواهم", "a\u{1B}[2J\u{202E}b",
      "a\u{200D}é", "ن\u{200D} é", "क\u{94D}\u{200D}ष é", "\u{1100}\u{200D}日", "각\u{11A8}\u{1160}é",
      "\u{600}12 \u{70F}ܐ", "☎\u{FE0E}☎\u{FE0F}©\u{FE0F}",
      "x\u{1ABF}\u{1AC0}", "\u{1F321}\u{1FAE8}", "┌─┐█▀⣿", String(repeating: "long ", count: 20), "two\nlines",
    ])
  }

  mutating func image() -> Image {
    let color = color()
    switch number(0...3) {
    case 0: return Image(text().replacing("\n", with: " "), color: color)
    case 1:
      return Image.animatedImage(with: ["◐", "◓", "◑", "◒"].map { Image($0, color: color, ascii: "o") }, duration: 0.8)
    default:
      return Image(size: Size(width: 8, height: 4)) { canvas in
        canvas.fill(Path(ovalIn: Path.Frame(Rect(x: 0, y: 0, width: 8, height: 4))), with: color)
      }
    }
  }

  mutating func view() -> View {
    switch number(0...12) {
    case 0, 1:
      let label = Label(text: text())
      label.numberOfLines = number(0...2)
      label.textAlignment = pick(TextAlignment.allCases)
      label.lineBreakMode = pick(LineBreakMode.allCases)
      if number(0...1) == 0 { label.attributedText = attributedText() }
      return label
    case 2: return number(0...1) == 0 ? Button(title: text()) : Button(configuration: configuration())
    case 3: return SegmentedControl(titles: [text(), text(), "three"])
    case 4: return number(0...1) == 0 ? field() : searchBar()
    case 5: return ImageView(image: image())
    case 6: return ShapeView()
    case 7: return TextView(text: text() + "\n" + text())
    case 8: return number(0...1) == 0 ? scrollView() : collection()
    case 9: return number(0...1) == 0 ? pageControl() : toggle()
    case 10: return slider()
    case 11: return number(0...1) == 0 ? progressView() : activityIndicator()
    default: return View()
    }
  }

  private mutating func attributedText() -> AttributedText {
    let attributes = AttributedText.Attributes(
      foregroundColor: color(), backgroundColor: number(0...1) == 0 ? color() : nil, textAttributes: .bold,
      hasStrikethrough: number(0...1) == 0)
    return AttributedText(text(), attributes: attributes) + AttributedText(text())
  }

  private mutating func configuration() -> Button.Configuration {
    var configuration = pick([Button.Configuration.plain(), .gray(), .tinted(), .filled(), .bordered(), .borderless()])
    (configuration.title, configuration.subtitle) = (text(), number(0...1) == 0 ? text() : nil)
    configuration.imagePlacement = pick(Button.Configuration.ImagePlacement.allCases)
    if number(0...1) == 0 { configuration.image = image() }
    return configuration
  }

  private mutating func field() -> TextField {
    let field = TextField(text: text(), placeholder: text())
    field.textAlignment = pick(TextAlignment.allCases)
    (field.leftView, field.leftViewMode) = (Label(text: text()), pick(TextField.ViewMode.allCases))
    (field.rightView, field.rightViewMode) = (Button(title: text()), pick(TextField.ViewMode.allCases))
    return field
  }

  private mutating func searchBar() -> SearchBar {
    let bar = SearchBar()
    (bar.text, bar.placeholder, bar.prompt) = (text(), text(), number(0...2) == 0 ? text() : nil)
    (bar.showsCancelButton, bar.showsBookmarkButton, bar.isEnabled) = (
      number(0...1) == 0, number(0...1) == 0, number(0...3) > 0
    )
    (bar.scopeButtonTitles, bar.showsScopeBar) = ([text(), "two"], number(0...1) == 0)
    bar.searchBarStyle = pick(SearchBar.Style.allCases)
    if number(0...3) == 0 { bar.setSearchFieldBackgroundImage(image(), for: .normal) }
    if number(0...3) == 0 { bar.setImage(image(), for: pick(SearchBar.Icon.allCases), state: .normal) }
    return bar
  }

  private mutating func pageControl() -> PageControl {
    let control = PageControl()
    (control.numberOfPages, control.currentPage) = (number(0...12), number(0...12))
    control.backgroundStyle = pick([.automatic, .prominent, .minimal])
    control.isEnabled = number(0...3) > 0
    if number(0...2) == 0 { control.preferredIndicatorImage = image() }
    return control
  }

  private mutating func slider() -> Slider {
    let slider = Slider()
    (slider.axis, slider.value) = (pick([.horizontal, .vertical]), Double(number(0...40)) / 40)
    (slider.isEnabled, slider.isHighlighted) = (number(0...3) > 0, number(0...3) == 0)
    if number(0...2) == 0 { slider.setThumbImage(image(), for: .normal) }
    if number(0...2) == 0 { slider.setMinimumTrackImage(image(), for: .normal) }
    if number(0...2) == 0 { slider.maximumValueImage = image() }
    return slider
  }

  private mutating func progressView() -> ProgressView {
    let view = ProgressView(progressViewStyle: pick(ProgressView.Style.allCases))
    (view.progress, view.isIndeterminate) = (Double(number(0...40)) / 40, number(0...2) == 0)
    (view.showsRate, view.showsTimeLeft) = (number(0...2) == 0, number(0...2) == 0)
    if number(0...3) == 0 { view.progressImage = image() }
    return view
  }

  private mutating func activityIndicator() -> ActivityIndicatorView {
    let wheel = ActivityIndicatorView(style: pick(ActivityIndicatorView.Style.allCases))
    wheel.startAnimating()
    return wheel
  }

  private mutating func toggle() -> View {
    if number(0...3) == 0 {
      let picker = DatePicker()
      picker.datePickerMode = pick(DatePicker.Mode.allCases)
      picker.date = LocalDate(secondsSince1970: Double(number(0...4_000_000_000)))
      picker.isEnabled = number(0...3) > 0
      return picker
    }
    if number(0...1) == 0 {
      let stepper = Stepper()
      (stepper.value, stepper.maximumValue, stepper.wraps) = (Double(number(0...3)), 3, number(0...1) == 0)
      if number(0...2) == 0 { stepper.setIncrementImage(image(), for: .normal) }
      return stepper
    }
    let toggle = Switch()
    (toggle.isOn, toggle.title, toggle.isEnabled) = (number(0...1) == 0, text(), number(0...3) > 0)
    if number(0...2) == 0 { toggle.onImage = image() }
    return toggle
  }

  private mutating func scrollView() -> View {
    let view = ScrollView()
    for y in 0..<20 {
      let label = Label(text: text())
      label.frame = Rect(x: 1, y: y, width: 40, height: 1)
      view.addSubview(label)
    }
    view.contentSize = Size(width: 41, height: 20)
    return view
  }

  private mutating func collection() -> View {
    let collection = CardCollection(layout: layout(), cards: (0..<30).map { _ in text() })
    collection.allowsMultipleSelection = number(0...1) == 0
    return collection
  }

  private mutating func layout() -> CollectionViewLayout {
    if number(0...2) == 0 {
      let appearance = pick([CollectionLayoutListConfiguration.Appearance.plain, .grouped, .insetGrouped])
      return CollectionViewCompositionalLayout.list(using: CollectionLayoutListConfiguration(appearance: appearance))
    }
    let layout = CollectionViewFlowLayout()
    layout.itemSize = Size(width: number(3...9), height: number(1...3))
    layout.scrollDirection = pick([.vertical, .horizontal])
    return layout
  }

  private mutating func change(_ collection: CardCollection) {
    switch number(0...4) {
    case 0: collection.insert(text(), at: number(0...collection.count))
    case 1 where collection.count > 0: collection.remove(at: number(0...collection.count - 1))
    case 2: collection.setCollectionViewLayout(layout(), animated: number(0...1) == 0)
    case 3: collection.contentOffset.x += number(-3...4)
    default: collection.contentOffset.y += number(-3...4)
    }
  }

  mutating func changeContents(of view: View) {
    switch view {
    case let label as Label:
      label.text = text()
      label.textColor = color()
    case let button as Button:
      button.setTitle(text(), for: .normal)
      button.isSelected.toggle()
      button.isEnabled = number(0...2) > 0
    case let control as SegmentedControl:
      control.selectedSegmentIndex = pick([nil, 0, 1, 2])
    case let field as TextField: field.text = text()
    case let bar as SearchBar:
      bar.text = text()
      bar.setShowsCancelButton(!bar.showsCancelButton, animated: number(0...1) == 0)
      bar.setShowsScope(!bar.showsScopeBar, animated: number(0...1) == 0)
    case let textView as TextView: textView.insertText(text())
    case let slider as Slider: slider.setValue(Double(number(0...40)) / 40, animated: number(0...1) == 0)
    case let view as ProgressView: view.setProgress(Double(number(0...40)) / 40, animated: number(0...1) == 0)
    case let control as PageControl: (control.numberOfPages, control.currentPage) = (number(0...12), number(0...12))
    case let picker as DatePicker:
      picker.setDate(LocalDate(secondsSince1970: Double(number(0...4_000_000_000))), animated: number(0...1) == 0)
    case let toggle as Switch: toggle.setOn(!toggle.isOn, animated: number(0...1) == 0)
    case let stepper as Stepper: stepper.value = Double(number(0...3))
    case let collection as CardCollection: change(collection)
    case let scrollView as ScrollView: scrollView.contentOffset.y += number(-3...4)
    case let imageView as ImageView: imageView.image = image()
    default: view.backgroundColor = color()
    }
  }
}

/// A page filled with a pattern.
final class PatternPage: ViewController {
  private let color: Color
  private let image: Image

  init(_ color: Color, _ image: Image) {
    self.color = color
    self.image = image
    super.init()
  }

  override func loadView() {
    view = View()
    view.backgroundColor = color
    let imageView = ImageView(image: image)
    imageView.frame = Rect(x: 3, y: 2, width: 12, height: 5)
    view.addSubview(imageView)
  }
}
