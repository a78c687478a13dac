import TermKit

/// Switches the engine on and off. While the power comes up, a progress view shows how far it is.
final class PowerViewController: ViewController {
  private let ship: Ship
  private let artwork: Artwork
  private let shipView = ImageView()
  private let flameView = ImageView()
  private let status = Label()
  private let details = QuietLabel()
  private let progressView = ProgressView()
  private let activateButton = ShipButton(.engage, title: "Activate")
  private let deactivateButton = ShipButton(.stop, title: "Deactivate")
  private var timer: ScheduledTimer?

  /// The number of steps in which the power comes up, and the seconds between them.
  private static let (steps, interval) = (16, 0.25)

  init(ship: Ship, artwork: Artwork) {
    (self.ship, self.artwork) = (ship, artwork)
    super.init()
  }

  override func loadView() {
    shipView.image = artwork["ship"]
    let picture = StackView(arrangedSubviews: [flameView, shipView])
    let buttons = StackView(arrangedSubviews: [activateButton, deactivateButton], spacing: 2)
    view = PowerView(picture: picture, status: status, details: details, progress: progressView, buttons: buttons)
    activateButton.addTarget(self, action: PowerViewController.activate, for: .touchUpInside)
    deactivateButton.addTarget(self, action: PowerViewController.deactivate, for: .touchUpInside)
    showPower()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showPower()
  }

  override var preferredFocusedView: View? { activateButton.isEnabled ? activateButton : deactivateButton }

  // MARK: Power

  private func activate() {
    progressView.progress = 0
    ship.power = .starting(0)
    timer = schedule(every: Self.interval) { $0.advance() }
    showPower()
    deactivateButton.becomeFirstResponder()
  }

  private func advance() {
    guard case .starting(let part) = ship.power else { return }
    let next = part + 1 / Double(Self.steps)
    ship.power = next < 1 ? .starting(next) : .on
    if next >= 1 { timer?.invalidate() }
    progressView.setProgress(next, animated: true)
    showPower()
  }

  private func deactivate() {
    timer?.invalidate()
    ship.power = .off
    progressView.setProgress(0, animated: true)
    showPower()
    activateButton.becomeFirstResponder()
  }

  private func showPower() {
    let percent = Int((ship.speed * 100).rounded())
    details.text = "Speed \(percent) % of light, \(ship.crew) aboard"
    switch ship.power {
    case .off:
      status.text = "The engine is off"
      flameView.image = artwork["flame-off"]
    case .starting(let part):
      status.text = "The power comes up: \(Int((part * 100).rounded())) %"
      flameView.image = artwork["flame-starting"]
    case .on:
      status.text = "The engine is on"
      flameView.image = artwork["flame-full"]
    }
    activateButton.isEnabled = ship.power == .off
    deactivateButton.isEnabled = ship.power != .off
  }
}

/// The ship above its state and the buttons.
private final class PowerView: View {
  private let ground = GroundView()
  private let picture, status, details, progress, buttons: View

  init(picture: View, status: Label, details: Label, progress: View, buttons: View) {
    (self.picture, self.status, self.details) = (picture, status, details)
    (self.progress, self.buttons) = (progress, buttons)
    super.init()
    for label in [status, details] { label.textAlignment = .center }
    for subview in [ground, picture, status, details, progress, buttons] { addSubview(subview) }
  }

  override func layoutSubviews() {
    ground.frame = bounds
    let area = bounds.inset(by: safeAreaInsets)
    let isCompact = traitCollection.verticalSizeClass == .compact
    let picture = Size(width: min(area.width, isCompact ? 20 : 41), height: isCompact ? 1 : 4)
    let buttonSize = buttons.sizeThatFits(area.size)
    let heights = [picture.height, 1, 1, 1, buttonSize.height]
    let widths = [picture.width, area.width, area.width, min(40, area.width - 4), buttonSize.width]
    let gaps = max(0, min(2, (area.height - heights.reduce(0, +)) / 6))
    var y = area.minY + max(0, area.height - heights.reduce(0, +) - 4 * gaps) / 2
    for (view, (width, height)) in zip([self.picture, status, details, progress, buttons], zip(widths, heights)) {
      view.frame = Rect(x: area.minX + (area.width - width) / 2, y: y, width: width, height: height)
      y += height + (view === status ? 0 : gaps)
    }
  }
}
