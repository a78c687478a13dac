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
    return identity(of: view) + [
      "frame": scene.terminalRect(view.screenFrame).inspected, "text": text == .null ? nil : text,
      "hidden": view.isHidden ? true : nil, "focused": view === scene.focusedView ? true : nil,
      "children": .array(view.subviews.map(node)),
    ]
  }

  private func identity(of view: View) -> JSONValue {
    [
      "id": views.json(view), "class": JSONValue(className: view),
      "controller": view.viewController.map(JSONValue.init(className:)),
    ]
  }

  /// Returns everything about a view.
  func facts(of view: View) -> JSONValue {
    identity(of: view) + [
      "superclasses": .array(superclasses(of: view)),
      "frame": view.frame.inspected, "bounds": view.bounds.inspected,
      "screenFrame": scene.terminalRect(view.screenFrame).inspected,
      "properties": .array(view.inspectedProperties.map { json($0, of: view) }),
      "accessibility": accessibility(of: view),
      "picture": picture(of: view),
    ]
  }

  private func superclasses(of view: View) -> [JSONValue] {
    sequence(first: type(of: view) as AnyClass) { _getSuperclass($0) }.dropFirst().map { .string("\($0)") }
  }

  private func json(_ property: InspectedProperty, of view: View) -> JSONValue {
    [
      "name": .string(property.name), "value": shown(property, of: view),
      "source": source(of: property, of: view).inspected, "form": .string(property.form),
    ]
  }

  private func source(of property: InspectedProperty, of view: View) -> String? {
    // Without a tint of its own, a view has the tint of its superview.
    property.name == "tintColor" && property.value == .null ? "inherited" : PropertySource(of: property, on: view)?.text
  }

  // MARK: Accessibility

  private func accessibility(of view: View) -> JSONValue {
    [
      "label": view.accessibilityLabel.inspected, "value": view.accessibilityValue.inspected,
      "traits": .array(view.accessibilityTraits.names.map { .string($0) }),
    ]
  }

  /// The elements and groups that assistive technology presents, in the order of reading.
  var accessibility: JSONValue {
    let strings = scene.traitCollection.strings
    let entries = AccessibilityOutline(of: scene).entries.filter { !($0.view is any InspectionWindow) }
    return .array(
      entries.map { entry in
        let isNameless = entry.isElement && entry.view.accessibilityLabel?.isEmpty != false
        return ["id": views.json(entry.view), "depth": JSONValue(entry.level)] + accessibility(of: entry.view) + [
          "spoken": .string(entry.text(strings)),
          "problem": isNameless ? "The element has no label: set accessibilityLabel." : nil,
        ]
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
    var runs: [(text: String, look: [JSONValue])] = []
    for x in 0..<cells.size.width where cells[x, row].width > 0 {
      let cell = cells[x, row]
      let attributes = TextAttributes.named.filter { cell.attributes.contains($0.attribute) }
      let names = attributes.map { JSONValue.string($0.name) }
      let look = [cell.foreground.inspected, cell.background.inspected, .array(names)]
      if runs.last?.look != look { runs.append(("", look)) }
      runs[runs.count - 1].text.unicodeScalars.append(contentsOf: cell.glyph.scalars)
    }
    return runs.map { .array([.string($0.text)] + $0.look) }
  }
}
