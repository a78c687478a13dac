// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  @Test func `a page control below a page`() throws {
    let page = Label(text: "Page 1")
    // snippet.show
    let pages = PageControl()
    pages.numberOfPages = 5
    pages.addAction(for: .valueChanged) { control in
      if let pages = control as? PageControl { page.text = "Page \(pages.currentPage + 1)" }
    }
    // snippet.hide
    let column = StackView(arrangedSubviews: [page, pages], axis: .vertical, spacing: 1)
    column.alignment = .center
    column.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 1, right: 2)
    let app = TestApplication(width: 24, height: 5, column)
    app.press(.right, .right)
    app.advance(by: 1)
    #expect(page.text == "Page 3")
    try expectPicture(of: app)
  }

  @Test func `page controls in each state`() throws {
    func control(_ change: (PageControl) -> Void = { _ in }) -> PageControl {
      let control = PageControl()
      (control.numberOfPages, control.currentPage) = (5, 1)
      change(control)
      return control
    }
    let app = TestApplication(
      width: 36, height: 11,
      NamedViews(
        [
          "with the focus": control(), "normal": control(), "prominent": control { $0.backgroundStyle = .prominent },
          "with an image": control { $0.setIndicatorImage(Image("⌂", ascii: "^"), forPage: 0) },
          "disabled": control { $0.isEnabled = false },
        ]))
    try expectPicture(of: app, named: "States")
  }
}
