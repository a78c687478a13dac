#if AccessibilityBus
  import LibC
  import TermKit
  import TermKitGraphics
  import TermKitViews

  /// Serves the screen of an application to the assistive technology of the desktop, by AT-SPI2 over D-Bus.
  ///
  ///     let bus = try AccessibilityBus(name: "tictactoe")
  ///     bus.serve(application)
  ///
  /// The objects on the bus are the application, its window, and in it the entries of `AccessibilityOutline`. After each frame, the bus reports
  /// what has changed. It waits for calls in the run loop of the application. If the bus ends, the application goes on without it.
  @MainActor package final class AccessibilityBus: AccessibilityObserver {
    let connection: BusConnection
    /// The object above the application, which the registry has named.
    private let parent: BusValue
    var tree: AccessibleTree
    private weak var application: Application?
    private var watch: DescriptorWatch?
    private var isActive = false

    /// Connects to the accessibility bus of the session, and announces a program.
    /// - Parameter name: The name of the program, which readers say.
    /// - Throws: `AccessibilityBusError`, whose description tells the user what to try.
    package init(name: String) throws(AccessibilityBusError) {
      connection = try BusConnection(address: try Self.address())
      tree = AccessibleTree(name: name)
      do {
        let own = BusValue.structure([.string(connection.name), .path(AccessibleTree.application)])
        let reply = try connection.call(
          "org.a11y.atspi.Registry", AccessibleTree.application, "org.a11y.atspi.Socket", "Embed", [own])
        parent = reply.readReference() ?? .structure([.string(""), .path(AccessibleTree.none)])
      } catch {
        throw .noRegistry(reason: error.reason)
      }
    }

    private static func address() throws(AccessibilityBusError) -> String {
      if let address = getenv("AT_SPI_BUS_ADDRESS"), address.pointee != 0 { return String(cString: address) }
      do {
        let session = try BusConnection(address: nil)
        let reply = try session.call("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress")
        guard let address = reply.readString(), !address.isEmpty else { throw BusConnection.CallError("no address") }
        return address
      } catch let error as AccessibilityBusError {
        throw error
      } catch let error as BusConnection.CallError {
        throw .noBus(reason: error.reason)
      } catch {
        throw .noBus(reason: "\(error)")
      }
    }

    /// Begins to answer calls about the screen of an application, and to report changes.
    package func serve(_ application: Application) {
      self.application = application
      application.accessibilityObserver = self
      watch = application.watch(descriptor: connection.descriptor) { [weak self] _ in self?.answerCalls() }
      // Calls may have arrived while the program registered itself.
      application.perform { [weak self] in self?.answerCalls() }
    }

    private func answerCalls() {
      guard watch != nil else { return }
      while true {
        switch connection.nextCall() {
        case .call(let call): connection.reply(to: call, reply(to: call))
        case .nothing: return updateWatch()
        case .ended:
          watch?.invalidate()
          watch = nil
          application?.accessibilityObserver = nil
          return
        }
      }
    }

    /// Performs an action, whose changes the next frame reports.
    func perform(_ action: AccessibleAction?) -> Bool {
      defer { application?.windowScene.setNeedsFrame() }
      return action?.perform() ?? false
    }

    /// The place of the screen, in cells.
    var screen: Rect { application?.windowScene.bounds ?? .zero }

    private func updateWatch() { watch?.events = connection.wantsToWrite ? [.reading, .writing] : .reading }

    /// Returns a reference to an object of this program.
    func reference(_ path: String) -> BusValue {
      if path == AccessibleTree.none { return parent }
      return .structure([.string(connection.name), .path(path)])
    }

    // MARK: Changes

    package func screenDidChange() {
      guard let application else { return }
      let scene = application.windowScene
      let strings = scene.traitCollection.strings
      let items = AccessibilityOutline(of: scene).items(strings)
      let old = tree
      tree = AccessibleTree(
        items, after: old, focus: scene.focusedView?.accessibilityFocus, isActive: isActive, strings)
      report(OutlineChange(from: old.items, to: items), since: old)
      updateWatch()
    }

    package func activityDidChange(isActive: Bool) {
      guard isActive != self.isActive else { return }
      self.isActive = isActive
      emit(AccessibleTree.window, "Window", isActive ? "Activate" : "Deactivate")
      application?.windowScene.setNeedsFrame()
      updateWatch()
    }

    package func didPost(_ notification: AccessibilityNotification) {
      switch notification {
      case .announcement(let text): announce(text)
      case .layoutChanged(let view), .screenChanged(let view):
        guard let view, !view.becomeAccessibilityFocus(), let application else { return }
        announce(view.spokenText(application.windowScene.traitCollection.strings))
      }
      updateWatch()
    }

    // The number is the politeness: readers do not interrupt themselves.
    private func announce(_ text: String) {
      emit(AccessibleTree.window, "Object", "Announcement", number: 1, .string(text))
    }

    /// Sends an event about an object.
    func emit(
      _ path: String, _ kind: String, _ member: String, _ detail: String = "", number: Int = 0, and other: Int = 0,
      _ content: BusValue = .string("")
    ) {
      connection.emit(
        path, "org.a11y.atspi.Event." + kind, member,
        [.string(detail), .int(number), .int(other), .variant(content), .array(of: "{sv}", [])])
    }
  }
#endif
