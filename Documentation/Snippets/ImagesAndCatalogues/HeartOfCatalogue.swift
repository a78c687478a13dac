// snippet.hide
import TermKit
import TermKitTestSupport
import TermKitTesting
import Testing

extension Snippets {
  @Test func `an image of a catalogue, on a high screen and on a low one`() throws {
    let folder = "\(Repository.root)/Examples/Gallery/Images"
    let screen = View()
    // snippet.show
    let images = try ImageCatalog(folder: folder)
    let heart = ImageView(image: try Image(named: "heart", in: images))
    heart.tintColor = Color(red: 220, green: 40, blue: 80)
    // snippet.hide
    heart.frame = Rect(x: 2, y: 1, width: 11, height: 4)
    screen.addSubview(heart)
    let app = TestApplication(width: 30, height: 20, screen)
    #expect(app.row(2).contains("█"))
    app.resize(to: Size(width: 30, height: 6))
    #expect(app.row(2).contains("♥") || app.row(3).contains("♥"))
    try expectPicture(of: app, named: "Low")
    try expectPicture(of: hearts(on: heart.image), named: nil)
    #expect(throws: ImageCatalogError.self) { try Image(named: "hart", in: images) }
  }

  private func hearts(on image: Image?) -> TestApplication {
    let screen = View()
    let heart = ImageView(image: image?.resolved(for: TraitCollection()))
    heart.tintColor = Color(red: 220, green: 40, blue: 80)
    heart.frame = Rect(x: 2, y: 1, width: 11, height: 4)
    screen.addSubview(heart)
    return TestApplication(width: 30, height: 6, screen)
  }
}
