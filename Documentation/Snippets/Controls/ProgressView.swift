// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  @Test func `a download with its rate and its time left`() throws {
    // snippet.show
    let download = ProgressView(progressViewStyle: .default)
    (download.showsRate, download.showsTimeLeft) = (true, true)
    download.amountText = { part in "\(Int(part * 500)) MB" }
    download.setProgress(0.1, animated: true)
    // snippet.hide
    download.accessibilityLabel = "Download"
    let column = StackView(arrangedSubviews: [download], axis: .vertical)
    column.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 1, right: 2)
    let app = TestApplication(width: 44, height: 4, column)
    for tenths in 2...6 {
      app.advance(by: 4)
      download.progress = Double(tenths) / 10
    }
    app.advance(by: 1)
    #expect(download.progress == 0.6)
    try expectPicture(of: app)
  }

  @Test func `the looks of progress views`() throws {
    func view(_ style: ProgressView.Style = .default, _ change: (ProgressView) -> Void = { _ in }) -> ProgressView {
      let view = ProgressView(progressViewStyle: style)
      view.progress = 0.4
      change(view)
      return view
    }
    let app = TestApplication(
      width: 40, height: 11,
      NamedViews(
        [
          "default": view(), "bar": view(.bar), "three rows": ThreeRows(view()),
          "indeterminate": view { $0.isIndeterminate = true },
        ]))
    app.advance(by: 0.8)
    try expectPicture(of: app, named: "States")
  }
}
