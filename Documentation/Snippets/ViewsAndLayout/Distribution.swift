// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  @Test func `three buttons of equal width`() throws {
    let screen = View()
    let buttons = ["Play", "Pause", "New game"].map { title in
      let button = Button(configuration: .gray())
      button.setTitle(title, for: .normal)
      return button
    }
    // snippet.show
    let row = StackView(arrangedSubviews: buttons, axis: .horizontal, spacing: 2)
    row.distribution = .fillEqually
    // snippet.hide
    row.frame = screen.bounds
    row.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    screen.addSubview(row)
    try expectPicture(of: TestApplication(width: 40, height: 3, screen))
  }
}
