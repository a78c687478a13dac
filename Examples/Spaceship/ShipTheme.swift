import TermKit

/// The looks of the ship, named by their use (A9): colours, and images for the parts of controls.
protocol ShipTheme: Theme {
  /// The background of the screens, and of the rows of tables.
  var paper: Color { get }
  var row: Color { get }
  var hairline: Color { get }
  var mainText: Color { get }
  var quietText: Color { get }
  var accent: Color { get }
  var barStyle: BarStyle { get }
  /// The colour of titles and items in bars. Nil means the colour of the bar's style.
  var barText: Color? { get }
  /// The text of the selected segment, and of the other ones. Nil means the system's colours.
  var selectedSegmentText: Color? { get }
  var segmentText: Color? { get }
  /// The text on a button. Nil means the tint.
  var buttonText: Color? { get }
  var quietButtonText: Color? { get }
  /// The colours of switches.
  var switchedOn: Color? { get }
  var switchThumb: Color? { get }
  var door: Color { get }
  var doorFrame: Color { get }

  /// Returns the image for a part of a control and a state, or nil for the system's look.
  func image(_ part: ArtworkPart, for state: ControlState) -> Image?
}

/// The parts of controls that a theme can have images for. A raw value is the name of the image's file.
enum ArtworkPart: String, CaseIterable {
  case bar, toolbar, field, ground, segment, stepper, divider, thumb, progress, back, item
  case barShadow = "bar-shadow"
  case bottomBarShadow = "bar-shadow-bottom"
  case tabBar = "tabbar"
  case tabIndicator = "tab-indicator"
  case leftDivider = "divider-left"
  case rightDivider = "divider-right"
  case minimumTrack = "track-minimum"
  case maximumTrack = "track-maximum"
  case progressTrack = "progress-track"
  case engageButton = "button-engage"
  case stopButton = "button-stop"
  case doorButton = "button-door"
}

extension ShipTheme {
  /// Themes without artwork use the system's look for all parts.
  func image(_ part: ArtworkPart, for state: ControlState) -> Image? { nil }

  var barText: Color? { nil }
  var selectedSegmentText: Color? { nil }
  var segmentText: Color? { nil }
  var buttonText: Color? { nil }
  var quietButtonText: Color? { nil }
  var switchedOn: Color? { nil }
  var switchThumb: Color? { nil }

  func image(_ part: ArtworkPart) -> Image? { image(part, for: .normal) }

  func setAppearance() {
    setTexts()
    setBars()
    setTables()
    setSegments()
    setSliders()
    setSwitches()
    setShip()
  }

  private func setTexts() {
    Window.appearance().tintColor = accent
    Window.appearance().backgroundColor = paper
    Label.appearance().textColor = mainText
    Label.appearance(whenContainedIn: [TableViewHeaderFooterView.self]).textColor = quietText
    QuietLabel.appearance().textColor = quietText
    TextView.appearance().textColor = mainText
  }

  // MARK: Bars

  private func setBars() {
    let title = barText.map { TitleTextAttributes(foregroundColor: $0, attributes: .bold) }
    Bar.appearance().barStyle = barStyle
    NavigationBar.appearance().shadowImage = image(.barShadow)
    Toolbar.appearance().shadowImage = image(.bottomBarShadow)
    TabBar.appearance().shadowImage = image(.bottomBarShadow)
    Bar.appearance().isTranslucent = image(.bar) == nil
    NavigationBar.appearance().setBackgroundImage(image(.bar))
    NavigationBar.appearance().titleTextAttributes = title
    Toolbar.appearance().setBackgroundImage(image(.toolbar))
    TabBar.appearance().setBackgroundImage(image(.tabBar))
    TabBar.appearance().selectionIndicatorImage = image(.tabIndicator)
    TabBar.appearance().unselectedItemTintColor = barText.map { $0.withAlphaComponent(0.75) }
    TabBarItem.appearance().setTitleTextAttributes(title, for: .selected)
    setBarButtonItems()
    setSearchBars()
  }

  private func setSearchBars() {
    SearchBar.appearance().backgroundImage = image(.toolbar)
    SearchBar.appearance().scopeBarBackgroundImage = image(.toolbar)
    SearchBar.appearance().setSearchFieldBackgroundImage(image(.field), for: .normal)
  }

  // Only items of navigation bars get a background, because items of toolbars are plain.
  private func setBarButtonItems() {
    let items = BarButtonItem.appearance(whenContainedIn: [NavigationBar.self])
    for state in [ControlState.normal, .highlighted] {
      items.setBackgroundImage(image(.item, for: state), for: state)
      items.setBackButtonBackgroundImage(image(.back, for: state), for: state)
    }
    let text = barText.map { TitleTextAttributes(foregroundColor: $0) }
    BarButtonItem.appearance().setTitleTextAttributes(text, for: .normal)
  }

  // MARK: Tables

  private func setTables() {
    TableView.appearance().separatorColor = hairline
    TableView.appearance().backgroundColor = paper
    TableViewCell.appearance().backgroundColor = row
    TableViewHeaderFooterView.appearance().backgroundColor = image(.ground) == nil ? paper : .clear
  }

  // MARK: Controls

  private func setSegments() {
    let control = SegmentedControl.appearance()
    for state in [ControlState.normal, .highlighted, .selected] {
      control.setBackgroundImage(image(.segment, for: state), for: state)
    }
    control.setDividerImage(image(.divider), forLeftSegmentState: .normal, rightSegmentState: .normal)
    control.setDividerImage(image(.leftDivider), forLeftSegmentState: .selected, rightSegmentState: .normal)
    control.setDividerImage(image(.rightDivider), forLeftSegmentState: .normal, rightSegmentState: .selected)
    control.setTitleTextAttributes(segmentText.map { TitleTextAttributes(foregroundColor: $0) }, for: .normal)
    control.setTitleTextAttributes(
      selectedSegmentText.map { TitleTextAttributes(foregroundColor: $0, attributes: .bold) }, for: .selected)
  }

  private func setSliders() {
    let slider = Slider.appearance()
    slider.setMinimumTrackImage(image(.minimumTrack), for: .normal)
    slider.setMaximumTrackImage(image(.maximumTrack), for: .normal)
    for state in [ControlState.normal, .highlighted] {
      slider.setThumbImage(image(.thumb, for: state), for: state)
    }
    ProgressView.appearance().trackImage = image(.progressTrack)
    ProgressView.appearance().progressImage = image(.progress)
  }

  private func setSwitches() {
    Switch.appearance().onTintColor = switchedOn
    Switch.appearance().thumbTintColor = switchThumb
    for state in [ControlState.normal, .highlighted, .disabled] {
      Stepper.appearance().setBackgroundImage(image(.stepper, for: state), for: state)
    }
    Stepper.appearance().setDividerImage(image(.divider), forLeftSegmentState: .normal, rightSegmentState: .normal)
  }

  private func setShip() {
    ShipButton.appearance().theme = self
    GroundView.appearance().image = image(.ground)
    DoorView.appearance().panelColor = door
    DoorView.appearance().frameColor = doorFrame
  }
}
