/// The labels of keys.
package struct KeyNames: Sendable {
  package let control: String
  package let alt: String
  package let shift: String
  package let space: String
  package let enter: String
  package let tab: String
  package let backspace: String
  package let escape: String
  package let up: String
  package let down: String
  package let left: String
  package let right: String
  /// The label for all four arrow keys together.
  package let arrows: String
  package let home: String
  package let end: String
  package let pageUp: String
  package let pageDown: String
  package let insert: String
  package let delete: String
  package let begin: String
}
