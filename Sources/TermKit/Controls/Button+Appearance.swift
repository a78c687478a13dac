extension AppearanceProxy where Target: Button {
  /// Room around titles; two columns on either side unless set.
  public var contentEdgeInsets: EdgeInsets {
    get { value() ?? EdgeInsets(left: 2, right: 2) }
    nonmutating set { set(newValue) { $0.contentEdgeInsets = $1 } }
  }

  /// Bold, underline and the like; none unless set.
  public var titleAttributes: TextAttributes {
    get { value() ?? [] }
    nonmutating set { set(newValue) { $0.titleAttributes = $1 } }
  }

  /// Sets the colour of titles for a state, in place of the tint; nil has it take normal's (A8).
  public func setTitleColor(_ color: Color?, for state: ControlState) {
    set(color, for: state) { $0.setTitleColor($1, for: state) }
  }
}
