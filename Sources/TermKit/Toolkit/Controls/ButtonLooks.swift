import TermKitGraphics

/// What a button shows in each state.
struct ButtonLooks {
  var titles = StateValues<String>()
  var titleColors = StateValues<Color>()
  var titleTexts = StateValues<TitleTextAttributes>()
  var images = StateValues<Image>()
  var backgrounds = StateValues<Image>()

  /// True when a state may have contents of another size than the others.
  var sizeVaries: Bool { titles.varies || images.varies || backgrounds.varies }

  var hasImages: Bool { !images.isEmpty || !backgrounds.isEmpty }

  /// True when a state looks different from others by what is set for it.
  func tells(_ state: ControlState) -> Bool {
    titles.tells(state) || titleColors.tells(state) || titleTexts.tells(state) || images.tells(state)
      || backgrounds.tells(state)
  }
}

/// Where the image and the title of a button are: side by side, the image first.
struct ButtonLayout {
  /// The cells of the image, and those of its edges that do not count (I4).
  var image = Size.zero
  var imageInsets = EdgeInsets.zero
  /// The columns of the title.
  var title = 0
  var horizontal = ContentHorizontalAlignment.center
  var vertical = ContentVerticalAlignment.center

  /// What counts of the image.
  private var imageArea: Size { Rect(size: image).inset(by: imageInsets).size }
  private var gap: Int { imageArea.width > 0 && title > 0 ? 1 : 0 }

  /// What both need, one row at least.
  var size: Size { Size(width: imageArea.width + gap + title, height: max(1, imageArea.height)) }

  func imageRect(in area: Rect) -> Rect {
    let place = place(of: imageArea, at: 0, in: area)
    return Rect(origin: place.origin - Point(x: imageInsets.left, y: imageInsets.top), size: image)
  }

  func titleRect(in area: Rect) -> Rect {
    let start = imageArea.width + gap
    let width = max(0, min(title, area.width.saturatingSubtract(start)))
    return place(of: Size(width: width, height: 1), at: start, in: area)
  }

  private func place(of part: Size, at start: Int, in area: Rect) -> Rect {
    let width = min(size.width, area.width)
    let left =
      switch horizontal {
      case .center: area.centered(Size(width: width, height: 1)).minX
      case .left: area.minX
      case .right: area.maxX.saturatingSubtract(width)
      }
    let top =
      switch vertical {
      case .center: area.centered(part).minY
      case .top: area.minY
      case .bottom: area.maxY.saturatingSubtract(part.height)
      }
    return Rect(origin: Point(x: left.saturatingAdd(start), y: top), size: part)
  }
}
