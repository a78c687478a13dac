import TermKitGraphics
import TermKitViews

extension Button {
  /// The positions of the image and the title.
  final var layout: ButtonLayout {
    let image = currentImage?.resolved(for: traitCollection)
    return ButtonLayout(
      image: image?.size ?? .zero, imageInsets: image?.alignmentRectInsets ?? .zero,
      title: titleColumns, horizontal: contentHorizontalAlignment, vertical: contentVerticalAlignment)
  }

  /// The columns of the title and of the text after it.
  final var titleColumns: Int { currentTitle.columns + titleSuffix.columns }

  /// The text after the title: the name of the key, unless an underlined letter shows the key, and the mark of a menu.
  final var titleSuffix: String {
    if currentTitle.isEmpty { return "" }
    let key = keyEquivalent.map { $0.letter == nil ? " " + $0.label(traitCollection.strings) : "" } ?? ""
    return key + menuMark
  }

  /// True if the button shows the selection indicator, a shape filled with the tint. A background image replaces it (C2).
  private var showsIndicator: Bool { buttonType == .system && isSelected && currentBackgroundImage == nil }

  final func drawContents(in canvas: inout Canvas) {
    let area = backgroundRect(forBounds: bounds)
    if let image = currentBackgroundImage?.resolved(for: canvas.traits) {
      canvas.withOpacity(opacity(of: looks.backgrounds, in: canvas.traits), in: bounds) {
        $0.draw(image, in: ContentMode.scaleToFill.place(of: image, in: area), usually: .alwaysOriginal)
      }
    }
    let content = contentRect(forBounds: bounds)
    let isPlate = showsPressAsPlate(canvas.traits)
    canvas.withOpacity(isPlate ? 1 : contentsOpacity(canvas.traits), in: bounds) { canvas in
      if marksFocus { canvas.fillFocus(in: area) }
      guard showsIndicator else {
        drawImage(in: content, nil, &canvas)
        return drawTitle(in: content, titleStyle(&canvas), &canvas)
      }
      drawIndicator(in: area, content, &canvas)
    }
    if isPlate { canvas.drawPlate(in: area, canvas.tintColor, $contentOpacity) }
  }

  // A plate needs the usual contents, and nothing behind them.
  private func showsPressAsPlate(_ traits: TraitCollection) -> Bool {
    $contentOpacity < 1 && traits.colorDepth.blends && buttonType == .system && !showsIndicator
      && currentBackgroundImage == nil && !isImageOriginal && !looks.hasOwnContents(for: state.union(.highlighted))
  }

  // The title is knocked out: it shows the background colour. The image is drawn on top of the shape, because each of its cells may have a
  // foreground and a background. Without colours, the title and a template image are shown in reverse instead.
  private func drawIndicator(in area: Rect, _ content: Rect, _ canvas: inout Canvas) {
    let paper = canvas.paper(in: area)
    let style = titleStyle(&canvas).filling(against: paper)
    canvas.drawBlanks(in: area, TextStyle(foreground: style.foreground))
    let isKnockedOut = !isImageOriginal && canvas.traits.colorDepth == .none
    if isKnockedOut { drawImage(in: content, nil, &canvas) }
    drawTitle(in: content, style, &canvas)
    canvas.exchangeColors(in: area)
    if !isKnockedOut { drawImage(in: content, paper, &canvas) }
  }

  // A pressed system button is pale, unless the application has set how its title or image looks then. A custom button has no such effect.
  private func contentsOpacity(_ traits: TraitCollection) -> Double {
    if buttonType == .custom { return isPale ? traits.disabledOpacity : 1 }
    if looks.hasOwnContents(for: state.union(.highlighted)) { return 1 }
    // Over an image or the selection indicator, the contents must stay in front.
    return currentBackgroundImage == nil && !showsIndicator ? $contentOpacity : traits.pressedOpacity($contentOpacity)
  }

  // A background image for the pressed state is shown as it is.
  private var marksFocus: Bool {
    let showsPress = isHighlighted && looks.backgrounds.isOwn(for: state)
    return isFocused && buttonType == .system && !showsIndicator && !showsPress
  }

  // True if the title and the image are drawn pale: a disabled custom button for whose state nothing is set.
  private var isPale: Bool {
    buttonType == .custom && !isEnabled && !looks.isSet(for: state) && !looks.isSet(for: state.subtracting(.focused))
  }

  private var isImageOriginal: Bool {
    switch currentImage?.renderingMode {
    case .alwaysOriginal: true
    case .automatic: buttonType == .custom
    case .alwaysTemplate, nil: false
    }
  }

  // MARK: Styles

  // The attributes that mark the focus. A selected button is filled already and cannot show the pale fill, so its title is underlined.
  private func focusAttributes(_ traits: TraitCollection) -> TextAttributes {
    guard isFocused else { return [] }
    switch buttonType {
    case .system: return traits.colorDepth.blends && !showsIndicator ? .bold : [.bold, .underline]
    case .custom: return looks.isSet(for: state) ? [] : [.bold, .underline]
    }
  }

  // The style of everything drawn in the tint. The indicator does not need bold text to stand out where there are no colours.
  private func tintedStyle(_ canvas: inout Canvas) -> TextStyle {
    var style = canvas.tintTextStyle()
    if !isEnabled || showsIndicator || buttonType == .custom { style.attributes.remove(.bold) }
    if !isEnabled, buttonType == .system { style = style.disabled(in: canvas.traits) }
    return style
  }

  private func titleStyle(_ canvas: inout Canvas) -> TextStyle {
    let custom = looks.titleTexts.shown(for: state)
    var style = buttonType == .system ? tintedStyle(&canvas) : TextStyle(minimumContrast: isPale ? .disabled : .text)
    let isBoldAllowed = isEnabled || buttonType == .custom
    style.attributes.formUnion((custom?.attributes ?? titleAttributes).subtracting(isBoldAllowed ? [] : .bold))
    if let color = custom?.foregroundColor ?? currentTitleColor { style.foreground = color }
    style.attributes.formUnion(titleFont.attributes.subtracting(isBoldAllowed ? [] : .bold))
    style.attributes.formUnion(focusAttributes(canvas.traits))
    return style
  }

  // MARK: Parts

  private func drawTitle(in content: Rect, _ style: TextStyle, _ canvas: inout Canvas) {
    let rect = titleRect(forContentRect: content)
    if !rect.intersects(bounds) { return }
    let suffix = showsIndicator ? style : style.secondary(in: canvas.traits)
    drawTitle(in: rect, style, suffix: suffix, shadow: looks.titleTexts.shown(for: state)?.shadow, &canvas)
  }

  /// Draws the title and the text after it in the middle of a rectangle, or else at its left edge.
  final func drawTitle(
    in rect: Rect, isCentred: Bool = true, _ style: TextStyle, suffix suffixStyle: TextStyle,
    shadow: TextShadow? = nil, _ canvas: inout Canvas
  ) {
    let suffix = rect.width < titleColumns ? "" : titleSuffix
    let title = currentTitle.truncated(to: max(0, rect.width - suffix.columns))
    if title.isEmpty { return }
    var place = rect.centered(Size(width: title.columns + suffix.columns, height: 1)).origin
    if !isCentred { place.x = rect.minX }
    let end = place + Point(x: title.columns, y: 0)
    if let shadow { canvas.draw(shadow, behind: place.x..<end.x, row: place.y) }
    canvas.draw(title, at: place, style: style)
    canvas.underline(keyEquivalent?.letter, in: title, at: place, style: style)
    canvas.drawPadded(suffix, at: end, style: suffixStyle)
  }

  // Draws the image. A template is drawn in a colour, or in the tint if the colour is nil.
  private func drawImage(in content: Rect, _ color: Color?, _ canvas: inout Canvas) {
    guard let image = currentImage else { return }
    let rect = imageRect(forContentRect: content)
    guard rect.intersects(bounds) else { return }
    let attributes = focusAttributes(canvas.traits)
    guard isImageOriginal else {
      let style = tintedStyle(&canvas)
      canvas.draw(image, in: rect, tint: color ?? style.foreground, attributes: style.attributes.subtracting(.italic))
      if !isEnabled { canvas.setMinimumContrast(.disabled, in: rect) }
      return canvas.markFocus(attributes, in: rect)
    }
    // Otherwise, the opacity of all contents applies already.
    let showsOwnContents = !isEnabled || looks.hasOwnContents(for: state.union(.highlighted))
    let hasOpacity = buttonType == .custom ? !isPale : showsOwnContents
    let opacity = hasOpacity ? opacity(of: looks.images, in: canvas.traits) : 1
    canvas.withOpacity(opacity, in: rect) { $0.draw(image, in: rect) }
    if opacity < 1, buttonType == .system { canvas.keepVisible(image, in: rect) }
    canvas.markFocus(attributes, in: rect)
  }
}
