import TermKitGraphics

extension Button {
  /// Where image and title are now.
  final var layout: ButtonLayout {
    let image = currentImage?.resolved(for: traitCollection)
    return ButtonLayout(
      image: image?.size ?? .zero, imageInsets: image?.alignmentRectInsets ?? .zero, title: titleColumns,
      horizontal: contentHorizontalAlignment, vertical: contentVerticalAlignment)
  }

  /// The columns of the title and of the key that stands after it.
  private var titleColumns: Int { currentTitle.columns + keyColumns }

  private var keyColumns: Int { keySuffix.columns }

  /// What stands after the title: a blank and the name of the key, or nothing.
  private var keySuffix: String {
    guard let keyEquivalent, keyEquivalent.letter == nil, !currentTitle.isEmpty else { return "" }
    return " " + keyEquivalent.shortLabel(traitCollection.strings)
  }

  /// The shape filled with the tint, which a background image takes the place of (C2).
  private var showsIndicator: Bool { buttonType == .system && isSelected && currentBackgroundImage == nil }

  final func drawContents(in canvas: inout Canvas) {
    let area = backgroundRect(forBounds: bounds)
    if let image = currentBackgroundImage?.resolved(for: canvas.traits) {
      canvas.draw(image, in: ContentMode.scaleToFill.place(of: image, in: area), usually: .alwaysOriginal)
    }
    if isFocused, buttonType == .system, !showsIndicator, canvas.traits.colorDepth.blends {
      canvas.fill(area, with: canvas.tintColor.withOpacity(0.12))
    }
    let content = contentRect(forBounds: bounds)
    canvas.withOpacity(isPale ? canvas.traits.disabledOpacity : 1, in: bounds) { canvas in
      guard showsIndicator else {
        drawImage(in: content, nil, &canvas)
        return drawTitle(in: content, titleStyle(&canvas), &canvas)
      }
      drawIndicator(in: area, content, &canvas)
    }
  }

  // The title is knocked out. The image stands on the shape: there may be paper and ink in each of its cells. Without colours all is
  // reversed as it is.
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

  // What is to be seen of a custom button that has no looks of its own for it.
  private var isPale: Bool {
    buttonType == .custom && !isEnabled && !looks.tells(state) && !looks.tells(state.subtracting(.focused))
  }

  private var isImageOriginal: Bool {
    switch currentImage?.renderingMode {
    case .alwaysOriginal: true
    case .automatic: buttonType == .custom
    case .alwaysTemplate, nil: false
    }
  }

  // MARK: Styles

  // What the focus adds. A selected button has no room for a breath of the tint.
  private func focusAttributes(_ traits: TraitCollection) -> TextAttributes {
    guard isFocused else { return [] }
    switch buttonType {
    case .system: return traits.colorDepth.blends && !showsIndicator ? .bold : [.bold, .underline]
    case .custom: return looks.tells(state) ? [] : [.bold, .underline]
    }
  }

  // The look of what is tinted. The indicator is mark enough where there is no colour.
  private func tintedStyle(_ canvas: inout Canvas) -> TextStyle {
    var style = canvas.tintTextStyle()
    if !isEnabled || showsIndicator || buttonType == .custom { style.attributes.remove(.bold) }
    if !isEnabled, buttonType == .system { style = style.disabled(Self.disabledColor, in: canvas.traits) }
    return style
  }

  private static let disabledColor = BarStyle.default.disabledColor

  private func titleStyle(_ canvas: inout Canvas) -> TextStyle {
    let custom = looks.titleTexts.shown(for: state)
    var style = buttonType == .system ? tintedStyle(&canvas) : TextStyle(minimumContrast: isPale ? .disabled : .text)
    let isBoldAllowed = isEnabled || buttonType == .custom
    style.attributes.formUnion((custom?.attributes ?? titleAttributes).subtracting(isBoldAllowed ? [] : .bold))
    if let color = custom?.foregroundColor ?? currentTitleColor { style.foreground = color }
    style.attributes.formUnion(focusAttributes(canvas.traits))
    return style
  }

  // MARK: Parts

  private func drawTitle(in content: Rect, _ style: TextStyle, _ canvas: inout Canvas) {
    let rect = titleRect(forContentRect: content)
    let suffix = rect.width < titleColumns ? "" : keySuffix
    let title = currentTitle.truncated(to: max(0, rect.width - suffix.columns))
    if title.isEmpty || !rect.intersects(bounds) { return }
    let place = rect.centered(Size(width: title.columns + suffix.columns, height: 1))
    if let shadow = looks.titleTexts.shown(for: state)?.shadow {
      canvas.draw(shadow, behind: place.minX..<place.minX + title.columns, row: place.minY)
    }
    canvas.draw(title, at: place.origin, style: style)
    canvas.underline(keyEquivalent?.letter, in: title, at: place.origin, style: style)
    let suffixStart = Point(x: place.minX + title.columns, y: place.minY)
    canvas.draw(suffix, at: suffixStart, style: showsIndicator ? style : style.quiet(in: canvas.traits))
  }

  // A template in a colour, or in the tint.
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
    let isPaler = buttonType == .system && !isEnabled
    canvas.withOpacity(isPaler ? canvas.traits.disabledOpacity : 1, in: rect) { $0.draw(image, in: rect) }
    if isPaler { canvas.setMinimumContrast(.disabled, in: rect) }
    canvas.markFocus(attributes, in: rect)
  }
}
