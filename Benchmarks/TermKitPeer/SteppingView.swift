import TermKit

/// A view that does one step of something at every press of Space, so that one key is one frame.
///
/// What is measured by `Bench` as a figure is a view of this kind; `scenarios` has their names.
class SteppingView: View {
  /// How many steps were made.
  private(set) final var stepCount = 0

  override var canBecomeFirstResponder: Bool { true }

  override func pressBegan(_ key: Key) -> Bool {
    guard key == .character(" ") else { return false }
    stepCount += 1
    step()
    return true
  }

  /// Changes what is shown.
  func step() {}

  /// What can be measured, by the name given to `TermKitPeer step`.
  static let scenarios: [String: @MainActor () -> SteppingView] = [
    "tint-tenth": { TintedGridView { $0 % 10 == 0 } },
    "tint-all": { TintedGridView { _ in true } },
    "tint-deep": { TintedGridView(depth: 48) { _ in true } },
  ]
}
