extension AppearanceProxy where Target: ScrollView {
  /// Whether an indicator shows which part of the content is visible, if the content can scroll. Defaults to true.
  public var showsVerticalScrollIndicator: Bool {
    get { value() ?? true }
    nonmutating set { set(newValue) { $0.showsVerticalScrollIndicator = $1 } }
  }
}
