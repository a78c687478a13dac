import TermKit

/// A controller with a title and, below it, a table with one selected row. The arrow keys, PageUp and PageDown move the selection.
final class ListController: ViewController, TableViewDataSource, TableViewDelegate {
  private let titleLabel = Label()
  private let table = TableView()
  private let count: Int

  init(count: Int) {
    self.count = count
    super.init()
  }

  override func viewDidLoad() {
    titleLabel.textColor = .paperBlack
    titleLabel.backgroundColor = Color(xterm: 195)
    table.register(ListCell.self, forCellReuseIdentifier: "row")
    table.rowHeight = 1
    table.separatorStyle = .none
    table.showsVerticalScrollIndicator = false
    table.backgroundColor = .clear
    table.selectionFollowsFocus = true
    table.dataSource = self
    table.delegate = self
    [titleLabel, table].forEach(view.addSubview)
    table.selectRow(at: IndexPath(row: 0, section: 0), animated: false)
    showTitle(selection: 0)
  }

  override func viewDidAppear(_ animated: Bool) { table.becomeFirstResponder() }

  override func viewDidLayoutSubviews() {
    titleLabel.frame = Rect(x: 0, y: 0, width: view.bounds.width, height: 1)
    table.frame = view.bounds.inset(by: EdgeInsets(top: 1))
  }

  private func showTitle(selection: Int) {
    titleLabel.text = " peers   sel=\(selection.padded(6, with: "0"))   of \(count.padded(6, with: "0"))"
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath, as: ListCell.self)
    cell.show(indexPath.row)
    return cell
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) { showTitle(selection: indexPath.row) }
}

/// A row: its number, three words, and a size at its right edge.
private final class ListCell: TableViewCell {
  private let number = Label()
  private let name = Label()
  private let size = Label()

  private static let words = [
    "alpha", "bravo", "charlie", "delta", "echo", "foxtrot", "golf", "hotel",
    "india", "juliett", "kilo", "lima", "mike", "november", "oscar", "papa",
  ]
  private static let selectionColor = Color(xterm: 24)
  private static let selectedTextColor = Color(xterm: 231)
  private static let colors = [81, 229, 179].map(Color.init(xterm:))

  required init(style: Style, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    layoutMargins = .zero
    selectedBackgroundColor = Self.selectionColor
    focusStyle = .custom
    labels.forEach(contentView.addSubview)
    colorLabels()
  }

  private lazy var labels = [number, name, size]

  func show(_ row: Int) {
    number.text = "row \(row.padded(6, with: "0"))"
    name.text = "\(word(row)) \(word(row / 16)) \(word(row * 7))…"
    size.text = "\((row * 7919 % 1_000_000).padded(6, with: " ")) kB"
  }

  private func word(_ number: Int) -> String { Self.words[number % Self.words.count] }

  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    colorLabels()
  }

  private func colorLabels() {
    for (label, color) in zip(labels, Self.colors) { label.textColor = isSelected ? Self.selectedTextColor : color }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let content = contentView.bounds
    number.frame = Rect(x: 0, y: 0, width: 10, height: 1)
    name.frame = Rect(x: 13, y: 0, width: content.width - 22, height: 1)
    size.frame = Rect(x: content.width - 9, y: 0, width: 9, height: 1)
  }
}

extension Int {
  /// Returns the number, padded at the left to a width in columns.
  fileprivate func padded(_ columns: Int, with filler: Character) -> String {
    let digits = String(self)
    return String(repeating: filler, count: Swift.max(0, columns - digits.utf8.count)) + digits
  }
}
