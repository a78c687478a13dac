import TermKit

/// Texts from right to left, and the direction of the whole interface.
final class DirectionsPage: ExhibitViewController {
  private let choice = SegmentedControl()

  override func addExhibits() {
    add(
      Text(
        "The direction of the interface", de: "Die Richtung der Oberfläche", ja: "画面の向き"), Leading(choice))
    add(
      Text(
        "A view with the same sides in both directions", de: "Eine Ansicht mit festen Seiten", ja: "左右が変わらないビュー"),
      Leading(CompassView()))
    add(Text("Hebrew and Arabic", de: "Hebräisch und Arabisch", ja: "ヘブライ語とアラビア語"), greetings())
    add(
      Text("Both directions in one line", de: "Beide Richtungen in einer Zeile", ja: "一行に両方の向き"), mixed())
    add(Text("A text to edit", de: "Ein Text zum Bearbeiten", ja: "編集できる文章"), editor())
    translate { [choice] in
      let titles = [
        Text("Left to right", de: "Nach rechts", ja: "左から右"), Text("Right to left", de: "Nach links", ja: "右から左"),
      ]
      choice.removeAllSegments()
      for title in titles {
        choice.insertSegment(withTitle: title.string, at: choice.numberOfSegments, animated: false)
      }
    }
    choice.addAction(for: .valueChanged) { [weak self] _ in self?.changeDirection() }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showDirection()
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    showDirection()
  }

  private func showDirection() {
    choice.selectedSegmentIndex = traitCollection.layoutDirection == .rightToLeft ? 1 : 0
  }

  private func changeDirection() {
    Application.shared.traitOverrides.layoutDirection = choice.selectedSegmentIndex == 1 ? .rightToLeft : nil
  }

  private func greetings() -> View {
    let labels = ["שלום עולם", "השעה 12:30 בערב", "مرحبا بالعالم", "الساعة ١٢:٣٠ مساءً"].map { Label(text: $0) }
    return StackView(arrangedSubviews: labels, axis: .vertical)
  }

  private func mixed() -> View {
    let labels = [
      label(Text("Hello, שלום (world)!", de: "Hallo, שלום (Welt)!", ja: "こんにちは、שלום (世界)!")),
      Label(text: "הקובץ \("C++".isolated) נשמר"), Label(text: "10 € = ١٠ يورو"),
    ]
    return StackView(arrangedSubviews: labels, axis: .vertical)
  }

  private func editor() -> View {
    let editor = TextView()
    translate {
      editor.accessibilityLabel = Text("A text to edit", de: "Ein Text zum Bearbeiten", ja: "編集できる文章").string
      editor.text =
        Text(
          "שלום! I write in two directions.\nThe arrows move on the screen: אבג.",
          de: "שלום! Ich schreibe in zwei Richtungen.\nDie Pfeiltasten folgen dem Bildschirm: אבג.",
          ja: "שלום! 二つの向きで書けます。\n矢印キーは画面の上を動きます: אבג。"
        ).string
    }
    return EditorRow(editor)
  }
}

/// A text view of three rows in the whole width.
private final class EditorRow: View {
  private let editor: TextView

  init(_ editor: TextView) {
    self.editor = editor
    super.init()
    addSubview(editor)
  }

  override func sizeThatFits(_ size: Size) -> Size { Size(width: size.width, height: 3) }

  override func layoutSubviews() { editor.frame = bounds }
}

/// The sides of the world. West is at the left in all languages.
private final class CompassView: View {
  init() {
    super.init()
    semanticContentAttribute = .spatial
  }

  override func sizeThatFits(_ size: Size) -> Size { Size(width: 7, height: 3) }

  override func draw(in canvas: inout Canvas) {
    for (y, row) in ["   N   ", "W  ┼  E", "   S   "].enumerated() { canvas.draw(row, at: Point(x: 0, y: y)) }
  }
}
