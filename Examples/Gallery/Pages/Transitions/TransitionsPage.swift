import TermKit

/// Transitions that the program animates (V5, V9): a card that grows out of its row, a flip, a pop that follows the mouse, and a tint that
/// spreads.
final class TransitionsPage: ExhibitViewController {
  // The presented controllers do not retain their delegates.
  private var growth: GrowingSheet?
  private let flip = FlipTransition()

  override func addExhibits() {
    let planets = PlanetGroup.all.flatMap(\.planets)
    add(
      Text("A card grows out of its row.", de: "Eine Karte wächst aus ihrer Zeile.", ja: "カードが行から広がります。"),
      StackView(arrangedSubviews: [0, 2, 7].map { row(planets[$0]) }, axis: .vertical))
    let turn = button(Text("Turn the Screen Over", de: "Bildschirm umdrehen", ja: "画面を裏返す"))
    turn.addAction(for: .touchUpInside) { [weak self] _ in self?.turnOver() }
    add(Text("A flip", de: "Eine Wendung", ja: "反転"), Leading(turn))
    let push = button(Text("Push a Screen", de: "Nächster Bildschirm", ja: "次の画面へ"))
    push.addAction(for: .touchUpInside) { [weak self] _ in
      self?.navigationController?.pushViewController(DraggedPage(), animated: true)
    }
    add(Text("A pop that follows the mouse", de: "Zurück mit der Maus", ja: "マウスで戻る"), Leading(push))
    add(
      Text("A tint that spreads from its button", de: "Eine Farbe breitet sich aus", ja: "ボタンから広がる色"),
      Leading(StackView(arrangedSubviews: tints.map(tintButton), spacing: 2)))
  }

  private let tints = [
    (Text("Gold", de: "Golden", ja: "金"), Exhibits.gold), (Text("Green", de: "Grün", ja: "緑"), Exhibits.green),
    (Text("Red", de: "Rot", ja: "赤"), Exhibits.red),
  ]

  private func tintButton(_ title: Text, _ tint: Color) -> View {
    let button = button(title)
    button.addAction(for: .touchUpInside) { [weak self, weak button] _ in
      guard let self, let button, let window = view.window else { return }
      View.transition(
        with: window, duration: 0.4, spreadingFrom: button.convert(button.bounds, to: window)
      ) { self.view.tintColor = tint }
    }
    return button
  }

  private func row(_ planet: Planet) -> View {
    let row = button(planet.name)
    row.addAction(for: .touchUpInside) { [weak self, weak row] _ in
      if let self, let row { open(planet, from: row) }
    }
    return Leading(row)
  }

  private func open(_ planet: Planet, from row: View) {
    let card = PlanetCard(planet)
    let growth = GrowingSheet(from: row)
    self.growth = growth
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = growth
    present(card)
  }

  private func turnOver() {
    let back = BackPage()
    back.transitioningDelegate = flip
    present(back)
  }
}

/// The card of a planet.
private final class PlanetCard: ViewController, TranslatedPage {
  let translations = Translations()
  private let planet: Planet
  private let name = Label()
  private let text = Label()
  private lazy var close = button(Text("Close", de: "Schließen", ja: "閉じる"))

  init(_ planet: Planet) {
    self.planet = planet
    super.init()
  }

  override func loadView() {
    view = View()
    view.backgroundColor = .white
    view.clipsToBounds = true
    name.textAttributes = .bold
    text.numberOfLines = 0
    show(planet.name, in: name)
    show(planet.text, in: text)
    close.addAction(for: .touchUpInside) { [weak self] _ in self?.dismiss() }
    [name, text, close].forEach(view.addSubview)
  }

  override func viewWillLayoutSubviews() {
    name.frame = Rect(origin: Point(x: 2, y: 1), size: name.sizeThatFits(view.bounds.size))
    text.frame = Rect(x: 2, y: 3, width: max(0, view.bounds.width - 4), height: 2)
    close.frame = Rect(origin: Point(x: 2, y: 6), size: close.sizeThatFits(view.bounds.size))
  }
}

/// The back of the screen.
private final class BackPage: ViewController, TranslatedPage {
  let translations = Translations()
  private lazy var front = button(Text("Turn It Back", de: "Zurückdrehen", ja: "元に戻す"))

  override func loadView() {
    view = View()
    view.backgroundColor = Exhibits.gold
    front.addAction(for: .touchUpInside) { [weak self] _ in self?.dismiss() }
    view.addSubview(front)
  }

  override func viewWillLayoutSubviews() {
    front.sizeToFit()
    front.center = view.bounds.center
  }
}

/// A screen that is dragged away.
private final class DraggedPage: ExhibitViewController {
  override init() {
    super.init()
    setTitle(Text("On Top", de: "Obenauf", ja: "上の画面"))
  }

  override func addExhibits() {
    let text = Text(
      "Drag this screen to the right, from its left edge. Released early, it returns. Escape goes back too.",
      de:
        "Zieh diesen Bildschirm an seinem linken Rand nach rechts. Lässt du früh los, kehrt er zurück. Auch Esc führt zurück.",
      ja: "左端から右へ引くと前の画面に戻ります。途中で放すと元に戻ります。Esc でも戻れます。")
    add(nil, label(text, numberOfLines: 0))
  }
}
