import TermKitGraphics
import TermKitInput
import TermKitViews

/// A control with which the user reloads the contents of a scroll view. UIKit's `UIRefreshControl`.
///
///     let refreshControl = RefreshControl()
///     refreshControl.addTarget(self, action: NewsViewController.load, for: .valueChanged)
///     tableView.refreshControl = refreshControl
///
/// The user presses F5 while the focus is in the scroll view, or turns the mouse wheel up at the beginning of the content. The wheel shows
/// the control in a row above the content, and a second turn or a click on the row refreshes. A turn less than 0.4 seconds after the last
/// one does not count, so that fast scrolling refreshes nothing. After two seconds, the row goes away.
///
/// While the control refreshes, its row shows a turning wheel. If the content is scrolled, the row covers the first visible one.
open class RefreshControl: Control, PulledView {
  private enum Phase {
    case hidden, pulled, refreshing
  }

  private var phase = Phase.hidden {
    didSet {
      showPhase()
      superview?.setNeedsLayout()
    }
  }
  private var pause: ScheduledTimer?
  private var end: ScheduledTimer?
  private let wheel = ActivityIndicatorView(style: .medium)
  private let label = Label()

  /// Whether the contents are being reloaded: from the user's wish, or from `beginRefreshing()`, until `endRefreshing()`.
  public final var isRefreshing: Bool { phase == .refreshing }

  /// The text beside the turning wheel. Defaults to nil, which means "Refresh" in the user's language.
  public final var attributedTitle: AttributedText? { didSet { showPhase() } }

  /// Makes a control that is not shown. The frame is set by the scroll view.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    label.textColor = .secondaryLabel
    addSubview(wheel)
    addSubview(label)
  }

  /// Shows the turning wheel while the program loads without the user's wish. Sends no actions. Does nothing if the control refreshes
  /// already.
  public final func beginRefreshing() {
    guard phase != .refreshing else { return }
    end?.invalidate()
    phase = .refreshing
  }

  /// Removes the row of the control, because the contents are there or because loading has failed.
  public final func endRefreshing() { phase = .hidden }

  private func refreshByUser() {
    guard isEnabled, phase != .refreshing else { return }
    beginRefreshing()
    sendActions(for: .valueChanged)
  }

  // MARK: Row

  /// The number of rows that the control has now: 1, or 0 if it is not shown.
  package final var rows: Int { phase == .hidden ? 0 : 1 }

  private func showPhase() {
    let strings = traitCollection.strings
    if phase == .refreshing { wheel.startAnimating() } else { wheel.stopAnimating() }
    label.attributedText =
      phase == .pulled ? AttributedText(strings.refreshByTurning) : attributedTitle ?? AttributedText(strings.refresh)
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    let sizes = [wheel, label].map { $0.isHidden ? .zero : $0.sizeThatFits(bounds.size) }
    let gap = wheel.isHidden ? 0 : 1
    let width = min(bounds.width, sizes[0].width + gap + sizes[1].width)
    let start = bounds.minX + (bounds.width - width) / 2
    wheel.frame = Rect(x: start, y: bounds.minY, width: sizes[0].width, height: bounds.height)
    label.frame = Rect(
      x: start + sizes[0].width + gap, y: bounds.minY, width: max(0, width - sizes[0].width - gap),
      height: bounds.height)
  }

  // MARK: User

  /// False: F5 refreshes while the focus stays in the contents.
  open override var canBecomeFirstResponder: Bool { false }

  /// Refreshes after a click on the row.
  open override func willSendPress() { refreshByUser() }

  /// The command for F5, which the scroll view has too.
  package final var pullCommands: [KeyCommand] {
    guard isEnabled else { return [] }
    return [
      KeyCommand(title: traitCollection.strings.refresh, keys: [Key(.function(5))]) { [weak self] in
        self?.refreshByUser()
      }
    ]
  }

  /// Shows the row, or refreshes if it has been shown for a moment. Returns false if the control is disabled.
  package final func pull() -> Bool {
    guard isEnabled else { return false }
    if phase == .refreshing { return true }
    if phase == .pulled, pause?.isValid != true {
      refreshByUser()
      return true
    }
    phase = .pulled
    pause?.invalidate()
    end?.invalidate()
    pause = schedule(after: 0.4) { _ in }
    end = schedule(after: 2) { control in if control.phase == .pulled { control.phase = .hidden } }
    return true
  }
}

extension ScrollView {
  /// The control with which the user reloads the contents. Defaults to nil.
  public final var refreshControl: RefreshControl? {
    get { pulledView as? RefreshControl }
    set { pulledView = newValue }
  }
}
