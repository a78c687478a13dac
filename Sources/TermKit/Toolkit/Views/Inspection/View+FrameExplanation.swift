import TermKitGraphics

extension View {
  /// The steps that lead to the frame of the view: what set it, the best size, the safe area, and the views that cut it off.
  package final var frameExplanation: Explanation {
    let frame = Explanation.Step(.frame, "\(name(of: frame)) in \(holder): \(frameCause.text)", frameCause.values)
    return Explanation([pathStep, frame] + animationSteps + [sizeStep] + safeAreaSteps + clipSteps)
  }

  private final var holder: String { superview.map { "\(type(of: $0))" } ?? "the screen" }

  private final func name(of rect: Rect) -> String {
    "\(rect.width) × \(rect.height) cells at (\(rect.minX), \(rect.minY))"
  }

  private final var frameCause: (text: String, values: [String: String]) {
    let class_ = superview.map { "\(type(of: $0))" } ?? ""
    if let stack = superview as? StackView, stack.arrangedSubviews.contains(where: { $0 === self }) {
      let look =
        "axis \(stack.axis), distribution \(stack.distribution), alignment \(stack.alignment), spacing \(stack.spacing)"
      return ("set by the stack view, with \(look)", ["by": "stack", "axis": "\(stack.axis)"])
    }
    if self is Window { return ("a window has the size of the screen, unless code sets another one", ["by": "window"]) }
    if viewController != nil, superview is Window {
      return ("the window gives its root view its own size", ["by": "window"])
    }
    switch layoutState.frameSource {
    case .autoresizing:
      let mask = autoresizingMask.names
      return ("followed the size of \(class_) by its autoresizingMask, \(mask)", ["by": "autoresizing", "mask": mask])
    case .superview:
      return ("set in layoutSubviews() of \(class_), or by its controller", ["by": "layoutSubviews", "view": class_])
    case .otherLayout: return ("set in layoutSubviews() of a view that is not its superview", ["by": "otherLayout"])
    case .code: return ("set by code outside of layouts, or when the view was created", ["by": "code"])
    }
  }

  private final var animationSteps: [Explanation.Step] {
    presentationFrame == frame
      ? [] : [.init(.frame, "an animation shows it as \(name(of: presentationFrame)) now", ["by": "animation"])]
  }

  private final var sizeStep: Explanation.Step {
    let best = intrinsicContentSize
    func text(_ length: Int) -> String { length == Self.noIntrinsicMetric ? "any" : "\(length)" }
    let values = ["width": text(best.width), "height": text(best.height)]
    if best.width == Self.noIntrinsicMetric, best.height == Self.noIntrinsicMetric {
      return .init(.size, "no best size: intrinsicContentSize is noIntrinsicMetric in both dimensions", values)
    }
    let fits = sizeThatFits(frame.size)
    return .init(
      .size,
      "best size \(text(best.width)) × \(text(best.height)) cells, and \(fits.width) × \(fits.height) in the room it has",
      values)
  }

  private final var safeAreaSteps: [Explanation.Step] {
    guard let insets = superview?.safeAreaInsets, insets != .zero else { return [] }
    let sides = [("top", insets.top), ("left", insets.left), ("bottom", insets.bottom), ("right", insets.right)]
    let shown = sides.filter { $0.1 != 0 }.map { "\($0.1) at the \($0.0)" }.joined(separator: ", ")
    let values = Dictionary(uniqueKeysWithValues: sides.map { ($0.0, "\($0.1)") })
    return [.init(.safeArea, "bars or insets cover cells of \(holder): \(shown)", values)]
  }

  // Each view around that is hidden or clips, and whose part is smaller than before.
  private final var clipSteps: [Explanation.Step] {
    var (rect, steps) = (bounds, [Explanation.Step]())
    for view in sequence(first: self, next: \.superview) {
      let name = "\(type(of: view))"
      if view.isHidden { steps.append(.init(.clip, "\(name) is hidden", ["by": name])) }
      let cut = rect.intersection(view.presentationBounds)
      if view.clipsToBounds, cut != rect {
        let lost = "\(rect.width - cut.width) columns and \(rect.height - cut.height) rows"
        steps.append(.init(.clip, "\(name) cuts off \(cut.isEmpty ? "everything" : lost)", ["by": name]))
        rect = cut
      }
      if rect.isEmpty { break }
      rect = view.outer(rect, drawnAt: view.presentationFrame)
    }
    return steps
  }
}

extension AutoresizingMask {
  /// The names of the flexible parts.
  fileprivate var names: String {
    let all: [(AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "flexibleLeftMargin"), (.flexibleWidth, "flexibleWidth"),
      (.flexibleRightMargin, "flexibleRightMargin"), (.flexibleTopMargin, "flexibleTopMargin"),
      (.flexibleHeight, "flexibleHeight"), (.flexibleBottomMargin, "flexibleBottomMargin"),
    ]
    return all.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
  }
}
