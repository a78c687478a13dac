import TermKit

/// Switches and steppers (C7): plain, with colours and images of their own, with an outline, and disabled.
final class SwitchesPage: ExhibitViewController {
  private let answer = Label()

  override func addExhibits() {
    addSwitches()
    add(
      Text(
        "Steppers: from 0 to 5, without an end, in tenths", de: "Schritte: von 0 bis 5, ohne Ende, in Zehnteln",
        ja: "ステッパー: 0 から 5、循環、0.1 刻み"), row(ranged(), wrapping(), tenths()))
    add(
      Text("With an outline, with images", de: "Mit Umriss, mit Bildern", ja: "枠付き、画像付き"),
      row(ranged(), arrows(), boxed(), height: 3))
    add(Text("Disabled stepper", de: "Inaktive Schritte", ja: "無効なステッパー"), row(disabled(Stepper())))
    show(
      Text(
        "Press, drag, or use the arrows, + and −.", de: "Drücken, ziehen, Pfeile, + oder −.",
        ja: "押す、引く、矢印、＋と－で変わります。"), in: answer)
    add(nil, answer)
  }

  private func addSwitches() {
    add(
      Text("Switches", de: "Schalter", ja: "スイッチ"),
      row(makeSwitch(Text("Sound", de: "Ton", ja: "音"), isOn: true), makeSwitch(Text("Hints", de: "Tipps", ja: "ヒント"))))
    add(
      Text("With colours of their own", de: "Mit eigenen Farben", ja: "独自の色"),
      row(
        makeSwitch(Text("Green", de: "Grün", ja: "緑"), isOn: true) { $0.onTintColor = Exhibits.green },
        makeSwitch(Text("Gold thumb", de: "Gold", ja: "金色のつまみ"), isOn: true) {
          ($0.onTintColor, $0.thumbTintColor) = (.black, Exhibits.gold)
        }))
    add(
      Text("With images", de: "Mit Bildern", ja: "画像付き"),
      row(
        makeSwitch(Text("Players", de: "Spieler", ja: "対局者"), isOn: true, change: setImages),
        makeSwitch(Text("Night", de: "Nacht", ja: "夜"), change: setNight)))
    add(
      Text("In three rows, with an outline", de: "In drei Zeilen, mit Umriss", ja: "三行、枠付き"),
      row(makeSwitch(.on, isOn: true), makeSwitch(.off), height: 3))
    add(.disabled, row(disabled(makeSwitch(.on, isOn: true)), disabled(makeSwitch(.off))))
  }

  private func row(_ controls: Control..., height: Int? = nil) -> View {
    let row = StackView(arrangedSubviews: controls, spacing: 2)
    return Leading(row, height: height)
  }

  private func makeSwitch(_ title: Text, isOn: Bool = false, change: (Switch) -> Void = { _ in }) -> Switch {
    let control = Switch()
    control.isOn = isOn
    translate { [weak control] in control?.title = title.string }
    change(control)
    control.addAction(for: .valueChanged) { [weak self, weak control] _ in
      if let control { self?.switched(title, control.isOn) }
    }
    return control
  }

  private func switched(_ title: Text, _ isOn: Bool) {
    show(
      Text(
        "valueChanged: “\(title.english)” is \(isOn ? "on" : "off")",
        de: "valueChanged: „\(title.german)“ ist \(isOn ? "ein" : "aus")",
        ja: "valueChanged: 「\(title.japanese)」は\(isOn ? "オン" : "オフ")"), in: answer)
  }

  private func setImages(_ control: Switch) {
    control.onTintColor = Color(white: 0.3)
    control.onImage = Image("✕", color: .white, ascii: "X")
    control.offImage = Image("◯", color: .white, ascii: "O")
  }

  private func setNight(_ control: Switch) {
    control.onImage = Image("☾", color: .white, ascii: ")")
    control.offImage = Image("☀", color: .white, ascii: "*")
  }

  private func disabled(_ control: Control) -> Control {
    control.isEnabled = false
    return control
  }

  private func stepper(_ name: Text? = nil, _ change: (Stepper) -> Void) -> Stepper {
    let stepper = Stepper()
    if let name { translations.name(stepper, name) }
    change(stepper)
    stepper.addTarget(self, action: SwitchesPage.stepped, for: .valueChanged)
    return stepper
  }

  private func stepped(_ stepper: Stepper) { show("valueChanged: \(stepper.value)", in: answer) }

  private func ranged() -> Stepper {
    stepper(Text("From 0 to 5", de: "Von 0 bis 5", ja: "0 から 5")) { $0.maximumValue = 5 }
  }

  private func wrapping() -> Stepper {
    stepper(Text("Without an end", de: "Ohne Ende", ja: "循環")) { ($0.maximumValue, $0.wraps) = (5, true) }
  }

  private func tenths() -> Stepper {
    stepper(Text("In tenths", de: "In Zehnteln", ja: "0.1 刻み")) { ($0.stepValue, $0.value) = (0.1, 1) }
  }

  private func arrows() -> Stepper {
    stepper {
      $0.setDecrementImage(Image("▼", ascii: "v"), for: .normal)
      $0.setIncrementImage(Image("▲", ascii: "^"), for: .normal)
      $0.value = 50
    }
  }

  // Images for backgrounds and dividers by state: thick lines around the button that is pressed.
  private func boxed() -> Stepper {
    stepper {
      let grey = Color(white: 0.5)
      $0.setBackgroundImage(Exhibits.frame, for: .normal)
      $0.setBackgroundImage(
        Exhibits.box("╔═╗\n║ ║\n╚═╝", color: Exhibits.red, ascii: "#=#\n# #\n#=#"), for: .highlighted)
      $0.setBackgroundImage(Exhibits.box("┌┄┐\n┊ ┊\n└┄┘", color: grey, ascii: "...\n. .\n..."), for: .disabled)
      $0.setDividerImage(Image("┬\n│\n┴", ascii: "+\n|\n+"), forLeftSegmentState: .normal, rightSegmentState: .normal)
      $0.value = 50
    }
  }
}
