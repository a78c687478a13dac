// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  @Test func `a date picker with an earliest date`() throws {
    let label = Label(text: "2026-09-30")
    // snippet.show
    let deadline = DatePicker()
    deadline.datePickerMode = .date
    deadline.date = LocalDate(year: 2026, month: 9, day: 30)
    deadline.minimumDate = deadline.date
    deadline.addAction(for: .valueChanged) { control in
      guard let date = (control as? DatePicker)?.date else { return }
      label.text = "\(date.year)-\(date.month)-\(date.day)"
    }
    // snippet.hide
    let column = StackView(arrangedSubviews: [deadline, label], axis: .vertical, spacing: 1)
    column.alignment = .center
    column.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 1, right: 2)
    let app = TestApplication(width: 40, height: 9, column)
    app.press(.down)
    app.advance(by: 1)
    try expectPicture(of: app)
    #expect(label.text == "2026-10-30")
  }

  @Test func `the modes of a date picker`() throws {
    func picker(_ mode: DatePicker.Mode, isEnabled: Bool = true) -> DatePicker {
      let picker = DatePicker()
      picker.datePickerMode = mode
      picker.date = LocalDate(year: 2026, month: 9, day: 30, hour: 9, minute: 41)
      picker.isEnabled = isEnabled
      return picker
    }
    let app = TestApplication(
      width: 56, height: 25,
      NamedViews(
        [
          "dateAndTime": picker(.dateAndTime), "time": picker(.time), "countDownTimer": picker(.countDownTimer),
          "disabled": picker(.date, isEnabled: false),
        ]))
    try expectPicture(of: app, named: "Modes")
  }
}
