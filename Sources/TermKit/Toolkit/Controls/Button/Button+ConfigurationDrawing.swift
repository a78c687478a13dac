import TermKitGraphics
import TermKitViews

// The look of a button with a configuration.

extension Button {
  /// The present positions of the contents.
  final func layout(of configuration: Configuration) -> ConfigurationLayout {
    ConfigurationLayout(
      image: currentImage?.resolved(for: traitCollection).size ?? .zero, title: titleColumns,
      subtitle: configuration.subtitle?.columns ?? 0, placement: configuration.imagePlacement,
      padding: configuration.imagePadding)
  }

  final func size(of configuration: Configuration) -> Size {
    let contents = layout(of: configuration).size
    return Size(
      width: configuration.contentInsets.horizontal.saturatingAdd(contents.width),
      height: configuration.contentInsets.vertical.saturatingAdd(contents.height))
  }

  final func draw(_ configuration: Configuration, in canvas: inout Canvas) {
    let look = ConfigurationLook(configuration, state: state, in: bounds, &canvas)
    look.drawBackground(in: bounds, &canvas)
    let frames = layout(of: configuration).frames(
      in: bounds.inset(by: configuration.contentInsets), contentHorizontalAlignment, contentVerticalAlignment)
    let isCentred =
      currentImage == nil || configuration.imagePlacement == .top || configuration.imagePlacement == .bottom
    let hasSubtitle = configuration.subtitle?.isEmpty == false
    var style = look.title
    if hasSubtitle, isEnabled { style.attributes.insert(.bold) }
    if let currentImage, frames.image.intersects(bounds) {
      var style = look.title
      style.attributes.remove(.underline)
      canvas.drawIcon(currentImage, in: frames.image, style, isEnabled: isEnabled)
    }
    drawTitle(in: frames.title, isCentred: isCentred, style, suffix: style, &canvas)
    if let subtitle = configuration.subtitle, hasSubtitle {
      style.attributes.subtract([.bold, .underline])
      let text = subtitle.truncated(to: frames.subtitle.width)
      let start = isCentred ? TextAlignment.center.offset(of: text.columns, in: frames.subtitle.width) : 0
      canvas.draw(text, at: frames.subtitle.origin + Point(x: start, y: 0), style: style)
    }
    if look.isReversed { canvas.exchangeColors(in: bounds) }
  }
}

/// The colours and the outline of a button with a configuration, in one state.
private struct ConfigurationLook {
  /// The style of the title, with the attributes of the focus.
  var title: TextStyle
  /// Whether the whole button is shown in reverse, because there are no colours to fill it with.
  var isReversed = false
  private var fill: Color?
  private var outline: TextStyle?

  init(_ configuration: Button.Configuration, state: ControlState, in bounds: Rect, _ canvas: inout Canvas) {
    let traits = canvas.traits
    let tint = canvas.tintTextStyle()
    title = tint
    if let color = configuration.baseForegroundColor { title.foreground = canvas.dimmedLikeTint(color) }
    guard !state.contains(.disabled) else {
      title = tint.disabled(in: traits)
      setPaleBackground(configuration, title.foreground, 0.12, isDisabled: true, traits)
      return
    }
    let background = configuration.baseBackgroundColor.map { canvas.dimmedLikeTint($0) }
    let isFocused = state.contains(.focused)
    if configuration.style == .filled || state.contains(.selected) {
      setFill(configuration, background ?? tint.foreground, canvas.paper(in: bounds), traits)
      if isFocused { title.attributes.formUnion([.bold, .underline]) }
      return
    }
    setPaleBackground(configuration, background ?? tint.foreground, isFocused ? 0.4 : 0.2, isDisabled: false, traits)
    guard isFocused else { return }
    let isPale = configuration.style == .gray || configuration.style == .tinted
    let isStronger = traits.colorDepth.blends && configuration.style != .borderless && (isPale || fill == nil)
    if isStronger, fill == nil { fill = tint.foreground.withOpacity(0.12) }
    title.attributes.formUnion(isStronger ? .bold : [.bold, .underline])
  }

  // A title without a colour is knocked out of the fill.
  private mutating func setFill(
    _ configuration: Button.Configuration, _ color: Color, _ paper: Color, _ traits: TraitCollection
  ) {
    title.attributes.remove(.bold)
    guard traits.colorDepth != .none else { return isReversed = true }
    if configuration.baseForegroundColor == nil {
      fill = color.withContrast(MinimumContrast.text.ratio, against: paper)
      title.foreground = paper
    } else {
      fill = color
    }
  }

  // Gray, tinted and filled buttons always have a background. The others have one only if its colour is set, and it is not pale.
  private mutating func setPaleBackground(
    _ configuration: Button.Configuration, _ color: Color, _ opacity: Double, isDisabled: Bool,
    _ traits: TraitCollection
  ) {
    let blends = traits.colorDepth.blends
    switch configuration.style {
    case .plain, .borderless, .bordered:
      if configuration.style == .bordered { outline = title }
      guard configuration.baseBackgroundColor != nil, traits.colorDepth != .none else { return }
      if !isDisabled { fill = color } else if blends { fill = color.withOpacity(opacity) }
    case .gray, .tinted, .filled:
      let isGrey = configuration.style == .gray && configuration.baseBackgroundColor == nil
      let shade = isGrey ? Color(white: 0.5) : color
      if blends { return fill = shade.withOpacity(opacity) }
      // Brackets in the colour of the background that the terminal cannot show.
      outline = title
      outline?.foreground = shade
    }
  }

  func drawBackground(in bounds: Rect, _ canvas: inout Canvas) {
    if let fill { canvas.fill(bounds, with: fill) }
    guard let outline, bounds.width >= 2 else { return }
    if bounds.height >= 3 { return canvas.drawBox(in: bounds, outline) }
    canvas.drawEnds("[", "]", in: bounds, outline)
  }
}

extension Canvas {
  /// Returns a colour that is greyed as much as the tint is dimmed.
  fileprivate mutating func dimmedLikeTint(_ color: Color) -> Color {
    isTintUsed = true
    return tint.dimming > 0 ? color.mixed(with: color.grayscale, tint.dimming) : color
  }
}
