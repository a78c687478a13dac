#if AccessibilityBus
  import LibC
  import TermKit
  import TermKitGraphics
  import TermKitViews

  /// Serves the screen of an application to the assistive technology of the desktop, by AT-SPI2 over D-Bus.
  ///
  /// After each frame, the bus reports what has changed. It waits for calls in the run loop of the application. If the connection is lost, the
  /// application goes on without it.
  @MainActor package final class AccessibilityBus: AccessibilityObserver {
    private let connection: BusConnection
    private(set) var tree: AccessibleTree
    private(set) weak var application: Application?
    private var watch: DescriptorWatch?
    private var isActive = false
    private static let registry = "org.a11y.atspi.Registry"

    /// Connects to the accessibility bus of the session, and registers a program.
    /// - Parameter name: The name of the program, which readers say.
    /// - Throws: `AccessibilityBusError`, whose description tells the user what to try.
    package init(name: String) throws(AccessibilityBusError) {
      connection = try BusConnection(address: try Self.address())
      tree = AccessibleTree(name: name)
      let (path, own) = (AccessibleTree.application, reference(AccessibleTree.application))
      _ = try connection.call(Self.registry, path, "org.a11y.atspi.Socket", "Embed", [own])
    }

    private static func address() throws(AccessibilityBusError) -> String {
      if let address = getenv("AT_SPI_BUS_ADDRESS"), address.pointee != 0 { return String(cString: address) }
      let session = try BusConnection(address: nil)
      return try session.call("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress").string() ?? ""
    }

    /// Begins to answer calls about the screen of an application, and to report its changes.
    package func serve(_ application: Application) {
      self.application = application
      application.accessibilityObserver = self
      watch = application.watch(descriptor: connection.descriptor) { [weak self] _ in self?.answerCalls() }
      // Calls may have arrived with the reply of the registry.
      application.perform { [weak self] in self?.answerCalls() }
    }

    private func answerCalls() {
      do {
        while let call = try connection.nextCall() { connection.reply(to: call, reply(to: call)) }
        updateWatch()
      } catch {
        watch?.invalidate()
        application?.accessibilityObserver = nil
      }
    }

    private func updateWatch() { watch?.events = connection.wantsToWrite ? [.reading, .writing] : .reading }

    /// Returns a reference to an object.
    func reference(_ path: String) -> BusValue {
      if path != AccessibleTree.desktop { return .structure([.string(connection.name), .path(path)]) }
      return .structure([.string(Self.registry), .path(AccessibleTree.application)])
    }

    // MARK: Changes

    package func screenDidChange() {
      guard let scene = application?.windowScene else { return }
      let (old, strings) = (tree, scene.traitCollection.strings)
      let items = AccessibilityOutline(of: scene).items(strings)
      let focus = scene.focusedView?.accessibilityFocus
      tree = AccessibleTree(items, after: old, focus: focus, isActive: isActive, strings)
      report(OutlineChange(from: old.items, to: items), since: old)
      updateWatch()
    }

    package func activityDidChange(isActive: Bool) {
      guard isActive != self.isActive else { return }
      self.isActive = isActive
      emit(AccessibleTree.window, isActive ? "Window:Activate" : "Window:Deactivate")
      application?.windowScene.setNeedsFrame()
      updateWatch()
    }

    package func didPost(_ notification: AccessibilityNotification) {
      switch notification {
      case .announcement(let text):
        // With the number 1, readers do not interrupt themselves.
        emit(AccessibleTree.window, "Object:Announcement", 1, content: .string(text))
        updateWatch()
      case .layoutChanged(let view), .screenChanged(let view):
        guard let view, !view.becomeAccessibilityFocus(), let scene = application?.windowScene else { return }
        didPost(.announcement(view.spokenText(scene.traitCollection.strings)))
      }
    }

    // The focus comes after everything that it may depend on.
    private func report(_ change: OutlineChange, since old: AccessibleTree) {
      for item in change.removed { report(item, of: old, "remove", unless: tree) }
      for item in change.added { report(item, of: tree, "add", unless: old) }
      for node in tree.nodesInOrder { old.nodes[node.path].map { reportContents(of: node, since: $0) } }
      for (name, state) in AccessibleStates.reported {
        // An object that has lost a state comes before the object that has it now.
        for isSet in [false, true] { report(name, state, isSet, since: old) }
      }
    }

    // Readers ask a new object for its children, and forget the children of a removed one.
    private func report(_ item: OutlineItem, of tree: AccessibleTree, _ detail: String, unless other: AccessibleTree) {
      guard let node = tree[item], other.nodes[node.parent] != nil else { return }
      emit(node.parent, "Object:ChildrenChanged:" + detail, tree.index(of: node), content: reference(node.path))
    }

    private func reportContents(of node: AccessibleNode, since old: AccessibleNode) {
      if old.name != node.name { emit(node.path, "Object:PropertyChange:accessible-name", content: .string(node.name)) }
      guard let before = old.text, let after = node.text, before != after else { return }
      let (removed, inserted) = before.edit(to: after)
      for (detail, text, range) in [("delete", before, removed), ("insert", after, inserted)] where !range.isEmpty {
        let content = BusValue.string(text.text(from: range.lowerBound, to: range.upperBound))
        emit(node.path, "Object:TextChanged:" + detail, range.lowerBound, range.count, content: content)
      }
      if before.caret != after.caret { emit(node.path, "Object:TextCaretMoved", after.caret) }
    }

    // Readers ask a new object for its states, but they wait for the focus.
    private func report(_ name: String, _ state: AccessibleStates, _ isSet: Bool, since old: AccessibleTree) {
      for node in tree.nodesInOrder where node.states.contains(state) == isSet {
        let wasSet = old.nodes[node.path]?.states.contains(state) ?? (isSet && state != .focused)
        if isSet != wasSet { emit(node.path, "Object:StateChanged:" + name, isSet ? 1 : 0) }
      }
    }

    // `event` has the form KIND:NAME:DETAIL. The detail can be missing.
    private func emit(
      _ path: String, _ event: String, _ first: Int = 0, _ second: Int = 0, content: BusValue = .string("")
    ) {
      let parts = event.split(separator: ":").map(String.init)
      let values: [BusValue] = [.string(parts.count > 2 ? parts[2] : ""), .int(first), .int(second), .variant(content)]
      connection.emit(path, "org.a11y.atspi.Event." + parts[0], parts[1], values + [.array(of: "{sv}", [])])
    }
  }
#endif
