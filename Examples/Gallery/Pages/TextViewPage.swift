import TermKit

/// A text editor with buttons for undo and redo (C10).
final class TextViewPage: ViewController, TextViewDelegate {
  private let textView = TextView(text: TextViewPage.sample)
  private lazy var undoItem = BarButtonItem(systemItem: .undo) { [weak self] _ in self?.textView.undo() }
  private lazy var redoItem = BarButtonItem(systemItem: .redo) { [weak self] _ in self?.textView.redo() }
  private lazy var lockItem = BarButtonItem(title: "Lock") { [weak self] _ in self?.toggleEditing() }

  private static let sample = """
    Write here. Words are wrapped at the width of the view, wherever the window's edge may be, and the cursor is the terminal's own.

    Grapheme clusters stay whole: é, 한글, 日本語, 👩‍👩‍👧‍👦, 🇩🇪, ﷺ. What could do harm is shown and kept as it came: \u{1B}[31m, \u{202E}, \u{7}.

    Shift and arrows select, Ctrl and arrows go by words, Alt-C copies, Ctrl-V pastes, Alt-Z undoes. F1 lists all the keys.
    """

  override func loadView() {
    textView.textContainerInset = EdgeInsets(top: 1, left: 2, bottom: 1, right: 2)
    textView.placeholder = "Nothing written yet"
    textView.delegate = self
    textView.selectedRange = 0..<0
    view = textView
    navigationItem.rightBarButtonItems = [lockItem, redoItem, undoItem]
    lockItem.possibleTitles = ["Lock", "Unlock"]
    updateItems()
  }

  private func toggleEditing() {
    textView.isEditable.toggle()
    lockItem.title = textView.isEditable ? "Lock" : "Unlock"
    updateItems()
  }

  private func updateItems() {
    undoItem.isEnabled = textView.isEditable && textView.canUndo
    redoItem.isEnabled = textView.isEditable && textView.canRedo
  }

  func textViewDidChange(_ textView: TextView) { updateItems() }
}
