import TermKit

/// A navigation controller for a panel whose look is made of colours. It exists only to be named in appearance rules.
final class TintedNavigationController: NavigationController {}

/// A navigation controller for a panel whose look is made of images. It exists only to be named in appearance rules.
final class PicturedNavigationController: NavigationController {}

/// The slider of the chair voltage. It has a separate class, so that rules can give it another track than other sliders.
final class VoltageSlider: Slider {}

/// The control panel. It sets no colours and no images: rules for the navigation controllers do.
final class PanelViewController: ViewController {
  private let room: Room
  private let picture = RoomView()
  private let lights = Slider()
  private let progress = ProgressView(progressViewStyle: .bar)
  private let wheel = ActivityIndicatorView(style: .medium)
  private let voltage = VoltageSlider()
  private let projector = Switch()
  private let computers = (1...Room.computerCount).map { Button(type: .custom, title: "Mac \($0)") }
  private let startItem = BarButtonItem(title: "Start")

  init(room: Room) {
    self.room = room
    super.init()
    title = "Conference Room"
  }

  override func loadView() {
    voltage.maximumValue = Room.fullVoltage
    wheel.hidesWhenStopped = false
    for (index, button) in computers.enumerated() {
      button.addAction(for: .touchUpInside) { [weak self] _ in self?.toggleComputer(index) }
    }
    lights.addTarget(self, action: PanelViewController.lightsChanged, for: .valueChanged)
    voltage.addTarget(self, action: PanelViewController.voltageChanged, for: .valueChanged)
    projector.addTarget(self, action: PanelViewController.projectorChanged, for: .valueChanged)
    view = PanelView(
      picture: picture,
      rows: [
        PanelRow("House lights", lights), PanelRow("Talk progress", progress, trailing: wheel),
        PanelRow("Chair voltage", voltage), PanelRow("Projector", projector, isNatural: true),
        PanelRow("Demo computers", ButtonRow(computers), isNatural: true),
      ])
  }

  override func viewDidLoad() {
    let offItem = BarButtonItem(title: "Off") { [weak self] _ in self?.room.turnOff() }
    offItem.keyEquivalent = .character("o")
    startItem.keyEquivalent = .character("s")
    startItem.possibleTitles = ["Start", "Pause"]
    startItem.primaryAction = Action(title: "") { [weak self] _ in self?.room.toggleTalk() }
    navigationItem.leftBarButtonItem = offItem
    navigationItem.rightBarButtonItem = startItem
    room.observe { [weak self] in self?.showRoom() }
    showRoom()
  }

  override var preferredFocusedView: View? { lights }

  // MARK: From the room to the controls

  private func showRoom() {
    lights.value = room.houseLights
    voltage.value = room.chairVoltage
    progress.setProgress(room.talkProgress, animated: false)
    if room.isTalkRunning { wheel.startAnimating() } else { wheel.stopAnimating() }
    startItem.title = room.isTalkRunning ? "Pause" : "Start"
    projector.isOn = room.isProjectorOn
    for (index, button) in computers.enumerated() { button.isSelected = index == room.computer }
    guard let panel = view as? PanelView else { return }
    panel.rows[0].value = "\(Int((room.houseLights * 100).rounded())) %"
    panel.rows[1].value = "\(Self.clock(room.talkTime)) of \(Self.clock(Room.talkLength))"
    panel.rows[2].value = "\(Int(room.chairVoltage.rounded())) V"
    picture.scene = RoomView.Scene(
      light: room.houseLights, voltage: room.chairVoltage / Room.fullVoltage, isProjectorOn: room.isProjectorOn,
      computer: room.computer, talkProgress: room.talkProgress)
  }

  private static func clock(_ seconds: Int) -> String {
    let rest = seconds % 60
    return "\(seconds / 60):" + (rest < 10 ? "0" : "") + "\(rest)"
  }

  // MARK: From the controls to the room

  private func lightsChanged() { room.houseLights = lights.value }
  private func voltageChanged() { room.chairVoltage = voltage.value }
  private func projectorChanged() { room.isProjectorOn = projector.isOn }
  private func toggleComputer(_ index: Int) { room.computer = room.computer == index ? nil : index }
}
