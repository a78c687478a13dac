#if AccessibilityBus
  import TermKitViews

  // The interfaces that every object has.

  extension AccessibilityBus {
    private static let prefix = "org.a11y.atspi."

    /// Returns the reply to a call, or nil if there is no such method or object.
    func reply(to call: BusMessage) -> [BusValue]? {
      // Readers may ask for all objects at once. They ask for each one if they get none.
      if call.interface == Self.prefix + "Cache", call.member == "GetItems" {
        return [.array(of: "((so)(so)(so)iiassusau)", [])]
      }
      guard let node = tree.nodes[call.path] else { return nil }
      switch call.interface {
      case "org.freedesktop.DBus.Properties": return property(call, of: node)
      case Self.prefix + "Accessible": return accessible(call, node)
      case Self.prefix + "Application": return call.member == "GetLocale" ? [.string("")] : nil
      case Self.prefix + "Component": return component(call, node)
      case Self.prefix + "Action": return action(call, node)
      case Self.prefix + "Text": return node.text.flatMap { text(call, $0, node) }
      default: return nil
      }
    }

    private func interfaces(of node: AccessibleNode) -> [String] {
      var names = ["Accessible", "Component"]
      if node.role == .application { names = ["Accessible", "Application"] }
      // Readers ask only once, so the answer must not depend on the state.
      if node.item?.isElement == true { names.append("Action") }
      if node.text != nil { names.append("Text") }
      if node.number != nil { names.append("Value") }
      return names.map { Self.prefix + $0 }
    }

    private func accessible(_ call: BusMessage, _ node: AccessibleNode) -> [BusValue]? {
      switch call.member {
      case "GetChildAtIndex":
        guard let index = call.readInt(), node.children.indices.contains(index) else {
          return [.structure([.string(""), .path(AccessibleTree.none)])]
        }
        return [reference(node.children[index])]
      case "GetChildren": return [.array(of: "(so)", node.children.map { reference($0) })]
      case "GetIndexInParent": return [.int(tree.index(of: node))]
      case "GetRelationSet": return [.array(of: "(ua(so))", [])]
      case "GetRole": return [.unsigned(node.role.rawValue)]
      case "GetRoleName", "GetLocalizedRoleName": return [.string(node.role.name)]
      case "GetState": return [node.states.value]
      case "GetAttributes": return [attributes(of: node)]
      case "GetApplication": return [reference(AccessibleTree.application)]
      case "GetInterfaces": return [.strings(interfaces(of: node))]
      default: return nil
      }
    }

    // Readers say the position, such as "3 of 12".
    private func attributes(of node: AccessibleNode) -> BusValue {
      guard let place = node.item?.place else { return .dictionary(["toolkit": "TermKit"]) }
      return .dictionary(["toolkit": "TermKit", "posinset": "\(place.number)", "setsize": "\(place.count)"])
    }

    // MARK: Properties

    private func property(_ call: BusMessage, of node: AccessibleNode) -> [BusValue]? {
      guard let interface = call.readString(), interface.hasPrefix(Self.prefix) else { return nil }
      let properties = properties(of: String(interface.dropFirst(Self.prefix.count)), node)
      switch call.member {
      case "Get":
        let name = call.readString()
        return properties.first { $0.key == name }.map { [.variant($0.value)] }
      case "GetAll": return [.array(of: "{sv}", properties.map { .entry(.string($0.key), .variant($0.value)) })]
      // The registry sets the number of the application, which nobody asks this program for.
      case "Set": return []
      default: return nil
      }
    }

    private func properties(of interface: String, _ node: AccessibleNode) -> KeyValuePairs<String, BusValue> {
      switch interface {
      case "Accessible":
        return [
          "Name": .string(node.name), "Description": .string(node.item?.view.accessibilityHint ?? ""),
          "Parent": reference(node.parent), "ChildCount": .int(node.children.count), "Locale": .string(""),
          "AccessibleId": .string(""), "HelpText": .string(""),
        ]
      case "Application":
        return ["ToolkitName": .string("TermKit"), "Version": .string("1"), "AtspiVersion": .string("2.1"), "Id": .int(0)]
      case "Action": return ["NActions": .int(actions(of: node).count)]
      case "Text": return ["CharacterCount": .int(node.text?.scalars.count ?? 0), "CaretOffset": .int(node.text?.caret ?? 0)]
      case "Value":
        let numbers = (node.item?.view as? any NumericElement)?.numbers ?? 0...0
        return [
          "MinimumValue": .double(numbers.lowerBound), "MaximumValue": .double(numbers.upperBound),
          "MinimumIncrement": .double(0), "CurrentValue": .double(node.number ?? 0),
        ]
      default: return [:]
      }
    }
  }
#endif
