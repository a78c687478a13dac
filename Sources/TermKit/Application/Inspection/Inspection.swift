private import LibC
import TermKitGraphics
import TermKitInput
import TermKitTerminal
@_spi(TermKit) import TermKitViews

/// Everything that an application does for inspectors. It exists only if TERMKIT_INSPECT is set.
@MainActor package final class Inspection {
  unowned let application: Application
  /// The connected inspectors: a program at the socket, and the pane.
  private(set) var inspectors: [Inspector] = []
  /// The latest lines of the log, at most 1,000, the oldest first.
  private(set) var log: [JSONValue] = []
  package let views = InspectedViews()
  /// The inspector beside the program. Nil while it is closed.
  var pane: InspectorPane? {
    didSet { application.compositor.showFrame = pane.map { pane in { pane.show($0, $1, cursor: $2) } } }
  }
  private var socket: InspectorSocket?
  private var mark: InspectionMark?
  private var highlight: HighlightWindow?
  private weak var highlighter: Inspector?
  private weak var picker: Inspector?
  private weak var focus: View?

  init(of application: Application) { self.application = application }

  var scene: WindowScene { application.windowScene }

  /// The first line that an inspector gets.
  var greeting: JSONValue {
    [
      "hello": [
        "program": .string(WindowScene.programName), "pid": JSONValue(Int(getpid())), "version": 1,
        "size": [JSONValue(scene.size.width), JSONValue(scene.size.height)],
      ]
    ]
  }

  /// Makes a socket at which an inspector can connect. If that is not possible, the program says why when it ends.
  package func listen(at path: String) {
    do throws(InspectorSocketError) {
      socket = try InspectorSocket(at: path, for: self)
    } catch {
      Contract.warn("no inspector can connect to TERMKIT_INSPECT=\(path): \(error.description)")
    }
  }

  /// Disconnects the inspectors and removes the socket.
  package func end() {
    socket?.end()
    for inspector in inspectors { inspector.leave() }
  }

  // MARK: Inspectors

  /// Connects an inspector. While there is one, a mark is shown.
  package func connect() -> Inspector {
    let inspector = Inspector(of: self)
    inspectors.append(inspector)
    if mark == nil {
      mark = InspectionMark(in: scene)
      mark?.show()
      focus = scene.focusedView
      Accessibility.post(.announcement(scene.traitCollection.strings.inspected))
    }
    return inspector
  }

  func disconnect(_ inspector: Inspector) {
    inspectors.removeAll { $0 === inspector }
    if picker === inspector { endPicking() }
    if highlighter === inspector { highlight(nil, for: inspector) }
    guard inspectors.isEmpty else { return }
    mark?.close()
    (mark, log) = (nil, [])
  }

  private func isWatched(_ topic: String) -> Bool { inspectors.contains { $0.topics.contains(topic) } }

  private func send(_ topic: String, _ event: JSONValue) {
    for inspector in inspectors where inspector.topics.contains(topic) { inspector.eventHandler(event) }
  }

  /// Adds a line to the log, if an inspector is connected.
  package func log(_ text: String, level: String) {
    if inspectors.isEmpty { return }
    if log.count == 1000 { log.removeFirst() }
    let line: JSONValue = ["time": .number(scene.now), "level": .string(level), "text": .string(text)]
    log.append(line)
    send("log", ["event": "log"] + line)
  }

  // MARK: Highlight

  /// Marks a view on the screen, or none.
  func highlight(_ view: View?, for inspector: Inspector) {
    highlighter = inspector
    highlight?.close()
    highlight = view.map { HighlightWindow(over: $0, in: scene) }
    highlight?.show()
  }

  /// Returns the result of a closure that draws the screen without the mark and the highlight.
  func withoutWindows<Result>(_ body: () -> Result) -> Result {
    let windows = scene.windows.filter { $0 is any InspectionWindow }
    View.performWithoutAnimation { for window in windows { window.alpha = 0 } }
    defer { View.performWithoutAnimation { for window in windows { window.alpha = 1 } } }
    return body()
  }

  // MARK: Input

  /// Passes an event of the terminal on to its responder, unless the inspection takes it.
  func deliver(_ input: InputEvent) {
    let endsPicking = picker != nil && input == .key(Key(.escape))
    if !endsPicking, pane?.takes(input) == true { return }
    if takes(input) { return }
    // A key may move the focus.
    let isSecret = scene.focusedView?.isSecret == true
    let taker = scene.handle(terminalEvent: input)
    if case .key(let key) = input, isWatched("keys") {
      let name = isSecret ? "•" : key.name
      send(
        "keys",
        ["event": "key", "key": .string(name), "taker": taker.map(JSONValue.init(className:)) ?? .null])
    }
    noteFocus()
  }

  private func takes(_ input: InputEvent) -> Bool {
    switch input {
    case .key(Key(.function(12))) where application.linearReader == nil: togglePane()
    case .key(Key(.escape)) where picker != nil: finishPicking(nil, at: nil)
    case .mouse(let mouse): return takes(mouse)
    default: return false
    }
    return true
  }

  private func takes(_ mouse: MouseEvent) -> Bool {
    switch mouse.action {
    case .press where picker != nil: finishPicking(scene.inspectedView(at: mouse.position), at: mouse.position)
    case .move where picker != nil:
      if let picker { highlight(scene.inspectedView(at: mouse.position), for: picker) }
    default: return false
    }
    return true
  }

  /// Lets the user pick a view with the mouse. The events of that press go nowhere else. Escape ends it.
  func pick(for inspector: Inspector) {
    picker = inspector
    mark?.tracksPointerForPicking = true
  }

  private func endPicking() {
    picker = nil
    mark?.tracksPointerForPicking = false
  }

  private func finishPicking(_ view: View?, at point: Point?) {
    guard let inspector = picker else { return }
    endPicking()
    highlight(inspector.highlighted, for: inspector)
    inspector.eventHandler([
      "event": "picked", "view": views.json(view), "x": point?.x.inspected, "y": point?.y.inspected,
    ])
  }

  // MARK: Frames

  /// Draws a frame and tells the inspectors about it.
  func drawFrame(_ draw: () -> Void) {
    let isWatched = isWatched("frames") || isWatched("layout")
    let reasons = isWatched ? scene.frameReasons : []
    var work = (layouts: 0, cells: 0, bytes: 0)
    application.compositor.reportWork = isWatched ? { work = ($0, $1, $2) } : nil
    draw()
    highlight?.follow()
    noteFocus()
    guard isWatched else { return }
    for reason in reasons where reason.name == "layout" {
      send("layout", ["event": "layout"] + views.naming(reason.view))
    }
    let event: JSONValue = [
      "event": "frame", "time": .number(scene.now), "reasons": .array(reasons.map(json)),
      "layouts": JSONValue(work.layouts), "cells": JSONValue(work.cells), "bytes": JSONValue(work.bytes),
    ]
    send("frames", event)
  }

  private func json(_ reason: FrameReason) -> JSONValue {
    let area = reason.area.map { JSONValue.object([.init("area", scene.terminalRect($0).inspected)]) }
    return ["reason": .string(reason.name)] + (area ?? views.naming(reason.view))
  }

  private func noteFocus() {
    let now = scene.focusedView
    if inspectors.isEmpty || now === focus { return }
    focus = now
    send("focus", ["event": "focus"] + views.naming(now))
  }
}

extension Application {
  /// Lets inspectors connect at the socket in TERMKIT_INSPECT, if it is set.
  func inspectIfWanted() {
    // An inspector may have inherited the variable.
    guard let path = environmentVariable("TERMKIT_INSPECT"), !path.isEmpty, !(delegate is InspectorDelegate) else {
      return
    }
    inspect().listen(at: path)
  }

  /// Prepares the application for inspectors. They connect with `Inspection.connect()`.
  @discardableResult package func inspect() -> Inspection {
    let inspection = inspection ?? Inspection(of: self)
    self.inspection = inspection
    return inspection
  }
}
