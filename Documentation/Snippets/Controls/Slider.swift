// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  @Test func `a slider with images, in steps`() throws {
    let label = Label(text: "7")
    // snippet.show
    let volume = Slider()
    (volume.minimumValue, volume.maximumValue, volume.stepValue) = (0, 11, 1)
    volume.value = 7
    volume.minimumValueImage = Image("−", ascii: "-")
    volume.maximumValueImage = Image("+")
    volume.addAction(for: .valueChanged) { control in
      if let slider = control as? Slider { label.text = "\(Int(slider.value))" }
    }
    // snippet.hide
    volume.accessibilityLabel = "Volume"
    let row = StackView(arrangedSubviews: [volume, label], axis: .horizontal, spacing: 2)
    label.setContentHuggingPriority(.required, for: .horizontal)
    row.alignment = .center
    row.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 1, right: 2)
    let app = TestApplication(width: 36, height: 3, row)
    app.press(.right)
    app.advance(by: 1)
    #expect(label.text == "8")
    try expectPicture(of: app)
  }
}
