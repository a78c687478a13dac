import TermKit
import TermKitTesting
import TestBasics
import Testing

private struct InkTheme: Theme {
  let ink: Color
  func setAppearance() { Label.appearance().textColor = ink }
}

/// Two applications in one process share only the state that ARCHITECTURE lists.
@MainActor @Suite(.isolatedAppearance) struct TwoApplicationsTests {
  private func application(_ label: Label) -> TestApplication {
    label.text = "ink"
    label.frame = Rect(x: 0, y: 0, width: 3, height: 1)
    let view = View()
    view.addSubview(label)
    let app = TestApplication(size: Size(width: 10, height: 2), showing: view)
    app.turn()
    return app
  }

  @Test func `each application has its own theme`() {
    let labels = (Label(), Label(), Label())
    let (first, second) = (application(labels.0), application(labels.1))
    first.application.theme = InkTheme(ink: .systemBlue)
    expectEqual(labels.0.textColor, .systemBlue)
    expectEqual(labels.1.textColor, .black)
    second.application.theme = InkTheme(ink: .white)
    expectEqual(labels.0.textColor, .systemBlue)
    expectEqual(labels.1.textColor, .white)
    #expect(first.application.theme is InkTheme)
    first.application.theme = nil
    expectEqual((second.application.theme as? InkTheme)?.ink, .white)
    // A view that is added later gets the theme of its window's application.
    second.application.windowScene.windows.first { $0.rootViewController != nil }?.addSubview(labels.2)
    expectEqual(labels.2.textColor, .white)
  }

  @Test func `the theme of a released application has no effect on another application`() {
    var first: TestApplication? = application(Label())
    first?.application.theme = InkTheme(ink: .systemBlue)
    first = nil
    let label = Label()
    let second = application(label)
    expectEqual(label.textColor, .black)
    expectNil(second.application.theme)
  }

  @Test func `text copied in one application is not pasted in another application`() {
    let (first, second) = (application(Label()), application(Label()))
    first.turn()
    Pasteboard.general.string = "from the first"
    expectEqual(first.terminal.clipboard, "from the first")
    second.turn()
    expectNil(Pasteboard.general.string)
    expectNil(second.terminal.clipboard)
    first.turn()
    expectEqual(Pasteboard.general.string, "from the first")
  }

  @Test func `an announcement is spoken only in the application that posts it`() {
    var traits = TraitCollection()
    traits.usesScreenReader = true
    let apps = (0..<2).map { _ in
      TestApplication(size: Size(width: 20, height: 3), traits: traits, showing: View())
    }
    for app in apps { app.turn() }
    apps[0].turn()
    Accessibility.post(.announcement("Saved"))
    for app in apps { app.turn() }
    #expect(apps[0].row(2).contains("Saved"))
    #expect(!apps[1].row(2).contains("Saved"))
  }

  @Test func `appearance rules can be removed, and values that they have set stay`() {
    Label.appearance().textColor = .systemBlue
    Label.appearance(whenContainedIn: [Window.self]).textColor = .white
    let seen = Label()
    _ = application(seen)
    expectEqual(seen.textColor, .white)
    Label.appearance(whenContainedIn: [Window.self]).removeAll()
    let later = Label()
    _ = application(later)
    expectEqual(later.textColor, .systemBlue, "the other rule stays")
    expectEqual(seen.textColor, .white, "a value that a rule has set stays")
    Label.appearance().removeAll()
    let last = Label()
    _ = application(last)
    expectEqual(last.textColor, .black)
  }

  @Test func `removing the program's rules keeps the theme's rules, and a theme removes only its own rules`() {
    struct Removing: Theme {
      func setAppearance() {
        Label.appearance().textColor = .systemBlue
        Label.appearance().removeAll()
      }
    }
    let label = Label()
    let app = application(label)
    app.application.theme = InkTheme(ink: .white)
    Label.appearance().removeAll()
    expectEqual(Label.appearance().textColor, .white, "the theme's rule still exists")
    Label.appearance().textColor = .systemBlue
    app.application.theme = Removing()
    expectEqual(Label.appearance().textColor, .systemBlue, "the program's rule still exists")
  }
}
