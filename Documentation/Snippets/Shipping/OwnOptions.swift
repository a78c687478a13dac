import TermKit
// snippet.hide
import TermKitTesting
import Testing

// snippet.show

/// Returns the overrides of detected traits that the user has asked for.
func overrides(from arguments: [String]) -> TraitOverrides {
  var overrides = TraitOverrides()
  if arguments.contains("--ascii") { overrides.glyphLevel = .ascii }
  if arguments.contains("--no-color") { overrides.colorDepth = ColorDepth.none }
  if arguments.contains("--reduce-motion") { overrides.reducesMotion = true }
  return overrides
}

// snippet.hide
extension Snippets {
  @Test func `a program with the option --ascii`() throws {
    let sound = Switch()
    sound.title = "Sound"
    let volume = Slider()
    volume.value = 0.4
    let column = StackView(arrangedSubviews: [sound, volume], axis: .vertical, spacing: 1)
    column.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 1, right: 2)
    let app = TestApplication(width: 30, height: 5, column)
    app.application.traitOverrides = overrides(from: ["--ascii"])
    app.turn()
    try expectPicture(of: app)
    #expect(overrides(from: ["--no-color", "--reduce-motion"]).colorDepth == ColorDepth.none)
  }
}
