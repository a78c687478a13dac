import TermKit

/// The name of a control.
final class CaptionLabel: Label {}

/// The value of a control, as text.
final class ValueLabel: Label {}

/// A row of the panel: the caption, the control, and a value or another view at the right.
final class PanelRow: View {
  private let caption: CaptionLabel
  private let valueLabel = ValueLabel()
  private let control: View
  private let trailing: View?
  private let isNatural: Bool

  var value: String? {
    get { valueLabel.text }
    set { valueLabel.text = newValue }
  }

  /// Creates a row. A natural control has its own width; any other control fills the row.
  init(_ title: String, _ control: View, trailing: View? = nil, isNatural: Bool = false) {
    caption = CaptionLabel(text: title)
    self.control = control
    self.trailing = trailing
    self.isNatural = isNatural
    super.init()
    valueLabel.textAlignment = .right
    [caption, valueLabel, control].forEach(addSubview)
    trailing.map(addSubview)
    // The caption and the value name the control for a screen reader.
    control.accessibilityLabel = title
  }

  /// The columns of captions that are beside their controls.
  static let captionWidth = 15

  /// Returns one row, or the rows of the caption and of the control below it.
  override func sizeThatFits(_ size: Size) -> Size {
    let isStacked = traitCollection.verticalSizeClass == .regular && !isNatural
    let height = isNatural ? control.sizeThatFits(size).height : 1
    return Size(width: size.width, height: isStacked ? 2 : height)
  }

  override func layoutSubviews() {
    let isStacked = bounds.height > 1 && !isNatural
    valueLabel.isHidden = !isStacked
    let middle = isStacked ? 0 : (bounds.height - 1) / 2
    caption.frame = Rect(x: 1, y: middle, width: isStacked ? bounds.width - 2 : Self.captionWidth, height: 1)
    valueLabel.frame = Rect(x: bounds.width / 2, y: 0, width: bounds.width - bounds.width / 2 - 1, height: 1)
    let left = isStacked ? 0 : caption.frame.maxX
    var area = Rect(
      x: left, y: isStacked ? 1 : 0, width: bounds.width - left, height: bounds.height - (isStacked ? 1 : 0))
    if let trailing {
      let size = trailing.sizeThatFits(area.size)
      trailing.frame = Rect(x: area.maxX - size.width - 1, y: area.minY, width: size.width, height: 1)
      area = area.inset(by: EdgeInsets(left: 1, right: size.width + 2))
    }
    if isNatural { area.size.width = min(area.width, control.sizeThatFits(area.size).width) }
    control.frame = area
  }
}

/// Buttons side by side, as high as their background images.
final class ButtonRow: View {
  private let buttons: [Button]
  private static let spacing = 1

  init(_ buttons: [Button]) {
    self.buttons = buttons
    super.init()
    buttons.forEach(addSubview)
  }

  private func size(of button: Button) -> Size {
    let image = button.currentBackgroundImage?.resolved(for: traitCollection)
    let title = button.currentTitle.columns + (button.currentImage?.resolved(for: traitCollection).size.width ?? -1) + 1
    return Size(width: title + 4, height: image?.size.height ?? 1)
  }

  override func sizeThatFits(_ size: Size) -> Size {
    let sizes = buttons.map(self.size)
    let width = sizes.map(\.width).reduce(0, +) + Self.spacing * (buttons.count - 1)
    return Size(width: min(size.width, width), height: sizes.map(\.height).max() ?? 1)
  }

  override func layoutSubviews() {
    var x = 0
    for button in buttons {
      let width = size(of: button).width
      button.frame = Rect(x: x, y: 0, width: width, height: bounds.height)
      x += width + Self.spacing
    }
  }
}

/// The view of the panel. Its wallpaper is a property of this program that appearance rules can set.
final class PanelView: View {
  let rows: [PanelRow]
  private let picture: View

  /// The pattern behind the panel. Defaults to nil, which shows the background colour.
  var wallpaper: Image? {
    didSet {
      noteCustomization()
      backgroundPattern = wallpaper
    }
  }

  init(picture: View, rows: [PanelRow]) {
    self.picture = picture
    self.rows = rows
    super.init()
    ([picture] + rows).forEach(addSubview)
  }

  private static let (widest, smallestPicture) = (76, 5)

  override func layoutSubviews() {
    // One row at the top and at the bottom belongs to the shadows of the bars.
    let room = bounds.inset(
      by: EdgeInsets(top: safeAreaInsets.top + 1, left: 1, bottom: safeAreaInsets.bottom + 1, right: 1))
    let width = min(room.width, Self.widest)
    var area = Rect(x: room.minX + (room.width - width) / 2, y: room.minY, width: width, height: room.height)
    let heights = rows.map { $0.sizeThatFits(area.size).height }
    let needed = heights.reduce(0, +)
    let gaps = min(1, max(0, (area.height - needed) / max(1, rows.count - 1)))
    let rest = area.height - needed - heights.map { gap(gaps, before: $0) }.reduce(0, +)
    picture.isHidden = rest < Self.smallestPicture
    if picture.isHidden {
      area = area.inset(by: EdgeInsets(top: max(0, rest / 2)))
    } else {
      // A row is as high as two columns are wide, so the picture is about half as high as a square.
      let height = min(rest, area.width * 9 / 32)
      let top = (rest - height) / 2
      picture.frame = Rect(x: area.minX + 1, y: area.minY + top, width: area.width - 2, height: height)
      area = area.inset(by: EdgeInsets(top: top + height + 1))
    }
    var y = area.minY
    for (row, height) in zip(rows, heights) {
      if row !== rows.first { y += gap(gaps, before: height) }
      row.frame = Rect(x: area.minX, y: y, width: area.width, height: height)
      y += height
    }
  }

  // Plates of three rows have blank rows beside their captions.
  private func gap(_ usual: Int, before height: Int) -> Int { height > 2 ? 0 : usual }
}

extension AppearanceProxy where Target: PanelView {
  /// The pattern behind the panel. Defaults to nil, which shows the background colour.
  var wallpaper: Image? {
    get { value() ?? nil }
    nonmutating set { set(newValue) { $0.wallpaper = $1 } }
  }
}
