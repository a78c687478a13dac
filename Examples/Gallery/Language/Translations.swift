import TermKit

/// The texts of a page that follow the language of the screen.
@MainActor final class Translations {
  private var language = Text.language
  private var updates: [@MainActor () -> Void] = []
  private var labels: [ObjectIdentifier: (label: Label, text: Text)] = [:]

  /// Runs a closure that sets texts, now and after each change of the language.
  func add(_ update: @escaping @MainActor () -> Void) {
    update()
    updates.append(update)
  }

  /// Shows a text in a label until another one is shown there.
  func show(_ text: Text, in label: Label) {
    label.text = text.string
    labels[ObjectIdentifier(label)] = (label, text)
  }

  /// Gives the elements of a view that have no accessibility label a text as their label.
  func name(_ view: View, _ text: Text) {
    let nameless = view.elementsWithoutLabel
    if !nameless.isEmpty { add { for view in nameless { view.accessibilityLabel = text.string } } }
  }

  /// Sets all texts again if the language has changed.
  func update() {
    if language == Text.language { return }
    language = Text.language
    for (label, text) in labels.values { label.text = text.string }
    for update in updates { update() }
  }
}

extension View {
  fileprivate var elementsWithoutLabel: [View] {
    guard isAccessibilityElement else { return subviews.flatMap(\.elementsWithoutLabel) }
    return accessibilityLabel?.isEmpty ?? true ? [self] : []
  }
}

/// A controller whose texts follow the language of the screen.
@MainActor protocol TranslatedPage: ViewController {
  var translations: Translations { get }
}

extension TranslatedPage {
  /// Runs a closure that sets texts, now and after each change of the language.
  func translate(_ update: @escaping @MainActor () -> Void) { translations.add(update) }

  /// Shows a text in a label until another one is shown there.
  func show(_ text: Text, in label: Label) { translations.show(text, in: label) }

  /// Gives the page a title.
  func setTitle(_ text: Text) { translate { [weak self] in self?.title = text.string } }

  /// Returns a label with a text.
  func label(_ text: Text, numberOfLines: Int = 1) -> Label {
    let label = Label()
    label.numberOfLines = numberOfLines
    show(text, in: label)
    return label
  }

  /// Returns a button with a title.
  func button(_ title: Text) -> Button {
    let button = Button(title: title.string)
    translate { [weak button] in button?.setTitle(title.string, for: .normal) }
    return button
  }

  /// Returns a bar button with a title.
  func barButton(
    _ title: Text, style: BarButtonItem.Style = .plain, action: @escaping @MainActor (BarButtonItem) -> Void
  )
    -> BarButtonItem
  {
    let item = BarButtonItem(title: title.string, style: style, action: action)
    translate { [weak item] in item?.title = title.string }
    return item
  }

  /// Returns a segmented control with titles.
  func segments(_ titles: [Text]) -> SegmentedControl {
    let control = SegmentedControl(titles: titles.map(\.string))
    translate { [weak control] in
      for (index, title) in titles.enumerated() { control?.setTitle(title.string, forSegmentAt: index) }
    }
    return control
  }
}

extension ViewController {
  /// Sets the texts of this controller, of its children and of the controllers that it presents again.
  func updateTranslations() {
    (self as? any TranslatedPage)?.translations.update()
    for child in children { child.updateTranslations() }
    if let presented = presentedViewController, presented !== parent?.presentedViewController {
      presented.updateTranslations()
    }
  }
}
