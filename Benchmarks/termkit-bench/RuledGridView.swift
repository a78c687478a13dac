import TermKit

/// Ten thousand views under a hundred appearance rules. A step removes the views from the window, changes a rule and adds the views again.
///
/// The views fill 200 × 50 cells with letters: ten sections of five lines of two hundred letters.
final class RuledGridView: SteppingView {
  private static let (sections, lines, columns) = (10, 5, 200)
  private static let ruleCount = 100
  private let grid = View(frame: Rect(x: 0, y: 0, width: columns, height: sections * lines))
  private let ink: AppearanceProxy<RuledLetterView>

  /// Creates the grid and the rules.
  /// - Parameter ownRules: The number of rules for letters. With more than one, one rule has two containers, and the others rank lower or
  ///   do not match. All other rules are for labels and buttons, which the grid does not have.
  init(ownRules: Int) {
    let containers: [any AppearanceContainer.Type] = [LineView.self, SectionView.self]
    ink = ownRules == 1 ? RuledLetterView.appearance() : RuledLetterView.appearance(whenContainedIn: containers)
    super.init()
    ink.ink = Color.inks[5]
    let chains: [[any AppearanceContainer.Type]] = [
      [LineView.self], [SectionView.self], [RuledGridView.self], [ViewController.self], [Window.self],
      [SectionView.self, LineView.self], [Label.self], [Button.self], [LineView.self, Label.self],
    ]
    for chain in chains.prefix(ownRules - 1) {
      RuledLetterView.appearance(whenContainedIn: chain).ink = Color.inks[4]
    }
    for number in 0..<(Self.ruleCount - ownRules) {
      let chain = (0..<(number % 4 + 1)).map { chains[(number / 4 + $0) % chains.count][0] }
      if number % 2 == 0 {
        Label.appearance(whenContainedIn: chain).textColor = Color.inks[number % 6]
      } else {
        Button.appearance(whenContainedIn: chain).tintColor = Color.inks[number % 6]
      }
    }
    for section in 0..<Self.sections { addSection(section) }
    addSubview(grid)
  }

  private func addSection(_ section: Int) {
    let view = SectionView(frame: Rect(x: 0, y: section * Self.lines, width: Self.columns, height: Self.lines))
    grid.addSubview(view)
    for y in 0..<Self.lines {
      let line = LineView(frame: Rect(x: 0, y: y, width: Self.columns, height: 1))
      view.addSubview(line)
      for x in 0..<Self.columns { line.addSubview(RuledLetterView(frame: Rect(x: x, y: 0, width: 1, height: 1))) }
    }
  }

  override func step() {
    grid.removeFromSuperview()
    ink.ink = stepCount % 2 == 0 ? Color.inks[0] : Color.inks[1]
    addSubview(grid)
  }
}

private final class SectionView: View {}
private final class LineView: View {}

/// A letter in a colour that rules can set.
final class RuledLetterView: View {
  var ink = Color.inks[5] {
    didSet {
      noteCustomization()
      setNeedsDisplay()
    }
  }

  override func draw(in canvas: inout Canvas) { canvas.draw("x", at: .zero, style: TextStyle(foreground: ink)) }
}

extension AppearanceProxy where Target: RuledLetterView {
  var ink: Color {
    get { value() ?? Color.inks[5] }
    nonmutating set { set(newValue) { $0.ink = $1 } }
  }
}
