import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@testable import gallery

/// `Application.why(x:y:)` and `why(key:)` on the pages of the gallery.
@MainActor @Suite(.isolatedAppearance) struct WhyTests {
  @Test(arguments: Page.all.map(\.title.english), [false, true])
  func `the cell that a chain explains is the cell of the screen`(title: String, isMirrored: Bool) {
    let app = TestApplication.gallery(showing: title)
    if isMirrored { app.application.traitOverrides.layoutDirection = .rightToLeft }
    app.turn()
    let frames = app.frameCount
    for y in 0..<24 {
      for x in stride(from: y % 7, to: 80, by: 7) {
        let cell = app.application.windowScene.explainCell(x: x, y: y).cell
        expectEqual(cell, app.cell(x, y).width == 0 ? app.cell(x - 1, y) : app.cell(x, y), "\(x), \(y)")
      }
    }
    app.turn()
    expectEqual(app.frameCount, frames, "a question changes nothing")
  }

  @Test(arguments: CellCase.all, Change.allCases)
  func `the chain of a cell names its view, its glyph and the source of its colours`(cell: CellCase, change: Change) {
    let app = TestApplication.gallery(showing: cell.page)
    change.make(in: app)
    app.press(cell.keys)
    app.advance(by: 2)
    guard let place = app.screen.place(ofGlyphs: cell.text) else { return missing(cell.text, app) }
    let why = app.why(x: place.x, y: place.y)
    expectEqual(why[.view]?.values["view"], cell.view, "\(why)")
    expectEqual(why[.glyph]?.values["glyph"], String(cell.text.prefix(1)), "\(why)")
    expectEqual(why.palette, "\(change.depth)")
    let expected = cell.ink.mapValues { $0 == "THEME" ? change.theme : $0 }
    expectEqual(why[.ink]?.values.filter { expected[$0.key] != nil }, expected, "\(why)")
    if let color = cell.color { expectEqual(why[.ink]?.values["color"], color(change.colors).name, "\(why)") }
    if cell.ink["source"] == "tint" {
      expectEqual(why[.tint]?.values["color"], change.colors.accent.name, "\(why)")
      expectEqual(why[.dimming]?.values["by"], cell.dimmedBy, "\(why)")
    }
  }

  @Test(arguments: Change.allCases)
  func `the chain of a key names the responder that takes it, and its answer`(change: Change) {
    let app = TestApplication.gallery(showing: "Labels")
    change.make(in: app)
    for (key, responder, answer) in Self.keys {
      let last = app.why(key: key).steps.last
      expectEqual(last?.values["responder"], responder, "\(app.why(key: key))")
      expectEqual(last?.values["command"] ?? last?.values["answer"], answer, "\(app.why(key: key))")
    }
    expectEqual(app.why(key: Key(.up)).steps.first?.values["answer"], "asked")
    app.press(.up)
    expectEqual(
      app.why(key: Key(.up)).description,
      "responder TableView: no command has the key; pressBegan(_:) took it when it was pressed last")
  }

  private static let keys: [(Key, String, String)] = [
    (Key(.enter), "TableView", "Select"), (Key(.pageDown), "TableView", "Move by pages"),
    (Key(.tab), "GalleryWindow", "Next control"),
    (.character("t"), "GalleryViewController", "Change Theme"),
    (Key(.function(8)), "GalleryViewController", "Change Theme"),
    (.character("?"), "Application", "List of keys"), (.character("l", .control), "Application", "Redraw the screen"),
    (.character("z", .control), "Application", "Suspend"), (.character("q"), "Application", "Quit"),
    (.character("x", .alt), "Application", "no"),
  ]

  private func missing(_ text: String, _ app: TestApplication) {
    Issue.record("“\(text)” is not on the screen:\n\(app.terminal.text)")
  }
}

extension WhyTests {
  /// A change before the question.
  enum Change: CaseIterable {
    case none, theme, size, depth

    @MainActor func make(in app: TestApplication) {
      switch self {
      case .none: break
      case .theme: app.type("t")
      case .size: app.resize(to: Size(width: 120, height: 40))
      case .depth:
        app.terminal.traits.colorDepth = .sixteen
        app.send(.resized)
      }
      app.advance(by: 2)
    }

    var depth: ColorDepth { self == .depth ? .sixteen : .truecolor }
    var colors: any GalleryTheme { self == .theme ? NightTheme() : PaperTheme() }
    var theme: String { "\(type(of: colors))" }
  }

  /// A cell, by the text that begins there, and what its chain has to name.
  struct CellCase: Sendable, CustomTestStringConvertible {
    let page: String
    let text: String
    var keys = ""
    let view: String
    let ink: [String: String]
    var color: (@MainActor @Sendable (any GalleryTheme) -> Color)?
    var dimmedBy: String?

    var testDescription: String { "\(text) on \(page)" }
  }
}

extension WhyTests.CellCase {
  private static func rule(_ rule: String, line: Int) -> [String: String] {
    [
      "property": "textColor", "source": "rule", "rule": rule, "theme": "THEME", "file": "gallery/GalleryTheme.swift",
      "line": "\(line)",
    ]
  }
  private static let tint = ["source": "tint"]
  private static func drawn(_ view: String) -> [String: String] { ["source": "draw(in:)", "owner": view] }

  static let all: [Self] = [
    Self(page: "Labels", text: "At the left", view: "CaptionLabel", ink: rule("CaptionLabel", line: 25)) {
      $0.secondaryText
    },
    Self(page: "Labels", text: "Tic-Tac-Toe", view: "Label", ink: rule("Label", line: 24)) { $0.mainText },
    Self(page: "Labels", text: "reverse", view: "Label", ink: rule("Label", line: 24)) { $0.mainText },
    Self(page: "Labels", text: "日本", view: "Label", ink: rule("Label", line: 24)) { $0.mainText },
    Self(page: "Labels", text: "Gallery", view: "BarTitle", ink: drawn("BarTitle")),
    Self(page: "Labels", text: "09:41", view: "StatusBar", ink: drawn("StatusBar")),
    Self(page: "Labels", text: "Theme", view: "BarButton", ink: tint) { $0.accent },
    Self(page: "Buttons", text: "Go", view: "Button", ink: tint) { $0.accent },
    Self(page: "Buttons", text: "★", view: "Button", ink: tint) { $0.accent },
    Self(page: "Buttons", text: "Disabled", view: "CaptionLabel", ink: rule("CaptionLabel", line: 25)) {
      $0.secondaryText
    },
    Self(page: "Text fields", text: "Tic-Tac-Toe", view: "TextField", ink: rule("TextField", line: 27)) { $0.mainText },
    Self(
      page: "Grouped table", text: "STYLES", view: "Label", ink: rule("Label in TableViewHeaderFooterView", line: 45)
    ) { $0.secondaryText },
    Self(page: "Grouped table", text: "a value", view: "TableDetailLabel", ink: rule("Label", line: 24)) {
      $0.mainText
    },
    Self(page: "Plain table", text: "✓", view: "RowOverlay", ink: tint) { $0.accent },
    Self(page: "Plain table", text: "›", view: "RowOverlay", ink: drawn("RowOverlay")),
    Self(page: "Plain table", text: "Reply", view: "Button", ink: tint) { $0.accent },
    Self(page: "Search", text: "⌕", view: "SearchIconView", ink: drawn("SearchIconView")),
    Self(
      page: "Alerts and sheets", text: "Delete this", keys: "\t\r", view: "Label",
      ink: ["property": "textColor", "source": "view"]),
    Self(page: "Alerts and sheets", text: "Cancel", keys: "\t\r", view: "Button", ink: tint) { $0.accent },
    Self(
      page: "Alerts and sheets", text: "Alert with", keys: "\t\r", view: "Button", ink: tint,
      color: { $0.accent.grayscale }, dimmedBy: "AlertController"),
  ]
}

extension Explanation {
  fileprivate var palette: String? { self[.palette]?.values["depth"] }
}

extension CellBuffer {
  /// Returns the first place of a text, glyph by glyph. Wide glyphs have two cells.
  fileprivate func place(ofGlyphs text: String) -> Point? {
    let glyphs = text.map { String($0) }
    for y in 0..<size.height {
      let cells = withRow(y) { row in
        row.indices.filter { row[$0].width != 0 }.map { ($0, String(String.UnicodeScalarView(row[$0].glyph.scalars))) }
      }
      for start in cells.indices where cells[start...].map(\.1).starts(with: glyphs) {
        return Point(x: cells[start].0, y: y)
      }
    }
    return nil
  }
}
