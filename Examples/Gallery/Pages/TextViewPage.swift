import TermKit

/// A text editor with buttons for undo and redo (C10).
final class TextViewPage: ViewController, TextViewDelegate, TranslatedPage {
  let translations = Translations()
  private let textView = TextView(text: TextViewPage.sample.string)
  private var shownSample = TextViewPage.sample.string
  private lazy var undoItem = BarButtonItem(systemItem: .undo) { [weak self] _ in self?.textView.undo() }
  private lazy var redoItem = BarButtonItem(systemItem: .redo) { [weak self] _ in self?.textView.redo() }
  private lazy var lockItem = BarButtonItem(title: "") { [weak self] _ in self?.toggleEditing() }

  private static let sample = Text(
    """
    Write here. Words are wrapped at the width of the view, wherever the window's edge may be, and the cursor is the terminal's own.

    Grapheme clusters stay whole: é, 한글, 日本語, 👩‍👩‍👧‍👦, 🇩🇪, ﷺ. What could do harm is shown and kept as it came: \u{1B}[31m, \u{202E}, \u{7}.

    Shift and arrows select, Ctrl and arrows go by words, Alt-C copies, Ctrl-V pastes, Alt-Z undoes. F1 lists all the keys.
    """,
    de: """
      Schreib hier. Wörter werden an der Breite der Ansicht umbrochen, wo der Rand des Fensters auch ist, und der Cursor ist der des Terminals.

      Graphemcluster bleiben ganz: é, 한글, 日本語, 👩‍👩‍👧‍👦, 🇩🇪, ﷺ. Was schaden könnte, wird gezeigt und bewahrt: \u{1B}[31m, \u{202E}, \u{7}.

      Umschalt und Pfeile wählen aus, Strg und Pfeile gehen wortweise, Alt-C kopiert, Strg-V fügt ein, Alt-Z widerruft. F1 zeigt alle Tasten.
      """,
    ja: """
      ここに書いてください。文章はビューの幅で折り返され、カーソルは端末のものです。

      書記素クラスタは分かれません: é, 한글, 日本語, 👩‍👩‍👧‍👦, 🇩🇪, ﷺ. 危険な文字も表示し、そのまま保ちます: \u{1B}[31m, \u{202E}, \u{7}.

      Shift と矢印で選択、Ctrl と矢印で単語移動、Alt-C でコピー、Ctrl-V で貼り付け、Alt-Z で取り消し。F1 で全キーを表示します。
      """)

  override func loadView() {
    textView.textContainerInset = EdgeInsets(top: 1, left: 2, bottom: 1, right: 2)
    textView.delegate = self
    textView.selectedRange = 0..<0
    view = textView
    showItems()
    translate { [unowned self] in showTexts() }
    updateItems()
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    showItems()
  }

  // A narrow bar has no room for three words in every language. Alt-Y redoes there too.
  private func showItems() {
    let isCompact = traitCollection.horizontalSizeClass == .compact
    navigationItem.rightBarButtonItems = isCompact ? [lockItem, undoItem] : [lockItem, redoItem, undoItem]
  }

  // A sample that the user has changed stays as it is.
  private func showTexts() {
    textView.placeholder = Text("Nothing written yet", de: "Noch nichts geschrieben", ja: "まだ何も書いていません").string
    if textView.text == shownSample, shownSample != Self.sample.string {
      shownSample = Self.sample.string
      textView.text = shownSample
      textView.selectedRange = 0..<0
    }
    showLock()
  }

  private func showLock() {
    let (lock, unlock) = (Text("Lock", de: "Sperren", ja: "固定"), Text("Unlock", de: "Freigeben", ja: "解除"))
    lockItem.possibleTitles = [lock.string, unlock.string]
    lockItem.title = (textView.isEditable ? lock : unlock).string
  }

  private func toggleEditing() {
    textView.isEditable.toggle()
    showLock()
    updateItems()
  }

  private func updateItems() {
    undoItem.isEnabled = textView.isEditable && textView.canUndo
    redoItem.isEnabled = textView.isEditable && textView.canRedo
  }

  func textViewDidChange(_ textView: TextView) { updateItems() }
}
