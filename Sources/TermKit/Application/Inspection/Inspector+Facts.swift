import TermKitGraphics
@_spi(TermKit) import TermKitViews

extension Inspector {
  /// The view tree, from the scene down.
  var tree: JSONValue {
    [
      "id": 0, "class": "WindowScene", "frame": scene.bounds.inspected,
      "children": .array(scene.inspectedWindows.map(node)),
    ]
  }

  private func node(_ view: View) -> JSONValue {
    let text = view.inspectedProperties.first { $0.name == "text" || $0.name == "title" }.map { shown($0, of: view) }
    var members = identity(of: view)
    members.append(.init("frame", scene.terminalRect(view.screenFrame).inspected))
    if let text, text != .null { members.append(.init("text", text)) }
    if view.isHidden { members.append(.init("hidden", true)) }
    if view === scene.focusedView { members.append(.init("focused", true)) }
    return .object(members + [.init("children", .array(view.subviews.map(node)))])
  }

  private func identity(of view: View) -> [JSONValue.Member] {
    let controller = view.viewController.map { [JSONValue.Member("controller", .string("\(type(of: $0))"))] } ?? []
    return [.init("id", views.json(view)), .init("class", .string("\(type(of: view))"))] + controller
  }

  /// Returns everything about a view.
  func facts(of view: View) -> JSONValue {
    .object(
      identity(of: view) + [
        .init("superclasses", .array(superclasses(of: view))),
        .init("frame", view.frame.inspected), .init("bounds", view.bounds.inspected),
        .init("screenFrame", scene.terminalRect(view.screenFrame).inspected),
        .init("properties", .array(view.inspectedProperties.map { json($0, of: view) })),
        .init("accessibility", .object(accessibility(of: view))),
        .init("picture", picture(of: view)),
      ])
  }

  private func superclasses(of view: View) -> [JSONValue] {
    sequence(first: type(of: view) as AnyClass) { _getSuperclass($0) }.dropFirst().map { .string("\($0)") }
  }

  private func json(_ property: InspectedProperty, of view: View) -> JSONValue {
    [
      "name": .string(property.name), "value": shown(property, of: view),
      "source": source(of: property, of: view).map { .string($0) } ?? .null,
      "settable": true, "form": .string(property.form),
    ]
  }

  private func source(of property: InspectedProperty, of view: View) -> String? {
    // Without a tint of its own, a view has the tint of its superview.
    property.name == "tintColor" && property.value == .null ? "inherited" : PropertySource(of: property, on: view)?.text
  }

  // MARK: Accessibility

  private func accessibility(of view: View) -> [JSONValue.Member] {
    [
      .init("label", view.accessibilityLabel.inspected), .init("value", view.accessibilityValue.inspected),
      .init("traits", .array(view.accessibilityTraits.names.map { .string($0) })),
    ]
  }

  /// The elements and groups that assistive technology presents, in the order of reading.
  var accessibility: JSONValue {
    let strings = scene.traitCollection.strings
    return .array(
      AccessibilityOutline(of: scene).entries.filter { !($0.view is any InspectionWindow) }.map { entry in
        let isNameless = entry.isElement && entry.view.accessibilityLabel?.isEmpty != false
        let problem =
          isNameless ? [JSONValue.Member("problem", "The element has no label: set accessibilityLabel.")] : []
        return .object(
          [.init("id", views.json(entry.view)), .init("depth", JSONValue(entry.level))]
            + accessibility(of: entry.view) + [.init("spoken", .string(entry.text(strings)))] + problem)
      })
  }

  // MARK: Picture

  // A view can be larger than any memory, so at most a screen is drawn.
  private func picture(of view: View) -> JSONValue {
    let cells = view.picture(atMost: scene.size)
    return [
      "width": JSONValue(cells.size.width), "height": JSONValue(cells.size.height),
      "rows": .array((0..<cells.size.height).map { .array(runs(of: $0, in: cells)) }),
    ]
  }

  private func runs(of row: Int, in cells: CellBuffer) -> [JSONValue] {
    var runs: [(text: String, cell: Cell)] = []
    for x in 0..<cells.size.width where cells[x, row].width > 0 {
      let cell = cells[x, row]
      let text = String(String.UnicodeScalarView(cell.glyph.scalars))
      if let last = runs.last?.cell, last.hasLook(of: cell) {
        runs[runs.count - 1].text += text
      } else {
        runs.append((text, cell))
      }
    }
    return runs.map { run in
      [
        .string(run.text), run.cell.foreground.inspected, run.cell.background.inspected,
        .array(run.cell.attributes.names.map { .string($0) }),
      ]
    }
  }
}

extension Cell {
  fileprivate func hasLook(of other: Cell) -> Bool {
    foreground == other.foreground && background == other.background && attributes == other.attributes
  }
}

extension TextAttributes {
  fileprivate var names: [String] {
    let names: [(TextAttributes, String)] = [
      (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"), (.reverse, "reverse"),
    ]
    return names.filter { contains($0.0) }.map(\.1)
  }
}
