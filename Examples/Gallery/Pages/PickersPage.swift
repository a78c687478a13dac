import TermKit

/// Picker views (C15): with one component, with several, with a million rows, and a disabled one. Date pickers (C16) in all modes.
final class PickersPage: ExhibitViewController {
  private let answer = Label(text: "Turn by arrows, letters, the wheel or dragging.")
  private let moves = ListPicker([["Corner", "Centre", "Edge", "Fork", "Block", "Win"]])
  private let players = ListPicker([["Anna", "Ben", "Clara", "David", "Eva"], ["plays", "watches"], ["X", "O"]])
  private let million = MillionPicker()

  override func addExhibits() {
    for picker in [moves, players] {
      picker.onChoice = { [weak self] in self?.answer.text = "didSelectRow: “\($0)”" }
    }
    let disabled = ListPicker([["North", "East", "South"]])
    disabled.picker.isEnabled = false
    disabled.picker.selectRow(1, inComponent: 0, animated: false)
    self.disabled = disabled
    add("One component", moves.picker)
    add("Three components", players.picker)
    add("A million rows", million.picker)
    add("Disabled", disabled.picker)
    add("A date in November or December 2026", Leading(datePicker(.date)))
    add("A date and a time, in steps of 15 minutes", Leading(datePicker(.dateAndTime, minuteInterval: 15)))
    add("A countdown", Leading(datePicker(.countDownTimer)))
    add(nil, answer)
  }

  private var disabled: ListPicker?

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
    answer.text = "valueChanged: \(date.year)-\(date.month)-\(date.day), \(date.hour) h \(date.minute) min"
  }
}

/// A picker view with lists of titles.
private final class ListPicker: PickerViewDataSource, PickerViewDelegate {
  let picker = PickerView()
  private let lists: [[String]]
  /// Called with the title of a row that the user has chosen.
  var onChoice: (@MainActor (String) -> Void)?

  init(_ lists: [[String]]) {
    self.lists = lists
    (picker.dataSource, picker.delegate) = (self, self)
  }

  func numberOfComponents(in pickerView: PickerView) -> Int { lists.count }

  func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int { lists[component].count }

  func pickerView(_ pickerView: PickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    lists[component][row]
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

  func pickerView(
    _ pickerView: PickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> AttributedText? {
    guard row % 10 == 9 else { return nil }
    return AttributedText("\(row + 1)", attributes: .init(foregroundColor: Exhibits.red, textAttributes: .bold))
  }
}
