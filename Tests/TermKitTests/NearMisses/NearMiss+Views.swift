extension NearMiss {
  /// Properties of views, as UIKit developers use them.
  static let views =
    [
      ("translatesAutoresizingMaskIntoConstraints = false", "Set autoresizingMask, or frames in layoutSubviews()"),
      (
        "topAnchor.constraint(equalTo: other.safeAreaLayoutGuide.topAnchor, constant: 1).isActive = true",
        "frame.origin.y"
      ),
      ("let guide = safeAreaLayoutGuide", "bounds.inset(by: safeAreaInsets)"),
      ("let guide = layoutMarginsGuide", "bounds.inset(by: layoutMargins)"),
      ("NSLayoutConstraint.activate([leftAnchor.constraint(equalTo: other.rightAnchor)])", "frame.origin.x"),
      ("NSLayoutConstraint.activate([])", "set autoresizingMask"),
      ("let bottom = bottomAnchor", "frame.origin.y"), ("let leading = leadingAnchor", "frame.origin.x"),
      ("let trailing = trailingAnchor", "frame.origin.x"),
      ("centerXAnchor.constraint(equalTo: other.centerXAnchor).isActive = true", "set center.x"),
      ("let middle = centerYAnchor", "set center.y"),
      ("let width = widthAnchor.constraint(lessThanOrEqualToConstant: 20)", "set frame.size.width"),
      ("let height = heightAnchor.constraint(equalTo: other.heightAnchor, multiplier: 0.5)", "set frame.size.height"),
      ("layer.cornerRadius = 2", "views have no layers"), ("layer.removeAllAnimations()", "views have no layers"),
      ("layer.addSublayer(other.layer)", "views have no layers"),
      ("let style: ModalPresentationStyle = .pageSheet", "use .formSheet"),
      ("let style: ModalPresentationStyle = .none", "return .popover"),
      ("let popover: PopoverPresentationController? = nil; popover?.barButtonItem = nil", "set sourceItem"),
      ("let style: ModalPresentationStyle = .automatic", "use .fullScreen"),
    ].map { code, message in NearMiss("View", "func arrange(_ other: View) { \(code) }", says: message) }
}
