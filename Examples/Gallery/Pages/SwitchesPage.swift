import TermKit

/// Switches and steppers (C7): plain, with colours and images of their own, with an outline, and disabled.
final class SwitchesPage: ExhibitViewController {
  private let answer = Label(text: "Press, drag, or use the arrows, + and −.")

  override func addExhibits() {
    add("Switches", row(makeSwitch("Sound", isOn: true), makeSwitch("Hints")))
    add(
      "With colours of their own",
      row(
        makeSwitch("Green", isOn: true) { $0.onTintColor = Exhibits.green },
        makeSwitch("Gold thumb", isOn: true) { ($0.onTintColor, $0.thumbTintColor) = (.black, Exhibits.gold) }))
    add("With images", row(makeSwitch("Players", isOn: true, change: setImages), makeSwitch("Night", change: setNight)))
    add("In three rows, with an outline", row(makeSwitch("On", isOn: true), makeSwitch("Off"), height: 3))
    add("Disabled", row(disabled(makeSwitch("On", isOn: true)), disabled(makeSwitch("Off"))))
    add("Steppers: from 0 to 5, without an end, in tenths", row(ranged(), wrapping(), tenths()))
    add("With an outline, with images", row(ranged(), arrows(), boxed(), height: 3))
    add("Disabled stepper", row(disabled(Stepper())))
    add(nil, answer)
  }

  private func row(_ controls: Control..., height: Int? = nil) -> View {
    let row = StackView(arrangedSubviews: controls, spacing: 2)
    return Leading(row, height: height)
  }

  private func makeSwitch(_ title: String, isOn: Bool = false, change: (Switch) -> Void = { _ in }) -> Switch {
    let control = Switch()
    (control.title, control.isOn) = (title, isOn)
    change(control)
    control.addTarget(self, action: SwitchesPage.switched, for: .valueChanged)
    return control
  }

  private func switched(_ control: Switch) {
    answer.text = "valueChanged: “\(control.title ?? "")” is \(control.isOn ? "on" : "off")"
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

  private func stepper(_ change: (Stepper) -> Void) -> Stepper {
    let stepper = Stepper()
    change(stepper)
    stepper.addTarget(self, action: SwitchesPage.stepped, for: .valueChanged)
    return stepper
  }

  private func stepped(_ stepper: Stepper) { answer.text = "valueChanged: \(stepper.value)" }

  private func ranged() -> Stepper { stepper { $0.maximumValue = 5 } }

  private func wrapping() -> Stepper { stepper { ($0.maximumValue, $0.wraps) = (5, true) } }

  private func tenths() -> Stepper { stepper { ($0.stepValue, $0.value) = (0.1, 1) } }

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
