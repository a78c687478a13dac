import TermKitGraphics

extension AppearanceProxy where Target: Button {
  /// Room around image and title; two columns on either side unless set.
  public var contentEdgeInsets: EdgeInsets {
    get { value() ?? EdgeInsets(left: 2, right: 2) }
    nonmutating set { set(newValue) { $0.contentEdgeInsets = $1 } }
  }

  /// Moves titles; none unless set.
  public var titleEdgeInsets: EdgeInsets {
    get { value() ?? .zero }
    nonmutating set { set(newValue) { $0.titleEdgeInsets = $1 } }
  }

  /// Moves images; none unless set.
  public var imageEdgeInsets: EdgeInsets {
    get { value() ?? .zero }
    nonmutating set { set(newValue) { $0.imageEdgeInsets = $1 } }
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

  /// Sets how titles differ from the usual look in a state; nil has it take normal's (A8).
  public func setTitleTextAttributes(_ attributes: TitleTextAttributes?, for state: ControlState) {
    set(attributes, for: state) { $0.setTitleTextAttributes($1, for: state) }
  }

  /// Sets the image behind buttons for a state; nil has it take normal's (A8).
  public func setBackgroundImage(_ image: Image?, for state: ControlState) {
    set(image, for: state) { $0.setBackgroundImage($1, for: state) }
  }
}
