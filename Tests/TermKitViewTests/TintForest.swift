import Stages
import TermKit
import TermKitTestSupport

/// Trees of views with random changes, and a separate record of the values that were set.
///
/// The expected tint of each view is computed from the record alone, completely each time.
@MainActor final class TintForest {
  /// The effective tint of a view.
  struct EffectiveTint: Equatable {
    var color: Color
    var mode: TintAdjustmentMode
  }

  /// A view that counts its change notifications and records the tint at each.
  final class Leaf: View {
    let number: Int
    weak var forest: TintForest?
    var heard: [EffectiveTint] = []

    var effectiveTint: EffectiveTint { EffectiveTint(color: tintColor, mode: tintAdjustmentMode) }

    init(_ number: Int) {
      self.number = number
      super.init()
    }

    override func tintColorDidChange() {
      heard.append(effectiveTint)
      forest?.wasTold(self)
    }
  }

  private struct Account: Equatable {
    var color: Color?
    var mode = TintAdjustmentMode.automatic
    /// The number of a leaf, or nil for the root of a tree.
    var parent: Int?
    /// The number of a window. Nil if the view is in no window or in a leaf.
    var window: Int?
  }

  private let scenes = (0..<2).map { _ in WindowScene(size: Size(width: 8, height: 4)) { 0 } }
  private let windows: [Window]
  let leaves: [Leaf]
  private var windowAccounts = Array(repeating: Account(), count: 3)
  private var accounts: [Account]
  private var random: SeededGenerator
  /// Called after a view has recorded a notification.
  var wasTold: (Leaf) -> Void = { _ in }

  private static let colors: [Color?] = [
    nil, nil, nil, nil, nil, nil, nil, nil, .systemBlue, .systemBlue.grayscale, .black, .white,
    Color(red: 255, green: 0, blue: 0),
    Color(red: 255, green: 0, blue: 0).grayscale, Color(red: 0, green: 204, blue: 0), Color(white: 0.5, alpha: 0.5),
  ]
  private static let modes: [TintAdjustmentMode] = [.automatic, .automatic, .automatic, .automatic, .normal, .dimmed]

  init(seed: UInt64, count: Int) {
    random = SeededGenerator(seed: seed)
    windows = [scenes[0], scenes[0], scenes[1]].map { Window(windowScene: $0) }
    windows.forEach { $0.isHidden = false }
    leaves = (0..<count).map(Leaf.init)
    accounts = Array(repeating: Account(), count: count)
    leaves.forEach { $0.forest = self }
  }

  // MARK: Expected values

  /// Returns the expected effective tint of a view.
  func expectedTint(_ number: Int) -> EffectiveTint {
    let tint = expected(accounts[number])
    return EffectiveTint(color: tint.mode == .dimmed ? tint.color.grayscale : tint.color, mode: tint.mode)
  }

  var expectedTints: [EffectiveTint] { leaves.indices.map(expectedTint) }

  private func expected(_ account: Account) -> (color: Color, mode: TintAdjustmentMode) {
    var above = (color: Color.systemBlue, mode: TintAdjustmentMode.normal)
    if let parent = account.parent { above = expected(accounts[parent]) }
    if let window = account.window { above = expected(windowAccounts[window]) }
    return (account.color ?? above.color, account.mode == .automatic ? above.mode : account.mode)
  }

  // MARK: Changes

  /// Changes a property of a random view, and returns whether its value differs from before.
  @discardableResult
  func change() -> Bool {
    let before = (accounts, windowAccounts)
    changeSomething()
    return (accounts, windowAccounts) != before
  }

  private func changeSomething() {
    let number = Int.random(in: leaves.indices, using: &random)
    switch Int.random(in: 0..<12, using: &random) {
    case 0..<3: setColor(of: number)
    case 3..<6: setMode(of: number)
    case 6..<9: move(number)
    case 9: remove(number)
    default: changeWindow()
    }
  }

  private func setColor(of number: Int) {
    accounts[number].color = Self.colors.randomElement(using: &random) ?? nil
    leaves[number].tintColor = accounts[number].color
  }

  private func setMode(of number: Int) {
    accounts[number].mode = Self.modes.randomElement(using: &random) ?? .automatic
    leaves[number].tintAdjustmentMode = accounts[number].mode
  }

  private func changeWindow() {
    let number = Int.random(in: windows.indices, using: &random)
    if Bool.random(using: &random) {
      windowAccounts[number].color = Self.colors.randomElement(using: &random) ?? nil
      windows[number].tintColor = windowAccounts[number].color
    } else {
      windowAccounts[number].mode = Self.modes.randomElement(using: &random) ?? .automatic
      windows[number].tintAdjustmentMode = windowAccounts[number].mode
    }
  }

  private func move(_ number: Int) {
    let place = Int.random(in: 0..<leaves.count + windows.count, using: &random)
    if place >= leaves.count {
      (accounts[number].parent, accounts[number].window) = (nil, place - leaves.count)
      windows[place - leaves.count].addSubview(leaves[number])
    } else if !isBelow(place, number) {
      (accounts[number].parent, accounts[number].window) = (place, nil)
      let index = Int.random(in: 0...leaves[place].subviews.count, using: &random)
      leaves[place].insertSubview(leaves[number], at: index)
    }
  }

  private func isBelow(_ number: Int, _ ancestor: Int) -> Bool {
    number == ancestor || accounts[number].parent.map { isBelow($0, ancestor) } ?? false
  }

  private func remove(_ number: Int) {
    (accounts[number].parent, accounts[number].window) = (nil, nil)
    leaves[number].removeFromSuperview()
  }
}
