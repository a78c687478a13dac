import TermKitTestSupport
import Testing

@testable import TermKit

@MainActor @Suite struct ApplicationTests {
  @Test func `the delegate's windows are shown under the clock`() {
    let app = AppUnderTest(size: Size(width: 21, height: 3)) { application in
      let window = Window(windowScene: application.windowScene)
      let label = Label(text: "Hello")
      label.frame = Rect(x: 1, y: 1, width: 10, height: 1)
      window.addSubview(label)
      window.makeKeyAndVisible()
    }
    expect(app, shows: "        09:41\n Hello\n")
    #expect(app.frameCount == 1)
  }

  @Test func `with nothing to do the application sleeps until the minute ends`() {
    let app = AppUnderTest(size: Size(width: 21, height: 3)) { _ in }
    #expect(app.sleepDuration == 60)
    app.advance(by: 59)
    #expect(app.frameCount == 1)
    app.advance(by: 1)
    #expect(app.frameCount == 2)
    expect(app, shows: "        09:42")
  }
}
