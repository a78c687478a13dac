import TermKit

/// Menu buttons, a pop-up button and a context menu.
final class MenusPage: ExhibitViewController, ContextMenuInteractionDelegate {
  private let answer = Label(text: "Open a menu.")
  private lazy var sorting = Menu(
    title: "Sort by", options: [.displayInline, .singleSelection],
    children: [tell("Date", state: .on), tell("Name"), tell("Rating")])

  override func addExhibits() {
    let actions = Button(title: "Game")
    actions.showsMenuAsPrimaryAction = true
    actions.menu = menu
    add("A menu with a section, a submenu and keys", Leading(actions))
    let popUp = Button(configuration: .bordered())
    popUp.showsMenuAsPrimaryAction = true
    popUp.changesSelectionAsPrimaryAction = true
    popUp.menu = Menu(children: [tell("Learner"), tell("Rival"), tell("Master", subtitle: "never loses")])
    add("A pop-up button, which shows the choice", Leading(popUp))
    let context = Button(configuration: .gray())
    context.configuration?.title = "A context menu"
    context.addInteraction(ContextMenuInteraction(delegate: self))
    add("Right-click the button, or press Ctrl-O on it", Leading(context))
    add(nil, answer)
  }

  private var menu: Menu {
    Menu(children: [
      tell("Rename", key: .character("r")), tell("Share", .disabled), sorting,
      Menu(title: "More", children: [tell("Copy", key: .character("x", .control)), tell("Print")]),
      Menu(options: .displayInline, children: [tell("Delete", .destructive)]),
    ])
  }

  private func tell(
    _ title: String, subtitle: String? = nil, key: Key? = nil, _ attributes: MenuElement.Attributes = [],
    state: MenuElement.State = .off
  ) -> Action {
    Action(title: title, subtitle: subtitle, keyEquivalent: key, attributes: attributes, state: state) {
      [weak self] in self?.answer.text = "Chosen: \($0.title)"
    }
  }

  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: Point
  ) -> ContextMenuConfiguration? {
    ContextMenuConfiguration { [weak self] _ in self?.menu }
  }
}
