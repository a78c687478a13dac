import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@MainActor @Suite struct DatePickerTests {
  private let picker = DatePicker()

  init() { picker.date = LocalDate(year: 2026, month: 11, day: 24, hour: 9, minute: 41) }

  private func stage(_ language: Language = .english, screenReader: Bool = false) -> ControlStage<DatePicker> {
    let traits = TraitCollection(languages: [language], usesScreenReader: screenReader)
    let stage = ControlStage(picker, traits, height: 3)
    picker.frame.size.width = 28
    stage.app.turn()
    return stage
  }

  private func focus(_ component: Int, _ stage: ControlStage<DatePicker>) {
    picker.subviews[0].subviews[component].becomeFirstResponder()
    stage.app.turn()
  }

  /// Lets animations end, and returns the row with the selection.
  private func middleRow(_ stage: ControlStage<DatePicker>) -> String {
    String(stage.picture().split(separator: "\n")[1]).trimmed
  }

  // MARK: Modes

  @Test(arguments: [
    (Language.english, "October    23   2025\n     November    24   2026\n     December    25   2027"),
    (.german, "23.    Oktober    2025\n     24.   November    2026\n     25.   Dezember    2027"),
    (.japanese, "2025年   10月   23日\n      2026年   11月   24日\n      2027年   12月   25日"),
  ])
  func `X2: the wheels of a date have the order and the names of the user's language`(
    language: Language, picture: String
  ) {
    picker.datePickerMode = .date
    let stage = stage(language)
    let shown = stage.picture().trimmed
    expectEqual(shown, picture, "\(shown)")
  }

  @Test func `C16: each mode has its wheels`() {
    let stage = stage()
    let rows: [(DatePicker.Mode, String)] = [
      (.time, "09   41"), (.dateAndTime, "Tue Nov 24   09   41"), (.date, "November    24   2026"),
      (.countDownTimer, "9 hours   41 min"),
    ]
    for (mode, row) in rows {
      picker.datePickerMode = mode
      expectEqual(middleRow(stage), row, "\(mode)")
    }
  }

  @Test func `C16: the seconds of a countdown are its hours and minutes`() {
    picker.datePickerMode = .countDownTimer
    picker.countDownDuration = 3661
    #expect(picker.countDownDuration == 3660 && picker.date.hour == 1 && picker.date.minute == 1)
    picker.countDownDuration = 1e9
    expectEqual(picker.countDownDuration, 86_340)
    picker.countDownDuration = -1
    expectEqual(picker.countDownDuration, 0)
  }

  // MARK: Selecting

  @Test func `C16: turning a wheel changes the date and sends valueChanged`() {
    picker.datePickerMode = .date
    let stage = stage()
    focus(0, stage)
    stage.app.press(.up)
    expectEqual(picker.date, LocalDate(year: 2026, month: 10, day: 24, hour: 9, minute: 41))
    stage.app.press(.right)
    stage.app.press(.end)
    #expect(picker.date.day == 31 && stage.changeCount == 2)
  }

  @Test func `C16: a day that another month does not have becomes its last day`() {
    picker.date = LocalDate(year: 2024, month: 1, day: 31)
    picker.datePickerMode = .date
    let stage = stage()
    focus(0, stage)
    stage.app.press(.down)
    expectEqual(picker.date, LocalDate(year: 2024, month: 2, day: 29))
    focus(2, stage)
    stage.app.press(.up)
    expectEqual(picker.date, LocalDate(year: 2023, month: 2, day: 28))
    expectEqual(middleRow(stage), "February    28   2023")
  }

  @Test func `C16: days of all months follow each other across the end of a year`() {
    picker.date = LocalDate(year: 2026, month: 12, day: 31, hour: 8)
    let stage = stage()
    focus(0, stage)
    stage.app.press(.down)
    expectEqual(picker.date, LocalDate(year: 2027, month: 1, day: 1, hour: 8))
  }

  @Test func `C16: setting the date sends no valueChanged`() {
    let stage = stage()
    picker.setDate(LocalDate(year: 2027, month: 1, day: 1), animated: true)
    #expect(picker.date.year == 2027 && stage.changeCount == 0)
  }

  // MARK: Ranges

  @Test func `C16: a date out of range becomes the nearest date in it`() {
    let (first, last) = (LocalDate(year: 2026, month: 3, day: 5), LocalDate(year: 2026, month: 9, day: 20))
    (picker.minimumDate, picker.maximumDate) = (first, last)
    expectEqual(picker.date, last)
    picker.date = LocalDate(year: 1900, month: 1, day: 1)
    expectEqual(picker.date, first)
    picker.maximumDate = LocalDate(year: 2020, month: 1, day: 1)
    expectEqual(picker.date, first)
  }

  @Test func `C16: turning to a row out of range turns back to the nearest date`() {
    picker.datePickerMode = .date
    picker.minimumDate = LocalDate(year: 2026, month: 11, day: 20)
    picker.maximumDate = LocalDate(year: 2027, month: 2, day: 3)
    let stage = stage()
    focus(0, stage)
    stage.app.press(.home)
    expectEqual(picker.date, LocalDate(year: 2026, month: 11, day: 20))
    expectEqual(stage.changeCount, 1)
    expectEqual(middleRow(stage), "November    20   2026")
    stage.app.press(.up)
    expectEqual(stage.changeCount, 1, "the date is the same")
  }

  @Test func `C16: rows out of range are grey`() {
    picker.datePickerMode = .date
    picker.minimumDate = LocalDate(year: 2026, month: 11, day: 24)
    let stage = stage()
    _ = stage.picture()
    let row = stage.app.row(4)
    #expect(row.contains("December"))
    func cell(_ y: Int) -> Cell? { (0..<14).map { stage.app.cell($0, y) }.first { $0.glyph != .blank } }
    #expect(cell(2)?.attributes.contains(.italic) == true && cell(4)?.attributes.contains(.italic) == false)
  }

  @Test func `C16: minutes have the interval and are rounded down to it`() {
    picker.datePickerMode = .time
    picker.minuteInterval = 15
    let stage = stage()
    expectEqual(picker.date.minute, 30)
    expectEqual(stage.picture().split(separator: "\n").map { $0.suffix(2) }, ["15", "30", "45"])
    picker.minimumDate = LocalDate(year: 2026, month: 11, day: 24, hour: 9, minute: 31)
    expectEqual(picker.date.minute, 45)
  }

  @Test(arguments: [7, 0, -5, 60, .min]) func `C16: an interval that does not divide an hour becomes 1`(interval: Int) {
    picker.minuteInterval = 15
    picker.minuteInterval = interval
    expectEqual(picker.minuteInterval, 1)
  }

  // MARK: States

  @Test func `C16: a disabled date picker ignores the mouse and the focus`() {
    let stage = stage()
    picker.isEnabled = false
    stage.app.click(8, 4)
    stage.app.turnWheel(by: 1, 8, 3)
    #expect(stage.changeCount == 0 && !picker.subviews[0].subviews[0].canBecomeFirstResponder)
  }

  @Test(arguments: [
    (Language.english, "Month, November, 11 of 12, adjustable"), (.german, "Tag, 24., 24 von 30, anpassbar"),
    (.arabic, "اليوم، ٢٤، ٢٤ من ٣٠، قابل للضبط"), (.hebrew, "יום, 24, 24 מתוך 30, ניתן לכוונון"),
  ])
  func `X1: a screen reader says the name and the row of a wheel in the user's language`(
    language: Language, text: String
  ) {
    picker.datePickerMode = .date
    let stage = stage(language, screenReader: true)
    focus(0, stage)
    expectEqual(stage.app.application.spokenText, text)
  }

  @Test func `X2: a change of the language changes the order of the wheels`() {
    picker.datePickerMode = .date
    let stage = stage()
    stage.app.application.traitOverrides.language = .german
    expectEqual(middleRow(stage), "24.   November    2026")
  }
}
