import TermKitGraphics
@_spi(TermKit) import TermKitViews

/// A bar that fills while a task is under way. UIKit's `UIProgressView`.
///
///     let download = ProgressView(progressViewStyle: .default)
///     download.setProgress(0.4, animated: true)
///
/// The bar ends at positions finer than a cell. From three rows on, it is round. The task of an indeterminate bar has an unknown length: a
/// part of the bar runs from its left to its right end. The bar can also say how fast the task is, and how long it will take.
open class ProgressView: View {
  /// The look of a progress view. UIKit's `UIProgressView.Style`.
  public enum Style: Hashable, Sendable, CaseIterable {
    /// A line, or a round bar from three rows on.
    case `default`
    /// A bar as high as the view.
    case bar
  }

  /// The progress. Its presentation value is the value to draw.
  @Animatable final var filled = 0.0
  private(set) final var rate = ProgressRate()
  /// When the progress became indeterminate, in seconds.
  private(set) final var indeterminateStart = 0.0

  /// Creates a view in a style, as large as its `intrinsicContentSize`, at the origin of its superview.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    frame.size = intrinsicContentSize
  }

  /// Creates a view in the style `.default`, with a frame in its superview's coordinates.
  public override init(frame: Rect = .zero) { super.init(frame: frame) }

  // MARK: Progress

  /// The finished part of the task, from 0 to 1. Defaults to 0. Animatable.
  ///
  /// A value out of range becomes 0 or 1, and NaN becomes 0. Setting 0, or a value lower than before, starts to count the time of a new task.
  public final var progress: Double {
    get { filled }
    set {
      filled = max(0, min(1, newValue.withoutNaN))
      if let time = window?.windowScene?.now { rate.note(filled, at: time) }
      if showsDetails { setNeedsDisplay() }
    }
  }

  /// Sets `progress`. If `animated` is true, the bar grows or shrinks to the new value over 0.2 seconds; the property has it at once.
  public final func setProgress(_ progress: Double, animated: Bool) {
    View.animate(withDuration: animated ? 0.2 : 0) { self.progress = progress }
  }

  /// Whether the length of the task is unknown. Defaults to false.
  ///
  /// If true, a part of the bar runs from its left to its right end, independently of `progress`, and no words are shown. While the bar
  /// cannot be seen, it needs no frames. With reduced motion, the part stands still in the middle.
  public final var isIndeterminate = false {
    didSet {
      guard isIndeterminate != oldValue else { return }
      indeterminateStart = window?.windowScene?.now ?? 0
      setNeedsDisplay()
    }
  }

  // MARK: Details

  /// Whether the view says how fast the task is: the progress for each second, such as "4%/s". Defaults to false.
  ///
  /// The words are below the bar, or in a view of one row beside it, if at least 6 columns remain for the bar. Nothing is shown
  /// before the first progress and after the end of the task. Use `amountText` for another unit than percent.
  public final var showsRate = false { didSet { if showsRate != oldValue { sizeMayHaveChanged() } } }

  /// Whether the view says how long the task will take. Defaults to false.
  ///
  /// The time follows from the progress of the last ten seconds. The words come after the words of `showsRate`, in the same place. Nothing
  /// is shown before the first progress and after the end of the task.
  public final var showsTimeLeft = false { didSet { if showsTimeLeft != oldValue { sizeMayHaveChanged() } } }

  /// Returns the words for a part of the task, from 0 to 1: `showsRate` shows them for the part that is done in each second. Defaults to
  /// nil, which shows percent, such as "4%".
  ///
  ///     download.amountText = { part in "\(Int(part * megabytes)) MB" }
  public final var amountText: (@MainActor (Double) -> String)? { didSet { sizeMayHaveChanged() } }

  /// Whether words are shown.
  final var showsDetails: Bool { showsRate || showsTimeLeft }

  // MARK: Looks

  /// The look of the bar. Defaults to `.default`.
  public final var progressViewStyle = Style.default {
    didSet { if progressViewStyle != oldValue { setNeedsDisplay() } }
  }

  /// The colour of the finished part, and of its image if that is a template. Defaults to nil, which means the tint.
  public final var progressTintColor: Color? { didSet { noteCustomization(changes: progressTintColor != oldValue) } }

  /// The colour of the track, and of its image if that is a template. Defaults to nil, which means a pale grey.
  public final var trackTintColor: Color? { didSet { noteCustomization(changes: trackTintColor != oldValue) } }

  /// The image of the finished part, which should be resizable. Defaults to nil, which means a bar in `progressTintColor`.
  ///
  /// It is drawn on top of the track, as wide as the finished part, with its caps at both ends.
  public final var progressImage: Image? {
    didSet { noteCustomization(changes: progressImage != oldValue, resizes: true) }
  }

  /// The image of the track, which should be resizable. It is as wide as the bar. Defaults to nil, which means a track in `trackTintColor`,
  /// or no track if there is a `progressImage`.
  public final var trackImage: Image? { didSet { noteCustomization(changes: trackImage != oldValue, resizes: true) } }

  // MARK: View

  @_spi(TermKit) open override var inspectedProperties: [InspectedProperty] {
    super.inspectedProperties.adding(
      of: self, ("progress", \ProgressView.progress), ("isIndeterminate", \.isIndeterminate),
      ("progressTintColor", \.progressTintColor), ("trackTintColor", \.trackTintColor))
  }

  open override var accessibilityDefaults: AccessibilityDefaults {
    let strings = traitCollection.strings
    let value = isIndeterminate ? strings.inProgress : strings.percent(Int((progress * 100).rounded(.down)))
    let words = window?.windowScene.map { details(at: $0.now) } ?? []
    return AccessibilityDefaults(
      isElement: true, value: strings.joined([value] + words), traits: .updatesFrequently)
  }

  /// Starts to count the time of the task when the view enters a window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard let time = window?.windowScene?.now else { return }
    rate.note(progress, at: time)
    indeterminateStart = time
  }

  /// The size that fits unlimited room. To change it, override `sizeThatFits(_:)`.
  public final override var intrinsicContentSize: Size { sizeThatFits(.unlimited) }

  /// Returns a size in which the bar looks well, but at most the offered size: 20 columns, and as many rows as the bar and the words need.
  open override func sizeThatFits(_ size: Size) -> Size {
    Size(width: 20, height: barHeight + (showsDetails ? 1 : 0)).limited(to: size)
  }

  /// Draws the bar and the words. Overrides that call `super` can add something.
  open override func draw(in canvas: inout Canvas) {
    let bar = drawDetails(in: &canvas)
    drawBar(in: bar, &canvas)
  }
}

extension AppearanceProxy where Target: ProgressView {
  /// The colour of the finished part. Defaults to nil, which means the tint.
  public var progressTintColor: Color? {
    get { value() ?? nil }
    nonmutating set { set(newValue) { $0.progressTintColor = $1 } }
  }

  /// The colour of the track. Defaults to nil, which means a pale grey.
  public var trackTintColor: Color? {
    get { value() ?? nil }
    nonmutating set { set(newValue) { $0.trackTintColor = $1 } }
  }

  /// The image of the finished part. Defaults to nil.
  public var progressImage: Image? {
    get { value() ?? nil }
    nonmutating set { set(newValue) { $0.progressImage = $1 } }
  }

  /// The image of the track. Defaults to nil.
  public var trackImage: Image? {
    get { value() ?? nil }
    nonmutating set { set(newValue) { $0.trackImage = $1 } }
  }
}
