// Properties of UIKit's views for which TermKit has something else. A line with one of them gets one error, which says what to write.

/// Unavailable: stands for what UIKit's anchors, guides and layers return. Any member of it compiles, so that the message about the property
/// is the only error in its line.
@dynamicMemberLookup @dynamicCallable public struct UnavailableValue {
  /// Unavailable: any member.
  public subscript(dynamicMember name: String) -> UnavailableValue { calledNearMiss() }

  /// Unavailable: any member that is set, or whose type is known.
  public subscript<Value>(dynamicMember name: String) -> Value {
    get { calledNearMiss() }
    nonmutating set { calledNearMiss() }
  }

  /// Unavailable: any call.
  /// - Returns: Another value of the same kind.
  @discardableResult
  public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any>) -> UnavailableValue {
    calledNearMiss()
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension View {
  @available(
    *, unavailable,
    message: "remove this line: there are no constraints. Set autoresizingMask, or frames in layoutSubviews()"
  )
  public final var translatesAutoresizingMaskIntoConstraints: Bool {
    get { true }
    set {}
  }

  @available(
    *, unavailable, message: "there are no constraints: set frame.origin.y in layoutSubviews(), or use a StackView"
  )
  public final var topAnchor: UnavailableValue { calledNearMiss() }
  @available(
    *, unavailable, message: "there are no constraints: set frame.origin.y in layoutSubviews(), or use a StackView"
  )
  public final var bottomAnchor: UnavailableValue { calledNearMiss() }
  @available(
    *, unavailable, message: "there are no constraints: set frame.origin.x in layoutSubviews(), or use a StackView"
  )
  public final var leadingAnchor: UnavailableValue { calledNearMiss() }
  @available(
    *, unavailable, message: "there are no constraints: set frame.origin.x in layoutSubviews(), or use a StackView"
  )
  public final var trailingAnchor: UnavailableValue { calledNearMiss() }
  @available(
    *, unavailable, message: "there are no constraints: set frame.origin.x in layoutSubviews(), or use a StackView"
  )
  public final var leftAnchor: UnavailableValue { calledNearMiss() }
  @available(
    *, unavailable, message: "there are no constraints: set frame.origin.x in layoutSubviews(), or use a StackView"
  )
  public final var rightAnchor: UnavailableValue { calledNearMiss() }
  @available(*, unavailable, message: "there are no constraints: set center.x in layoutSubviews()")
  public final var centerXAnchor: UnavailableValue { calledNearMiss() }
  @available(*, unavailable, message: "there are no constraints: set center.y in layoutSubviews()")
  public final var centerYAnchor: UnavailableValue { calledNearMiss() }
  @available(*, unavailable, message: "there are no constraints: set frame.size.width, or setWidth(_:) in a StackView")
  public final var widthAnchor: UnavailableValue { calledNearMiss() }
  @available(
    *, unavailable, message: "there are no constraints: set frame.size.height, or setHeight(_:) in a StackView"
  )
  public final var heightAnchor: UnavailableValue { calledNearMiss() }
  @available(
    *, unavailable, message: "there are no constraints: use bounds.inset(by: safeAreaInsets) in layoutSubviews()"
  )
  public final var safeAreaLayoutGuide: UnavailableValue { calledNearMiss() }
  @available(
    *, unavailable, message: "there are no constraints: use bounds.inset(by: layoutMargins) in layoutSubviews()"
  )
  public final var layoutMarginsGuide: UnavailableValue { calledNearMiss() }

  @available(
    *, unavailable,
    message:
      "views have no layers: backgroundColor, alpha and clipsToBounds are properties of the view. Draw borders in draw(in:)"
  )
  public final var layer: UnavailableValue { calledNearMiss() }
}

/// Unavailable: there are no constraints.
@available(*, unavailable, message: "there are no constraints: set autoresizingMask, or frames in layoutSubviews()")
public enum NSLayoutConstraint {
  /// Unavailable: there are no constraints.
  public static func activate(_ constraints: [UnavailableValue]) {}
  /// Unavailable: there are no constraints.
  public static func deactivate(_ constraints: [UnavailableValue]) {}
}
