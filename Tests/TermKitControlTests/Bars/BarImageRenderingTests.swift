import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// The meaning of `automatic` in each place of a bar, and the modes that are the same everywhere (I1, I2).
@MainActor @Suite struct BarImageRenderingTests {
  private static let modes: [(Image.RenderingMode, foreground: Color, background: Color)] = [
    (.automatic, BarStage.red, BarStage.blue), (.alwaysOriginal, BarStage.blue, BarStage.blue),
    (.alwaysTemplate, BarStage.red, BarStage.red),
  ]

  private func ink(_ app: TestApplication, _ character: Unicode.Scalar) -> Color? {
    for y in 0..<app.screen.size.height {
      for x in 0..<app.screen.size.width where app.cell(x, y).glyph.base == character { return app.foreground(x, y) }
    }
    return nil
  }

  private func image(_ character: Character, _ mode: Image.RenderingMode) -> Image {
    Image(String(character), color: BarStage.blue).withRenderingMode(mode)
  }

  @Test func `I1: automatic images are templates in bar button items and tab bar items`() {
    for (mode, color, _) in Self.modes {
      let bar = NavigationBar(frame: Rect(0, 1, 40, 1))
      let item = NavigationItem(title: "T")
      item.rightBarButtonItem = BarButtonItem(image: image("@", mode))
      bar.setItems([item], animated: false)
      let tabs = TabBar(frame: Rect(0, 22, 40, 2))
      tabs.items = [TabBarItem(title: "One", image: image("%", mode))]
      tabs.selectedItem = tabs.items?.first
      let stage = BarStage([bar, tabs])
      expectEqual(ink(stage.app, "@"), color)
      // A template is knocked out of the selected tab, and an original is drawn on it.
      expectEqual((ink(stage.app, "%") == BarStage.blue), (color == BarStage.blue))
    }
  }

  @Test func `I1: automatic images are originals in backgrounds, shadows and selection indicators of bars`() {
    for (mode, _, color) in Self.modes {
      let bar = NavigationBar(frame: Rect(0, 1, 40, 1))
      let item = NavigationItem(title: "T")
      let button = BarButtonItem(title: "B")
      button.setBackgroundImage(image("&", mode), for: .normal)
      item.rightBarButtonItem = button
      bar.setItems([item], animated: false)
      bar.isTranslucent = false
      bar.setBackgroundImage(image("=", mode))
      bar.shadowImage = image("~", mode)
      let tabs = TabBar(frame: Rect(0, 22, 40, 2))
      tabs.items = [TabBarItem(title: "One")]
      tabs.selectedItem = tabs.items?.first
      tabs.selectionIndicatorImage = image("*", mode).resizableImage(withCapInsets: .zero)
      let stage = BarStage([bar, tabs])
      for character in ["&", "=", "~", "*"] as [Unicode.Scalar] {
        expectEqual(ink(stage.app, character), color, "\(character) \(mode)")
      }
    }
  }

  @Test func `I2: template images in a bar's background and shadow follow the tint`() {
    let bar = NavigationBar(frame: Rect(0, 1, 40, 1))
    bar.isTranslucent = false
    bar.setBackgroundImage(image("=", .alwaysTemplate))
    bar.shadowImage = image("~", .alwaysTemplate)
    let stage = BarStage([bar])
    bar.tintColor = .leaf
    stage.turn()
    expectEqual(ink(stage.app, "="), .leaf)
    expectEqual(ink(stage.app, "~"), .leaf)
  }

  @Test(arguments: ColorDepth.allCases)
  func `T12: a template in an image view is dim if the tint is dimmed and colours do not blend`(
    depth: ColorDepth
  ) {
    let view = ImageView(image: image("@", .alwaysTemplate))
    view.tintAdjustmentMode = .dimmed
    expectEqual(view.drawn(traits: TraitCollection(colorDepth: depth))[0, 0].attributes, (depth.blends ? [] : .dim))
  }
}
