// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  @Test func `rules for all controls of a class`() throws {
    // snippet.show
    let amber = Color(red: 230, green: 150, blue: 0)
    Slider.appearance().minimumTrackTintColor = amber
    Slider.appearance().thumbTintColor = amber
    Switch.appearance().onTintColor = amber
    Label.appearance().textAttributes = .italic
    // snippet.hide
    let sound = Switch()
    (sound.isOn, sound.title) = (true, "Sound")
    let slider = Slider()
    slider.value = 0.6
    let column = StackView(arrangedSubviews: [Label(text: "Volume"), slider, sound], axis: .vertical, spacing: 1)
    column.alignment = .leading
    column.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 1, right: 2)
    try expectPicture(of: TestApplication(width: 30, height: 7, column))
  }
}
