import Stages
import TermKit
import TermKitTesting
import Testing

@MainActor @Suite(.isolatedAppearance) struct AppearanceMisuseTests {
  @Test func `A3: an empty list of containers traps`() async {
    await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Label.appearance(whenContainedIn: []).textColor = .black }
    }.expectMessage("Label.appearance(whenContainedIn: []) names no container: name one, or call appearance()")
  }

  @Test func `A5: applying a rule traps if the property's setter does not call noteCustomization`() async {
    await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        Silent.appearance().color = .black
        TestScene().window.addSubview(Silent())
      }
    }.expectMessage(
      "a rule for Silent.color cannot be distinguished from a value set on Silent itself: call noteCustomization() in the setter of color"
    )
  }

  @Test func `A5: applying a rule traps if the proxy's property has another name than the view's property`() async {
    await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        Silent.appearance().otherName = .black
        TestScene().window.addSubview(Silent())
      }
    }.expectMessage("a rule for Silent.otherName cannot be distinguished from a value set on Silent itself")
  }

  @Test func `A7: creating an appearance proxy for a class that is neither a view nor a bar item traps`() async {
    await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Stranger.appearance() }
    }.expectMessage(
      "appearance rules apply to views and bar items only: Stranger conforms to Appearance, but is neither")
  }

  @Test func `A9: a theme that sets a theme in setAppearance traps`() async {
    await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { TestApplication { _ in }.application.theme = EndlessTheme() }
    }.expectMessage("a theme cannot set another theme in setAppearance(), while its own rules are being set")
  }
}

private final class Silent: View {
  var color = Color.white
  var named = Color.white { didSet { noteCustomization() } }
}

extension AppearanceProxy where Target: Silent {
  fileprivate var color: Color {
    get { value() ?? .white }
    nonmutating set { set(newValue) { $0.color = $1 } }
  }

  fileprivate var otherName: Color {
    get { value() ?? .white }
    nonmutating set { set(newValue) { $0.named = $1 } }
  }
}

private final class Stranger: Appearance {}

private struct EndlessTheme: Theme {
  func setAppearance() { Application.shared.theme = self }
}
