import TermKitGraphics
import TermKitInput
import TermKitText
@_spi(TermKit) import TermKitViews

/// Something that a search field suggests. UIKit's `UISearchSuggestion`. `SearchSuggestionItem` implements it.
@MainActor public protocol SearchSuggestion: AnyObject {
  /// The text of the suggestion.
  var localizedSuggestion: String? { get }
  /// The text in a second row, or nil.
  var localizedDescription: String? { get }
  /// The image before the text, or nil.
  var iconImage: Image? { get }
  /// A value of the program that says what the suggestion stands for.
  var representedObject: Any? { get set }
}

/// A suggestion with a text, a description and an image. UIKit's `UISearchSuggestionItem`.
@MainActor public final class SearchSuggestionItem: SearchSuggestion {
  /// The text of the suggestion.
  public let localizedSuggestion: String?
  /// The text in a second row, or nil.
  public let localizedDescription: String?
  /// The image before the text, or nil.
  public let iconImage: Image?
  /// A value of the program that says what the suggestion stands for. Defaults to nil.
  public var representedObject: Any?

  /// Creates a suggestion with a text, `localizedSuggestion`. A second row of text, `localizedDescription`, and an image before the text,
  /// `iconImage`, both default to nil.
  public init(localizedSuggestion: String, localizedDescription: String? = nil, iconImage: Image? = nil) {
    self.localizedSuggestion = localizedSuggestion
    self.localizedDescription = localizedDescription
    self.iconImage = iconImage
  }
}

/// A delegate of a text field that also learns which suggestion the user has chosen. UIKit's `UISearchTextFieldDelegate`.
@MainActor public protocol SearchTextFieldDelegate: TextFieldDelegate {
  /// Called when the user has chosen a suggestion. The default implementation does nothing.
  /// - Parameters:
  ///   - searchTextField: The field with the suggestions.
  ///   - suggestion: The chosen one.
  func searchTextField(_ searchTextField: SearchTextField, didSelect suggestion: any SearchSuggestion)
}

// The method of the protocol says what this does.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension SearchTextFieldDelegate {
  public func searchTextField(_ searchTextField: SearchTextField, didSelect suggestion: any SearchSuggestion) {}
}

// The list of suggestions.
extension SearchTextField {
  final func suggestionsDidChange() {
    // A new list opens even if the user has closed the previous one.
    isSuggestionListClosed = false
    updateSuggestions()
  }

  /// Shows or hides the list.
  final func updateSuggestions() {
    let suggestions = searchSuggestions ?? []
    guard isFocused, !isSuggestionListClosed, !suggestions.isEmpty, let scene = window?.windowScene else {
      suggestionWindow?.close()
      suggestionWindow = nil
      return
    }
    let window = suggestionWindow ?? SuggestionWindow(below: self, in: scene) { [weak self] in self?.choose($0) }
    suggestionWindow = window
    window.show(
      suggestions.map {
        Action(title: $0.localizedSuggestion ?? "", subtitle: $0.localizedDescription, image: $0.iconImage) { _ in }
      })
  }

  private func choose(_ index: Int) {
    guard let suggestions = searchSuggestions, suggestions.indices.contains(index) else { return }
    searchSuggestions = nil
    (delegate as? any SearchTextFieldDelegate)?.searchTextField(self, didSelect: suggestions[index])
    bar?.searchController?.searchBarDidSelect(suggestions[index])
  }

  /// The keys for the list while it is open.
  final var suggestionCommands: [KeyCommand] {
    guard let window = suggestionWindow else { return [] }
    let strings = traitCollection.strings
    let commands = [
      KeyCommand(
        title: strings.searching.suggestions(searchSuggestions?.count ?? 0), keys: [Key(.down), Key(.up)],
        keyLabel: strings.keyNames.arrows
      ) {
        [weak window] key in window?.move(by: key.code == .down ? 1 : -1)
      },
      KeyCommand(title: strings.close, keys: [Key(.escape)]) { [weak self] in
        self?.isSuggestionListClosed = true
        self?.updateSuggestions()
      },
    ]
    if window.highlighted == nil { return commands }
    return commands + [
      KeyCommand(title: strings.select, keys: [Key(.enter)]) { [weak window] in window?.chooseHighlighted() }
    ]
  }
}
