import TermKit

/// The look that is made of images, for everything inside of a `PicturedNavigationController`.
@MainActor enum PictureLook {
  private static let place: [any AppearanceContainer.Type] = [PicturedNavigationController.self]
  private static let brown = Color(red: 70, green: 52, blue: 40)
  private static let cream = Color(red: 255, green: 250, blue: 240)

  static func setAppearance() {
    setBars()
    setPanel()
    setTracks()
    setButtons()
  }

  private static func setBars() {
    let bars = NavigationBar.appearance(whenContainedIn: place)
    bars.setBackgroundImage(Artwork.image("bar"))
    bars.shadowImage = Artwork.image("shadow")
    // The spots are pale, and the shadow covers them behind the title.
    bars.titleTextAttributes = TitleTextAttributes(
      foregroundColor: brown, attributes: .bold,
      shadow: TextShadow(color: Color(red: 240, green: 236, blue: 228)))
    let items = BarButtonItem.appearance(whenContainedIn: place)
    items.setBackgroundImage(Artwork.image("baritem"), for: .normal)
    items.setBackgroundImage(Artwork.image("baritem-pressed"), for: .highlighted)
    items.setTitleTextAttributes(TitleTextAttributes(foregroundColor: cream), for: .normal)
  }

  private static func setPanel() {
    PanelView.appearance(whenContainedIn: place).wallpaper = Artwork.image("wallpaper")
    CaptionLabel.appearance(whenContainedIn: place).textColor = brown
    ValueLabel.appearance(whenContainedIn: place).textColor = Color(red: 120, green: 88, blue: 60)
  }

  private static func setTracks() {
    let sliders = Slider.appearance(whenContainedIn: place)
    sliders.setMinimumTrackImage(Artwork.image("track-low"), for: .normal)
    sliders.setMaximumTrackImage(Artwork.image("track-high"), for: .normal)
    sliders.setThumbImage(Artwork.image("thumb"), for: .normal)
    sliders.setThumbImage(Artwork.image("thumb-pressed"), for: .highlighted)
    VoltageSlider.appearance(whenContainedIn: place).setMinimumTrackImage(Artwork.image("track-voltage"), for: .normal)
    let progress = ProgressView.appearance(whenContainedIn: place)
    progress.progressImage = Artwork.image("progress")
    progress.trackImage = Artwork.image("progress-track")
    ActivityIndicatorView.appearance(whenContainedIn: place).color = brown
  }

  private static func setButtons() {
    let switches = Switch.appearance(whenContainedIn: place)
    switches.onImage = Artwork.image("switch-on")
    switches.offImage = Artwork.image("switch-off")
    switches.onTintColor = Color(red: 160, green: 94, blue: 40)
    let buttons = Button.appearance(whenContainedIn: [ButtonRow.self] + place)
    buttons.setTitleColor(brown, for: .normal)
    buttons.setTitleColor(cream, for: .selected)
    buttons.setBackgroundImage(Artwork.image("button"), for: .normal)
    buttons.setBackgroundImage(Artwork.image("button-pressed"), for: .highlighted)
    buttons.setBackgroundImage(Artwork.image("button-selected"), for: .selected)
  }
}

/// The files in the folder Images, which the package embeds in the program.
enum Artwork {
  private static let catalog = Result { () throws(ImageCatalogError) in
    try ImageCatalog([
      "bar": PackageResources.bar_cells, "baritem": PackageResources.baritem_cells,
      "baritem-pressed": PackageResources.baritem_pressed_cells, "button": PackageResources.button_cells,
      "button-pressed": PackageResources.button_pressed_cells,
      "button-selected": PackageResources.button_selected_cells, "progress": PackageResources.progress_cells,
      "progress-track": PackageResources.progress_track_cells, "shadow": PackageResources.shadow_cells,
      "switch-off": PackageResources.switch_off_cells, "switch-on": PackageResources.switch_on_cells,
      "thumb": PackageResources.thumb_cells, "thumb-pressed": PackageResources.thumb_pressed_cells,
      "track-high": PackageResources.track_high_cells, "track-low": PackageResources.track_low_cells,
      "track-voltage": PackageResources.track_voltage_cells, "wallpaper": PackageResources.wallpaper_cells,
    ])
  }

  /// Returns an image of the catalogue. In the place of a missing image, the error is shown.
  static func image(_ name: String) -> Image {
    do throws(ImageCatalogError) { return try Image(named: name, in: catalog.get()) } catch {
      return Image(error.description)
    }
  }
}
