/// The view of a container with bars. Its controller lays it out.
package final class ContainerView: View {
  private let layOut: @MainActor () -> Void

  package init(layOut: @escaping @MainActor () -> Void) {
    self.layOut = layOut
    super.init()
    clipsToBounds = true
  }

  package override func layoutSubviews() { layOut() }
}
