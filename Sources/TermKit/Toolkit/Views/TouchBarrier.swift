/// A view that ignores touches and does not pass them to the next responder.
@_spi(TermKit) open class TouchBarrier: View {
  open override func touchBegan(_ touch: Touch) {}
  open override func touchMoved(_ touch: Touch) {}
  open override func touchEnded(_ touch: Touch) {}
  open override func touchCancelled(_ touch: Touch) {}
}
