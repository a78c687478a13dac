import TermKit

/// A screen with one view in its middle, which has the identifier "view".
final class OneViewScreen: ViewController {
  let content: View

  init(_ content: View, identifier: String = "screen") {
    self.content = content
    super.init()
    restorationIdentifier = identifier
    content.restorationIdentifier = "view"
  }

  override func loadView() {
    view = View()
    view.backgroundColor = .white
    view.addSubview(content)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    content.frame = view.bounds.inset(by: view.safeAreaInsets)
  }
}

/// A screen with a table of numbers.
final class NumbersScreen: TableViewController, DataSourceModelAssociation {
  var numbers: [Int]
  var heights: [Int: Int] = [:]

  init(_ numbers: [Int], identifier: String = "numbers") {
    self.numbers = numbers
    super.init()
    restorationIdentifier = identifier
    title = identifier
    clearsSelectionOnViewWillAppear = false
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.restorationIdentifier = "table"
    tableView.register(TableViewCell.self, forCellReuseIdentifier: "number")
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { numbers.count }

  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "number", for: indexPath)
    cell.textLabel.text = "Number \(numbers[indexPath.row])"
    return cell
  }

  override func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Int {
    heights[numbers[indexPath.row]] ?? tableView.rowHeight
  }

  func modelIdentifierForElement(at indexPath: IndexPath, in view: View) -> String? { "\(numbers[indexPath.row])" }

  func indexPathForElement(withModelIdentifier identifier: String, in view: View) -> IndexPath? {
    Int(identifier).flatMap(numbers.firstIndex).map { IndexPath(row: $0, section: 0) }
  }
}

// MARK: Views

/// Two components with five rows each.
final class SizesPicker: PickerView, PickerViewDataSource, PickerViewDelegate {
  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    (dataSource, delegate) = (self, self)
  }

  func numberOfComponents(in pickerView: PickerView) -> Int { 2 }
  func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int { 5 }

  func pickerView(_ pickerView: PickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    "Size \(row)"
  }
}

@MainActor func pages(_ count: Int) -> View {
  let control = PageControl()
  control.numberOfPages = count
  return control
}

@MainActor func scopes() -> View {
  let bar = SearchBar()
  (bar.scopeButtonTitles, bar.showsScopeBar) = (["All", "New"], true)
  return bar
}

@MainActor func tallScroll() -> View {
  let scroll = ScrollView()
  let label = Label(text: (0..<60).map { "Line \($0)" }.joined(separator: "\n"))
  label.numberOfLines = 0
  label.frame = Rect(x: 0, y: 0, width: 20, height: 60)
  scroll.addSubview(label)
  scroll.contentSize = label.frame.size
  return scroll
}

/// A stepper whose value can be seen.
final class CountedStepper: View {
  private let stepper = Stepper()
  private let label = Label(text: "0")

  init() {
    super.init()
    [stepper, label].forEach(addSubview)
    stepper.restorationIdentifier = "stepper"
    (stepper.frame, label.frame) = (Rect(x: 0, y: 0, width: 10, height: 1), Rect(x: 12, y: 0, width: 5, height: 1))
  }

  override func layoutSubviews() { label.text = "\(Int(stepper.value))" }
}

final class NumberPicker: PickerView, PickerViewDataSource, PickerViewDelegate {
  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    (dataSource, delegate) = (self, self)
  }

  func numberOfComponents(in pickerView: PickerView) -> Int { 2 }
  func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int { 9 }
  func pickerView(_ pickerView: PickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    "\(component)-\(row)"
  }
}

final class PageSource: PageViewControllerDataSource {
  static let names = ["a", "b", "c"]

  func page(_ name: String) -> OneViewScreen { OneViewScreen(Label(text: "Page \(name)"), identifier: name) }

  private func page(_ step: Int, from controller: ViewController) -> ViewController? {
    let index = (Self.names.firstIndex(of: controller.restorationIdentifier ?? "") ?? 0) + step
    return Self.names.indices.contains(index) ? page(Self.names[index]) : nil
  }

  func pageViewController(
    _ pageViewController: PageViewController, viewControllerBefore viewController: ViewController
  ) -> ViewController? { page(-1, from: viewController) }

  func pageViewController(
    _ pageViewController: PageViewController, viewControllerAfter viewController: ViewController
  ) -> ViewController? { page(1, from: viewController) }
}

/// A table of numbers that pushes another one for each number.
final class PushingScreen: TableViewController {
  let numbers: [Int]

  init(_ numbers: [Int]) {
    self.numbers = numbers
    super.init()
    restorationIdentifier = "numbers"
    title = "From \(numbers.first ?? 0)"
    clearsSelectionOnViewWillAppear = false
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.restorationIdentifier = "table"
  }

  override func encodeRestorableState(with coder: Coder) {
    super.encodeRestorableState(with: coder)
    coder.encode(numbers.map(String.init), forKey: "numbers")
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { numbers.count }

  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = TableViewCell()
    cell.textLabel.text = "Number \(numbers[indexPath.row])"
    return cell
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    let next = PushingScreen(numbers.map { $0 + 1000 })
    navigationController?.pushViewController(next, animated: true)
  }
}

final class TilesScreen: CollectionViewController {
  init() {
    let layout = CollectionViewFlowLayout()
    layout.itemSize = Size(width: 8, height: 3)
    super.init(collectionViewLayout: layout)
    restorationIdentifier = "tiles"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.restorationIdentifier = "collection"
    collectionView.register(CollectionViewCell.self, forCellWithReuseIdentifier: "tile")
  }

  override func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 80 }

  override func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    cell.contentView.subviews.forEach { $0.removeFromSuperview() }
    let label = Label(text: "\(indexPath.item)")
    label.frame = Rect(x: 0, y: 0, width: 8, height: 1)
    cell.contentView.addSubview(label)
    return cell
  }
}

/// A table of numbers with a search.
final class SearchedScreen: TableViewController, SearchResultsUpdating {
  private let search = SearchController()
  private var shown = Array(0..<60)

  init() {
    super.init()
    (restorationIdentifier, search.restorationIdentifier) = ("searched", "search")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.restorationIdentifier = "table"
    clearsSelectionOnViewWillAppear = false
    search.obscuresBackgroundDuringPresentation = false
    search.searchResultsUpdater = self
    search.searchBar.scopeButtonTitles = ["All", "Even"]
    navigationItem.searchController = search
  }

  func updateSearchResults(for searchController: SearchController) {
    let text = searchController.searchBar.text ?? ""
    shown = (0..<60).filter { text.isEmpty || "\($0)".contains(text) }
    tableView.reloadData()
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { shown.count }

  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = TableViewCell()
    cell.textLabel.text = "Number \(shown[indexPath.row])"
    return cell
  }
}
