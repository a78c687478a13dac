extension AppearanceProxy where Target: ScrollView {
  /// Whether an indicator at the right edge shows which part of the content is visible, if the content can scroll. Defaults to true.
  public var showsVerticalScrollIndicator: Bool {
    get { value() ?? true }
    nonmutating set { set(newValue) { $0.showsVerticalScrollIndicator = $1 } }
  }
}
