import TermKit

/// The looks of the room, named by their use (A9). Rules for the navigation controllers keep both looks apart.
protocol RoomTheme: Theme {
  var name: String { get }
  /// The title of the panel that shows the colours.
  var panelTitle: String { get }
  var bar: Color { get }
  var barItems: Color { get }
  /// The background of the panel, and the text on it.
  var ground: Color { get }
  var text: Color { get }
  var secondaryText: Color { get }
  /// The colour of each part of the controls.
  var lowTrack: Color { get }
  var highTrack: Color { get }
  var thumb: Color { get }
  var progress: Color { get }
  var wheel: Color { get }
  var on: Color { get }
  /// The title of a button, and of a button that is selected.
  var button: Color { get }
  var selectedButton: Color { get }
}

extension RoomTheme {
  var panelTitle: String { "Conference Room" }

  func setAppearance() {
    setTints()
    PictureLook.setAppearance()
  }

  // Pushes a colour scheme through everything inside of a `TintedNavigationController`.
  private func setTints() {
    let place: [any AppearanceContainer.Type] = [TintedNavigationController.self]
    NavigationBar.appearance(whenContainedIn: place).barTintColor = bar
    NavigationBar.appearance(whenContainedIn: place).isTranslucent = false
    NavigationBar.appearance(whenContainedIn: place).tintColor = barItems
    NavigationBar.appearance(whenContainedIn: place).titleTextAttributes = TitleTextAttributes(
      foregroundColor: barItems, attributes: .bold)
    PanelView.appearance(whenContainedIn: place).backgroundColor = ground
    CaptionLabel.appearance(whenContainedIn: place).textColor = text
    ValueLabel.appearance(whenContainedIn: place).textColor = secondaryText
    Slider.appearance(whenContainedIn: place).minimumTrackTintColor = lowTrack
    Slider.appearance(whenContainedIn: place).maximumTrackTintColor = highTrack
    Slider.appearance(whenContainedIn: place).thumbTintColor = thumb
    ProgressView.appearance(whenContainedIn: place).progressTintColor = progress
    ProgressView.appearance(whenContainedIn: place).trackTintColor = highTrack
    ActivityIndicatorView.appearance(whenContainedIn: place).color = wheel
    Switch.appearance(whenContainedIn: place).onTintColor = on
    setButtons(place)
  }

  private func setButtons(_ place: [any AppearanceContainer.Type]) {
    let buttons = Button.appearance(whenContainedIn: [ButtonRow.self] + place)
    buttons.setTitleColor(button, for: .normal)
    buttons.setTitleColor(selectedButton, for: .selected)
    buttons.setTitleTextAttributes(
      TitleTextAttributes(foregroundColor: selectedButton, attributes: .bold), for: .selected)
    buttons.setBackgroundImage(plate(button.mixed(with: ground, 0.82)), for: .normal)
    buttons.setBackgroundImage(plate(button.mixed(with: ground, 0.5)), for: .highlighted)
    buttons.setBackgroundImage(plate(button), for: .selected)
  }

  private func plate(_ color: Color) -> Image {
    Image(color: color).resizableImage(withCapInsets: .zero, resizingMode: .stretch)
  }
}

/// The colour schemes of the talk.
@MainActor enum Scheme {
  static let all: [any RoomTheme] = [StandardScheme(), BlueScheme(), TerribleScheme()]
}

/// The grey-blue of 2011.
struct StandardScheme: RoomTheme {
  let name = "Standard"
  let bar = Color(red: 88, green: 111, blue: 145)
  let barItems = Color.white
  let ground = Color(red: 220, green: 225, blue: 232)
  let text = Color(red: 30, green: 36, blue: 48)
  let secondaryText = Color(red: 76, green: 86, blue: 108)
  let lowTrack = Color(red: 56, green: 105, blue: 180)
  let highTrack = Color(red: 158, green: 168, blue: 184)
  let thumb = Color(red: 92, green: 104, blue: 124)
  let progress = Color(red: 56, green: 105, blue: 180)
  let wheel = Color(red: 92, green: 104, blue: 124)
  let on = Color(red: 25, green: 112, blue: 219)
  let button = Color(red: 50, green: 79, blue: 133)
  let selectedButton = Color.white
}

/// `Color.blue`, pushed through everything.
struct BlueScheme: RoomTheme {
  let name = "Blue"
  let bar = Color.blue
  let barItems = Color.white
  let ground = Color(red: 226, green: 230, blue: 255)
  let text = Color(red: 0, green: 0, blue: 110)
  let secondaryText = Color(red: 50, green: 50, blue: 190)
  let lowTrack = Color.blue
  let highTrack = Color(red: 150, green: 160, blue: 240)
  let thumb = Color(red: 0, green: 0, blue: 190)
  let progress = Color.blue
  let wheel = Color.blue
  let on = Color.blue
  let button = Color.blue
  let selectedButton = Color.white
}

/// The colours that a program can have, and should not.
struct TerribleScheme: RoomTheme {
  let name = "Terrible"
  let panelTitle = "Don’t ship this!"
  let bar = Color(red: 200, green: 0, blue: 130)
  let barItems = Color(red: 255, green: 255, blue: 0)
  let ground = Color(red: 170, green: 255, blue: 60)
  let text = Color(red: 200, green: 0, blue: 60)
  let secondaryText = Color(red: 120, green: 0, blue: 200)
  let lowTrack = Color(red: 255, green: 90, blue: 0)
  let highTrack = Color(red: 0, green: 190, blue: 230)
  let thumb = Color(red: 130, green: 0, blue: 255)
  let progress = Color(red: 255, green: 0, blue: 120)
  let wheel = Color(red: 255, green: 0, blue: 0)
  let on = Color(red: 255, green: 120, blue: 0)
  let button = Color(red: 0, green: 60, blue: 255)
  let selectedButton = Color(red: 255, green: 255, blue: 0)
}
