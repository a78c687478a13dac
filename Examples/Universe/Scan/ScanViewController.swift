import TermKit

/// The first tab: a toolbar, a picture of the sky, and the controls of the scan.
final class ScanViewController: ViewController {
  let toolbar = Toolbar()
  let titleLabel = Label(text: "Scanning the Universe")
  let aimItem = BarButtonItem(title: "Aim")
  let gridItem = BarButtonItem(title: "Grid")
  let scanSwitch = Switch()
  let spinner = ActivityIndicatorView(style: .medium)
  let progressView = ProgressView(progressViewStyle: .bar)
  let exposureSlider = Slider()
  let bandControl = SegmentedControl(titles: Band.allCases.map(\.name))

  private let telescope: Telescope
  private let sky: ScanSkyView
  private let controlsItem: BarButtonItem?
  private var timer: ScheduledTimer?
  // In seconds.
  private static let step = 0.1

  /// Creates the tab. With controls, the toolbar has an item for the sheet of controls.
  init(telescope: Telescope, hasControls: Bool) {
    self.telescope = telescope
    sky = ScanSkyView(telescope.target)
    controlsItem = hasControls ? BarButtonItem(title: "Controls") : nil
    super.init()
    title = "Scan"
  }

  override func loadView() {
    toolbar.delegate = self
    toolbar.items =
      [aimItem, BarButtonItem(systemItem: .flexibleSpace), BarButtonItem(customView: titleLabel)]
      + [BarButtonItem(systemItem: .flexibleSpace), gridItem] + (controlsItem.map { [$0] } ?? [])
    spinner.hidesWhenStopped = false
    bandControl.selectedSegmentIndex = 0
    bandControl.apportionsSegmentWidthsByContent = true
    view = ScanView(
      toolbar: toolbar, sky: sky,
      controls: ScanControls(
        scan: scanSwitch, spinner: spinner, progress: progressView, exposure: exposureSlider, band: bandControl))
  }

  override func viewDidLoad() {
    connect(aimItem, "a") { $0.aim() }
    connect(gridItem, "g") { $0.sky.showsGrid.toggle() }
    controlsItem.map { connect($0, "c") { $0.showControls() } }
    scanSwitch.addTarget(self, action: ScanViewController.scanSwitched, for: .valueChanged)
    exposureSlider.addTarget(self, action: ScanViewController.exposureChanged, for: .valueChanged)
    bandControl.addTarget(self, action: ScanViewController.bandChanged, for: .valueChanged)
    telescope.observe { [weak self] in self?.showTelescope() }
    showTelescope()
  }

  private func connect(
    _ item: BarButtonItem, _ key: Character, _ action: @escaping @MainActor (ScanViewController) -> Void
  ) {
    item.keyEquivalent = .character(key)
    item.primaryAction = Action(title: item.title ?? "") { [weak self] _ in if let self { action(self) } }
  }

  override var preferredFocusedView: View? { scanSwitch }

  // Titles are shorter where columns are few.
  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    titleLabel.text = view.traitCollection.horizontalSizeClass == .compact ? "Universe" : "Scanning the Universe"
  }

  // MARK: The telescope

  private func showTelescope() {
    (sky.target, sky.band) = (telescope.target, telescope.band)
    // The middle of the slider is a factor of 1.
    sky.exposure = 0.25 + 3 * telescope.exposure * telescope.exposure
    (sky.isScanning, sky.progress, sky.caption) = (telescope.isScanning, telescope.progress, telescope.report)
    exposureSlider.value = telescope.exposure
    progressView.setProgress(telescope.progress, animated: false)
    if scanSwitch.isOn != telescope.isScanning { scanSwitch.setOn(telescope.isScanning, animated: true) }
    if telescope.isScanning { spinner.startAnimating() } else { spinner.stopAnimating() }
    updateTimer()
  }

  // The scan goes on only while it can be seen.
  private func updateTimer() {
    let isNeeded = telescope.isScanning && viewIfLoaded?.window != nil
    guard isNeeded != (timer != nil) else { return }
    timer?.invalidate()
    timer = isNeeded ? schedule(every: Self.step) { $0.telescope.scan(for: Self.step) } : nil
  }

  override func viewDidAppear(_ animated: Bool) { updateTimer() }
  override func viewDidDisappear(_ animated: Bool) {
    timer?.invalidate()
    timer = nil
  }

  // MARK: Actions

  private func scanSwitched() { if scanSwitch.isOn { telescope.startScan() } else { telescope.stopScan() } }
  private func exposureChanged() { telescope.exposure = exposureSlider.value }
  private func bandChanged() { telescope.band = Band(rawValue: bandControl.selectedSegmentIndex ?? 0) ?? .visible }

  private func aim() {
    let next = (telescope.target.rawValue + 1) % Target.allCases.count
    telescope.target = Target(rawValue: next) ?? .auriga
  }

  private func showControls() {
    let sheet = ControlsSheetViewController(telescope: telescope)
    sheet.modalPresentationStyle = .formSheet
    present(sheet)
  }

  override var keyCommands: [KeyCommand] {
    let commands = [
      command("Start or stop the scan", "s") {
        $0.telescope.isScanning ? $0.telescope.stopScan() : $0.telescope.startScan()
      },
      command("Aim at the next constellation", "a") { $0.aim() },
      command("Next band", "b") { $0.showNextBand() },
      command("Brighter", "+") { $0.telescope.exposure = min(1, $0.telescope.exposure + 0.1) },
      command("Darker", "-") { $0.telescope.exposure = max(0, $0.telescope.exposure - 0.1) },
      command("Grid", "g") { $0.sky.showsGrid.toggle() },
    ]
    return commands + (controlsItem == nil ? [] : [command("Controls", "c") { $0.showControls() }])
  }

  private func showNextBand() {
    bandControl.selectedSegmentIndex = (telescope.band.rawValue + 1) % Band.allCases.count
    bandChanged()
  }

  private func command(
    _ title: String, _ key: Character, _ action: @escaping @MainActor (ScanViewController) -> Void
  ) -> KeyCommand {
    KeyCommand(title: title, keys: [.character(key)]) { [weak self] in if let self { action(self) } }
  }
}

extension ScanViewController: ToolbarDelegate {
  func position(for bar: any BarPositioning) -> BarPosition? { .topAttached }
}
