import TermKit

/// A view that does one step of a task at every press of Space, so that one key makes one frame.
///
/// Each frame that `Bench` measures is a step of such a view. Their names are in `scenarios`.
class SteppingView: View {
  /// The number of steps until now.
  private(set) final var stepCount = 0

  override var canBecomeFirstResponder: Bool { true }

  override func pressBegan(_ key: Key) -> Bool {
    guard key == .character(" ") else { return false }
    stepCount += 1
    step()
    return true
  }

  /// Changes the view's contents by one step.
  func step() {}

  /// The scenarios by their names for `termkit-bench step`: controllers that show a view of this kind. They may use the clock to advance
  /// the application's time with each step.
  static let scenarios: [String: @MainActor (SteppedClock) -> ViewController] = [
    "tint-tenth": { _ in controller(TintedGridView { $0 % 10 == 0 }) },
    "tint-all": { _ in controller(TintedGridView { _ in true }) },
    "tint-deep": { _ in controller(TintedGridView(depth: 48) { _ in true }) },
    "text-size": { _ in controller(TextSizeGridView()) },
    "push": PushingView.controller,
    "pop-drag": { _ in DraggedPopView.controller() },
    "table-10": { _ in controller(TableStepView(count: 10, stride: .row)) },
    "table-10000": { _ in controller(TableStepView(count: 10_000, stride: .row)) },
    "table-1000000": { _ in controller(TableStepView(count: 1_000_000, stride: .row)) },
    "table-1000-page": { _ in controller(TableStepView(count: 1000, stride: .page)) },
    "table-1000000-page": { _ in controller(TableStepView(count: 1_000_000, stride: .page)) },
    "collection-10": { _ in controller(CollectionStepView(lines: 10, stride: .line)) },
    "collection-1000000": { _ in controller(CollectionStepView(lines: 1_000_000, stride: .line)) },
    "collection-1000-page": { _ in controller(CollectionStepView(lines: 1000, stride: .page)) },
    "collection-1000000-page": { _ in controller(CollectionStepView(lines: 1_000_000, stride: .page)) },
    "text-paste": { _ in controller(PastingView(TextView(), PastingView.lines)) },
    "text-paste-line": { _ in controller(PastingView(TextView(), PastingView.line)) },
    "text-paste-emoji": { _ in controller(PastingView(TextView(), PastingView.emoji)) },
    "text-paste-accents": { _ in controller(PastingView(TextView(), PastingView.accents)) },
    "text-paste-marked": { _ in controller(PastingView(TextView(), PastingView.markedLetters)) },
    "field-paste": { _ in controller(PastingView(TextField(), PastingView.line)) },
    "text-type": { _ in controller(TypingView(TextView(text: PastingView.lines))) },
    "text-type-line": { _ in controller(TypingView(TextView(text: PastingView.line))) },
    "field-paste-lines": { _ in controller(PastingView(TextField(), PastingView.newlines)) },
    "text-type-accents": { _ in controller(TypingView(TextView(text: PastingView.accents))) },
    "field-type": { _ in controller(TypingView(TextField(text: PastingView.line))) },
    "appear-ten": { _ in controller(RuledGridView(ownRules: 10)) },
    "appear-one": { _ in controller(RuledGridView(ownRules: 1)) },
    "slider-drag": { _ in controller(SliderStepView()) },
  ]

  private static func controller(_ view: SteppingView) -> ViewController {
    let controller = ViewController()
    controller.view = view
    return controller
  }
}
