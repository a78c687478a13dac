import TermKit

/// A grouped table of the ship's other systems, with a control in each row.
final class ControlsViewController: TableViewController {
  private let ship: Ship
  private let artwork: Artwork
  private let speed = Slider()
  private let shields = Switch()
  private let crew = Stepper()
  private let gravity = SegmentedControl(titles: ["None", "Low", "Full"])
  private let crewLabel = Label()
  private lazy var sections: [(title: String, cells: [ControlCell])] = [
    ("Engine", [ControlCell("Speed", speed, fills: true)]),
    (
      "Systems",
      [
        ControlCell("Shields", shields), ControlCell("Gravity", gravity),
        ControlCell("Crew", StackView(arrangedSubviews: [crewLabel, crew], spacing: 2)),
      ]
    ),
  ]

  init(ship: Ship, artwork: Artwork) {
    (self.ship, self.artwork) = (ship, artwork)
    super.init(style: .grouped)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.allowsSelection = false
    tableView.cellLayoutMarginsFollowReadableWidth = true
    tableView.backgroundView = GroundView()
    (speed.minimumValueImage, speed.maximumValueImage) = (artwork["slow"], artwork["fast"])
    speed.value = ship.speed
    speed.accessibilityLabel = "Speed"
    shields.isOn = ship.hasShields
    shields.accessibilityLabel = "Shields"
    (crew.minimumValue, crew.maximumValue, crew.value) = (1, 8, Double(ship.crew))
    crew.accessibilityLabel = "Crew"
    gravity.selectedSegmentIndex = ship.gravity
    gravity.accessibilityLabel = "Gravity"
    for control in [speed, shields, crew, gravity] {
      control.addTarget(self, action: ControlsViewController.controlChanged, for: .valueChanged)
    }
    showCrew()
  }

  private func controlChanged() {
    ship.speed = speed.value
    ship.hasShields = shields.isOn
    ship.crew = Int(crew.value)
    ship.gravity = gravity.selectedSegmentIndex ?? 0
    showCrew()
  }

  private func showCrew() { crewLabel.text = "\(ship.crew) aboard" }

  override var preferredFocusedView: View? { speed }

  // MARK: The table

  override func numberOfSections(in tableView: TableView) -> Int { sections.count }

  override func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].title
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].cells.count
  }

  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    sections[indexPath.section].cells[indexPath.row]
  }

  override func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Int {
    traitCollection.verticalSizeClass == .compact ? 1 : 3
  }
}

/// A row with a title at the left and a control at the right.
private final class ControlCell: TableViewCell {
  private let control: View
  private let fills: Bool

  /// The columns for the title.
  private static let titleWidth = 10

  init(_ title: String, _ control: View, fills: Bool = false) {
    (self.control, self.fills) = (control, fills)
    super.init(style: .default, reuseIdentifier: nil)
    textLabel.text = title
    contentView.addSubview(control)
  }

  required init(style: Style, reuseIdentifier: String?) { fatalError("a control cell needs a control") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = contentView.bounds.inset(by: contentMargins)
    let room = Size(width: max(0, area.width - Self.titleWidth), height: 1)
    let width = fills ? room.width : min(room.width, control.sizeThatFits(room).width)
    control.frame = Rect(x: area.maxX - width, y: contentView.bounds.midY, width: width, height: 1)
  }
}
