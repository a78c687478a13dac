// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  // snippet.show
  @MainActor @Test func `a drag moves the thumb of a slider, and the arrow keys move it back`() {
    let slider = Slider()
    (slider.maximumValue, slider.stepValue) = (10, 1)
    let app = TestApplication(size: Size(width: 21, height: 1), showing: slider)
    app.mouseDown(0, 0)
    app.mouseDrag(20, 0)
    app.mouseUp(20, 0)
    #expect(slider.value == 10)
    app.press(.left, .left)
    #expect(slider.value == 8)
  }
  // snippet.hide

  @Test func `a slider after a drag`() throws {
    let slider = Slider()
    let app = TestApplication(width: 21, height: 1, slider)
    app.mouseDown(0, 0)
    app.mouseDrag(20, 0)
    app.mouseUp(20, 0)
    try expectPicture(of: app)
  }
}
