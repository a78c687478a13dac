import TermKit
// snippet.hide
import TermKitTesting
import Testing

// snippet.show

final class Greeting: ApplicationDelegate {
  func applicationDidFinishLaunching(_ application: Application) {
    let window = Window(windowScene: application.windowScene)
    window.backgroundColor = .white
    let button = Button(title: "Good-bye")
    button.addTarget(application, action: Application.quit, for: .touchUpInside)
    button.frame = window.bounds.centered(button.sizeThatFits(window.bounds.size))
    window.addSubview(button)
    window.makeKeyAndVisible()
  }
}

// snippet.hide
@MainActor private func main() throws {
  // snippet.show
  try Application(delegate: Greeting()).run().endProcess()
  // snippet.hide
}

extension Snippets {
  @Test func `a program with one button`() throws {
    try expectPicture(of: TestApplication(size: Size(width: 30, height: 5), delegate: Greeting()))
  }
}
