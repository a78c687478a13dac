import TermKitGraphics
import TermKitViews

/// The artwork of a slider by state (C5).
struct SliderLooks: Equatable {
  var thumbs = StateValues<Image>()
  var minimumTracks = StateValues<Image>()
  var maximumTracks = StateValues<Image>()
  var minimumValue: Image?
  var maximumValue: Image?

  /// The columns or rows that the thumb of the system needs along the track.
  private static let systemThumbLength = 2

  /// Returns the room that an image needs, or zero without an image.
  func size(of image: Image?, in traits: TraitCollection) -> Size { image?.resolved(for: traits).size ?? .zero }

  /// Returns the size of the thumb.
  /// - Parameters:
  ///   - state: The state of the slider.
  ///   - axis: The axis of the slider.
  ///   - room: The size of the slider.
  ///   - traits: The traits of the terminal.
  func thumbSize(for state: ControlState, _ axis: LayoutAxis, in room: Size, _ traits: TraitCollection) -> Size {
    if let image = thumbs.shown(for: state) { return size(of: image, in: traits) }
    switch axis {
    case .horizontal where room.height > 2: return Size(width: 4, height: 3)
    case .horizontal: return Size(width: Self.systemThumbLength, height: 1)
    case .vertical: return Size(width: min(3, room.width), height: 1)
    }
  }

  /// Returns the rows of a horizontal track, or the columns of a vertical one.
  func trackThickness(for state: ControlState, _ axis: LayoutAxis, _ traits: TraitCollection) -> Int {
    let images = [minimumTracks, maximumTracks].compactMap { $0.shown(for: state) }
    let sizes = images.map { size(of: $0, in: traits) }
    return sizes.map { axis == .horizontal ? $0.height : $0.width }.max() ?? 1
  }
}
