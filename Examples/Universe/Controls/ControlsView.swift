import TermKit

/// The view of a pane. Appearance rules name it as a container.
final class ControlsView: View {
  private let gainLabel = Label(text: "Gain")
  private let gain: Slider
  private let musketeers: SwitchColumn
  private let fates: ImportantControls
  private let button: Button

  init(gain: Slider, musketeers: SwitchColumn, fates: ImportantControls, button: Button) {
    self.gain = gain
    self.musketeers = musketeers
    self.fates = fates
    self.button = button
    super.init()
    [gainLabel, gain, musketeers, fates, button].forEach(addSubview)
  }

  override func layoutSubviews() {
    let area = bounds.inset(by: EdgeInsets(left: 2, right: 2))
    let buttonRows = button.currentBackgroundImage?.resolved(for: traitCollection).size.height ?? 1
    let switchRows = area.height > 7 + buttonRows ? 5 : 3
    let rows = 1 + switchRows + buttonRows
    let gap = max(0, min(1, (area.height - rows) / 4))
    var y = area.minY + max(0, (area.height - rows - 2 * gap) / 2)
    gainLabel.frame = Rect(x: area.minX, y: y, width: 6, height: 1)
    gain.frame = Rect(x: area.minX + 6, y: y, width: area.width - 6, height: 1)
    y += 1 + gap
    let half = area.width / 2
    musketeers.frame = Rect(x: area.minX, y: y, width: half, height: switchRows)
    fates.frame = Rect(x: area.minX + half, y: y, width: area.width - half, height: switchRows)
    y += switchRows + gap
    let width = min(area.width, button.currentTitle.columns + 8)
    button.frame = Rect(x: area.minX + (area.width - width) / 2, y: y, width: width, height: buttonRows)
  }
}

/// Switches with labels, one below the other.
class SwitchColumn: View {
  private let rows: [SwitchRow]

  init(_ rows: [SwitchRow]) {
    self.rows = rows
    super.init()
    rows.forEach(addSubview)
  }

  override func layoutSubviews() {
    // With blank rows between them, if there is room.
    let step = bounds.height > rows.count ? 2 : 1
    for (index, row) in rows.enumerated() { row.frame = Rect(x: 0, y: index * step, width: bounds.width, height: 1) }
  }
}

/// An invisible view around the important switches. It exists to be named in appearance rules.
final class ImportantControls: SwitchColumn {}

/// A switch with a label at its right.
final class SwitchRow: View {
  private let label: Label
  private let control: Switch

  init(_ title: String, _ control: Switch) {
    label = Label(text: title)
    self.control = control
    super.init()
    control.accessibilityLabel = title
    [control, label].forEach(addSubview)
  }

  override func layoutSubviews() {
    let width = min(bounds.width, control.sizeThatFits(bounds.size).width)
    control.frame = Rect(x: 0, y: 0, width: width, height: 1)
    label.frame = Rect(x: width, y: 0, width: bounds.width - width, height: 1)
  }
}
