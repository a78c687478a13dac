import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// A sheet in its own window over the dimmed one (T10, T11).
@MainActor @Suite struct SheetTests {
  private let app: TestApplication
  private let root = ViewController()
  private let sheet = ViewController()
  private let window: Window
  private let button = Button(title: "Behind")

  init() {
    let root = root
    var window: Window?
    app = TestApplication(size: Size(width: 80, height: 24)) { application in
      let new = Window(windowScene: application.windowScene)
      new.tintColor = .red
      new.rootViewController = root
      new.makeKeyAndVisible()
      window = new
    }
    self.window = window ?? Window(windowScene: app.application.windowScene)
    root.view.backgroundColor = .white
    root.view.addSubview(button)
    button.frame = Rect(0, 2, 10, 1)
    sheet.modalPresentationStyle = .formSheet
    sheet.view.backgroundColor = .white
    app.turn()
  }

  @Test func `T10: a sheet dims the tint of the window behind it, and its own tint stays in full colour`() {
    root.present(sheet, animated: false)
    app.turn()
    expectEqual(window.tintAdjustmentMode, .dimmed)
    expectEqual(button.tintColor, Color.red.grayscale)
    expectEqual(sheet.view.tintColor, .red)
    expectEqual(sheet.view.tintAdjustmentMode, .normal)
    sheet.dismiss(animated: false)
    expectEqual(window.tintAdjustmentMode, .normal)
    expectEqual(button.tintColor, .red)
  }

  @Test func `a sheet has a shadow of half blocks at its right and below it, which is a pale row behind text`() {
    let label = Label(text: "text")
    root.view.addSubview(label)
    sheet.preferredContentSize = Size(width: 40, height: 8)
    root.present(sheet, animated: false)
    app.turn()
    let place = sheet.view.convert(sheet.view.bounds, to: nil)
    let paper = PresentationView.backdrop.over(.white)
    let shade = Color.black.withAlphaComponent(0.22).over(paper)
    func look(_ x: Int, _ y: Int) -> Cell { app.cell(x, y) }
    expectEqual(look(place.maxX, place.minY), Cell(glyph: Glyph("▄"), foreground: shade, background: paper))
    expectEqual(look(place.maxX, place.minY + 1).background, shade)
    expectEqual(look(place.maxX, place.maxY), Cell(glyph: Glyph("▀"), foreground: shade, background: paper))
    expectEqual(look(place.minX + 1, place.maxY), Cell(glyph: Glyph("▀"), foreground: shade, background: paper))
    expectEqual(look(place.minX, place.maxY).background, paper)
    label.frame = Rect(30, place.maxY, 4, 1)
    app.turn()
    #expect(app.row(place.maxY).contains("text"))
    for x in place.minX + 1..<place.maxX {
      expectEqual(look(x, place.maxY).background, Color.black.withAlphaComponent(0.11).over(paper))
    }
    sheet.dismiss(animated: false)
    app.turn()
    expectEqual(look(place.maxX, place.minY + 1).background, .white)
  }

  @Test(arguments: [
    TraitCollection(colorDepth: .sixteen), TraitCollection(colorDepth: .none), TraitCollection(glyphLevel: .ascii),
  ]) func `C17: there are no shadows where colours do not blend, and none in ASCII`(traits: TraitCollection) {
    let buffer = CellBuffer(size: Size(width: 3, height: 1))
    var canvas = Canvas(buffer, traits: traits)
    canvas.shade(Rect(0, 0, 3, 1), Glyph("▀"))
    canvas.shade(Rect(0, 0, 3, 1))
    expectEqual(canvas.buffer, buffer)
  }

  @Test(arguments: [
    ColorMap.night, ColorMap(paper: .black, ink: Color(white: 0.9)),
    ColorMap(paper: Color(white: 0.16), ink: Color(white: 0.7)),
  ]) func `C17: on dark paper, the half of a cell outside of a shadow is as bright as the paper there`(map: ColorMap) {
    var traits = TraitCollection()
    traits.colorMap = map
    var canvas = Canvas(CellBuffer(size: Size(width: 3, height: 1)), traits: traits)
    canvas.fill(Rect(0, 0, 3, 1), with: .white)
    canvas.raise(Rect(0, 0, 3, 1), to: Elevation.sheet)
    canvas.shade(Rect(0, 0, 3, 1), Glyph("▀"))
    let cell = canvas.buffer[1, 0]
    let shown = map.map(at: cell.elevation)
    let paper = Int(map.map(at: Elevation.sheet).paper.red)
    #expect(abs(Int(shown.color(for: cell.background).red) - paper) <= 1)
    #expect(Int(shown.color(for: cell.foreground).red) == paper - 9)
  }

  @Test func `C17: at night, a shadow behind a second sheet is as dark as the shade around it`() {
    var traits = TraitCollection()
    traits.colorMap = .night
    var canvas = Canvas(CellBuffer(size: Size(width: 3, height: 1)), traits: traits)
    canvas.fill(Rect(0, 0, 3, 1), with: .white)
    canvas.fillShaded(Rect(0, 0, 3, 1), with: PresentationView.backdrop)
    canvas.shade(Rect(0, 0, 2, 1), Glyph("▀"))
    expectEqual(canvas.buffer[0, 0].glyph, Glyph("▀"))
    canvas.fillShaded(Rect(0, 0, 3, 1), with: PresentationView.backdrop)
    let (shadow, shade) = (canvas.buffer[0, 0], canvas.buffer[2, 0])
    #expect(shadow.isBlank && shadow.background == shade.background && shadow.elevation == shade.elevation)
  }

  @Test func `C17: at night, a shade darkens hues as much as ink`() {
    let map = ColorMap.night
    expectEqual(map.color(for: .black, at: -9).red, 118)
    expectEqual(map.color(for: .red, at: -9).red, 127)
    expectEqual(map.color(for: .red, at: 0).red, 255)
  }

  @Test func `the line around a sheet has one colour behind it, also over full blocks and a selected row`() {
    let traits = TraitCollection(colorDepth: .sixteen)
    let app = TestApplication(size: Size(width: 10, height: 10), traits: traits) { application in
      let (window, root) = (Window(windowScene: application.windowScene), ViewController())
      root.view.backgroundColor = .white
      window.rootViewController = root
      window.makeKeyAndVisible()
      let selected = View(frame: Rect(2, 4, 4, 1))
      selected.backgroundColor = .red
      let outline = SheetOutline()
      outline.frame = Rect(2, 3, 4, 5)
      [FilledView("█", Rect(3, 3, 1, 1)), selected, outline].forEach(root.view.addSubview)
    }
    app.turn()
    for (row, line) in ["┌──┐", "│  │", "│  │", "│  │", "└──┘"].enumerated() {
      for (column, glyph) in line.unicodeScalars.enumerated() where glyph != " " {
        let cell = app.cell(2 + column, 3 + row)
        expectEqual(cell.glyph, Glyph(glyph), "column \(column), row \(row)")
        #expect(cell.foreground == .black && cell.background == .white, "column \(column), row \(row)")
      }
    }
  }

  @Test func `T10: dismissing a sheet restores the tintAdjustmentMode that the window had before`() {
    window.tintAdjustmentMode = .dimmed
    root.present(sheet, animated: false)
    sheet.dismiss(animated: false)
    expectEqual(window.tintAdjustmentMode, .dimmed)
  }

  @Test func `T10: a tintAdjustmentMode that the program sets during a sheet stays after the dismissal (issue 38)`() {
    root.present(sheet, animated: false)
    window.tintAdjustmentMode = .dimmed
    sheet.dismiss(animated: false)
    expectEqual(window.tintAdjustmentMode, .dimmed)
    root.present(sheet, animated: false)
    window.tintAdjustmentMode = .automatic
    expectEqual(window.tintAdjustmentMode, .normal)
    sheet.dismiss(animated: false)
    expectEqual(window.tintAdjustmentMode, .normal)
  }

  @Test func `T11: a new tint of the window behind a sheet reaches the sheet at once`() {
    root.present(sheet, animated: false)
    window.tintColor = .green
    expectEqual(sheet.view.tintColor, .green)
    expectEqual(button.tintColor, Color.green.grayscale)
  }

  @Test func `a sheet that slides in keeps its safe area, and its table is not scrolled (issue 38)`() {
    final class Rows: TableViewController {
      var insets: Set<EdgeInsets> = []
      override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 50 }
      override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        TableViewCell()
      }
      override func viewSafeAreaInsetsDidChange() { insets.insert(view.safeAreaInsets) }
    }
    let rows = Rows()
    rows.modalPresentationStyle = .formSheet
    root.present(rows, animated: true)
    for _ in 0..<10 { app.advance(by: 0.05) }
    expectEqual(rows.tableView.contentOffset, .zero)
    expectEqual(rows.insets.filter { $0 != .zero }, [])
    rows.dismiss(animated: true)
    for _ in 0..<10 { app.advance(by: 0.05) }
    expectEqual(rows.insets.filter { $0 != .zero }, [])
  }

  @Test func `a sheet is centred over a darker backdrop and has its own key window`() {
    root.present(sheet, animated: false)
    app.turn()
    #expect(sheet.view.window !== window)
    expectEqual(sheet.view.window?.isKeyWindow, true)
    expectEqual(app.background(0, 23), Color.black.withAlphaComponent(0.15).over(.white))
    expectEqual(app.background(40, 12), .white)
    sheet.dismiss(animated: false)
    app.turn()
    #expect(window.isKeyWindow)
    expectEqual(app.background(0, 23), .white)
  }

  @Test(arguments: [
    (Size(width: 80, height: 24), Rect(19, 6, 41, 11)), (Size(width: 40, height: 16), Rect(2, 3, 36, 10)),
  ])
  func `a sheet derives its size from the size of the screen, unless preferredContentSize is set`(
    size: Size, frame: Rect
  ) {
    app.resize(to: size)
    root.present(sheet, animated: false)
    app.turn()
    expectEqual(sheet.view.frame, frame)
    sheet.preferredContentSize = Size(width: 20, height: 100)
    app.turn()
    expectEqual(sheet.view.frame.width, 20)
    expectEqual(sheet.view.frame.height, size.height - 2)
  }

  @Test func `a second sheet dims the first sheet, and dismiss on the root controller removes both sheets`() {
    let second = ViewController()
    second.modalPresentationStyle = .formSheet
    root.present(sheet, animated: false)
    sheet.present(second, animated: false)
    expectEqual(sheet.view.tintColor, Color.red.grayscale)
    expectEqual(second.view.tintColor, .red)
    root.dismiss(animated: false)
    expectEqual(window.tintAdjustmentMode, .normal)
    expectEqual(app.application.windowScene.windows.filter { $0.windowLevel == .normal }.count, 1)
    #expect(window.isKeyWindow)
  }

  @Test func `Escape dismisses a sheet, and the sheet blocks clicks on the content behind it`() {
    root.present(sheet, animated: false)
    app.click(2, 2)
    #expect(!button.isFocused)
    app.press("\u{1B}")
    app.advance(by: 0.4)
    expectNil(root.presentedViewController)
    #expect(button.isFocused)
  }

  // MARK: Two sheets

  // Presents two sheets that are both in front of the window: one from a part of the screen, and one from the root controller.
  private func presentTwo(_ second: ViewController) {
    let (part, page) = (ViewController(), ViewController())
    root.embed(part, Rect(0, 4, 20, 4))
    part.definesPresentationContext = true
    page.modalPresentationStyle = .currentContext
    second.modalPresentationStyle = .formSheet
    part.present(page, animated: false)
    page.present(sheet, animated: false)
    root.present(second, animated: false)
  }

  @Test func `two sheets in front of one window leave the screen and return together with the window`() {
    let second = ViewController()
    presentTwo(second)
    window.isHidden = true
    #expect(sheet.screenState == .disappeared && second.screenState == .disappeared)
    window.makeKeyAndVisible()
    #expect(sheet.screenState == .appeared && second.screenState == .appeared)
    expectEqual(second.view.window?.isKeyWindow, true)
  }

  @Test func `after the dismissal of the second of two sheets in front of one window, the first sheet gets keys`() {
    presentTwo(ViewController())
    root.dismiss(animated: false)
    expectEqual(sheet.view.window?.isKeyWindow, true)
  }

  @Test func `a window stays dimmed until both sheets in front of it have been dismissed, in either order`() {
    presentTwo(ViewController())
    sheet.dismiss(animated: false)
    expectEqual(window.tintAdjustmentMode, .dimmed)
    root.dismiss(animated: false)
    expectEqual(window.tintAdjustmentMode, .normal)
  }

  @Test func `a sheet that is dismissed in its viewIsAppearing leaves no window behind`() {
    let second = ArrivingSheet { [root] in root.dismiss(animated: false) }
    root.present(second, animated: false)
    #expect(window.isKeyWindow)
    expectEqual(app.application.windowScene.windows.filter { $0.windowLevel == .normal }.count, 1)
  }

  @Test func `a sheet whose viewIsAppearing hides the window behind it appears when that window does`() {
    let second = ArrivingSheet { [window] in window.isHidden = true }
    root.present(second, animated: false)
    #expect(second.screenState == .disappeared && second.view.window?.isHidden == true)
    second.isArriving = {}
    window.makeKeyAndVisible()
    #expect(second.screenState == .appeared && second.view.window?.isKeyWindow == true)
  }
}

/// A sheet that performs an action in `viewIsAppearing(_:)`.
private final class ArrivingSheet: ViewController {
  var isArriving: () -> Void

  init(_ isArriving: @escaping () -> Void) {
    self.isArriving = isArriving
    super.init()
    modalPresentationStyle = .formSheet
  }

  override func viewIsAppearing(_ animated: Bool) { isArriving() }
}
