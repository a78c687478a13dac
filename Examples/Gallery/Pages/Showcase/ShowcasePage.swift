import TermKit

/// The first page: a tint that sweeps over many controls, and a push with parallax.
final class ShowcasePage: ExhibitViewController {
  private let board = TintBoard()
  private let sweepButton = Button(configuration: .filled())
  private var hasAppeared = false

  override func addExhibits() {
    translate { [sweepButton] in sweepButton.configuration?.title = Self.sweep.string }
    sweepButton.addTarget(self, action: ShowcasePage.sweepTint, for: .touchUpInside)
    add(nil, Leading(sweepButton))
    translate { [board] in board.nameControls() }
    add(nil, board)
    addPush()
  }

  private func addPush() {
    let navigation = NavigationController(rootViewController: HillsPage())
    addChild(navigation)
    let caption = Text(
      "A push: the screen behind moves a third as far", de: "Ein Push: Der Bildschirm dahinter läuft ein Drittel mit",
      ja: "プッシュ: 後ろの画面は三分の一だけ動きます")
    add(caption, NavigationExhibit(navigation.view))
    navigation.didMove(toParent: self)
  }

  override var preferredFocusedView: View? { sweepButton }

  // MARK: The sweep

  private static let sweep = Text("Sweep the Tint", de: "Farbe schwenken", ja: "色を流す")

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if hasAppeared { return }
    hasAppeared = true
    if !traitCollection.reducesMotion { sweepTint() }
  }

  override var keyCommands: [KeyCommand] {
    [KeyCommand(title: Self.sweep.string, keys: [.character("w")]) { [weak self] in self?.sweepTint() }]
  }

  private func sweepTint() { board.sweep() }
}

/// A navigation controller's view, as high and as wide as a small screen.
private final class NavigationExhibit: View {
  private let content: View

  init(_ content: View) {
    self.content = content
    super.init()
    content.clipsToBounds = true
    addSubview(content)
  }

  override func sizeThatFits(_ size: Size) -> Size { Size(width: size.width, height: 9) }

  override func layoutSubviews() {
    content.frame = Rect(x: 0, y: 0, width: min(60, bounds.width), height: bounds.height)
  }
}
