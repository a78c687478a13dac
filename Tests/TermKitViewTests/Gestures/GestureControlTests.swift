import TermKit
import TermKitTesting
import TestBasics
import Testing

/// Controls inside views that have recognizers.
@MainActor @Suite struct GestureControlTests {
  private let stage = GestureStage()
  private var app: TestApplication { stage.app }

  private func place<Subject: View>(_ view: Subject) -> Subject {
    view.frame = stage.inner.bounds
    stage.inner.addSubview(view)
    (view as? Control)?.addAction(for: .touchUpInside) { [stage] _ in stage.note("pressed") }
    (view as? Control)?.addAction(for: .valueChanged) { [stage] _ in stage.note("changed") }
    return view
  }

  @Test func `V6: a control keeps a single tap, and leaves other gestures to its superviews`() {
    let button = place(Button(title: "Save"))
    let tap = stage.add(TapGestureRecognizer(), "tap", to: stage.outer)
    app.click(8, 4)
    expectEqual(stage.takeActions(), ["pressed"])
    button.isEnabled = false
    app.click(8, 4)
    expectEqual(stage.takeActions(), ["tap: ended"])
    button.isEnabled = true
    tap.isEnabled = false
    stage.add(LongPressGestureRecognizer(), "press", to: stage.outer)
    app.mouseDown(8, 4)
    app.advance(by: 1)
    app.mouseUp(8, 4)
    expectEqual(stage.takeActions(), ["press: began", "press: ended"])
    #expect(!button.isHighlighted)
  }

  @Test func `V6: a recognizer of the control itself is recognized in place of the press`() {
    let button = place(Button(title: "Save"))
    stage.add(TapGestureRecognizer(), "tap", to: button)
    app.click(8, 4)
    expectEqual(stage.takeActions(), ["tap: ended"])
  }

  @Test func `V6: controls that follow drags keep drags along themselves, and leave other drags to their superviews`() {
    stage.add(PanGestureRecognizer(), "pan", to: stage.outer)
    let pages = place(PageControl())
    pages.numberOfPages = 3
    for control in [place(Slider()), place(Switch()), place(SegmentedControl(titles: ["A", "B"])), pages] as [Control] {
      stage.inner.bringSubviewToFront(control)
      let frame = control.convert(control.bounds, to: nil)
      app.mouseDown(frame.minX + 1, frame.minY)
      app.mouseDrag(frame.minX + 5, frame.minY)
      app.mouseUp(frame.minX + 5, frame.minY)
      let actions = stage.takeActions()
      #expect(actions.contains("changed") && !actions.contains { $0.hasPrefix("pan") }, "\(type(of: control))")
      app.mouseDown(frame.minX + 1, frame.minY)
      app.mouseDrag(frame.minX + 1, frame.minY + 2)
      app.mouseUp(frame.minX + 1, frame.minY + 2)
      expectEqual(stage.takeActions().filter { $0 != "changed" }, ["pan: began", "pan: ended"])
    }
  }

  @Test func `V6: drags select text and move a scroll indicator, also in a view with a pan`() {
    stage.add(PanGestureRecognizer(), "pan", to: stage.outer)
    let field = place(TextField(text: "Tic-Tac-Toe"))
    app.mouseDown(7, 3)
    app.mouseDrag(11, 3)
    app.mouseUp(11, 3)
    expectEqual(stage.takeActions().filter { $0.hasPrefix("pan") }, [])
    #expect(!field.selectedRange.isEmpty)
    field.isEnabled = false
    app.mouseDown(7, 3)
    app.mouseDrag(11, 3)
    app.mouseUp(11, 3)
    expectEqual(stage.takeActions(), ["pan: began", "pan: ended"], "a disabled field follows no drags")
    field.removeFromSuperview()
    let scroll = place(ScrollView())
    scroll.contentSize = Size(width: 8, height: 30)
    app.turn()
    app.mouseDown(13, 3)
    app.mouseDrag(13, 4)
    app.mouseUp(13, 4)
    #expect(scroll.contentOffset.y > 0)
    expectEqual(stage.takeActions(), [])
  }

  @Test func `V6: a pan takes the press of a table's row away`() {
    final class Rows: TableViewDataSource {
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell { TableViewCell() }
    }
    let (rows, table) = (Rows(), place(TableView()))
    table.dataSource = rows
    stage.add(PanGestureRecognizer(), "pan", to: stage.outer)
    app.turn()
    app.mouseDown(8, 4)
    app.mouseDrag(10, 4)
    app.mouseUp(10, 4)
    expectEqual(stage.takeActions(), ["pan: began", "pan: ended"])
    expectNil(table.indexPathForSelectedRow)
    app.click(8, 4)
    #expect(table.indexPathForSelectedRow != nil)
  }
}
