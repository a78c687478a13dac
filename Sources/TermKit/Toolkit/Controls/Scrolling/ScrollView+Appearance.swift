extension AppearanceProxy where Target: ScrollView {
  /// Shows which rows of the content are seen; true unless set.
  public var showsVerticalScrollIndicator: Bool {
    get { value() ?? true }
    nonmutating set { set(newValue) { $0.showsVerticalScrollIndicator = $1 } }
  }
}
