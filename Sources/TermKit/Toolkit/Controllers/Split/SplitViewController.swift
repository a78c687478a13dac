import TermKitBars
import TermKitGraphics
import TermKitInput
@_spi(TermKit) import TermKitViews

/// A container that shows two or three columns side by side, and turns them into a navigation stack in a narrow window. UIKit's
/// `UISplitViewController`.
///
///     let split = SplitViewController(style: .doubleColumn)
///     split.setViewController(MailboxesViewController(), for: .primary)
///     split.setViewController(MessageViewController(), for: .secondary)
///
/// Each column that has a controller, except the compact one, has a navigation controller: the one that was set, or one that the split view
/// controller makes. While the split view is narrower than 60 cells, it is collapsed and shows one column at a time, at first the compact
/// column if that has a controller. The back button and Escape of the other columns lead to the previous column. The columns keep their
/// screens, focus and selections when the window becomes narrow or wide again.
open class SplitViewController: ViewController {
  /// The number of columns.
  public final let style: Style
  /// The object that is notified of changes and decides about some of them. Defaults to nil. Not retained.
  public final weak var delegate: (any SplitViewControllerDelegate)?

  private var controllers: [Column: ViewController] = [:]
  /// The navigation controllers of the columns, and the controller of the compact column.
  final var hosts: [Column: ViewController] = [:]
  /// Earlier hosts that may still be shown.
  final var retiredHosts: [ViewController] = []
  /// The navigation controllers that this controller made, also retired ones.
  final var madeHosts: [NavigationController] = []
  final var state = SplitState()
  final let lines = [SplitLine(), SplitLine()]
  /// The buttons made by `displayModeButtonItem` that still exist.
  final var displayModeButtons: [Weak<BarButtonItem>] = []
  final lazy var shade = DimmingView(takesWheel: true) { [weak self] in self?.hideOverlay() }
  private var primaryWidth = SplitLayout.Width(usualFraction: 0.3, usualLimits: 20...40) {
    didSet { if primaryWidth != oldValue { update() } }
  }
  private var supplementaryWidth = SplitLayout.Width(usualFraction: 0.3, usualLimits: 24...44) {
    didSet { if supplementaryWidth != oldValue { update() } }
  }

  /// Makes a controller with empty columns.
  public init(style: Style) {
    self.style = style
    super.init()
    if style == .tripleColumn { primaryWidth = SplitLayout.Width(usualFraction: 0.2, usualLimits: 18...30) }
  }

  /// Makes the view that contains the columns. To adjust the view, override `viewDidLoad()`.
  open override func loadView() {
    let container = ContainerView { [weak self] in self?.viewSizeMayHaveChanged() }
    (shade.alpha, shade.isUserInteractionEnabled) = (0, false)
    container.addSubview(shade)
    lines.forEach(container.addSubview)
    view = container
  }

  // MARK: Columns

  /// Sets the controller of `column`, in place of the controller that it has. If `viewController` is nil, empties the column.
  ///
  /// A controller that is not a navigation controller gets a new one around it, except in the compact column.
  /// - Precondition: The controller has no parent. A supplementary column needs the style `.tripleColumn`.
  open func setViewController(_ viewController: ViewController?, for column: Column) {
    Contract.require(
      column != .supplementary || style == .tripleColumn,
      "\(Self.name(of: self)) has two columns and no supplementary one: use the style .tripleColumn")
    guard viewController !== controllers[column] else { return }
    changeColumns([(column, viewController)])
  }

  private func changeColumns(_ changes: [(Column, ViewController?)]) {
    for (column, controller) in changes { controllers[column] = controller }
    performColumnChange { [self] in
      // All columns that change become empty first, because a controller may move from one to another.
      for (column, _) in changes { retireHost(of: column) }
      for (column, controller) in changes { fill(column, with: controller) }
      update()
    }
  }

  private func performColumnChange(_ change: @escaping @MainActor () -> Void) {
    performChange("the columns of \(Self.name(of: self)) changed", "show or set them only once", change)
  }

  private func retireHost(of column: Column) {
    if let old = hosts[column] { retiredHosts.append(old) }
    hosts[column] = nil
  }

  private func fill(_ column: Column, with viewController: ViewController?) {
    for case let host as NavigationController in retiredHosts where host === viewController?.parent {
      host.replaceScreens(with: [], animated: false)
    }
    hosts[column] = viewController.map { controller in
      if column == .compact || controller is NavigationController { return controller }
      let host = NavigationController(rootViewController: controller)
      host.restorationIdentifier = "\(column)"
      madeHosts.append(host)
      return host
    }
    retiredHosts.removeAll { host in hosts.values.contains { $0 === host } }
  }

  /// Returns the controller that was set for a column, or nil. It is not the navigation controller that the split view controller made
  /// around it.
  public final func viewController(for column: Column) -> ViewController? { controllers[column] }

  /// The controllers that were set for the columns except the compact one, the primary one first. Empty columns are left out.
  ///
  /// Setting the list fills the columns from the primary one on. Columns for which the list has no controller become empty.
  /// Controllers can change their columns.
  /// - Precondition: There are no more controllers than columns, and no controller is in the list twice. A controller that is in none of
  ///   these columns yet has no parent.
  public final var viewControllers: [ViewController] {
    get { columns.compactMap { controllers[$0] } }
    set {
      Contract.require(
        newValue.count <= columns.count,
        "\(Self.name(of: self)) has \(columns.count) columns, which is too few for \(newValue.count) controllers: push the others"
      )
      let wanted = newValue.map(Optional.some) + Array(repeating: nil, count: columns.count - newValue.count)
      let changes = zip(columns, wanted).filter { column, controller in controller !== controllers[column] }
      if !changes.isEmpty { changeColumns(Array(changes)) }
    }
  }

  /// The columns of the style, the outermost first.
  final var columns: [Column] {
    style == .doubleColumn ? [.primary, .secondary] : [.primary, .supplementary, .secondary]
  }

  // A host that is no longer a child, by other code than this controller's, leaves its column.
  public final override func childWasRemoved(_ child: ViewController) {
    guard state.moving !== child, let column = hosts.first(where: { $0.value === child })?.key else { return }
    setViewController(nil, for: column)
  }

  @_spi(TermKit) public final override func appearsWithParent(_ child: ViewController) -> Bool {
    !state.leaving.contains { state.contents[$0]?.controller === child }
  }

  // MARK: Showing

  /// Whether the split view shows one column at a time, because it is narrower than 60 cells. False before the first layout pass.
  public final var isCollapsed: Bool { state.isCollapsed }

  /// The columns that are shown, and how. Never `.automatic`. Before the first layout pass, it is `.secondaryOnly`. While the split view is
  /// collapsed, it is the mode from before the collapse.
  public final var displayMode: DisplayMode { state.displayMode }

  /// The display mode that you prefer. Defaults to `.automatic`. If you set it inside an animation block, the columns slide, always in 0.25
  /// seconds.
  ///
  /// Where the secondary column would become too narrow, columns are in front of it instead of beside it. `preferredSplitBehavior` can
  /// change that. `show(_:)`, `hide(_:)` and the user change only `displayMode`. Setting this property, even to the same value, restores
  /// the mode.
  public final var preferredDisplayMode = DisplayMode.automatic {
    didSet {
      let isAnimated = AnimationBlock.current != nil
      performColumnChange { [self] in
        state.wantedMode = preferredDisplayMode
        update(animated: isAnimated)
      }
    }
  }

  /// Whether the other columns are beside the secondary column or in front of it. Defaults to `.automatic`. Setting it is not animated.
  public final var preferredSplitBehavior = SplitBehavior.automatic {
    didSet { if preferredSplitBehavior != oldValue { update() } }
  }

  /// Where the other columns are when all are shown at the present width: `.tile` for beside the secondary column, or `.overlay` for in
  /// front of it. Never `.automatic`.
  public final var splitBehavior: SplitBehavior {
    if preferredSplitBehavior != .automatic { return preferredSplitBehavior }
    let all = columns.count == 3 ? DisplayMode.twoBesideSecondary : .oneBesideSecondary
    return layout.displayMode(for: all).isOver ? .overlay : .tile
  }

  /// The edge at which the primary column is. Defaults to `.leading`, the left edge.
  public final var primaryEdge = PrimaryEdge.leading {
    didSet { if primaryEdge != oldValue { viewIfLoaded?.setNeedsLayout() } }
  }

  /// Shows a column with an animation. In a collapsed split view, the column becomes the visible one.
  ///
  /// Columns between it and the secondary column are shown too. If they come in front of the secondary column, the outermost one gets the
  /// focus. For the secondary column, which is always shown, the method hides the columns in front of it. Of two such columns, the inner
  /// one moves beside it instead if there is room and `preferredDisplayMode` is not a mode with columns in front. Does nothing for a column
  /// without a controller, and for the compact column unless the split view is collapsed.
  public final func show(_ column: Column) { performColumnChange { [self] in showColumn(column) } }

  /// Hides a column with an animation. Hiding the supplementary column also hides the primary one.
  ///
  /// In a collapsed split view, the method goes back from the visible column to the previous one that has a controller, if there is one,
  /// and does nothing for other columns. From the compact column, it goes to the last of the other columns. A split view that is not
  /// collapsed always shows its secondary column.
  public final func hide(_ column: Column) { performColumnChange { [self] in hideColumn(column) } }

  /// A button for a bar that hides the primary column if all columns are shown, and otherwise shows all of them. Without a primary column,
  /// the supplementary one takes its place. While the split view is collapsed or has no such columns, the button is empty and disabled.
  ///
  /// Each access makes another button, because a button can be in one bar only.
  ///
  ///     detail.navigationItem.leftBarButtonItem = split.displayModeButtonItem
  ///     detail.navigationItem.leftItemsSupplementBackButton = true
  public final var displayModeButtonItem: BarButtonItem {
    let item = BarButtonItem(image: nil) { [weak self] _ in self?.toggleSidebars() }
    displayModeButtons.append(Weak(item))
    update(item)
    return item
  }

  // MARK: Widths

  /// The preferred width of the primary column, in cells. Defaults to `automaticDimension`, which uses
  /// `preferredPrimaryColumnWidthFraction`.
  ///
  /// It is limited only by the minimum and maximum that you set. Negative values mean `automaticDimension`.
  public final var preferredPrimaryColumnWidth: Int {
    get { primaryWidth.preferred }
    set { primaryWidth.preferred = newValue }
  }

  /// The preferred width of the primary column, as a fraction of the split view's width. Defaults to 0.3, or 0.2 with three columns.
  ///
  /// It applies while `preferredPrimaryColumnWidth` is `automaticDimension`. The default fraction gives at least 20 and at most 40 cells,
  /// or 18 to 30 with three columns. Fractions below 0 count as 0, and fractions above 1 as 1. A fraction that you set is limited only by
  /// the minimum and maximum that you set.
  /// - Precondition: The fraction is finite.
  public final var preferredPrimaryColumnWidthFraction: Double {
    get { primaryWidth.fraction ?? primaryWidth.usualFraction }
    set { primaryWidth.fraction = newValue }
  }

  /// The smallest width of the primary column, in cells. Defaults to `automaticDimension`: no minimum if you set a preferred width or
  /// fraction, otherwise 20 cells, or 18 with three columns, but no more than the maximum that you set. A minimum that you set wins over a
  /// smaller maximum.
  public final var minimumPrimaryColumnWidth: Int {
    get { primaryWidth.minimum }
    set { primaryWidth.minimum = newValue }
  }

  /// The largest width of the primary column, in cells. Defaults to `automaticDimension`: no maximum if you set a preferred width or
  /// fraction, otherwise 40 cells, or 30 with three columns. A larger minimum that you set wins.
  public final var maximumPrimaryColumnWidth: Int {
    get { primaryWidth.maximum }
    set { primaryWidth.maximum = newValue }
  }

  /// The width that the preferences give the primary column, in cells, even while it is hidden. The column on the screen is narrower if the
  /// secondary column would otherwise disappear.
  public final var primaryColumnWidth: Int { primaryWidth.columns(in: viewIfLoaded?.bounds.width ?? 0) }

  /// The preferred width of the supplementary column, in cells. Defaults to `automaticDimension`, which uses
  /// `preferredSupplementaryColumnWidthFraction`.
  ///
  /// It is limited only by the minimum and maximum that you set. Negative values mean `automaticDimension`.
  public final var preferredSupplementaryColumnWidth: Int {
    get { supplementaryWidth.preferred }
    set { supplementaryWidth.preferred = newValue }
  }

  /// The preferred width of the supplementary column, as a fraction of the split view's width. Defaults to 0.3.
  ///
  /// It applies while `preferredSupplementaryColumnWidth` is `automaticDimension`. The default fraction gives at least 24 and at most 44
  /// cells. Fractions below 0 count as 0, and fractions above 1 as 1. A fraction that you set is limited only by the minimum and maximum
  /// that you set.
  /// - Precondition: The fraction is finite.
  public final var preferredSupplementaryColumnWidthFraction: Double {
    get { supplementaryWidth.fraction ?? supplementaryWidth.usualFraction }
    set { supplementaryWidth.fraction = newValue }
  }

  /// The smallest width of the supplementary column, in cells. Defaults to `automaticDimension`: no minimum if you set a preferred width or
  /// fraction, otherwise 24 cells, but no more than the maximum that you set. A minimum that you set wins over a smaller maximum.
  public final var minimumSupplementaryColumnWidth: Int {
    get { supplementaryWidth.minimum }
    set { supplementaryWidth.minimum = newValue }
  }

  /// The largest width of the supplementary column, in cells. Defaults to `automaticDimension`: no maximum if you set a preferred width or
  /// fraction, otherwise 44 cells. A larger minimum that you set wins.
  public final var maximumSupplementaryColumnWidth: Int {
    get { supplementaryWidth.maximum }
    set { supplementaryWidth.maximum = newValue }
  }

  /// The width that the preferences give the supplementary column, in cells, even while it is hidden. The column on the screen is narrower
  /// if the secondary column would otherwise disappear.
  public final var supplementaryColumnWidth: Int { supplementaryWidth.columns(in: viewIfLoaded?.bounds.width ?? 0) }

  final var layout: SplitLayout {
    SplitLayout(
      bounds: viewIfLoaded?.bounds ?? .zero, sidebars: columns.dropLast().filter { hosts[$0] != nil },
      widths: [.primary: primaryWidth, .supplementary: supplementaryWidth], behavior: preferredSplitBehavior,
      primaryEdge: primaryEdge)
  }

  // MARK: Other controllers

  /// Pushes a controller in the primary column or, in a collapsed split view, in the visible column. The delegate can do something else.
  ///
  /// If the primary column is empty, it gets the controller. If the visible compact column is not a navigation controller, the split view
  /// controller presents the controller.
  open override func show(_ viewController: ViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: viewController, sender: sender) == true { return }
    guard let host = hosts[isCollapsed ? state.topColumn : .primary] else {
      return setViewController(viewController, for: .primary)
    }
    // A compact column may not be a navigation controller.
    guard host is NavigationController else { return present(viewController, animated: true) }
    host.show(viewController, sender: sender)
  }

  /// Replaces the controller of the secondary column and shows the column. The delegate can do something else.
  ///
  /// In a collapsed split view, the column comes to the top of the navigation stack. If the compact column is visible, the method calls
  /// `show(_:sender:)` instead.
  open override func showDetailViewController(_ viewController: ViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: viewController, sender: sender) == true { return }
    if isCollapsed, state.topColumn == .compact { return show(viewController, sender: sender) }
    setViewController(viewController, for: .secondary)
    show(.secondary)
  }

  // MARK: Keys

  /// The commands of the visible screens without the focus, so that their keys work wherever the focus is.
  ///
  /// While columns are in front of the secondary column, Escape hides them, and the commands of the secondary column are left out. While
  /// columns are hidden, F4 or Alt-0 shows all of them.
  open override var keyCommands: [KeyCommand] { super.keyCommands + sidebarCommands + commandsOfOtherColumns }

  public final override var childForKeys: ViewController? { mainController }

  // MARK: State restoration

  @_spi(TermKit) public final override var restorableChildren: [ViewController] {
    (columns + [.compact]).compactMap { hosts[$0] }
  }

  @_spi(TermKit) public final override var inspectedProperties: [InspectedProperty] {
    super.inspectedProperties.adding(of: self, isRestored: true, ("columns", \SplitViewController.restorableColumns))
  }

  // MARK: Status bar

  /// The secondary column or, if columns are in front of it, the outermost of these. If the secondary column is empty, the column beside
  /// it. In a collapsed split view, the visible column or the stack that contains it. The controller decides the status bar's style.
  open override var childForStatusBarStyle: ViewController? { mainController }

  /// The controller of `childForStatusBarStyle`, which also decides whether the status bar is hidden.
  open override var childForStatusBarHidden: ViewController? { mainController }

  // MARK: Near misses

  /// Unavailable: no gesture shows columns. Put `displayModeButtonItem` into a bar.
  @available(
    *, unavailable,
    message: "put displayModeButtonItem into a bar, or give the screen a key command that calls show(_:)"
  )
  public final var presentsWithGesture: Bool {
    get { false }
    set {}
  }
  /// Unavailable: put a bar button item into a bar that calls `hide(_:)`.
  @available(*, unavailable, message: "put a bar button item of your own into a bar that calls hide(_:)")
  public final var showsSecondaryOnlyButton: Bool {
    get { false }
    set {}
  }
  /// Unavailable: no bar shows the button unless you put `displayModeButtonItem` into it.
  @available(*, unavailable, message: "no bar gets the button by itself: put displayModeButtonItem into a bar")
  public final var displayModeButtonVisibility: Int {
    get { 0 }
    set {}
  }
}
