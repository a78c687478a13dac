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
    drawImage(in: frames.image, look.title, &canvas)
    drawTitle(in: frames.title, isCentred: isCentred, style, &canvas)
    if let subtitle = configuration.subtitle, hasSubtitle {
      style.attributes.subtract([.bold, .underline])
      let text = subtitle.truncated(to: frames.subtitle.width)
      let start = isCentred ? TextAlignment.center.offset(of: text.columns, in: frames.subtitle.width) : 0
      canvas.draw(text, at: frames.subtitle.origin + Point(x: start, y: 0), style: style)
    }
    if look.isReversed { canvas.exchangeColors(in: bounds) }
  }

  private func drawTitle(in rect: Rect, isCentred: Bool, _ style: TextStyle, _ canvas: inout Canvas) {
    let suffix = rect.width < titleColumns ? "" : titleSuffix
    let title = currentTitle.truncated(to: max(0, rect.width - suffix.columns))
    if title.isEmpty { return }
    let columns = title.columns + suffix.columns
    let start = isCentred ? TextAlignment.center.offset(of: columns, in: rect.width) : 0
    let place = rect.origin + Point(x: start, y: 0)
    canvas.draw(title, at: place, style: style)
    canvas.underline(keyEquivalent?.letter, in: title, at: place, style: style)
    canvas.draw(suffix, at: place + Point(x: title.columns, y: 0), style: style)
  }

  private func drawImage(in rect: Rect, _ style: TextStyle, _ canvas: inout Canvas) {
    guard let image = currentImage, rect.intersects(bounds) else { return }
    if image.renderingMode == .alwaysOriginal {
      canvas.withOpacity(isEnabled ? 1 : canvas.traits.disabledOpacity, in: rect) { $0.draw(image, in: rect) }
    } else {
      let attributes = style.attributes.subtracting([.italic, .underline])
      canvas.draw(image, in: rect, tint: style.foreground, attributes: attributes)
    }
    if !isEnabled { canvas.keepVisible(image, in: rect) }
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
      if blends { fill = shade.withOpacity(opacity) } else { setBrackets(shade) }
    }
  }

  // Brackets in the colour of the background that the terminal cannot show.
  private mutating func setBrackets(_ color: Color) {
    var style = title
    style.foreground = color
    outline = style
  }

  func drawBackground(in bounds: Rect, _ canvas: inout Canvas) {
    if let fill { canvas.fill(bounds, with: fill) }
    guard let outline, bounds.width >= 2 else { return }
    if bounds.height >= 3 { return drawBox(in: bounds, outline, &canvas) }
    for y in bounds.minY..<bounds.maxY {
      canvas.draw("[", at: Point(x: bounds.minX, y: y), style: outline)
      canvas.draw("]", at: Point(x: bounds.maxX - 1, y: y), style: outline)
    }
  }

  private func drawBox(in bounds: Rect, _ style: TextStyle, _ canvas: inout Canvas) {
    let corners = canvas.traits.glyphLevel == .blocks ? ["┌", "┐", "└", "┘"] : ["╭", "╮", "╰", "╯"]
    let line = String(repeating: "─", count: bounds.width - 2)
    canvas.draw(corners[0] + line + corners[1], at: bounds.origin, style: style)
    for y in bounds.minY + 1..<bounds.maxY - 1 {
      canvas.draw("│", at: Point(x: bounds.minX, y: y), style: style)
      canvas.draw("│", at: Point(x: bounds.maxX - 1, y: y), style: style)
    }
    canvas.draw(corners[2] + line + corners[3], at: Point(x: bounds.minX, y: bounds.maxY - 1), style: style)
  }
}

extension Canvas {
  /// Returns a colour that is greyed as much as the tint is dimmed.
  fileprivate mutating func dimmedLikeTint(_ color: Color) -> Color {
    isTintUsed = true
    return tint.dimming > 0 ? color.mixed(with: color.grayscale, tint.dimming) : color
  }
}
