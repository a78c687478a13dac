import TermKit

/// Rows of controls of all kinds. Each control is in a tile and inherits its tint from there, so that the tint of a tile is all that changes
/// when the tint sweeps over the board.
final class TintBoard: View {
  private let bands = TintBand.all
  private let wheels: [ActivityIndicatorView]
  private var tiles: [TintTile] { bands.flatMap(\.tiles) }
  private var sweepCount = 0

  init() {
    wheels = bands.flatMap(\.tiles).compactMap { $0.control as? ActivityIndicatorView }
    super.init()
    tiles.forEach(addSubview)
  }

  /// Names the controls in the language of the screen.
  func nameControls() { bands.forEach { $0.nameControls() } }

  // MARK: Layout

  // Two columns of bands if there is room, otherwise one.
  private static let columnWidth = 53
  private static let gap = 4

  private func places(in width: Int) -> [Rect] {
    if width < 2 * Self.columnWidth + Self.gap { return TintBand.places(of: bands[...], width: width) }
    let column = (width - Self.gap) / 2
    let half = bands.count / 2
    let left = TintBand.places(of: bands[..<half], width: column)
    let right = TintBand.places(of: bands[half...], width: column)
    return left + right.map { $0.offset(by: Point(x: column + Self.gap, y: 0)) }
  }

  override func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width, height: places(in: size.width).map(\.maxY).max() ?? 0)
  }

  override func layoutSubviews() { for (tile, place) in zip(tiles, places(in: bounds.width)) { tile.frame = place } }

  // MARK: The sweep

  private static let duration = 0.9
  private static let delay = 1.3

  /// Lets a rainbow of tints sweep over the board. Afterwards all tiles inherit their tint again.
  ///
  /// With reduced motion, the rainbow stays until the next call.
  func sweep() {
    if traitCollection.reducesMotion { return toggleRainbow() }
    sweepCount += 1
    let (sweep, tiles) = (sweepCount, tiles)
    var remaining = tiles.count
    wheels.forEach { $0.startAnimating() }
    for tile in tiles {
      let place = position(of: tile)
      View.animateKeyframes(withDuration: Self.duration, delay: place * Self.delay) {
        View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.4) { tile.tintColor = Self.rainbow(place) }
        View.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { tile.tintColor = nil }
      } completion: { [weak self] _ in
        remaining -= 1
        if remaining == 0 { self?.sweepDidEnd(sweep) }
      }
    }
  }

  // The last of several sweeps stops the wheels.
  private func sweepDidEnd(_ sweep: Int) {
    if sweep == sweepCount { wheels.forEach { $0.stopAnimating() } }
  }

  private func toggleRainbow() {
    sweepCount += 1
    for tile in tiles { tile.tintColor = sweepCount % 2 == 0 ? nil : Self.rainbow(position(of: tile)) }
  }

  // From 0 at the top left to 1 at the bottom right. A row counts as two columns.
  private func position(of tile: TintTile) -> Double {
    let middle = tile.frame.minX + tile.frame.width / 2 + 2 * tile.frame.minY
    return min(1, Double(middle) / Double(max(1, bounds.width + 2 * bounds.height)))
  }

  private static func rainbow(_ position: Double) -> Color {
    Color(hue: 0.95 - 0.85 * position, saturation: 0.9, brightness: 0.85)
  }
}

/// A part of the board with one control. Its tint is the tint of the control.
final class TintTile: View {
  let control: View
  private let fills: Bool

  init(_ control: View, fills: Bool) {
    (self.control, self.fills) = (control, fills)
    super.init()
    addSubview(control)
  }

  override func layoutSubviews() {
    let room = Size(width: max(0, bounds.width - 1), height: bounds.height)
    control.frame = Rect(x: 0, y: 0, width: fills ? room.width : control.sizeThatFits(room).width, height: room.height)
  }
}
