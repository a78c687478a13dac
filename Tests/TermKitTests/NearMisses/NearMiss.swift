/// A method as a UIKit developer would write it from memory, and the error that the compiler must report for it.
struct NearMiss {
  /// The protocol or class that the method is written for.
  var type: String
  /// The source of the method.
  var method: String
  /// A part of the error's message.
  var message: String
  /// A declaration of Foundation that the method uses.
  var foundation: String?

  init(_ type: String, _ method: String, says message: String, importing foundation: String? = nil) {
    (self.type, self.method, self.message, self.foundation) = (type, method, message, foundation)
  }

  /// Returns a source file with a class that has the method.
  func source(className: String) -> String {
    let required =
      switch type {
      case "TableViewDataSource":
        """
        func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 0 }
          func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell { TableViewCell() }
        """
      case "CollectionViewDataSource":
        """
        func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
          func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell { CollectionViewCell() }
        """
      default: ""
      }
    let superclass = type.hasSuffix("Delegate") || type.hasSuffix("DataSource") ? "ViewController, " : ""
    return """
      import TermKit
      \(foundation.map { "import \($0 == "NSCoder" ? "class" : "struct") Foundation.\($0)" } ?? "")
      final class \(className): \(superclass)\(type) {
        \(required)
        \(method)
      }

      """
  }
}
