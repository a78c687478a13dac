import TermKit

/// A slider in the middle of the screen. A step moves its thumb by a quarter of a column, as a drag does on a terminal that reports pixels.
/// At the ends it turns back. The mouse drags the slider too.
final class SliderStepView: SteppingView {
  private let slider = Slider()
  // The columns of the track, and the way of the thumb, which is two columns wide, in quarters of columns.
  private static let width = 62
  private static let way = 4 * (width - 2)

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    backgroundColor = .white
    slider.maximumValue = Double(Self.way)
    addSubview(slider)
  }

  override func layoutSubviews() { slider.frame = bounds.centered(Size(width: Self.width, height: 1)) }

  override func step() {
    let place = stepCount % (2 * Self.way)
    slider.value = Double(place <= Self.way ? place : 2 * Self.way - place)
  }
}
