// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  // snippet.show
  final class OrderViewController: ViewController, PickerViewDataSource, PickerViewDelegate {
    private let drinks = [["Small", "Medium", "Large"], ["Tea", "Coffee", "Cocoa", "Water"]]
    private let order = Label(text: "Small tea")

    func numberOfComponents(in pickerView: PickerView) -> Int { drinks.count }

    func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int { drinks[component].count }

    func pickerView(_ pickerView: PickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      drinks[component][row]
    }

    func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int) {
      let chosen = drinks.indices.map { drinks[$0][pickerView.selectedRow(inComponent: $0)] }
      order.text = "\(chosen[0]) \(chosen[1].lowercased())"
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      let picker = PickerView()
      (picker.dataSource, picker.delegate) = (self, self)
      let column = StackView(arrangedSubviews: [picker, order], axis: .vertical, spacing: 1)
      column.alignment = .center
      column.frame = view.bounds
      column.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(column)
    }
  }

  // snippet.hide
  @Test func `a picker view with two components`() throws {
    let app = TestApplication(width: 34, height: 8, OrderViewController())
    app.press(.down, .right, .down, .down)
    app.advance(by: 1)
    #expect(Picture(app.screen).rows.contains { $0.contains("Medium cocoa") })
    try expectPicture(of: app)
  }
}
