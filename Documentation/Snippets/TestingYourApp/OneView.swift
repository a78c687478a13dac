// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  // snippet.show
  @MainActor @Test func `a long title ends in an ellipsis`() {
    let label = Label(text: "Tic-Tac-Toe")
    label.frame = Rect(x: 0, y: 0, width: 8, height: 1)
    expect(label, draws: "Tic-Tac…")
  }

  @MainActor @Test func `a switch works without Unicode`() {
    let sound = Switch()
    sound.title = "Sound"
    sound.frame = Rect(size: sound.sizeThatFits(Size(width: 20, height: 1)))
    expect(sound, draws: " [o---] Sound", traits: TraitCollection(glyphLevel: .ascii, colorDepth: .none))
  }
  // snippet.hide

  @Test func `a switch in Unicode`() throws {
    let sound = Switch()
    sound.title = "Sound"
    try expectPicture(of: TestApplication(width: 20, height: 1, sound))
  }
}
