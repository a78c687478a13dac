import TermKit

/// Adds the sheet of controls, whose looks depend on where the controls are.
@MainActor final class ContainmentDelegate: ProxiesDelegate {
  override var hasControls: Bool { true }

  override func setAppearance() {
    super.setAppearance()
    setPlainToolbar()
    let (green, blue) = (Color(red: 9, green: 66, blue: 48), Color(red: 14, green: 38, blue: 92))
    ControlsView.appearance().backgroundColor = green
    setControls(
      in: [ControlsView.self], ground: green, text: Color(red: 170, green: 240, blue: 205),
      accent: Color(red: 46, green: 204, blue: 113), images: "green")
    // The pane's controller contains the pane's view, so these rules win over the green ones (A4).
    ControlsView.appearance(whenContainedIn: [BootesViewController.self]).backgroundColor = blue
    setControls(
      in: [BootesViewController.self], ground: blue, text: Color(red: 186, green: 212, blue: 255),
      accent: Color(red: 74, green: 144, blue: 255), images: "blue")
    // A rule for `ImportantControls` alone would lose against the rules above, whose containers are farther out. A longer list wins (A4).
    Switch.appearance(whenContainedIn: [ImportantControls.self, ControlsViewController.self]).onTintColor =
      Color(red: 255, green: 59, blue: 48)
    setPulse()
  }

  // Nil lets the next layer show: the plain look of the bar and its items (A6).
  private func setPlainToolbar() {
    let sheet: [any AppearanceContainer.Type] = [ControlsSheetViewController.self]
    Toolbar.appearance(whenContainedIn: sheet).setBackgroundImage(nil)
    let items = BarButtonItem.appearance(whenContainedIn: sheet)
    for state in [ControlState.normal, .highlighted] {
      items.setBackgroundImage(nil, for: state)
      items.setTitleTextAttributes(nil, for: state)
    }
  }

  private func setControls(
    in place: [any AppearanceContainer.Type], ground: Color, text: Color, accent: Color, images: String
  ) {
    Label.appearance(whenContainedIn: place).textColor = text
    Switch.appearance(whenContainedIn: place).onTintColor = accent
    Slider.appearance(whenContainedIn: place).minimumTrackTintColor = accent
    Slider.appearance(whenContainedIn: place).maximumTrackTintColor = accent.mixed(with: ground, 0.5)
    Slider.appearance(whenContainedIn: place).thumbTintColor = text
    Button.appearance(whenContainedIn: place).setBackgroundImage(Artwork.image(images), for: .normal)
    Button.appearance(whenContainedIn: place).setBackgroundImage(Artwork.image("\(images)-pressed"), for: .highlighted)
    Button.appearance(whenContainedIn: place).setTitleColor(text, for: .normal)
  }

  // Animated images: a quiet pulse, and a vivid one while the button is pressed.
  private func setPulse() {
    let buttons = Button.appearance(whenContainedIn: [CygnusViewController.self])
    buttons.setBackgroundImage(Artwork.image("pulse"), for: .normal)
    buttons.setBackgroundImage(Artwork.image("pulse-pressed"), for: .highlighted)
  }
}
