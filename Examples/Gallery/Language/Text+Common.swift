/// Texts that several pages use.
extension Text {
  static let cancel = Text("Cancel", de: "Abbrechen", ja: "キャンセル")
  static let password = Text("Password", de: "Passwort", ja: "パスワード")
  static let disabled = Text("Disabled", de: "Inaktiv", ja: "無効")
  static let favorite = Text("Favourite", de: "Favorit", ja: "お気に入り")
  static let colors = Text("Colours", de: "Farben", ja: "色")
  static let delete = Text("Delete", de: "Löschen", ja: "削除")
  static let add = Text("Add", de: "Neu", ja: "追加")
  static let on = Text("On", de: "Ein", ja: "オン")
  static let off = Text("Off", de: "Aus", ja: "オフ")

  /// The answer to a choice.
  static func chosen(_ choice: Text) -> Text {
    Text("Chosen: \(choice.english)", de: "Gewählt: \(choice.german)", ja: "選択: \(choice.japanese)")
  }
}
