/// What is printed on keys.
struct KeyNames: Sendable {
  let control: String
  let alt: String
  let shift: String
  let space: String
  let enter: String
  let tab: String
  let backspace: String
  let escape: String
  let up: String
  let down: String
  let left: String
  let right: String
  /// All four of them.
  let arrows: String
  let home: String
  let end: String
  let pageUp: String
  let pageDown: String
  let insert: String
  let delete: String
  let begin: String
}
