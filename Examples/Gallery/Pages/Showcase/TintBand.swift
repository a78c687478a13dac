import TermKit

/// Controls of one kind, side by side, on several lines if there is little room.
@MainActor struct TintBand {
  let tiles: [TintTile]
  private let name: Text?
  private let minimumWidth: Int

  private init(_ name: Text?, _ count: Int, minimumWidth: Int, fills: Bool = false, _ make: (Int) -> View) {
    self.name = name
    tiles = (0..<count).map { TintTile(make($0), fills: fills) }
    self.minimumWidth = minimumWidth
  }

  /// 41 controls that show their tint, and activity indicators, which are grey.
  static var all: [TintBand] {
    [
      TintBand(Text("Switch", de: "Schalter", ja: "スイッチ"), 8, minimumWidth: 6, makeSwitch),
      TintBand(Text("Star", de: "Stern", ja: "星"), 8, minimumWidth: 6, makeButton),
      TintBand(Text("Slider", de: "Regler", ja: "スライダー"), 4, minimumWidth: 12, fills: true, makeSlider),
      TintBand(Text("Segments", de: "Segmente", ja: "セグメント"), 4, minimumWidth: 13, fills: true, makeSegments),
      TintBand(nil, 8, minimumWidth: 4, makeWheel),
      TintBand(Text("Progress", de: "Fortschritt", ja: "進捗"), 6, minimumWidth: 8, fills: true, makeProgress),
      TintBand(Text("Stepper", de: "Stepper", ja: "ステッパー"), 5, minimumWidth: 10, makeStepper),
      TintBand(Text("Pages", de: "Seiten", ja: "ページ"), 6, minimumWidth: 8, makePageControl),
    ]
  }

  /// Names each control by its kind and its number. Activity indicators say "in progress" instead.
  func nameControls() {
    guard let name else { return }
    for (index, tile) in tiles.enumerated() { tile.control.accessibilityLabel = "\(name.string) \(index + 1)" }
  }

  /// Returns the places of the tiles of several bands, one band below the other, with blank rows between all lines.
  static func places(of bands: ArraySlice<TintBand>, width: Int) -> [Rect] {
    var y = 0
    return bands.flatMap { band in
      let lines = (1...).first { band.lineLength($0) * band.minimumWidth <= width || band.lineLength($0) == 1 } ?? 1
      let length = band.lineLength(lines)
      defer { y += 2 * lines }
      return band.tiles.indices.map { index in
        let (line, place) = (index / length, index % length)
        let (start, end) = (place * width / length, (place + 1) * width / length)
        return Rect(x: start, y: y + 2 * line, width: end - start, height: 1)
      }
    }
  }

  private func lineLength(_ lines: Int) -> Int { (tiles.count + lines - 1) / lines }

  // MARK: The controls

  private static func makeSwitch(_ index: Int) -> View {
    let control = Switch()
    control.isOn = index % 3 != 2
    return control
  }

  private static func makeButton(_ index: Int) -> View {
    let looks: [Button.Configuration] = [.filled(), .tinted(), .plain()]
    var configuration = looks[index % 3]
    configuration.image = Exhibits.star
    configuration.contentInsets = EdgeInsets(left: 1, right: 1)
    return Button(configuration: configuration)
  }

  private static func makeSlider(_ index: Int) -> View {
    let slider = Slider()
    slider.value = [0.7, 0.35, 0.85, 0.5][index]
    return slider
  }

  private static func makeSegments(_ index: Int) -> View {
    let control = SegmentedControl(titles: ["A", "B", "C"])
    control.selectedSegmentIndex = index % 3
    return control
  }

  private static func makeWheel(_ index: Int) -> View {
    let wheel = ActivityIndicatorView(style: .medium)
    wheel.hidesWhenStopped = false
    return wheel
  }

  private static func makeProgress(_ index: Int) -> View {
    let view = ProgressView(progressViewStyle: index % 2 == 0 ? .default : .bar)
    view.progress = [0.8, 0.4, 0.6, 0.9, 0.3, 0.7][index]
    return view
  }

  private static func makeStepper(_ index: Int) -> View {
    let stepper = Stepper()
    stepper.value = 50
    return stepper
  }

  private static func makePageControl(_ index: Int) -> View {
    let control = PageControl()
    control.numberOfPages = 4
    control.currentPage = index % 4
    return control
  }
}
