import TermKit

/// A page of the gallery: its title and a closure that creates it.
struct Page {
  let title: Text
  let make: @MainActor () -> any TranslatedPage

  @MainActor func viewController() -> ViewController {
    let controller = make()
    controller.setTitle(title)
    return controller
  }

  static let all = [
    Page(title: Text("Showcase", de: "Schaufenster", ja: "ショーケース")) { ShowcasePage() },
    Page(title: Text("Buttons", de: "Tasten", ja: "ボタン")) { ButtonsPage() },
    Page(title: Text("Segmented controls", de: "Segmente", ja: "セグメント")) { SegmentsPage() },
    Page(title: Text("Switches, steppers", de: "Schalter, Schritte", ja: "スイッチ、増減")) { SwitchesPage() },
    Page(title: Text("Pickers", de: "Auswahlräder", ja: "ピッカー")) { PickersPage() },
    Page(title: Text("Text fields", de: "Textfelder", ja: "テキストフィールド")) { TextFieldsPage() },
    Page(title: Text("Text view", de: "Texteditor", ja: "テキストビュー")) { TextViewPage() },
    Page(title: Text("Rich text", de: "Gestalteter Text", ja: "書式付きテキスト")) { RichTextPage() },
    Page(title: Text("Text input", de: "Texteingabe", ja: "文字の入力")) { TextInputPage() },
    Page(title: Text("Plain table", de: "Schlichte Tabelle", ja: "プレーンな表")) { TablePage() },
    Page(title: Text("Grouped table", de: "Gruppierte Tabelle", ja: "グループの表")) { GroupedTablePage() },
    Page(title: Text("Inset grouped table", de: "Eingerückte Gruppen", ja: "枠付きグループの表")) {
      GroupedTablePage(style: .insetGrouped)
    },
    Page(title: Text("Form", de: "Formular", ja: "フォーム")) { FormPage() },
    Page(title: Text("A million rows", de: "Eine Million Zeilen", ja: "百万行")) { MillionRowsPage() },
    Page(title: Text("Outline and columns", de: "Baum und Spalten", ja: "階層と列")) { OutlinePage() },
    Page(title: Text("Collection", de: "Sammlung", ja: "コレクション")) { CollectionPage() },
    Page(title: Text("Bars", de: "Leisten", ja: "バー")) { BarsPage() },
    Page(title: Text("Bar buttons", de: "Tasten in Leisten", ja: "バーのボタン")) { BarButtonsPage() },
    Page(title: Text("Alerts and sheets", de: "Hinweise, Blätter", ja: "警告とシート")) { AlertsPage() },
    Page(title: Text("Menus", de: "Menüs", ja: "メニュー")) { MenusPage() },
    Page(title: Text("Gestures", de: "Gesten", ja: "ジェスチャー")) { GesturesPage() },
    Page(title: Text("Transitions", de: "Übergänge", ja: "画面の遷移")) { TransitionsPage() },
    Page(title: Text("Images", de: "Bilder", ja: "画像")) { ImagesPage() },
    Page(title: Text("Labels", de: "Beschriftungen", ja: "ラベル")) { LabelsPage() },
    Page(title: Text("Text size", de: "Textgröße", ja: "文字サイズ")) { TextSizePage() },
    Page(title: Text("Right to left", de: "Rechts nach links", ja: "右から左")) { DirectionsPage() },
    Page(title: Text("Scroll view", de: "Rollbereich", ja: "スクロール")) { ScrollPage() },
    Page(title: Text("Split view", de: "Geteilte Ansicht", ja: "分割表示")) { SplitPage() },
    Page(title: Text("Pages", de: "Seiten", ja: "ページ")) { PagesPage() },
    Page(title: Text("Sliders", de: "Schieberegler", ja: "スライダー")) { SlidersPage() },
    Page(title: Text("Progress", de: "Fortschritt", ja: "進行状況")) { ProgressPage() },
    Page(title: Text("Search bars", de: "Suchleisten", ja: "検索バー")) { SearchBarsPage() },
    Page(title: Text("Search", de: "Suche", ja: "検索")) { SearchPage() },
  ]
}

/// The list of all pages.
final class PageListViewController: TableViewController, TranslatedPage {
  let translations = Translations()
  /// Called with the page that the user chooses.
  var onChoice: (@MainActor (Int) -> Void)?

  override init(style: TableView.Style = .plain) {
    super.init(style: style)
    setTitle(Text("Gallery", de: "Galerie", ja: "ギャラリー"))
    clearsSelectionOnViewWillAppear = false
  }

  /// Whether the pages are beside the list. If true, moving the focus in the list shows the page.
  var isBesidePages = false {
    didSet {
      tableView.selectionFollowsFocus = isBesidePages
      reloadTitles()
    }
  }

  override func viewDidLoad() {
    tableView.register(TableViewCell.self, forCellReuseIdentifier: "page")
    tableView.separatorStyle = .none
    tableView.contentInset = EdgeInsets(top: 1)
    translate { [unowned self] in reloadTitles() }
  }

  private func reloadTitles() {
    let selected = tableView.indexPathForSelectedRow
    tableView.reloadData()
    tableView.selectRow(at: selected, animated: false)
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { Page.all.count }

  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "page", for: indexPath)
    cell.textLabel.text = Page.all[indexPath.row].title.string
    cell.accessoryType = isBesidePages ? .none : .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) { onChoice?(indexPath.row) }
}
