#if AccessibilityBus
  import TermKitViews

  // The events that follow a frame.

  extension AccessibilityBus {
    /// Reports the differences between the tree and an earlier one. The focus comes after everything that it may depend on.
    func report(_ change: OutlineChange, since old: AccessibleTree) {
      for item in change.removed { report(item, in: old, "remove") }
      for item in change.added { report(item, in: tree, "add") }
      let kept = tree.nodes.values.compactMap { node in old.nodes[node.path].map { (old: $0, new: node) } }
      for pair in kept where pair.old.parent == pair.new.parent {
        reportName(from: pair.old, to: pair.new)
        reportText(from: pair.old, to: pair.new)
      }
      for (name, state) in AccessibleStates.reported {
        for node in tree.nodes.values.sorted(by: { $0.states.contains(state) && !$1.states.contains(state) }) {
          report(name, state, of: node, since: old)
        }
      }
    }

    private func report(_ item: OutlineItem, in tree: AccessibleTree, _ detail: String) {
      guard let path = tree.path(of: item), let node = tree.nodes[path] else { return }
      emit(node.parent, "Object", "ChildrenChanged", detail, number: tree.index(of: node), reference(path))
    }

    private func reportName(from old: AccessibleNode, to new: AccessibleNode) {
      if old.name != new.name {
        emit(new.path, "Object", "PropertyChange", "accessible-name", .string(new.name))
      }
      if let number = new.number, number != old.number {
        emit(new.path, "Object", "PropertyChange", "accessible-value", .double(number))
      }
    }

    private func reportText(from old: AccessibleNode, to new: AccessibleNode) {
      guard let before = old.text, let after = new.text, before != after else { return }
      let (removed, inserted) = before.edit(to: after)
      for (detail, text, range) in [("delete", before, removed), ("insert", after, inserted)] where !range.isEmpty {
        let content = BusValue.string(text.text(from: range.lowerBound, to: range.upperBound))
        emit(new.path, "Object", "TextChanged", detail, number: range.lowerBound, and: range.count, content)
      }
      if before.caret != after.caret { emit(new.path, "Object", "TextCaretMoved", number: after.caret) }
    }

    private func report(_ name: String, _ state: AccessibleStates, of node: AccessibleNode, since old: AccessibleTree) {
      let isSet = node.states.contains(state)
      let wasSet = old.nodes[node.path]?.states.contains(state) ?? (state == .focused ? false : isSet)
      if isSet != wasSet { emit(node.path, "Object", "StateChanged", name, number: isSet ? 1 : 0) }
    }
  }
#endif
