import TermKit

/// Sliders: in their states, with steps, colours and images, and vertical ones (C5).
final class SlidersPage: ExhibitViewController {
  private let answer = Label()

  override func addExhibits() {
    show(
      Text(
        "Drag, click, turn the wheel, or press the arrows.", de: "Ziehen, Klick, Rad oder Pfeile.",
        ja: "ドラッグ、クリック、ホイール、矢印で動きます。"), in: answer)
    add(nil, answer)
    add(Text("From 0 to 1", de: "Von 0 bis 1", ja: "0 から 1"), slider { $0.value = 0.4 })
    add(Text("With images, in steps of 10", de: "Mit Bildern, in Zehnerschritten", ja: "画像付き、10 刻み"), volume())
    add(
      .disabled,
      slider {
        $0.value = 0.4
        $0.isEnabled = false
      })
    add(
      .colors,
      slider {
        $0.value = 0.6
        ($0.minimumTrackTintColor, $0.thumbTintColor) = (Exhibits.gold, Exhibits.red)
      })
    add(Text("Three rows", de: "Drei Zeilen", ja: "三行"), slider { $0.value = 0.5 }, height: 3)
    add(
      Text("Images by state", de: "Bilder je Zustand", ja: "状態別の画像"),
      SpeedSlider.make { [unowned self] in valueChanged($0) })
    add(Text("Vertical", de: "Senkrecht", ja: "縦"), equalizer())
  }

  private func add(_ caption: Text, _ slider: Slider, height: Int? = nil) {
    slider.addTarget(self, action: SlidersPage.valueChanged, for: .valueChanged)
    add(caption, Leading(slider, height: height))
  }

  private func valueChanged(_ slider: Slider) {
    let hundredths = Int((slider.value * 100).rounded())
    let rest = hundredths % 100
    answer.text = "valueChanged: \(hundredths / 100)" + (rest == 0 ? "" : rest < 10 ? ".0\(rest)" : ".\(rest)")
  }

  private func slider(_ change: (Slider) -> Void) -> Slider {
    let slider = Slider()
    change(slider)
    return slider
  }

  private func volume() -> Slider {
    slider {
      ($0.maximumValue, $0.stepValue) = (100, 10)
      $0.value = 70
      ($0.minimumValueImage, $0.maximumValueImage) = (Image("−", ascii: "-"), Image("+"))
    }
  }

  private func equalizer() -> View {
    let row = StackView(axis: .horizontal, spacing: 3)
    for value in [0.3, 0.8, 0.5, 0.65, 0.2] {
      let slider = slider {
        $0.axis = .vertical
        $0.value = value
      }
      slider.addTarget(self, action: SlidersPage.valueChanged, for: .valueChanged)
      row.addArrangedSubview(slider)
    }
    return Leading(row)
  }
}

/// A slider made of images, like the one for the speed of a spaceship in session 216 of WWDC 2012.
@MainActor private enum SpeedSlider {
  static func make(_ changed: @escaping @MainActor (Slider) -> Void) -> View {
    let slider = Slider()
    slider.value = 0.5
    (slider.minimumValueImage, slider.maximumValueImage) = (Image("▸", ascii: ">"), Image("▸▸▸", ascii: ">>>"))
    slider.setMinimumTrackImage(track("▐", "▰", ascii: "(", "#", Exhibits.gold), for: .normal)
    slider.setMaximumTrackImage(track("▱", "▱", ascii: ".", ".", Color(white: 0.6)), for: .normal)
    slider.setThumbImage(Image("◀▶", color: Exhibits.red, ascii: "<>"), for: .normal)
    slider.setThumbImage(Image("◁▷", color: Exhibits.red, ascii: "()"), for: .highlighted)
    slider.addAction(for: .valueChanged) { control in if let slider = control as? Slider { changed(slider) } }
    return Leading(slider)
  }

  private static func track(
    _ end: String, _ middle: String, ascii asciiEnd: String, _ asciiMiddle: String, _ color: Color
  )
    -> Image
  {
    Image(end + middle, color: color, ascii: asciiEnd + asciiMiddle)
      .resizableImage(withCapInsets: EdgeInsets(left: 1), resizingMode: .tile)
  }
}
