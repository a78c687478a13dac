import TermKitGraphics

/// What is above or below a section. UIKit's `UITableViewHeaderFooterView` (C9).
///
/// Tables make one for each title, with the title in its `textLabel`. In a plain table it is a strip of light grey with bold text, that
/// stays at the top while its section goes by; in a grouped one, grey capitals on the table's own background.
open class TableViewHeaderFooterView: View {
  /// What views that may stand in for each other are called; nil for one that is not used again.
  public final let reuseIdentifier: String?
  /// Holds what the view shows.
  public final let contentView = View()
  /// The title.
  public final let textLabel = Label()
  /// A view behind everything, as large as this one; none unless set.
  public final var backgroundView: View? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// Where it is; the table says so.
  final var place = Place.plain { didSet { if place != oldValue { placeDidChange() } } }

  /// Columns that the table keeps free at both sides.
  final var readableInset = 0 { didSet { if readableInset != oldValue { setNeedsLayout() } } }

  /// Where a header or footer is.
  enum Place {
    case plain, groupHeader, groupFooter
  }

  /// Makes a view; one that is not used again unless an identifier is given.
  public required init(reuseIdentifier: String? = nil) {
    self.reuseIdentifier = reuseIdentifier
    super.init()
    layoutMargins = EdgeInsets(left: 2, right: 2)
    clipsToBounds = true
    contentView.addSubview(textLabel)
    addSubview(contentView)
    placeDidChange()
  }

  override var keepsLayoutToItself: Bool { true }

  private func placeDidChange() {
    AppearancePass.setDefaults {
      textLabel.textColor = place == .plain ? .black : Color(white: 0.45)
      textLabel.textAttributes = place == .plain ? .bold : []
    }
    textLabel.numberOfLines = place == .groupFooter ? 0 : 1
    setNeedsDisplay()
    setNeedsLayout()
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: !textLabel.text.isEmpty, label: textLabel.text,
      traits: place == .groupFooter ? .staticText : [.header, .staticText])
  }

  /// Called before the view is used for another section. Does nothing unless overridden.
  open func prepareForReuse() {}

  private var margins: EdgeInsets {
    layoutMargins.requireReachable("layoutMargins")
    return layoutMargins + EdgeInsets(left: readableInset, right: readableInset)
  }

  /// Places the title: at the bottom above a group, at the top below one. Call it when you override it.
  open override func layoutSubviews() {
    backgroundView?.frame = bounds
    contentView.frame = bounds
    let area = bounds.inset(by: margins)
    let height = min(area.height, textLabel.sizeThatFits(area.size).height)
    let top =
      switch place {
      case .plain: (area.height - height) / 2
      case .groupHeader: area.height - height
      case .groupFooter: 0
      }
    textLabel.frame = Rect(x: area.minX, y: area.minY + top, width: area.width, height: height)
  }

  /// As wide as is offered, and as high as the title, with a row above it over a group.
  open override func sizeThatFits(_ size: Size) -> Size {
    let room = Size(width: max(0, size.width - margins.horizontal), height: size.height)
    let lines = max(1, textLabel.sizeThatFits(room).height)
    return Size(width: size.width, height: lines + margins.vertical + (place == .groupHeader ? 1 : 0))
  }

  open override func draw(in canvas: inout Canvas) {
    if place == .plain, backgroundView == nil, backgroundColor.alpha == 0 {
      canvas.fill(bounds, with: Color(white: 0.94))
    }
  }
}
