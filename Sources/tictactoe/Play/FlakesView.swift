import TermKit

/// Flakes that fall for a moment after a victory. At all other times, the view is empty.
final class FlakesView: DisplayView {
  private var colors: [Color] = []
  // The part of the fall that is over, from 0 to 1.
  @Animatable private var time = 0.0

  // The number of the first flake. Two views with different numbers do not look alike.
  private let first: Int

  init(first: Int) {
    self.first = first
    super.init()
  }

  /// Lets flakes in some colours fall, after the time in which a piece grows. Without colours, all flakes disappear.
  func fall(_ colors: [Color]) {
    self.colors = colors
    View.performWithoutAnimation { time = 0 }
    if colors.isEmpty { return }
    View.animate(
      withDuration: Motion.flakesDuration, delay: Motion.duration, curve: .linear,
      preferredFramesPerSecond: Motion.framesPerSecond
    ) { time = 1 }
  }

  override func draw(in canvas: inout Canvas) {
    let time = $time
    guard time > 0, time < 1, !colors.isEmpty else { return }
    let count = bounds.width * bounds.height / Self.cellsOfFlake
    for flake in first..<first + count { draw(flake, time, in: &canvas) }
  }

  // The number of cells with one flake.
  private static let cellsOfFlake = 16

  // A flake begins in the first third of the time, sways, and becomes pale at the end.
  private func draw(_ flake: Int, _ time: Double, in canvas: inout Canvas) {
    let age = time * 1.5 - Self.chance(flake, 0) / 2
    if age <= 0 { return }
    let sway = 1.5 * Self.wave(time * 2 + Self.chance(flake, 1))
    let x = Int((Self.chance(flake, 2) * Double(bounds.width) + sway).rounded(.down))
    let halfRow = Int(age * Double(2 * bounds.height) * (0.7 + Self.chance(flake, 3) / 2))
    let turn = (Int(time * 18) + flake) % 3
    let isPlain = canvas.traits.glyphLevel == .ascii
    let glyphs = isPlain ? ["'", "*", "."] : halfRow % 2 == 0 ? ["▀", "▀", "▘"] : ["▄", "▄", "▖"]
    let opacity = canvas.traits.colorDepth.blends ? min(1, 4 * (1 - time)) : 1
    let color = colors[flake % colors.count].withAlphaComponent(opacity)
    canvas.draw(glyphs[turn], at: Point(x: x, y: halfRow / 2), style: TextStyle(foreground: color))
  }

  // A number from 0 to 1 that looks like chance.
  private static func chance(_ flake: Int, _ salt: Int) -> Double {
    let number = UInt64(4 * flake + salt + 1) &* 0x9E37_79B9_7F4A_7C15
    return Double(((number ^ number >> 29) &* 0xBF58_476D_1CE4_E5B9) >> 40) / Double(1 << 24)
  }

  // A triangle wave from -1 to 1 with the period 1.
  private static func wave(_ time: Double) -> Double { 4 * abs(time - (time + 0.5).rounded(.down)) - 1 }
}
