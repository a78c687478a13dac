import TermKitControls
import TermKitGraphics
import TermKitInput
import TermKitTerminal
@_spi(TermKit) import TermKitViews

/// An object that describes an application in lines of text. After each event, it prints what is different: the answer to the key, other
/// changes, and the element with the focus.
@MainActor final class LinearReader {
  private let scene: WindowScene
  private let terminal: any Terminal
  let editing: LinearEditing
  private var items: [OutlineItem] = []
  private var screen: ScreenIdentity?
  private var focus: OutlineItem?
  private var posted: [String] = []
  private var isForced = false
  /// The last lines, for the command that repeats them.
  private var lastLines: [String] = []
  /// The elements that a number refers to, after the outline was printed.
  private var numbered: [View] = []
  private var typedNumber: Int?
  private var numberTimer: ScheduledTimer?
  private var progress: [ObjectIdentifier: Int] = [:]
  private var busyTimer: ScheduledTimer?
  private var isStarted = false

  /// The identity of a screen, which is introduced when it appears.
  private struct ScreenIdentity: Equatable {
    let front: ObjectIdentifier
    let heading: ObjectIdentifier?
    let title: String
  }

  init(in scene: WindowScene, on terminal: any Terminal) {
    self.scene = scene
    self.terminal = terminal
    editing = LinearEditing(in: scene, on: terminal)
  }

  private var strings: SystemStrings { scene.traitCollection.strings }

  private func say(_ lines: [String]) {
    let lines = lines.map(\.trimmed).filter { !$0.isEmpty }
    if lines.isEmpty { return }
    lastLines = lines
    terminal.printLines(lines)
  }

  // MARK: Changes

  func post(_ notification: AccessibilityNotification) {
    switch notification {
    case .announcement(let text): posted.append(text)
    case .layoutChanged(let view), .screenChanged(let view):
      if case .screenChanged = notification { screen = nil }
      if let view, !view.becomeFirstResponder() { posted.append(view.spokenText(strings)) } else { isForced = true }
    }
    scene.setNeedsFrame()
  }

  /// Prints the changes since the last frame. Called in each frame after the layout pass.
  func update() {
    if !isStarted { terminal.printLines([strings.lineMode.beginning(terminal.lineModeReason ?? "")]) }
    isStarted = true
    let new = AccessibilityOutline(of: scene).items(strings)
    let change = OutlineChange(from: items, to: new)
    let (screen, focus) = (identity(of: new), focusedItem(in: new))
    let isNewScreen = screen != self.screen
    var lines = posted
    lines += isNewScreen ? introduction(of: new) : changes(change, besides: focus)
    let isPrompted = focus.map { editing.prompts(for: $0, isNew: isNewScreen) } ?? false
    if !isPrompted { lines += focusLines(focus, isNewScreen: isNewScreen) }
    if isNewScreen || !change.added.isEmpty { numbered = [] }
    (items, self.screen, self.focus, posted, isForced) = (new, screen, focus, [], false)
    scene.readElement = focus?.view
    say(lines)
    if let focus { editing.focusIs(on: focus, isPrompted: isPrompted) }
    followBusyElements()
  }

  // A changed text that an announcement contains is not printed a second time.
  private func changes(_ change: OutlineChange, besides focus: OutlineItem?) -> [String] {
    // Another state, and another title of a button, are not worth a line.
    let changed = change.changed.filter { $0.old.name != $0.new.name }.map(\.new).filter { item in
      item.isElement && item.view !== focus?.view && !item.isInList && item.traits.isDisjoint(with: Self.pressed)
    }
    let added = change.added.filter { $0.isElement && $0.traits.contains(.staticText) && !$0.isInList }
    let texts = changed.map(text) + added.map { strings.joined($0.name) }
    return texts.filter { text in !text.isEmpty && !posted.contains { $0.contains(text) } }
  }

  private static let pressed: AccessibilityTraits = [.button, .backButton, .tab, .link]

  private func text(of item: OutlineItem) -> String {
    if let bar = item.view as? ProgressView, !bar.isIndeterminate { return step(of: bar, item) }
    return item.traits.changesSilently ? "" : strings.joined(item.name)
  }

  // A long task is described at each tenth.
  private func step(of bar: ProgressView, _ item: OutlineItem) -> String {
    let tenth = Int((bar.progress * 10).rounded(.down))
    defer { progress[ObjectIdentifier(bar)] = tenth }
    return tenth == progress[ObjectIdentifier(bar), default: 0] ? "" : strings.joined(item.name)
  }

  // A changed element with the focus answers a key, unless an announcement has answered it. Only the new parts of it are printed.
  private func focusLines(_ focus: OutlineItem?, isNewScreen: Bool) -> [String] {
    guard let focus else { return [] }
    guard let old = self.focus, old.view === focus.view, !isNewScreen, !isForced,
      !focus.isInList || old.place == focus.place
    else { return [strings.joined(focus.parts)] }
    if old.parts == focus.parts || focus.traits.changesSilently || !posted.isEmpty { return [] }
    let new = focus.parts.filter { !old.parts.contains($0) }
    return [strings.joined(new.isEmpty ? focus.parts : new)]
  }

  private func focusedItem(in items: [OutlineItem]) -> OutlineItem? {
    guard let view = scene.focusedView?.accessibilityFocus else { return nil }
    let views = sequence(first: view, next: \.superview)
    return views.lazy.compactMap { view in items.first { $0.isElement && $0.view === view } }.first
  }

  // MARK: Screens

  private func heading(in items: [OutlineItem]) -> OutlineItem? {
    items.first { $0.traits.contains(.header) && !$0.isInList }
  }

  private func identity(of items: [OutlineItem]) -> ScreenIdentity? {
    let heading = heading(in: items)
    return scene.frontView.map {
      ScreenIdentity(
        front: ObjectIdentifier($0), heading: heading.map { ObjectIdentifier($0.view) }, title: heading?.label ?? "")
    }
  }

  private func introduction(of items: [OutlineItem]) -> [String] {
    let question = question(in: items)
    if question.isEmpty { return [heading(in: items).map { strings.joined($0.parts) } ?? ""] }
    let answers = answers(in: question)
    let texts = question.filter { item in !answers.contains { $0.view === item.view } && item.isElement }
    let numbers = answers.enumerated().map { "\($0.offset + 1) \(strings.joined($0.element.name))" }
    return texts.map { strings.joined($0.name) } + (numbers.isEmpty ? [] : [strings.lineMode.chooseNumber] + numbers)
  }

  // The entries of an alert or of a menu in front, or none.
  private func question(in items: [OutlineItem]) -> [OutlineItem] {
    items.filter { item in sequence(first: item.view, next: \.superview).contains(where: \.isAnnouncedAsWhole) }
  }

  private func answers(in question: [OutlineItem]) -> [OutlineItem] {
    question.filter { $0.isElement && $0.traits.contains(.button) }
  }

  // MARK: Long tasks

  private func followBusyElements() {
    let isBusy = items.contains { busyName(of: $0) != nil }
    if !isBusy { busyTimer?.invalidate() }
    guard isBusy, busyTimer?.isValid != true else { return }
    busyTimer = scene.schedule(after: Self.busyInterval) { [weak self] in
      guard let self else { return }
      busyTimer = nil
      say(items.compactMap(busyName).map(strings.lineMode.stillBusy))
      followBusyElements()
    }
  }

  private func busyName(of item: OutlineItem) -> String? {
    let isBusy =
      (item.view as? ActivityIndicatorView)?.isAnimating ?? (item.view as? ProgressView)?.isIndeterminate
    return isBusy == true ? item.label : nil
  }

  // In seconds.
  private static let busyInterval = 30.0

  // MARK: Commands

  func whereAmI() {
    let place = heading(in: items).map { strings.joined($0.parts) } ?? ""
    let list = focus?.view.superviews.first { !$0.isAccessibilityElement && $0.accessibilityValue != nil }
    say([
      place, list?.spokenName(strings) ?? "", focus.map { strings.joined($0.parts) } ?? strings.lineMode.nothingFocused,
    ])
  }

  func repeatLines() { terminal.printLines(lastLines) }

  /// Prints all entries. A number then goes to the element with that number.
  func printOutline() {
    var lines: [String] = []
    numbered = []
    for item in items {
      if item.isElement { numbered.append(item.view) }
      let number = item.isElement ? "\(numbered.count) " : ""
      lines.append(String(repeating: "  ", count: item.level) + number + strings.joined(item.parts))
    }
    terminal.printLines(lines)
  }

  /// Prints the keys of some commands.
  func printKeys(_ commands: [KeyCommand]) {
    let lines = commands.filter { !$0.title.isEmpty }.map { command in
      let reason = command.disabledReason.map { $0.isEmpty ? " (\(strings.dimmed))" : " (\($0))" } ?? ""
      return "\(command.keyLabel(strings)): \(command.title)\(reason)"
    }
    terminal.printLines(lines)
  }

  // MARK: Numbers

  /// Handles an event in place of the responder chain. Returns false if the responder chain has to handle it.
  func handle(_ event: InputEvent) -> Bool {
    // A menu would look for an item that begins with the digit.
    if case .key(let key) = event, let digit = Self.digits.firstIndex(of: key), !question(in: items).isEmpty,
      !editing.isTyping
    {
      type(digit)
      return true
    }
    return editing.handle(event)
  }

  /// The keys of the digits, from 0 to 9.
  static let digits = (0...9).map { Key.character(Character("\($0)")) }

  /// Takes a digit of a number. The number is complete when no further digit is possible, or after a pause.
  func type(_ digit: Int) {
    numberTimer?.invalidate()
    let number = (typedNumber ?? 0) * 10 + digit
    typedNumber = number
    if number * 10 > lineCount || number == 0 { return goToLine() }
    numberTimer = scene.schedule(after: Self.numberPause) { [weak self] in self?.goToLine() }
  }

  // In seconds.
  private static let numberPause = 1.0

  private var list: (any AccessibilityList)? {
    guard let focused = scene.focusedView else { return nil }
    return sequence(first: focused, next: \.superview).lazy.compactMap { $0 as? any AccessibilityList }.first
  }

  private var lineCount: Int {
    let answers = answers(in: question(in: items))
    return !answers.isEmpty ? answers.count : !numbered.isEmpty ? numbered.count : list?.itemCount ?? 0
  }

  private func goToLine() {
    guard let number = typedNumber else { return }
    typedNumber = nil
    if !go(to: number) { say([strings.lineMode.noLine(number)]) }
    scene.setNeedsFrame()
  }

  private func go(to number: Int) -> Bool {
    let answers = answers(in: question(in: items))
    if !answers.isEmpty { return answers.indices.contains(number - 1) && press(answers[number - 1].view) }
    if numbered.isEmpty { return list?.focusItem(number: number) ?? false }
    guard numbered.indices.contains(number - 1) else { return false }
    let view = numbered[number - 1]
    scene.readElement = view
    if view.becomeAccessibilityFocus() { isForced = true } else { posted.append(view.spokenText(strings)) }
    return true
  }

  private func press(_ view: View) -> Bool {
    guard view.becomeAccessibilityFocus() else { return false }
    scene.handle(.key(Key(.enter)))
    return true
  }
}
