// snippet.hide
import TermKit
import TermKitTesting
import Testing

// snippet.texts
protocol BakeryTexts: Sendable {
  var bakery: String { get }
  var order: String { get }
  func rolls(_ count: Int) -> String
}

struct EnglishBakery: BakeryTexts {
  let bakery = "Bakery"
  let order = "Order"
  func rolls(_ count: Int) -> String { count == 1 ? "1 bread roll" : "\(count) bread rolls" }
}

struct GermanBakery: BakeryTexts {
  let bakery = "Bäckerei"
  let order = "Bestellen"
  func rolls(_ count: Int) -> String { count == 1 ? "1 Brötchen" : "\(count) Brötchen" }
}

struct JapaneseBakery: BakeryTexts {
  let bakery = "パン屋"
  let order = "注文する"
  func rolls(_ count: Int) -> String { "パン\(count)個" }
}

extension TraitEnvironment {
  var bakeryTexts: any BakeryTexts {
    switch traitCollection.language {
    case .german: GermanBakery()
    case .japanese: JapaneseBakery()
    default: EnglishBakery()
    }
  }
}
// snippet.end

// snippet.screen
final class BakeryViewController: ViewController {
  private let count = Label(text: "")
  private let order = Button()

  override func viewDidLoad() {
    super.viewDidLoad()
    count.frame = Rect(x: 2, y: 3, width: 24, height: 1)
    order.frame = Rect(x: 2, y: 5, width: 16, height: 1)
    view.addSubview(count)
    view.addSubview(order)
    showTexts()
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    if previous?.language != traitCollection.language { showTexts() }
  }

  private func showTexts() {
    title = bakeryTexts.bakery
    count.text = bakeryTexts.rolls(3)
    order.setTitle(bakeryTexts.order, for: .normal)
  }
}
// snippet.end

extension Snippets {
  @Test func `a screen in three languages`() throws {
    let app = TestApplication(
      width: 30, height: 7, NavigationController(rootViewController: BakeryViewController()))
    let application = app.application
    // snippet.languages
    application.supportedLanguages = [.english, .german, .japanese]
    // snippet.end
    app.turn()
    try expectPicture(of: app)
    // snippet.choice
    application.traitOverrides.language = .german
    // snippet.end
    app.turn()
    try expectPicture(of: app, named: "German")
    application.traitOverrides.language = .japanese
    app.turn()
    try expectPicture(of: app, named: "Japanese")
  }
}
