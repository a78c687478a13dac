extension Image {
  /// Returns an image that shows other images in a loop, each for an equal part of the duration.
  ///
  /// It is animated wherever an image can be set, and in every view that draws it with `Canvas.draw`. Such views are redrawn when the next
  /// frame is due, and while none of them is visible there are no wake-ups. All places on a screen show the same frame, also of equal
  /// images that were made separately. After it was not shown for about a second, the image starts with its first frame again. With reduced
  /// motion, in `View.drawHierarchy(in:)` and inside of images that are drawn, only the first frame is shown.
  ///
  /// The frames must have the same size. Resizing, alignment, rendering mode and description come from the first frame. A frame that is
  /// animated counts as its first frame.
  ///
  ///     let spinner = Image.animatedImage(with: ["-", "\\", "|", "/"].map { Image($0) }, duration: 0.8)
  ///     let pulse = Image.animatedImage(with: [quiet, loud], duration: 1)
  ///       .resizableImage(withCapInsets: EdgeInsets(left: 1, right: 1))
  /// - Parameters:
  ///   - images: The frames, at least one.
  ///   - duration: The duration of the loop, in seconds.
  /// - Precondition: `images` is not empty, the frames have the same size, and the duration is positive and finite.
  public static func animatedImage(with images: [Image], duration: Double) -> Image {
    Contract.require(!images.isEmpty, "an animated image needs at least one image")
    Contract.require(
      duration > 0 && duration.isFinite,
      "an animated image cannot have a duration of \(duration) seconds: use a finite number above 0")
    var candidates: [Candidate] = []
    for condition in conditions(of: images) {
      let parts = images.map { $0.candidate(wherever: condition) }
      let size = parts[0].content.size
      for (index, part) in parts.enumerated() where part.content.size != size {
        Contract.fail(
          "image \(index) of an animation has \(part.content.size.width)×\(part.content.size.height) cells, but image 0 "
            + "has \(size.width)×\(size.height): make them the same size")
      }
      var candidate = parts[0]
      candidate.condition = condition
      candidate.content = .animation(Animation(parts.map { $0.content.frames[0] }, duration: duration))
      candidates.append(candidate)
    }
    return images[0].withCandidates(candidates)
  }

  /// The frames of an animated image, as the most capable terminal shows them. Nil for other images.
  public var images: [Image]? {
    let best = variant(for: TraitCollection())
    guard case .animation(let animation) = best.content else { return nil }
    return animation.frames.map { content in
      var candidate = best
      candidate.content = content
      return withCandidates([candidate])
    }
  }

  /// The duration of an animated image on the most capable terminal, in seconds. 0 for other images.
  public var duration: Double {
    if case .animation(let animation) = variant(for: TraitCollection()).content { animation.duration } else { 0 }
  }

  // Returns every condition for which one of the images has a variant, and the intersections of any two of them.
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

  // Returns the best candidate that can be shown wherever the condition holds.
  private func candidate(wherever condition: Condition) -> Candidate {
    let fitting = candidates.filter { condition.narrowed(by: $0.condition) == condition }
    return (fitting.isEmpty ? self : withCandidates(fitting)).variant(for: condition.minimumTraits)
  }
}
