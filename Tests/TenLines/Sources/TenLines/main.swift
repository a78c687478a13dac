import TermKit

@MainActor final class Greeting: ApplicationDelegate {
  func applicationDidFinishLaunching(_ application: Application) {
    let window = Window(windowScene: application.windowScene)
    window.backgroundColor = .white
    window.tintColor = Color(red: 255, green: 0, blue: 0)
    let button = Button(title: "Good-bye")
    button.addTarget(application, action: Application.quit, for: .touchUpInside)
    button.frame = window.bounds.centered(button.sizeThatFits(window.bounds.size))
    window.addSubview(button)
    window.makeKeyAndVisible()
  }
}

Application(terminal: try CursesTerminal(), delegate: Greeting()).run().endProcess()
