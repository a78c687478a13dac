import TermKitGraphics

/// Where the value of a property comes from.
@MainActor package struct PropertySource {
  /// The source in words.
  package let text: String
  /// The source as values.
  package let values: [String: String]

  private init(text: String, values: [String: String]) { (self.text, self.values) = (text, values) }

  // MARK: Properties

  /// Finds the source of a property that rules can set. Nil for other properties.
  package init?(of property: InspectedProperty, on view: View) {
    guard let slot = property.slot else { return nil }
    if view.customizations.contains(slot) {
      self.init(text: "set on the view itself", values: ["source": "view"])
    } else if let (statement, number) = AppearancePass.statement(for: slot, on: view) {
      self.init(statement, number, in: view.window?.windowScene)
    } else {
      self.init(text: "the default of \(type(of: view))", values: ["source": "default"])
    }
  }

  private init(_ statement: AppearanceStatement, _ number: Int, in scene: WindowScene?) {
    let theme = statement.isFromTheme ? scene?.theme.map { "\(type(of: $0))" } : nil
    let rule = statement.rule.text
    let values = [
      "source": "rule", "rule": rule, "number": "\(number)", "file": "\(statement.location.file)",
      "line": "\(statement.location.line)", "theme": theme,
    ]
    self.init(
      text: "by rule \(number) “\(rule)”" + (theme.map { " of the theme \($0)" } ?? "") + " (\(statement.location))",
      values: values.compactMapValues { $0 })
  }

  // MARK: Colours

  /// Finds the source of a colour that a view has drawn with: the tint, a property of the view or of one around it, or its own code.
  init(ofColor color: Color, drawnBy view: View, tint: PresentationTint?) {
    let isTint = tint?.effectiveColor == color
    for owner in isTint ? [] : Array(sequence(first: view, next: \.superview).prefix(3)) {
      guard let property = owner.inspectedProperties.first(where: { $0.isColor && $0.value == color.inspected }) else {
        continue
      }
      let source = PropertySource(of: property, on: owner)
      let name = type(of: owner)
      self.init(
        text: "\(property.name) of \(name)" + (source.map { ", \($0.text)" } ?? ""),
        values: ["property": property.name, "owner": "\(name)"].merging(source?.values ?? [:]) { $1 })
      return
    }
    // Drawn in the tint of the view, but by way of its property.
    if isTint || view.presentationTint.effectiveColor == color {
      self.init(text: "the tint", values: ["source": "tint"])
      return
    }
    let name = "\(type(of: view))"
    self.init(text: "chosen in draw(in:) of \(name)", values: ["source": "draw(in:)", "owner": name])
  }
}

extension AppearanceRule {
  /// The classes in words, such as "Label in NoteCell".
  fileprivate var text: String { ([target] + chain).map(\.name).joined(separator: " in ") }
}

extension Color {
  /// The colour as a hexadecimal number, or words for the terminal's own.
  package var name: String { inspected.string ?? "the terminal’s own" }
}

extension View {
  /// The steps about the tint that the view draws with.
  final var tintSteps: [Explanation.Step] {
    let above = sequence(first: self, next: \.superview)
    let source = above.first { $0.tintState.settings.color != nil }
    let dimming = tint.mode == .dimmed ? above.first { $0.tintState.settings.mode != .automatic } : nil
    return [originOfTint(source)] + (dimming.map { [$0.dimmingStep(of: tint.color)] } ?? [])
  }

  private final func originOfTint(_ source: View?) -> Explanation.Step {
    guard let source else {
      return .init(.tint, "\(tint.color.name), the default: no view around sets a tint", ["source": "default"])
    }
    let property = source.inspectedProperties.first { $0.name == "tintColor" }
    let origin = property.flatMap { PropertySource(of: $0, on: source) }
    let name = "\(type(of: source))"
    let way = source === self ? "its own tintColor" : "inherited from \(name)"
    let values = ["color": tint.color.name, "view": name].merging(origin?.values ?? [:]) { $1 }
    return .init(.tint, "\(tint.color.name), \(way)" + (origin.map { ", \($0.text)" } ?? ""), values)
  }

  private final func dimmingStep(of color: Color) -> Explanation.Step {
    let sheet = tintState.settings.modeWithoutCover == nil ? nil : (self as? Window)?.sheets.last
    let name = sheet?.presentedController.map { "\(type(of: $0))" }
    let cause = name.map { "by the sheet of \($0)" } ?? "by tintAdjustmentMode of \(type(of: self))"
    let values = ["by": name ?? "\(type(of: self))", "color": color.grayscale.name]
    return .init(.dimming, "\(cause): \(color.name) becomes \(color.grayscale.name)", values)
  }
}

extension SheetWindow {
  /// The controller in the sheet.
  fileprivate var presentedController: ViewController? {
    subviews.lazy.compactMap { $0 as? PresentationView }.first?.presentation?.presented
  }
}
