import TermKit

final class VolumeSlider: Control {
  /// The value, from 0 to 1. Defaults to 0. Animatable.
  @Animatable var value = 0.0
  /// The colour of the empty part. Defaults to nil: grey.
  var trackColor: Color? {
    didSet {
      noteCustomization()
      setNeedsDisplay()
    }
  }

  private func choose(_ wanted: Double, in duration: Double = 0) {
    let old = value
    View.animate(withDuration: duration) { value = max(0, min(1, wanted)) }
    if value != old { sendActions(for: .valueChanged) }
  }

  override func accessibilityIncrement() { choose(value + 0.1, in: 0.2) }
  override func accessibilityDecrement() { choose(value - 0.1, in: 0.2) }
  override var accessibilityDefaults: AccessibilityDefaults {
    var defaults = super.accessibilityDefaults
    defaults.value = "\(Int((value * 100).rounded())) %"
    defaults.traits = .adjustable
    return defaults
  }

  override var keyCommands: [KeyCommand] {
    guard isEnabled else { return [] }
    let strings = traitCollection.strings
    return [
      KeyCommand(title: strings.increase, keys: [Key(.right)]) { [weak self] in self?.accessibilityIncrement() },
      KeyCommand(title: strings.decrease, keys: [Key(.left)]) { [weak self] in self?.accessibilityDecrement() },
    ]
  }

  override func beginTracking(_ touch: Touch) -> Bool { continueTracking(touch) }
  override func continueTracking(_ touch: Touch) -> Bool {
    choose(touch.preciseLocation(in: self).x / Double(max(1, bounds.width)))
    return true
  }
  override func wheelTurned(x: Int, y: Int) -> Bool {
    if isEnabled { choose(value + Double(x - y) / 10) }
    return isEnabled
  }

  override func stateDidChange() {
    super.stateDidChange()
    fadeWhilePressed()
  }
  override var intrinsicContentSize: Size { Size(width: 20, height: 1) }

  override func draw(in canvas: inout Canvas) {
    canvas.withOpacity($contentOpacity, in: bounds) { canvas in
      if isFocused { canvas.fillFocus(in: bounds) }
      let base = isEnabled ? canvas.tintTextStyle() : TextStyle().disabled(in: canvas.traits)
      let style = base.focused(isFocused, in: canvas.traits)
      var track = base.secondary(in: canvas.traits)
      if let trackColor, isEnabled { track.foreground = trackColor }
      let (full, half, empty) = canvas.traits.glyphLevel == .braille ? ("━", "╸", "─") : ("=", "", "-")
      let halves = Int(($value * Double(bounds.width * 2)).rounded())
      let filled = String(repeating: full, count: halves / 2) + (halves % 2 == 0 ? "" : half)
      canvas.draw(String(repeating: empty, count: bounds.width), at: .zero, style: track)
      canvas.draw(filled, at: .zero, style: style)
    }
  }
}

extension AppearanceProxy where Target: VolumeSlider {
  var trackColor: Color? {
    get { value() }
    nonmutating set { set(newValue) { $0.trackColor = $1 } }
  }
}
