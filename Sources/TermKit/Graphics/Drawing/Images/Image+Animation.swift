extension Image {
  /// Makes an image that shows others one after the other, again and again, each for an equal part of `duration` seconds (I5).
  ///
  /// It moves wherever an image can be set, and in every view that draws it with `Canvas.draw`: such views are drawn anew when the next
  /// frame is due, and nothing happens while none of them can be seen. All places of a screen show the same frame at a time; the first
  /// one comes when it is shown again after a while. With reduced motion, and inside of images that are drawn, it stays at the first.
  ///
  /// The frames have to be equally large. What one of them is besides its cells, resizable, a template, counts for the first one only,
  /// which has it for all; frames that are animated themselves stand still.
  ///
  ///     let spinner = Image.animatedImage(with: ["-", "\\", "|", "/"].map { Image($0) }, duration: 0.8)
  ///     let pulse = Image.animatedImage(with: [quiet, loud], duration: 1)
  ///       .resizableImage(withCapInsets: EdgeInsets(left: 1, right: 1))
  public static func animatedImage(with images: [Image], duration: Double) -> Image {
    Contract.require(!images.isEmpty, "an animated image needs at least one image")
    Contract.require(
      duration > 0 && duration.isFinite, "an animated image takes a number of seconds above 0, not \(duration)")
    var candidates: [Candidate] = []
    for condition in conditions(of: images) {
      let parts = images.map { $0.candidate(wherever: condition) }
      let size = parts[0].content.size
      for (index, part) in parts.enumerated() where part.content.size != size {
        Contract.fail(
          "image \(index) of an animation has \(part.content.size.width)×\(part.content.size.height) cells, image 0 "
            + "\(size.width)×\(size.height): make them equally large")
      }
      var candidate = parts[0]
      candidate.condition = condition
      candidate.content = .animation(Animation(parts.map { $0.content.frames[0] }, duration: duration))
      candidates.append(candidate)
    }
    return Image(candidates).withRenderingMode(images[0].renderingMode)
  }

  /// The images of an animated one as they are shown by the best of terminals, nil for images that stand still.
  public var images: [Image]? {
    let best = variant(for: TraitCollection())
    guard case .animation(let animation) = best.content else { return nil }
    return animation.frames.map { content in
      var candidate = best
      candidate.content = content
      return Image([candidate]).withRenderingMode(renderingMode)
    }
  }

  /// The seconds that all frames of an animated image take together on the best of terminals; 0 for images that stand still.
  public var duration: Double {
    if case .animation(let animation) = variant(for: TraitCollection()).content { animation.duration } else { 0 }
  }

  // Every set of terminals that one of the images has a variant for, and what two of these sets have in common.
  private static func conditions(of images: [Image]) -> [Condition] {
    var conditions: [Condition] = []
    func add(_ condition: Condition) {
      if !conditions.contains(condition) { conditions.append(condition) }
    }
    for image in images { image.candidates.forEach { add($0.condition) } }
    for (index, one) in conditions.enumerated() {
      for other in conditions[..<index] { one.narrowed(by: other).map(add) }
    }
    return conditions
  }

  // The best of the candidates that can be shown wherever the condition is met.
  private func candidate(wherever condition: Condition) -> Candidate {
    let traits = condition.leastTraits
    let fitting = candidates.filter { condition.narrowed(by: $0.condition) == condition }
    guard let first = fitting.first else { return variant(for: traits) }
    return fitting.dropFirst().reduce(first) { best, next in
      next.condition.rank(for: traits) > best.condition.rank(for: traits) ? next : best
    }
  }
}
