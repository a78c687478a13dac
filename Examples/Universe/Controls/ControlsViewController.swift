import TermKit

/// A pane of controls for a constellation. Its subclasses exist to be named in appearance rules.
class ControlsViewController: ViewController {
  private let telescope: Telescope
  private let gainSlider = Slider()
  private let aimButton: Button
  private let switches: [Receiver: Switch]

  /// The constellation of the pane.
  var target: Target { .auriga }

  init(telescope: Telescope) {
    self.telescope = telescope
    // A custom button draws only its title and images, so nothing collides with its background images (C3).
    aimButton = Button(type: .custom)
    switches = Dictionary(uniqueKeysWithValues: Receiver.allCases.map { ($0, Switch()) })
    super.init()
    title = target.name
  }

  override func loadView() {
    aimButton.setTitle("Point at \(target.name)", for: .normal)
    view = ControlsView(
      gain: gainSlider, musketeers: SwitchColumn(rows(Receiver.musketeers)),
      fates: ImportantControls(rows(Receiver.fates)),
      button: aimButton)
  }

  private func rows(_ receivers: [Receiver]) -> [SwitchRow] {
    receivers.compactMap { receiver in switches[receiver].map { SwitchRow(receiver.rawValue, $0) } }
  }

  override func viewDidLoad() {
    gainSlider.accessibilityLabel = "Gain"
    gainSlider.addAction(for: .valueChanged) { [weak self] _ in
      guard let self else { return }
      telescope.exposure = gainSlider.value
    }
    for (receiver, control) in switches {
      control.addAction(for: .valueChanged) { [weak self] _ in self?.toggle(receiver, control.isOn) }
    }
    aimButton.addTarget(self, action: ControlsViewController.aim, for: .touchUpInside)
  }

  override func viewWillAppear(_ animated: Bool) {
    gainSlider.value = telescope.exposure
    for (receiver, control) in switches { control.isOn = telescope.receivers.contains(receiver) }
  }

  private func toggle(_ receiver: Receiver, _ isOn: Bool) {
    if isOn { telescope.receivers.insert(receiver) } else { telescope.receivers.remove(receiver) }
  }

  // Points the telescope at the constellation and scans it.
  private func aim() {
    telescope.target = target
    telescope.startScan()
    presentingViewController?.dismiss()
  }

  override var keyCommands: [KeyCommand] {
    [KeyCommand(title: "Point at \(target.name)", keys: [.character("p")]) { [weak self] in self?.aim() }]
  }
}

final class AurigaViewController: ControlsViewController {
  override var target: Target { .auriga }
}

final class BootesViewController: ControlsViewController {
  override var target: Target { .bootes }
}

final class CygnusViewController: ControlsViewController {
  override var target: Target { .cygnus }
}
