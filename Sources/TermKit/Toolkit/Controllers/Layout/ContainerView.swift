/// The view of a container with bars, which its controller lays out.
final class ContainerView: View {
  private let layOut: @MainActor () -> Void

  init(layOut: @escaping @MainActor () -> Void) {
    self.layOut = layOut
    super.init()
    clipsToBounds = true
  }

  override func layoutSubviews() { layOut() }
}
