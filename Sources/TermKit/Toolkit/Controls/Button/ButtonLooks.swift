import TermKitGraphics
import TermKitViews

/// The values of a button that are set by state.
struct ButtonLooks {
  var titles = StateValues<String>()
  var titleColors = StateValues<Color>()
  var titleTexts = StateValues<TitleTextAttributes>()
  var images = StateValues<Image>()
  var backgrounds = StateValues<Image>()

  /// True if the size of the contents may differ between states.
  var sizeVaries: Bool { titles.varies || images.varies || backgrounds.varies }

  var hasImages: Bool { !images.isEmpty || !backgrounds.isEmpty }

  /// Returns true if the application has set how the title or the image looks in a state (A8).
  func hasOwnContents(for state: ControlState) -> Bool {
    titleColors.isOwn(for: state) || titleTexts.isOwn(for: state) || images.isOwn(for: state)
  }

  /// Returns true if any value is set for exactly this state.
  func isSet(for state: ControlState) -> Bool {
    titles.isSet(for: state) || titleColors.isSet(for: state) || titleTexts.isSet(for: state)
      || images.isSet(for: state) || backgrounds.isSet(for: state)
  }
}

/// The positions of a button's image and title: side by side, the image first.
struct ButtonLayout {
  /// The size of the image, and the insets at its edges that do not count in layout (I4).
  var image = Size.zero
  var imageInsets = EdgeInsets.zero
  /// The columns of the title.
  var title = 0
  var horizontal = ContentHorizontalAlignment.center
  var vertical = ContentVerticalAlignment.center

  /// The size of the image without the insets that do not count in layout.
  private var imageArea: Size { Rect(size: image).inset(by: imageInsets).size }
  private var gap: Int { imageArea.width > 0 && title > 0 ? 1 : 0 }

  /// The size that the image and the title need, at least one row high.
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
    let block = Size(width: min(size.width, area.width), height: part.height)
    let origin = area.aligned(block, horizontal, vertical).origin
    return Rect(origin: Point(x: origin.x.saturatingAdd(start), y: origin.y), size: part)
  }
}

extension Rect {
  /// Returns a rectangle of the given size at the edges of this one, or in its middle.
  func aligned(
    _ size: Size, _ horizontal: ContentHorizontalAlignment, _ vertical: ContentVerticalAlignment
  ) -> Rect {
    var rect = centered(size)
    switch horizontal {
    case .center: break
    case .left: rect.origin.x = minX
    case .right: rect.origin.x = maxX.saturatingSubtract(size.width)
    }
    switch vertical {
    case .center: break
    case .top: rect.origin.y = minY
    case .bottom: rect.origin.y = maxY.saturatingSubtract(size.height)
    }
    return rect
  }
}

extension EdgeInsets {
  /// Returns the columns on either side of a button's contents: one, or the width of the background image's caps if that is larger.
  package static func padding(within background: Image?) -> EdgeInsets {
    EdgeInsets(left: max(1, background?.capInsets.left ?? 0), right: max(1, background?.capInsets.right ?? 0))
  }
}
