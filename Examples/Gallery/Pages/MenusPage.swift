import TermKit

/// Menu buttons, a pop-up button and a context menu.
final class MenusPage: ExhibitViewController, ContextMenuInteractionDelegate {
  private let answer = Label()
  private var sorting = Menu(children: [])

  override func addExhibits() {
    let actions = button(Text("Game", de: "Spiel", ja: "対局"))
    actions.showsMenuAsPrimaryAction = true
    add(
      Text(
        "A menu with a section, a submenu and keys", de: "Ein Menü mit Abschnitt, Untermenü und Tasten",
        ja: "区切り、副メニュー、キーのあるメニュー"), Leading(actions))
    let popUp = Button(configuration: .bordered())
    popUp.showsMenuAsPrimaryAction = true
    popUp.changesSelectionAsPrimaryAction = true
    add(
      Text("A pop-up button, which shows the choice", de: "Eine Taste, die die Wahl zeigt", ja: "選択を示すボタン"),
      Leading(popUp))
    let context = Button(configuration: .gray())
    context.addInteraction(ContextMenuInteraction(delegate: self))
    add(
      Text(
        "Right-click the button, or press Ctrl-O on it", de: "Klicke rechts auf die Taste, oder drücke Strg-O",
        ja: "ボタンを右クリック、または Ctrl-O"), Leading(context))
    show(Text("Open a menu.", de: "Öffne ein Menü.", ja: "メニューを開いてください。"), in: answer)
    add(nil, answer)
    translate { [unowned self] in
      sorting = sortingMenu
      actions.menu = menu
      popUp.menu = levels
      context.configuration?.title = Text("A context menu", de: "Ein Kontextmenü", ja: "コンテキストメニュー").string
    }
  }

  private var sortingMenu: Menu {
    Menu(
      title: Text("Sort by", de: "Sortieren nach", ja: "並べ替え").string, options: [.displayInline, .singleSelection],
      children: [
        tell(Text("Date", de: "Datum", ja: "日付"), state: .on), tell(Text("Name", de: "Name", ja: "名前")),
        tell(Text("Rating", de: "Wertung", ja: "評価")),
      ])
  }

  private var levels: Menu {
    Menu(children: [
      tell(Text("Learner", de: "Anfänger", ja: "初心者")), tell(Text("Rival", de: "Gegner", ja: "好敵手")),
      tell(Text("Master", de: "Meister", ja: "名人"), subtitle: Text("never loses", de: "verliert nie", ja: "負けません")),
    ])
  }

  private var menu: Menu {
    Menu(children: [
      tell(Text("Rename", de: "Umbenennen", ja: "名前を変更"), key: .character("r")),
      tell(Text("Share", de: "Teilen", ja: "共有"), .disabled), sorting,
      Menu(
        title: Text("More", de: "Mehr", ja: "その他").string,
        children: [
          tell(Text("Copy", de: "Kopieren", ja: "コピー"), key: .character("x", .control)),
          tell(Text("Print", de: "Drucken", ja: "印刷")),
        ]), Menu(options: .displayInline, children: [tell(.delete, .destructive)]),
    ])
  }

  private func tell(
    _ title: Text, subtitle: Text? = nil, key: Key? = nil, _ attributes: MenuElement.Attributes = [],
    state: MenuElement.State = .off
  ) -> Action {
    Action(
      title: title.string, subtitle: subtitle?.string, keyEquivalent: key, attributes: attributes, state: state
    ) { [weak self] _ in
      guard let self else { return }
      show(.chosen(title), in: answer)
    }
  }

  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: Point
  ) -> ContextMenuConfiguration? {
    ContextMenuConfiguration { [weak self] _ in self?.menu }
  }
}
