/// The view of a container with bars. Its controller lays it out.
final class ContainerView: View {
  private let layOut: @MainActor () -> Void

  init(layOut: @escaping @MainActor () -> Void) {
    self.layOut = layOut
    super.init()
    clipsToBounds = true
  }

  override func layoutSubviews() { layOut() }
}
