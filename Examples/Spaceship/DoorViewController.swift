import TermKit

/// Opens, closes and locks the two doors.
final class DoorViewController: ViewController {
  private let ship: Ship
  private let sides: [DoorSide]

  init(ship: Ship, artwork: Artwork) {
    self.ship = ship
    sides = ship.doors.map { DoorSide($0.name, artwork: artwork) }
    super.init()
  }

  override func loadView() {
    view = DoorsView(sides)
    for (index, side) in sides.enumerated() {
      side.openButton.addAction(for: .touchUpInside) { [unowned self] _ in toggle(index) }
      side.lockButton.addAction(for: .touchUpInside) { [unowned self] _ in toggleLock(index) }
      side.show(ship.doors[index])
    }
  }

  override var preferredFocusedView: View? { sides[0].openButton.isEnabled ? sides[0].openButton : sides[0].lockButton }

  private func toggle(_ index: Int) {
    ship.doors[index].isOpen.toggle()
    View.animate(withDuration: 0.6, delay: 0, options: .curveEaseInOut) {
      sides[index].doorView.openness = ship.doors[index].isOpen ? 1 : 0
    }
    sides[index].show(ship.doors[index])
  }

  private func toggleLock(_ index: Int) {
    ship.doors[index].isLocked.toggle()
    sides[index].show(ship.doors[index])
  }
}

/// A door with its caption and its buttons.
private final class DoorSide: View {
  let doorView = DoorView()
  let openButton = ShipButton(.door, title: "Open")
  let lockButton: LockButton
  private let caption = Label()

  init(_ name: String, artwork: Artwork) {
    lockButton = LockButton(artwork: artwork, door: name)
    super.init()
    caption.textAlignment = .center
    for subview in [caption, doorView, openButton, lockButton] { addSubview(subview) }
  }

  /// Shows the state of the door.
  func show(_ door: Ship.Door) {
    let state = door.isLocked ? "locked" : door.isOpen ? "open" : "closed"
    caption.text = "\(door.name): \(state)"
    openButton.setTitle(door.isOpen ? "Close" : "Open", for: .normal)
    openButton.isEnabled = !door.isLocked
    lockButton.isSelected = door.isLocked
    lockButton.isEnabled = !door.isOpen
    setNeedsLayout()
  }

  override func layoutSubviews() {
    let button = openButton.sizeThatFits(bounds.size)
    let lock = lockButton.sizeThatFits(bounds.size)
    let height = max(button.height, lock.height)
    let width = min(bounds.width, max(30, 2 * bounds.height - 6))
    let left = (bounds.width - width) / 2
    caption.frame = Rect(x: 0, y: 0, width: bounds.width, height: 1)
    doorView.frame = Rect(x: left, y: 1, width: width, height: max(0, bounds.height - height - 2))
    let y = bounds.height - height
    openButton.frame = Rect(
      x: left, y: y + (height - button.height) / 2, width: max(button.width, 11), height: button.height)
    lockButton.frame = Rect(
      x: left + width - lock.width - 3, y: y + (height - lock.height) / 2, width: lock.width, height: lock.height)
  }
}

/// Two doors side by side.
private final class DoorsView: View {
  private let ground = GroundView()
  private let sides: [DoorSide]

  init(_ sides: [DoorSide]) {
    self.sides = sides
    super.init()
    addSubview(ground)
    for side in sides { addSubview(side) }
  }

  override func layoutSubviews() {
    ground.frame = bounds
    let area = bounds.inset(by: safeAreaInsets).inset(by: EdgeInsets(top: 1, left: 2, bottom: 1, right: 2))
    let width = (area.width - 2) / 2
    let height = min(area.height, max(18, area.height * 3 / 4))
    let y = area.minY + (area.height - height) / 2
    for (index, side) in sides.enumerated() {
      side.frame = Rect(x: area.minX + index * (width + 2), y: y, width: width, height: height)
    }
  }
}
