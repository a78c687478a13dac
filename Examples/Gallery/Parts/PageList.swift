import TermKit

/// A page of the gallery: its title and a closure that creates it.
struct Page {
  let title: String
  let make: @MainActor () -> ViewController

  @MainActor func viewController() -> ViewController {
    let controller = make()
    controller.title = title
    return controller
  }

  static let all = [
    Page(title: "Buttons") { ButtonsPage() },
    Page(title: "Segmented controls") { SegmentsPage() },
    Page(title: "Switches, steppers") { SwitchesPage() },
    Page(title: "Pickers") { PickersPage() },
    Page(title: "Text fields") { TextFieldsPage() },
    Page(title: "Text view") { TextViewPage() },
    Page(title: "Plain table") { TablePage() },
    Page(title: "Grouped table") { GroupedTablePage() },
    Page(title: "Inset grouped table") { GroupedTablePage(style: .insetGrouped) },
    Page(title: "A million rows") { MillionRowsPage() },
    Page(title: "Collection") { CollectionPage() },
    Page(title: "Bars") { BarsPage() },
    Page(title: "Bar buttons") { BarButtonsPage() },
    Page(title: "Alerts and sheets") { AlertsPage() },
    Page(title: "Menus") { MenusPage() },
    Page(title: "Images") { ImagesPage() },
    Page(title: "Labels") { LabelsPage() },
    Page(title: "Scroll view") { ScrollPage() },
    Page(title: "Split view") { SplitPage() },
    Page(title: "Pages") { PagesPage() },
    Page(title: "Sliders") { SlidersPage() },
    Page(title: "Progress") { ProgressPage() },
    Page(title: "Search bars") { SearchBarsPage() },
    Page(title: "Search") { SearchPage() },
  ]
}

/// The list of all pages.
final class PageListViewController: TableViewController {
  /// Called with the page that the user chooses.
  var onChoice: (@MainActor (Int) -> Void)?

  override init(style: TableView.Style = .plain) {
    super.init(style: style)
    title = "Gallery"
    clearsSelectionOnViewWillAppear = false
  }

  /// Whether the pages are beside the list. If true, moving the focus in the list shows the page.
  var isBesidePages = false {
    didSet {
      tableView.selectionFollowsFocus = isBesidePages
      tableView.reloadData()
    }
  }

  override func viewDidLoad() {
    tableView.register(TableViewCell.self, forCellReuseIdentifier: "page")
    tableView.separatorStyle = .none
    tableView.contentInset = EdgeInsets(top: 1)
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { Page.all.count }

  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "page", for: indexPath)
    cell.textLabel.text = Page.all[indexPath.row].title
    cell.accessoryType = isBesidePages ? .none : .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) { onChoice?(indexPath.row) }
}
