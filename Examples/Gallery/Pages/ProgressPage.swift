import TermKit

/// Progress views and activity indicators: in their styles, with colours and images, and animated (C6, C7).
final class ProgressPage: ExhibitViewController {
  private let download = ProgressView(progressViewStyle: .bar)
  private let start = Button()
  private let wheels = [ActivityIndicatorView(style: .medium), ActivityIndicatorView(style: .large)]
  private let wheelButton = Button()
  private var timer: ScheduledTimer?

  override func addExhibits() {
    startWheels()
    addDownload()
    addWheels()
    addStyles()
    addLooks()
  }

  private func addStyles() {
    add(Text("Default", de: "Normal", ja: "標準"), progress { $0.progress = 0.43 })
    add(
      Text("Bar", de: "Balken", ja: "バー"),
      progress {
        $0.progressViewStyle = .bar
        $0.progress = 0.43
      })
    add(Text("Three rows", de: "Drei Zeilen", ja: "三行"), Leading(progress { $0.progress = 0.6 }, height: 3))
    add(Text("Indeterminate", de: "Unbestimmt", ja: "不定"), progress { $0.isIndeterminate = true })
  }

  private func addLooks() {
    add(
      .colors,
      progress {
        $0.progressViewStyle = .bar
        ($0.progress, $0.progressTintColor, $0.trackTintColor) = (0.7, Exhibits.green, Exhibits.gold)
      })
    add(
      Text("Images", de: "Bilder", ja: "画像"),
      progress {
        $0.progress = 0.5
        $0.trackImage = Self.track("[·]", ascii: "[.]", Color(white: 0.5))
        $0.progressImage = Self.track("[■▶", ascii: "[#>", Exhibits.red)
      })
  }

  private func addDownload() {
    (download.showsRate, download.showsTimeLeft) = (true, true)
    download.amountText = { part in "\(Int((part * 250).rounded())) MB" }
    start.addTarget(self, action: ProgressPage.startDownload, for: .touchUpInside)
    translate { [unowned self] in
      start.setTitle(Text("Download", de: "Laden", ja: "ダウンロード").string, for: .normal)
      showWheelTitle()
    }
    add(Text("A download of 250 MB", de: "250 MB laden", ja: "250 MB のダウンロード"), Leading(download))
    add(nil, Leading(start))
  }

  private func addWheels() {
    let row = StackView(arrangedSubviews: wheels, axis: .horizontal, spacing: 4)
    row.addArrangedSubview(wheelButton)
    wheelButton.addTarget(self, action: ProgressPage.toggleWheels, for: .touchUpInside)
    add(Text("Activity indicators", de: "Aktivitätsanzeigen", ja: "動作中の表示"), Leading(row))
  }

  private func startWheels() {
    for wheel in wheels {
      wheel.hidesWhenStopped = false
      wheel.startAnimating()
    }
  }

  private func progress(_ change: (ProgressView) -> Void) -> ProgressView {
    let view = ProgressView()
    change(view)
    return view
  }

  private static func track(_ characters: String, ascii: String, _ color: Color) -> Image {
    Image(characters, color: color, ascii: ascii).resizableImage(withCapInsets: EdgeInsets(left: 1, right: 1))
  }

  // MARK: Actions

  // A download of twelve seconds.
  private func startDownload() {
    download.progress = 0
    timer?.invalidate()
    timer = schedule(every: 0.25) { page in page.downloadSome() }
  }

  private func downloadSome() {
    download.setProgress(download.progress + 0.25 / 12, animated: true)
    if download.progress >= 1 {
      timer?.invalidate()
      Application.shared.notify(title: "TermKit", body: "250 MB")
    }
    // The terminal shows it too, at its tab or in the task bar.
    view.window?.windowScene?.progress = download.progress < 1 ? .fraction(download.progress) : nil
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
    view.window?.windowScene?.progress = nil
  }

  private func toggleWheels() {
    let stops = wheels.contains(where: \.isAnimating)
    for wheel in wheels { if stops { wheel.stopAnimating() } else { wheel.startAnimating() } }
    showWheelTitle()
  }

  private func showWheelTitle() {
    let stop = Text("Stop", de: "Halt", ja: "停止")
    let start = Text("Start", de: "Start", ja: "開始")
    wheelButton.setTitle((wheels.contains(where: \.isAnimating) ? stop : start).string, for: .normal)
  }
}
