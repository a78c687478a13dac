import TermKitGraphics
import TermKitInput
@_spi(TermKit) import TermKitViews

/// Wheels for the fields of a date or a time. UIKit's `UIDatePicker`.
///
///     let deadline = DatePicker()
///     deadline.datePickerMode = .date
///     deadline.date = SystemClock().localDate
///     deadline.minimumDate = deadline.date
///     deadline.addTarget(self, action: Settings.deadlineChanged, for: .valueChanged)
///
/// The wheels have the order and the names of the user's language, and work as in a `PickerView`. Rows outside the range are grey; if the
/// user turns to one, the wheels turn back to the nearest date of the range. The date picker sends `valueChanged` when the user chooses
/// another date, but not when the program does.
open class DatePicker: Control {
  private let picker = PickerView()
  private var wheels = DateWheels() {
    didSet {
      guard wheels != oldValue else { return }
      shownDate = wheels.pinned(shownDate)
      reloadWheels()
    }
  }
  private var shownDate = LocalDate(year: 2000, month: 1, day: 1)

  /// Creates a date picker in the mode `.dateAndTime`, with a frame in its superview's coordinates.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    (picker.dataSource, picker.delegate) = (self, self)
    picker.alignsNumbers = { [weak self] component in
      guard let self else { return false }
      return wheels.alignsNumbers(shownWheels[component], names)
    }
    addSubview(picker)
    showDate(animated: false)
  }

  // MARK: Date

  /// The fields that the wheels show. UIKit's `UIDatePicker.Mode`.
  public enum Mode: Hashable, Sendable, CaseIterable {
    /// The hour, from 0 to 23, and the minute. The day of `date` stays, and counts for `minimumDate` and `maximumDate`.
    case time
    /// The day, the month and the year.
    case date
    /// The day with its day of the week, the hour and the minute.
    case dateAndTime
    /// A number of hours and minutes, which is `countDownDuration`.
    case countDownTimer
  }

  /// The fields that the wheels show. Defaults to `.dateAndTime`. The fields of `date` that are not shown keep their values.
  public final var datePickerMode: Mode {
    get { wheels.mode }
    set { wheels.mode = newValue }
  }

  /// The selected date. Defaults to 1 January 2000, 0:00. Setting it turns the wheels at once, and sends no events.
  ///
  /// A date out of range becomes the nearest date in the range. The minute is rounded down to a multiple of `minuteInterval`, or up if the
  /// result would be earlier than `minimumDate`.
  public final var date: LocalDate {
    get { shownDate }
    set { setDate(newValue, animated: false) }
  }

  /// Selects a `date`, adjusted like the property. Sends no events. If `animated` is true, the wheels turn to it over 0.2 seconds.
  public final func setDate(_ date: LocalDate, animated: Bool) {
    shownDate = wheels.pinned(date)
    showDate(animated: animated)
  }

  @_spi(TermKit) public final override var inspectedProperties: [InspectedProperty] {
    super.inspectedProperties.adding(of: self, isRestored: true, ("date", \DatePicker.restorableDate))
  }

  /// The earliest date that can be selected. Defaults to nil: the beginning of the year 1. `.countDownTimer` ignores it.
  ///
  /// If `maximumDate` is earlier, this date is the only one.
  public final var minimumDate: LocalDate? {
    get { wheels.minimum }
    set { wheels.minimum = newValue }
  }

  /// The latest date that can be selected. Defaults to nil: the end of the year 9999. `.countDownTimer` ignores it.
  public final var maximumDate: LocalDate? {
    get { wheels.maximum }
    set { wheels.maximum = newValue }
  }

  /// The number of minutes between two rows of the minutes. Defaults to 1. Setting it rounds the minute of `date` as `setDate(_:animated:)`
  /// does. A number that is not from 1 to 30, or does not divide 60, becomes 1.
  public final var minuteInterval: Int {
    get { wheels.minuteInterval }
    set { wheels.minuteInterval = (1...30).contains(newValue) && 60 % newValue == 0 ? newValue : 1 }
  }

  /// The duration selected in the mode `.countDownTimer`, in seconds. Defaults to 0. Its hours and minutes are the time of `date`.
  ///
  /// Setting the duration sets the hour and the minute of `date`. A negative value and NaN become 0, and a value of 24 hours or more
  /// becomes 23 hours and 59 minutes. The minute is then rounded down to a multiple of `minuteInterval`.
  public final var countDownDuration: Double {
    get { Double(shownDate.hour * 3600 + shownDate.minute * 60) }
    set {
      let minutes = Int(max(0, min(24 * 60 - 1, (newValue.withoutNaN / 60).rounded(.down))))
      date = shownDate.with(hour: minutes / 60, minute: minutes % 60)
    }
  }

  private func reloadWheels() {
    picker.reloadAllComponents()
    showDate(animated: false)
  }

  // The number of days depends on the month, so the rows are reloaded before they are selected.
  private func showDate(animated: Bool) {
    for (component, wheel) in shownWheels.enumerated() {
      if picker.numberOfRows(inComponent: component) != wheels.rowCount(wheel, shownDate) {
        picker.reloadComponent(component)
      }
      let row = wheels.row(wheel, of: shownDate)
      if picker.selectedRow(inComponent: component) != row {
        picker.selectRow(row, inComponent: component, animated: animated)
      }
    }
    // Other rows may be out of range now.
    picker.subviews.forEach { $0.setNeedsDisplay() }
  }

  private var names: DateNames { traitCollection.strings.dates }

  private var shownWheels: [DateWheels.Wheel] { wheels.wheels(names) }

  // MARK: States

  /// False: the wheels have the focus.
  open override var canBecomeFirstResponder: Bool { false }

  open override func stateDidChange() {
    super.stateDidChange()
    picker.isEnabled = isEnabled
  }

  // MARK: View

  open override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    reloadWheels()
  }

  /// The size that fits unlimited room. To change it, override `sizeThatFits(_:)`.
  public final override var intrinsicContentSize: Size { sizeThatFits(.unlimited) }

  /// Returns the size of the wheels with a height of five rows, but at most the offered size.
  open override func sizeThatFits(_ size: Size) -> Size { picker.sizeThatFits(size) }

  open override func layoutSubviews() { picker.frame = bounds }
}

extension DatePicker: PickerViewDataSource, PickerViewDelegate {
  /// Returns the number of wheels.
  public func numberOfComponents(in pickerView: PickerView) -> Int { shownWheels.count }

  /// Returns the number of rows of the wheel with the number `component`, from the left.
  public func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int {
    wheels.rowCount(shownWheels[component], shownDate)
  }

  /// Returns the title of the row with the number `row` in the wheel with the number `component`, from the left.
  public func pickerView(_ pickerView: PickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    wheels.title(row, of: shownWheels[component], names)
  }

  /// Returns the grey title of the row with the number `row` in the wheel with the number `component`, or nil for a row inside the range.
  public func pickerView(
    _ pickerView: PickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> AttributedText? {
    let wheel = shownWheels[component]
    guard wheels.isOutOfRange(row, of: wheel, shownDate) else { return nil }
    let hasGrey = traitCollection.colorDepth > .eight
    let attributes = AttributedText.Attributes(
      foregroundColor: hasGrey ? Color(white: 0.62) : nil, textAttributes: hasGrey ? .italic : .dim)
    return AttributedText(wheels.title(row, of: wheel, names), attributes: attributes)
  }

  /// Returns the width in columns of the wheel with the number `component`, from the left.
  public func pickerView(_ pickerView: PickerView, widthForComponent component: Int) -> Int {
    wheels.width(shownWheels[component], names)
  }

  /// Selects the date of the row with the number `row`, which the user has chosen in the wheel with the number `component`.
  public func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int) {
    let old = shownDate
    setDate(wheels.date(old, selecting: row, of: shownWheels[component]), animated: true)
    if shownDate != old { sendActions(for: .valueChanged) }
  }

  /// Returns the name, in the user's language, of the wheel with the number `component`, from the left.
  public func pickerView(_ pickerView: PickerView, accessibilityLabelForComponent component: Int) -> String? {
    wheels.label(shownWheels[component], names)
  }
}

extension DatePicker {
  fileprivate final var restorableDate: JSONValue {
    get { .number(date.secondsSince1970) }
    set { if let seconds = newValue.double { date = LocalDate(secondsSince1970: seconds) } }
  }
}
