import TermKitGraphics
@_spi(TermKit) import TermKitViews

/// A header or footer of a table's section. UIKit's `UITableViewHeaderFooterView`.
///
/// A table creates one for each visible title and shows the title in its `textLabel`. In a plain table it is a light grey strip with bold
/// text, and headers stay at the top while their section scrolls by. In a grouped table it shows grey text on the table's background, with
/// the titles of headers in capitals.
///
/// A view that the delegate returns has the look for a plain table in every table.
open class TableViewHeaderFooterView: View, ReusableView, ContentSizeCategoryAdjusting {
  /// The reuse identifier, or nil if the view is not reused.
  public final let reuseIdentifier: String?
  /// The view that contains what the header or footer shows. It fills this view, in front of the `backgroundView`.
  public final let contentView = View()
  /// The label that shows the title.
  public final let textLabel = Label()
  /// A view behind the contents that fills this view. Defaults to nil.
  public final var backgroundView: View? { didSet { exchange(oldValue, for: backgroundView) } }

  /// Whether the title follows the user's preferred size of text. Defaults to true. UIKit's headers and footers always follow it.
  public final var adjustsFontForContentSizeCategory: Bool {
    get { textLabel.adjustsFontForContentSizeCategory }
    set { textLabel.adjustsFontForContentSizeCategory = newValue }
  }

  /// The view's place, which the table sets.
  final var place = Place.plain { didSet { if place != oldValue { placeDidChange() } } }

  /// The columns that the table keeps free at each side.
  final var readableInset = 0 { didSet { if readableInset != oldValue { setNeedsLayout() } } }

  /// The places of a header or footer.
  enum Place {
    case plain, groupHeader, groupFooter
  }

  /// Creates a header or footer with a reuse identifier. Without one, the view is not reused.
  public required init(reuseIdentifier: String? = nil) {
    self.reuseIdentifier = reuseIdentifier
    super.init()
    layoutMargins = EdgeInsets(left: 2, right: 2)
    clipsToBounds = true
    textLabel.adjustsFontForContentSizeCategory = true
    contentView.addSubview(textLabel)
    addSubview(contentView)
    placeDidChange()
  }

  open override var isolatesLayout: Bool { true }

  private func placeDidChange() {
    AppearancePass.setDefaults {
      textLabel.textColor = place == .plain ? .black : Color(white: 0.45)
      textLabel.textAttributes = place == .plain ? .bold : []
      textLabel.font = .preferredFont(forTextStyle: .footnote, compatibleWith: TraitCollection())
    }
    textLabel.numberOfLines = place == .groupFooter ? 0 : 1
    setNeedsDisplay()
    setNeedsLayout()
  }

  open override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: textLabel.text?.isEmpty == false, label: textLabel.text,
      traits: place == .groupFooter ? .staticText : [.header, .staticText])
  }

  /// Called before the view is reused for another section. The default implementation does nothing. Overrides must call super.
  open func prepareForReuse() {}

  private var margins: EdgeInsets {
    layoutMargins.requireCoordinates("layoutMargins")
    return layoutMargins + EdgeInsets(left: readableInset, right: readableInset)
  }

  /// Makes the contents and the background fill the view, and places the title. Overrides must call super.
  ///
  /// The title is in the middle in the look for a plain table, at the bottom of a group's header, and at the top of a group's footer.
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

  /// `noIntrinsicMetric`, because the best size depends on the width. To change that size, override `sizeThatFits(_:)`.
  public final override var intrinsicContentSize: Size {
    Size(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Returns the proposed width, and the height of the title, at least 1, with the top and bottom layout margins. A group's header is one
  /// row higher.
  open override func sizeThatFits(_ size: Size) -> Size {
    let room = Size(width: max(0, size.width - margins.horizontal), height: size.height)
    let lines = max(1, textLabel.sizeThatFits(room).height)
    return Size(width: size.width, height: lines + margins.vertical + (place == .groupHeader ? 1 : 0))
  }

  open override func draw(in canvas: inout Canvas) {
    if place == .plain, backgroundView == nil, backgroundColor?.alpha ?? 0 == 0 {
      canvas.fill(bounds, with: Color(white: 0.94))
    }
  }
}
