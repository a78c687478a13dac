#if AccessibilityBus
  import TermKitGraphics
  import TermKitViews

  extension AccessibilityBus {
    private static let prefix = "org.a11y.atspi."

    /// Returns the reply to a call, or nil if there is no such method or object.
    func reply(to call: BusMessage) -> [BusValue]? {
      // Readers may ask for all objects at once. They ask for each one if they get none.
      if call.interface == Self.prefix + "Cache" { return [.array(of: "((so)(so)(so)iiassusau)", [])] }
      guard let node = tree.nodes[call.path] else { return nil }
      switch call.interface {
      case "org.freedesktop.DBus.Properties": return property(call, of: node)
      case Self.prefix + "Accessible": return accessible(call, node)
      case Self.prefix + "Component": return component(call, node)
      case Self.prefix + "Action": return action(call, node.actions)
      case Self.prefix + "Text": return node.text.flatMap { text(call, $0) }
      default: return nil
      }
    }

    private func accessible(_ call: BusMessage, _ node: AccessibleNode) -> [BusValue]? {
      switch call.member {
      case "GetChildAtIndex":
        let index = call.int() ?? -1
        return node.children.indices.contains(index) ? [reference(node.children[index])] : nil
      case "GetChildren": return [.array(of: "(so)", node.children.map { reference($0) })]
      case "GetIndexInParent": return [.int(tree.index(of: node))]
      case "GetRelationSet": return [.array(of: "(ua(so))", [])]
      case "GetRole": return [.unsigned(node.role.rawValue)]
      case "GetRoleName", "GetLocalizedRoleName": return [.string(node.role.name)]
      case "GetState":
        let states = Int(node.states.rawValue)
        return [.array(of: "u", [.unsigned(states), .unsigned(states >> 32)])]
      case "GetAttributes":
        let place = node.item?.place.map { [("posinset", $0.number), ("setsize", $0.count)] } ?? []
        return [.array(of: "{ss}", place.map { .entry($0.0, .string("\($0.1)")) })]
      case "GetApplication": return [reference(AccessibleTree.application)]
      case "GetInterfaces": return [.array(of: "s", interfaces(of: node).map { .string(Self.prefix + $0) })]
      default: return nil
      }
    }

    // Readers ask only once, so the interfaces do not depend on the state.
    private func interfaces(of node: AccessibleNode) -> [String] {
      if node.role == .application { return ["Accessible", "Application"] }
      return ["Accessible", "Component", "Action"] + (node.text == nil ? [] : ["Text"])
    }

    private func property(_ call: BusMessage, of node: AccessibleNode) -> [BusValue]? {
      let (interface, name) = (call.string() ?? "", call.string())
      let properties: KeyValuePairs<String, BusValue> =
        switch interface.dropFirst(Self.prefix.count) {
        case "Accessible":
          [
            "Name": .string(node.name), "Description": .string(node.item?.view.accessibilityHint ?? ""),
            "Parent": reference(node.parent), "ChildCount": .int(node.children.count),
          ]
        case "Application": ["ToolkitName": .string("TermKit"), "Version": .string(""), "AtspiVersion": .string("2.1")]
        case "Action": ["NActions": .int(node.actions.count)]
        case "Text": node.text.map { ["CharacterCount": .int($0.scalars.count), "CaretOffset": .int($0.caret)] } ?? [:]
        default: [:]
        }
      return properties.first { $0.key == name }.map { [.variant($0.value)] }
    }

    // Places are in cells of the screen, because the terminal does not say where its window is.
    private func component(_ call: BusMessage, _ node: AccessibleNode) -> [BusValue]? {
      let screen = application?.windowScene.bounds ?? .zero
      let frame = node.item.map { $0.view.visibleScreenRect($0.view.bounds) } ?? screen
      switch call.member {
      case "GetExtents": return [.structure([frame.minX, frame.minY, frame.width, frame.height].map { .int($0) })]
      case "Contains":
        guard let x = call.int(), let y = call.int() else { return nil }
        return [.bool(frame.contains(Point(x: x, y: y)))]
      case "GrabFocus": return [.bool(node.item?.view.becomeAccessibilityFocus() ?? false)]
      default: return nil
      }
    }

    // An action is performed before the reply. The next frame reports what it has changed.
    private func action(_ call: BusMessage, _ actions: [Action]) -> [BusValue]? {
      let action = call.int().flatMap { actions.indices.contains($0) ? actions[$0] : nil }
      switch call.member {
      case "DoAction":
        action?.perform(sender: nil)
        return [.bool(action != nil)]
      case "GetName", "GetLocalizedName": return [.string(action?.title ?? "")]
      case "GetDescription", "GetKeyBinding": return [.string("")]
      default: return nil
      }
    }

    private func text(_ call: BusMessage, _ text: AccessibleText) -> [BusValue]? {
      guard let offset = call.int() else { return nil }
      switch call.member {
      case "GetText": return call.int().map { [.string(text.text(from: offset, to: $0))] }
      case "GetCharacterAtOffset":
        return [.int(text.scalars.indices.contains(offset) ? Int(text.scalars[offset].value) : 0)]
      case "GetStringAtOffset":
        let range = text.range(of: call.int("u") ?? 0, at: offset)
        let part = text.text(from: range.lowerBound, to: range.upperBound)
        return [.string(part), .int(range.lowerBound), .int(range.upperBound)]
      case "GetAttributes", "GetAttributeRun": return [.array(of: "{ss}", []), .int(0), .int(text.scalars.count)]
      default: return nil
      }
    }
  }
#endif
