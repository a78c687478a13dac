import TermKitGraphics
import TermKitViews

extension Button {
  /// The contents and the look of a button as one value. UIKit's `UIButton.Configuration`.
  ///
  ///     var configuration = Button.Configuration.filled()
  ///     configuration.title = "Play"
  ///     configuration.subtitle = "against the computer"
  ///     configuration.image = Image("▶", ascii: ">")
  ///     let button = Button(configuration: configuration) { [weak self] _ in self?.play() }
  ///
  /// All looks follow the tint, and become grey while it is dimmed. On terminals with 16 colours, 8 or none, a pale background is replaced
  /// by brackets, or by a box on a button of three rows or more. A button that is pressed is pale, a selected one is filled with the tint,
  /// and a disabled one is grey. With the focus, the background is stronger and the title is bold. The title is bold and underlined instead
  /// if the background does not change.
  public struct Configuration: Hashable, Sendable {
    /// The looks of the background.
    enum Style: Hashable, Sendable, CaseIterable {
      case plain, gray, tinted, filled, bordered, borderless
    }

    /// The sides of the title on which an image can be.
    public enum ImagePlacement: Hashable, Sendable, CaseIterable {
      /// To the left of the title.
      case leading
      /// To the right of the title.
      case trailing
      /// Above the title.
      case top
      /// Below the title.
      case bottom
    }

    /// The look of the background.
    let style: Style
    /// The title. Defaults to nil: the title that is set on the button for its state. It is bold if there is a subtitle and the button is
    /// enabled.
    public var title: String?
    /// The text below the title, in one row. Defaults to nil: no text. Assistive technology announces it as the button's value.
    public var subtitle: String?
    /// The image. Defaults to nil: the image that is set on the button for its state.
    ///
    /// An image with the mode `automatic` is a template in the colour of the title.
    public var image: Image?
    /// The side of the title on which the image is. Defaults to `leading`.
    public var imagePlacement = ImagePlacement.leading
    /// The space between the image and the title, in columns. Defaults to 1. A negative space counts as 0.
    ///
    /// Above or below the title, two columns count as one row, rounded down: the default leaves no row free.
    public var imagePadding = 1
    /// The space between the edges of the button and its contents, in cells. Defaults to two columns on the left and on the right, and to
    /// zero with the look `borderless()`.
    public var contentInsets: EdgeInsets
    /// The colour of the title, the subtitle, a template image and the border. Defaults to nil: the tint, or on a filled or selected button
    /// the colour behind the button. A disabled button is grey in any case.
    public var baseForegroundColor: Color?
    /// The colour of the background. Defaults to nil: the tint if the button is tinted, filled or selected; grey if it is grey; else none.
    ///
    /// The looks `gray()` and `tinted()` show a pale shade of the colour. The other looks, and a selected button, show the colour itself;
    /// it may be made darker or lighter to keep a knocked-out title readable. While the button is disabled, its
    /// background, if it has one, is pale grey.
    public var baseBackgroundColor: Color?

    private init(_ style: Style) {
      self.style = style
      contentInsets = style == .borderless ? .zero : EdgeInsets(left: 2, right: 2)
    }

    /// Returns a configuration without a background. With the focus, the button has a pale one.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Returns a configuration with a pale grey background.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// Returns a configuration with a pale background in the tint.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// Returns a configuration with a background in the tint, from which the title is knocked out.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Returns a configuration with brackets at both ends, or with a box around a button of three rows or more.
    public static func bordered() -> Configuration { Configuration(.bordered) }
    /// Returns a configuration without a background and without insets. With the focus, the title is bold and underlined.
    public static func borderless() -> Configuration { Configuration(.borderless) }
  }

  /// Creates a system button whose contents and look are a `configuration`. Retains the `primaryAction` for `.touchUpInside`, which gets
  /// the button and defaults to nil.
  public convenience init(configuration: Configuration, primaryAction: (@MainActor (Control) -> Void)? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    if let primaryAction { addAction(for: .touchUpInside, primaryAction) }
  }
}

/// The positions of the contents of a button with a configuration, computed from numbers only.
struct ConfigurationLayout {
  /// The size of the image; zero without one.
  var image = Size.zero
  /// The columns of the title; 0 without one.
  var title = 0
  /// The columns of the subtitle; 0 without one.
  var subtitle = 0
  var placement = Button.Configuration.ImagePlacement.leading
  /// The columns between the image and the title.
  var padding = 1

  private var isStacked: Bool { placement == .top || placement == .bottom }
  private var text: Size { Size(width: max(title, subtitle), height: (title > 0 ? 1 : 0) + (subtitle > 0 ? 1 : 0)) }
  private var gap: Int {
    if image.isEmpty || text.isEmpty { return 0 }
    return max(0, isStacked ? padding / 2 : padding)
  }

  /// The size that the contents need, at least one row high.
  var size: Size {
    isStacked
      ? Size(width: max(image.width, text.width), height: max(1, image.height + gap + text.height))
      : Size(width: image.width + gap + text.width, height: max(1, image.height, text.height))
  }

  /// Returns the positions of the contents in an area. The texts are as wide as the widest of them, or less if there is no room.
  func frames(
    in area: Rect, _ horizontal: ContentHorizontalAlignment, _ vertical: ContentVerticalAlignment
  ) -> (image: Rect, title: Rect, subtitle: Rect) {
    let shown = Size(width: min(size.width, max(0, area.width)), height: size.height)
    let block = area.aligned(shown, horizontal, vertical)
    let textWidth = max(0, isStacked ? min(text.width, block.width) : block.width - image.width - gap)
    var imageOrigin = block.centered(image).origin
    var textOrigin = block.centered(Size(width: textWidth, height: text.height)).origin
    switch placement {
    case .leading: (imageOrigin.x, textOrigin.x) = (block.minX, block.maxX - textWidth)
    case .trailing: (imageOrigin.x, textOrigin.x) = (block.minX + textWidth + gap, block.minX)
    case .top: (imageOrigin.y, textOrigin.y) = (block.minY, block.minY + image.height + gap)
    case .bottom: (imageOrigin.y, textOrigin.y) = (block.minY + text.height + gap, block.minY)
    }
    let row = Rect(origin: textOrigin, size: Size(width: textWidth, height: 1))
    return (Rect(origin: imageOrigin, size: image), row, title > 0 ? row.offset(by: Point(x: 0, y: 1)) : row)
  }
}
