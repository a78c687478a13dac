import TermKitGraphics
@_spi(TermKit) import TermKitViews

/// The state of a text's registration with an undo manager.
@MainActor struct TextRegistration {
  /// The undo manager that has the steps of the text.
  fileprivate(set) weak var undoManager: UndoManager?
  /// The number of steps that had begun when the newest one was registered.
  fileprivate var begunCount = 0
  /// The generation of the undo manager after that.
  fileprivate var generation = 0
}

// How a text's own steps become steps of the undo manager.
//
// The text keeps its own edits, and the undo manager says whose turn it is: each step of the text is a registered call of `undoStep`. A
// further key of the same step registers nothing.
extension TextInput {
  /// Makes sure that the text in which the user edits has an undo manager, whose keys are then listed.
  func prepareUndo() { if let host, host.isFirstResponder, host.takesTyping { _ = host.undoManager } }

  /// Ends the newest step of the text if the undo manager has newer ones.
  func separateSteps() {
    if let manager = registration.undoManager, manager.generation != registration.generation { editor.closeStep() }
  }

  /// Registers the newest step of the text, if the last edit has begun one.
  func registerStep(_ kind: TextHistory.Kind) {
    guard editor.history.begunCount != registration.begunCount else { return }
    registration.begunCount = editor.history.begunCount
    guard let host, let manager = host.undoManager else { return }
    registration.undoManager = manager
    registerUndo(with: manager)
    let name = isChangedByProgram ? "" : kind.name(host.traitCollection.strings)
    if !name.isEmpty { manager.setActionName(name) }
    registration.generation = manager.generation
  }

  private func registerUndo(with manager: UndoManager) {
    manager.registerUndo(withTarget: self) { [unowned manager] in $0.undoStep(of: manager) }
  }

  /// Forgets the steps, because the text is replaced.
  func forgetRegisteredSteps() {
    registration.undoManager?.removeAllActions(withTarget: self)
    registration = TextRegistration()
  }

  private func undoStep(of manager: UndoManager) {
    guard let change = editor.undo() else { return }
    manager.registerUndo(withTarget: self) { [unowned manager] in $0.redoStep(of: manager) }
    didEdit(change)
  }

  private func redoStep(of manager: UndoManager) {
    guard let change = editor.redo() else { return }
    registerUndo(with: manager)
    didEdit(change)
  }

  /// Undoes the newest step of the text, even if the undo manager has newer ones.
  func undo() {
    if registration.undoManager?.undo(only: self) == true { return }
    if let change = editor.undo() { didEdit(change) }
  }

  /// Redoes the step of the text that was undone last.
  func redo() {
    if registration.undoManager?.redo(only: self) == true { return }
    guard let change = editor.redo() else { return }
    if let manager = registration.undoManager { registerUndo(with: manager) }
    didEdit(change)
  }
}

extension TextHistory.Kind {
  /// Returns the name of the edit as an action to undo, or an empty text.
  fileprivate func name(_ strings: SystemStrings) -> String {
    switch self {
    case .typing: strings.typing
    case .deletingBackward, .deletingForward, .deleting: strings.delete
    case .cutting: strings.cut
    case .pasting: strings.paste
    case .other: ""
    }
  }
}
