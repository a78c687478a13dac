import TermKit

/// Picker views (C15): with one component, with several, with a million rows, and a disabled one. Date pickers (C16) in all modes.
final class PickersPage: ExhibitViewController {
  private let answer = Label()
  private let moves = ListPicker(
    [Text("Move", de: "Zug", ja: "手")],
    [
      [
        Text("Corner", de: "Ecke", ja: "隅"), Text("Centre", de: "Mitte", ja: "中央"), Text("Edge", de: "Rand", ja: "辺"),
        Text("Fork", de: "Gabel", ja: "両狙い"), Text("Block", de: "Sperre", ja: "阻止"), Text("Win", de: "Sieg", ja: "勝ち"),
      ]
    ])
  private let players = ListPicker(
    [Text("Name", de: "Name", ja: "名前"), Text("Part", de: "Rolle", ja: "役割"), Text("Piece", de: "Figur", ja: "駒")],
    [
      ["Anna", "Ben", "Clara", "David", "Eva"],
      [Text("plays", de: "spielt", ja: "対局"), Text("watches", de: "schaut zu", ja: "観戦")], ["X", "O"],
    ])
  private let disabled = ListPicker(
    [Text("Direction", de: "Richtung", ja: "方角")],
    [[Text("North", de: "Nord", ja: "北"), Text("East", de: "Ost", ja: "東"), Text("South", de: "Süd", ja: "南")]])
  private let million = MillionPicker()

  override func addExhibits() {
    for picker in [moves, players] {
      picker.onChoice = { [weak self] choice in
        guard let self else { return }
        show(
          Text(
            "didSelectRow: “\(choice.english)”", de: "didSelectRow: „\(choice.german)“",
            ja: "didSelectRow: 「\(choice.japanese)」"), in: answer)
      }
    }
    disabled.picker.isEnabled = false
    disabled.picker.selectRow(1, inComponent: 0, animated: false)
    add(Text("One component", de: "Ein Rad", ja: "一列"), moves.picker)
    add(Text("Three components", de: "Drei Räder", ja: "三列"), players.picker)
    add(Text("A million rows", de: "Eine Million Zeilen", ja: "百万行"), million.picker)
    add(.disabled, disabled.picker)
    add(
      Text(
        "A date in November or December 2026", de: "Ein Tag im November oder Dezember 2026", ja: "2026 年 11 月か 12 月の日付"),
      Leading(datePicker(.date)))
    add(
      Text(
        "A date and a time, in steps of 15 minutes", de: "Tag und Zeit, in Schritten von 15 Minuten", ja: "日付と時刻、15 分刻み"
      ), Leading(datePicker(.dateAndTime, minuteInterval: 15)))
    add(Text("A countdown", de: "Ein Countdown", ja: "カウントダウン"), Leading(datePicker(.countDownTimer)))
    show(
      Text(
        "Turn by arrows, letters, the wheel or dragging.", de: "Drehen: Pfeile, Buchstaben, Rad oder Ziehen.",
        ja: "矢印、文字、ホイール、ドラッグで回します。"), in: answer)
    add(nil, answer)
    translate { [unowned self] in for picker in [moves, players, disabled] { picker.picker.reloadAllComponents() } }
  }

  private func datePicker(_ mode: DatePicker.Mode, minuteInterval: Int = 1) -> DatePicker {
    let picker = DatePicker()
    picker.datePickerMode = mode
    picker.minuteInterval = minuteInterval
    picker.date = LocalDate(year: 2026, month: 11, day: 24, hour: 9, minute: 45)
    if mode == .date {
      picker.minimumDate = LocalDate(year: 2026, month: 11, day: 1)
      picker.maximumDate = LocalDate(year: 2026, month: 12, day: 31)
    }
    picker.addTarget(self, action: PickersPage.dateChanged, for: .valueChanged)
    return picker
  }

  private func dateChanged(_ picker: DatePicker) {
    let date = picker.date
    let day = "\(date.year)-\(date.month)-\(date.day)"
    show(
      Text(
        "valueChanged: \(day), \(date.hour) h \(date.minute) min",
        de: "valueChanged: \(day), \(date.hour) Std. \(date.minute) Min.",
        ja: "valueChanged: \(day)、\(date.hour) 時間 \(date.minute) 分"), in: answer)
  }
}

/// A picker view with lists of titles.
private final class ListPicker: PickerViewDataSource, PickerViewDelegate {
  let picker = PickerView()
  private let names: [Text]
  private let lists: [[Text]]
  /// Called with the title of a row that the user has chosen.
  var onChoice: (@MainActor (Text) -> Void)?

  init(_ names: [Text], _ lists: [[Text]]) {
    (self.names, self.lists) = (names, lists)
    (picker.dataSource, picker.delegate) = (self, self)
  }

  func numberOfComponents(in pickerView: PickerView) -> Int { lists.count }

  func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int { lists[component].count }

  func pickerView(_ pickerView: PickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    lists[component][row].string
  }

  func pickerView(_ pickerView: PickerView, accessibilityLabelForComponent component: Int) -> String? {
    names[component].string
  }

  func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int) {
    onChoice?(lists[component][row])
  }
}

/// A picker view with a million numbers, every tenth of them in colour.
private final class MillionPicker: PickerViewDataSource, PickerViewDelegate {
  let picker = PickerView()

  init() {
    (picker.dataSource, picker.delegate) = (self, self)
    picker.selectRow(499_999, inComponent: 0, animated: false)
  }

  func numberOfComponents(in pickerView: PickerView) -> Int { 1 }

  func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int { 1_000_000 }

  func pickerView(_ pickerView: PickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    "\(row + 1)"
  }

  func pickerView(_ pickerView: PickerView, accessibilityLabelForComponent component: Int) -> String? {
    Text("Number", de: "Zahl", ja: "数").string
  }

  func pickerView(
    _ pickerView: PickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> AttributedText? {
    guard row % 10 == 9 else { return nil }
    return AttributedText("\(row + 1)", attributes: .init(foregroundColor: Exhibits.red, textAttributes: .bold))
  }
}
