import TermKit

/// Progress views and activity indicators: in their styles, with colours and images, and animated (C6, C7).
final class ProgressPage: ExhibitViewController {
  private let download = ProgressView(progressViewStyle: .bar)
  private let start = Button(title: "Download")
  private let wheels = [ActivityIndicatorView(style: .medium), ActivityIndicatorView(style: .large)]
  private let wheelButton = Button(title: "Stop")
  private var timer: ScheduledTimer?

  override func addExhibits() {
    addDownload()
    addWheels()
    addStyles()
    addLooks()
  }

  private func addStyles() {
    add("Default", progress { $0.progress = 0.43 })
    add(
      "Bar",
      progress {
        $0.progressViewStyle = .bar
        $0.progress = 0.43
      })
    add("Three rows", Leading(progress { $0.progress = 0.6 }, height: 3))
    add("Indeterminate", progress { $0.isIndeterminate = true })
  }

  private func addLooks() {
    add(
      "Colours",
      progress {
        $0.progressViewStyle = .bar
        ($0.progress, $0.progressTintColor, $0.trackTintColor) = (0.7, Exhibits.green, Exhibits.gold)
      })
    add(
      "Images",
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
    add("A download of 250 MB", Leading(download))
    add(nil, Leading(start))
  }

  private func addWheels() {
    let row = StackView(arrangedSubviews: wheels, axis: .horizontal, spacing: 4)
    row.addArrangedSubview(wheelButton)
    for wheel in wheels {
      wheel.hidesWhenStopped = false
      wheel.startAnimating()
    }
    wheelButton.addTarget(self, action: ProgressPage.toggleWheels, for: .touchUpInside)
    add("Activity indicators", Leading(row))
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
    if download.progress >= 1 { timer?.invalidate() }
  }

  private func toggleWheels() {
    let stops = wheels.contains(where: \.isAnimating)
    for wheel in wheels { if stops { wheel.stopAnimating() } else { wheel.startAnimating() } }
    wheelButton.setTitle(stops ? "Start" : "Stop", for: .normal)
  }
}
