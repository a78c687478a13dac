#if AccessibilityBus
  import TermKitGraphics
  import TermKitViews

  // The interfaces for places, actions and texts.

  extension AccessibilityBus {
    // MARK: Component

    /// Replies to a call about the place of an object. Places are in cells: the terminal does not say where its window is.
    func component(_ call: BusMessage, _ node: AccessibleNode) -> [BusValue]? {
      let frame = frame(of: node)
      switch call.member {
      case "GetExtents": return [.structure([frame.minX, frame.minY, frame.width, frame.height].map { .int($0) })]
      case "GetPosition": return [.int(frame.minX), .int(frame.minY)]
      case "GetSize": return [.int(frame.width), .int(frame.height)]
      case "Contains": return point(in: call).map { [.bool(frame.contains($0))] }
      case "GetAccessibleAtPoint": return point(in: call).map { [reference(path(at: $0))] }
      case "GetLayer": return [.unsigned(node.item == nil ? Self.windowLayer : Self.widgetLayer)]
      case "GetAlpha": return [.double(1)]
      case "GrabFocus": return [.bool(node.item?.view.becomeAccessibilityFocus() ?? false)]
      default: return nil
      }
    }

    private static let (widgetLayer, windowLayer) = (3, 7)

    private func frame(of node: AccessibleNode) -> Rect {
      node.item.map { $0.view.visibleScreenRect($0.view.bounds) } ?? screen
    }

    private func point(in call: BusMessage) -> Point? {
      guard let x = call.readInt(), let y = call.readInt() else { return nil }
      return Point(x: x, y: y)
    }

    // The last entry is the innermost and frontmost one.
    private func path(at point: Point) -> String {
      let item = tree.items.last { $0.view.visibleScreenRect($0.view.bounds).contains(point) }
      return item.flatMap { tree.path(of: $0) } ?? AccessibleTree.window
    }

    // MARK: Action

    /// Returns the actions of an object.
    func actions(of node: AccessibleNode) -> [AccessibleAction] { node.item.map { AccessibleAction.all(of: $0) } ?? [] }

    /// Replies to a call about actions. An action is performed before the reply.
    func action(_ call: BusMessage, _ node: AccessibleNode) -> [BusValue]? {
      let actions = actions(of: node)
      let rows = actions.map { BusValue.structure([.string($0.name), .string(""), .string("")]) }
      if call.member == "GetActions" { return [.array(of: "(sss)", rows)] }
      guard let index = call.readInt() else { return nil }
      let action = actions.indices.contains(index) ? actions[index] : nil
      switch call.member {
      case "DoAction": return [.bool(perform(action))]
      case "GetName", "GetLocalizedName": return [.string(action?.name ?? "")]
      case "GetDescription", "GetKeyBinding": return [.string("")]
      default: return nil
      }
    }

    // MARK: Text

    /// Replies to a call about a text.
    func text(_ call: BusMessage, _ text: AccessibleText, _ node: AccessibleNode) -> [BusValue]? {
      switch call.member {
      case "GetNSelections": return [.int(text.selection.isEmpty ? 0 : 1)]
      case "GetSelection": return [.int(text.selection.lowerBound), .int(text.selection.upperBound)]
      case "GetDefaultAttributes": return [.dictionary([:])]
      default: break
      }
      guard let offset = call.readInt() else { return nil }
      switch call.member {
      case "GetText": return call.readInt().map { [.string(text.text(from: offset, to: $0))] }
      case "GetCharacterAtOffset":
        return [.int(text.scalars.indices.contains(offset) ? Int(text.scalars[offset].value) : 0)]
      case "GetStringAtOffset": return call.readUnsigned().map { part(Self.granularities, $0, of: text, offset) }
      case "GetTextAtOffset": return call.readUnsigned().map { part(Self.boundaries, $0, of: text, offset) }
      case "GetAttributes", "GetAttributeRun": return [.dictionary([:]), .int(0), .int(text.scalars.count)]
      case "SetCaretOffset":
        let place = text.clusters(before: offset)
        (node.item?.view as? any TextElement)?.selectedRange = place..<place
        return [.bool(true)]
      default: return nil
      }
    }

    // By the numbers of the protocol. A sentence or a paragraph is a line.
    private static let granularities: [AccessibleText.Unit] = [.character, .word, .line, .line, .line]
    private static let boundaries: [AccessibleText.Unit] = [.character, .word, .word, .line, .line, .line, .line]

    private func part(
      _ units: [AccessibleText.Unit], _ number: Int, of text: AccessibleText, _ offset: Int
    ) -> [BusValue] {
      let range = text.range(of: units.indices.contains(number) ? units[number] : .line, at: offset)
      let part = text.text(from: range.lowerBound, to: range.upperBound)
      return [.string(part), .int(range.lowerBound), .int(range.upperBound)]
    }
  }
#endif
