import TermKit

/// The toolbar at the top, the sky, and the controls at the bottom.
final class ScanView: View {
  private let toolbar: Toolbar
  private let sky: View
  private let controls: View

  init(toolbar: Toolbar, sky: View, controls: View) {
    self.toolbar = toolbar
    self.sky = sky
    self.controls = controls
    super.init()
    backgroundColor = .black
    // The toolbar is in front, because its shadow lies on the sky.
    [sky, controls, toolbar].forEach(addSubview)
  }

  override func layoutSubviews() {
    let height = toolbar.sizeThatFits(bounds.size).height
    toolbar.frame = Rect(x: 0, y: safeAreaInsets.top, width: bounds.width, height: height)
    let area = bounds.inset(by: EdgeInsets(top: toolbar.frame.maxY, bottom: safeAreaInsets.bottom))
    let rows = min(controls.sizeThatFits(area.size).height, area.height)
    sky.frame = Rect(x: area.minX, y: area.minY, width: area.width, height: area.height - rows)
    controls.frame = Rect(x: area.minX, y: area.maxY - rows, width: area.width, height: rows)
  }
}

/// The controls of the scan, in two rows, or in three where columns are few.
final class ScanControls: View {
  private let scan: Switch
  private let spinner: ActivityIndicatorView
  private let progress: ProgressView
  private let exposure: Slider
  private let band: SegmentedControl
  private let scanLabel = Label(text: "Scan")
  private let exposureLabel = Label(text: "Exposure")

  init(
    scan: Switch, spinner: ActivityIndicatorView, progress: ProgressView, exposure: Slider, band: SegmentedControl
  ) {
    (self.scan, self.spinner, self.progress, self.exposure, self.band) = (scan, spinner, progress, exposure, band)
    super.init()
    backgroundColor = Color(white: 0.07)
    for label in [scanLabel, exposureLabel] { label.textColor = Color(white: 0.75) }
    scan.accessibilityLabel = scanLabel.text
    exposure.accessibilityLabel = exposureLabel.text
    [scanLabel, scan, spinner, progress, exposureLabel, exposure, band].forEach(addSubview)
  }

  private static let widthForTwoRows = 60

  override func sizeThatFits(_ size: Size) -> Size {
    let rows = size.width < Self.widthForTwoRows ? 3 : 2
    // A blank row separates both rows where there is room.
    return Size(width: size.width, height: rows == 2 && traitCollection.verticalSizeClass == .regular ? 3 : rows)
  }

  override func layoutSubviews() {
    let captions = max(scanLabel.sizeThatFits(bounds.size).width, exposureLabel.sizeThatFits(bounds.size).width) + 1
    let isWide = bounds.width >= Self.widthForTwoRows
    let second = bounds.height - (isWide ? 1 : 2)
    scanLabel.frame = Rect(x: 1, y: 0, width: captions, height: 1)
    exposureLabel.frame = Rect(x: 1, y: second, width: captions, height: 1)
    var rest = Rect(x: captions + 1, y: 0, width: bounds.width - captions - 2, height: 1)
    scan.frame = rest.removeLeft(scan.sizeThatFits(rest.size).width)
    spinner.frame = rest.removeLeft(spinner.sizeThatFits(rest.size).width)
    progress.frame = rest.inset(by: EdgeInsets(left: 2))
    let bandSize = band.sizeThatFits(bounds.size)
    var row = Rect(x: captions + 1, y: second, width: bounds.width - captions - 2, height: 1)
    if isWide {
      exposure.frame = row.removeLeft(row.width - bandSize.width - 2)
      band.frame = Rect(x: row.maxX - bandSize.width, y: second, width: bandSize.width, height: 1)
    } else {
      exposure.frame = row
      band.frame = Rect(x: (bounds.width - bandSize.width) / 2, y: second + 1, width: bandSize.width, height: 1)
    }
  }
}

extension Rect {
  /// Removes columns at the left, and returns them.
  mutating func removeLeft(_ columns: Int) -> Rect {
    let columns = max(0, min(columns, width))
    defer { self = Rect(x: minX + columns, y: minY, width: width - columns, height: height) }
    return Rect(x: minX, y: minY, width: columns, height: height)
  }
}
