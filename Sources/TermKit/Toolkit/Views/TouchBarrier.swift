/// A view that touches do not go through to the responders after it.
@_spi(TermKit) open class TouchBarrier: View {
  open override func touchBegan(_ touch: Touch) {}
  open override func touchMoved(_ touch: Touch) {}
  open override func touchEnded(_ touch: Touch) {}
  open override func touchCancelled(_ touch: Touch) {}
}
