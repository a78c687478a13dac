import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@MainActor @Suite struct ListLifetimeTests {
  @Test func `C9: a table that has offered its key commands is released`() {
    weak var table: TableView?
    do {
      let stage = TableStage(count: 3)
      stage.app.press(Typed.pageDown)
      #expect(stage.table.keyCommands.count >= 3)
      table = stage.table
    }
    expectNil(table)
  }

  @Test func `C13: a collection that has offered its key commands is released`() {
    weak var collection: CollectionView?
    do {
      let stage = CollectionStage(count: 3)
      stage.app.press(Typed.pageDown)
      #expect(stage.collection.keyCommands.count >= 3)
      collection = stage.collection
    }
    expectNil(collection)
  }
}
