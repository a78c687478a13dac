import TermKit

/// A switch: a control that changes its value when it is pressed.
final class Toggle: Control {
  let title: String
  /// The colour of the mark. Defaults to nil: the tint.
  var markColor: Color? {
    didSet {
      noteCustomization()
      setNeedsDisplay()
    }
  }

  private var marks = StateValues<String>()

  init(title: String) {
    self.title = title
    super.init()
  }

  /// Sets the letter in the brackets for a state. Defaults to "x" for a selected toggle.
  func setMark(_ mark: String?, for state: ControlState) {
    noteCustomization(for: state)
    marks[state] = mark
    setNeedsDisplay()
  }

  override var pressEvents: ControlEvents { [.valueChanged, .primaryActionTriggered] }
  override func willSendPress() { isSelected.toggle() }
  override var keyCommands: [KeyCommand] { pressCommands }
  override var showsMenuAsPrimaryAction: Bool { didSet { setNeedsDisplay() } }

  override var accessibilityDefaults: AccessibilityDefaults {
    var defaults = super.accessibilityDefaults
    defaults.label = title
    defaults.traits = .button
    return defaults
  }

  override func stateDidChange() {
    super.stateDidChange()
    fadeWhilePressed()
  }
  override func tintColorDidChange() { setNeedsDisplay() }
  override func sizeThatFits(_ size: Size) -> Size { Size(width: min(size.width, title.columns + 4), height: 1) }

  override func draw(in canvas: inout Canvas) {
    canvas.withOpacity(isEnabled ? $contentOpacity : traitCollection.disabledOpacity, in: bounds) { canvas in
      if isFocused { canvas.fillFocus(in: bounds) }
      var style = canvas.tintTextStyle()
      if let markColor { style.foreground = markColor }
      style = style.filling(against: canvas.paper(in: bounds)).focused(isFocused, in: canvas.traits)
      canvas.draw("[\(marks.shown(for: state) ?? (isSelected ? "x" : " "))]", at: .zero, style: style)
      canvas.draw(title, at: Point(x: 4, y: 0), style: style.secondary(in: canvas.traits))
      canvas.underline(title.first, in: title, at: Point(x: 4, y: 0), style: style)
      if isSelected { canvas.exchangeColors(in: Rect(x: 0, y: 0, width: 3, height: 1)) }
      if isFocused { canvas.markFocus(.underline, in: Rect(x: 0, y: 0, width: 3, height: 1)) }
    }
  }
}

extension AppearanceProxy where Target: Toggle {
  var markColor: Color? {
    get { value() }
    nonmutating set { set(newValue) { $0.markColor = $1 } }
  }
}

extension AppearanceProxy where Target: Toggle {
  func setMark(_ mark: String?, for state: ControlState) {
    set(mark, for: state) { $0.setMark($1, for: state) }
  }
}

/// A theme that names the colour of the marks.
struct GreenTheme: Theme {
  func setAppearance() {
    Toggle.appearance().markColor = .green
    Toggle.appearance().setMark("*", for: .selected)
  }
}
