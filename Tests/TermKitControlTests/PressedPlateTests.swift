import TermKit
import TermKitTesting
import TestBasics
import Testing

/// A press of a control without a background of its own, where colours blend.
@MainActor @Suite struct PressedPlateTests {
  @Test func `C2: a pressed button is a plate in the tint that has the contrast of text with its title`() {
    let view = View()
    view.backgroundColor = .white
    let button = Button(title: "Pause")
    button.tintColor = Color(red: 0, green: 204, blue: 0)
    button.frame = Rect(x: 2, y: 1, width: 9, height: 1)
    view.addSubview(button)
    let app = TestApplication(size: Size(width: 20, height: 4), showing: view)
    app.turn()
    app.mouseDown(4, 1)
    let letter = app.cell(4, 1)
    #expect(letter.foreground.contrastRatio(with: letter.background) >= 4.5)
    expectEqual([2, 10].map { app.background($0, 1) }, [letter.background, letter.background])
    app.mouseUp(15, 3)
    app.advance(by: 1)
    button.resignFirstResponder()
    app.turn()
    expectEqual([app.background(2, 1), app.foreground(4, 1)], [.white, Color(red: 0, green: 204, blue: 0)])
  }
}
