import TermKit

/// The looks of the gallery, named by their use (A9).
protocol GalleryTheme: Theme {
  var name: Text { get }
  /// The background of text. `ground` is the background around groups of rows.
  var paper: Color { get }
  var ground: Color { get }
  var mainText: Color { get }
  var secondaryText: Color { get }
  var hairline: Color { get }
  var accent: Color { get }
  var barStyle: BarStyle { get }
  /// The background image of bars. Nil means their default look.
  var barImage: Image? { get }
}

extension GalleryTheme {
  var barImage: Image? { nil }

  func setAppearance() {
    Window.appearance().tintColor = accent
    Window.appearance().backgroundColor = paper
    Label.appearance().textColor = mainText
    CaptionLabel.appearance().textColor = secondaryText
    TextView.appearance().textColor = mainText
    TextField.appearance().textColor = mainText
    setBars()
    setTables()
  }

  private func setBars() {
    Bar.appearance().barStyle = barStyle
    Bar.appearance().setBackgroundImage(barImage)
  }

  private func setTables() {
    TableView.appearance().backgroundColor = paper
    TableView.appearance(whenContainedIn: [GroupedTablePage.self]).backgroundColor = ground
    TableView.appearance().separatorColor = hairline
    TableViewHeaderFooterView.appearance().backgroundColor = ground
    TableViewCell.appearance().backgroundColor = paper
    CollectionView.appearance().backgroundColor = paper
    CollectionViewCell.appearance().backgroundColor = paper
    Label.appearance(whenContainedIn: [TableViewHeaderFooterView.self]).textColor = secondaryText
  }
}

/// Black on white, with the system's blue.
struct PaperTheme: GalleryTheme {
  let name = Text("Paper", de: "Papier", ja: "紙")
  let paper = Color.systemBackground
  let ground = Color.systemGroupedBackground
  let mainText = Color.label
  let secondaryText = Color.tertiaryLabel
  let hairline = Color.opaqueSeparator
  let accent = Color.systemBlue
  let barStyle = BarStyle.default
}

/// Light on dark.
struct NightTheme: GalleryTheme {
  let name = Text("Night", de: "Nacht", ja: "夜")
  let paper = Color(white: 0.07)
  let ground = Color.black
  let mainText = Color(white: 0.95)
  let secondaryText = Color(white: 0.6)
  let hairline = Color(white: 0.25)
  let accent = Color(red: 255, green: 159, blue: 10)
  let barStyle = BarStyle.black
}

/// The theme of the sample app: graph paper and its key colour.
struct GraphTheme: GalleryTheme {
  let name = Text("Graph", de: "Karo", ja: "方眼")
  let paper = Color.white
  let ground = Color(white: 0.96)
  let mainText = Color.black
  let secondaryText = Color(white: 0.45)
  let hairline = Color(white: 0.86)
  let accent = Color(red: 0, green: 160, blue: 0)
  let barStyle = BarStyle.default
  let barImage: Image? = graphPaper

  private static let graphPaper = Image(size: Size(width: 4, height: 2)) { canvas in
    canvas.fill(Rect(x: 0, y: 0, width: 4, height: 2), with: .white)
    guard canvas.traits.colorDepth.blends, canvas.traits.glyphLevel > .ascii else { return }
    let line = TextStyle(foreground: Color(white: 0.9))
    canvas.draw("│", at: Point(x: 0, y: 0), style: line)
    canvas.draw("┼───", at: Point(x: 0, y: 1), style: line)
  }.resizableImage(withCapInsets: .zero, resizingMode: .tile)
}
