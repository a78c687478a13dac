import TermKit

/// The life-cycle callbacks of controllers, each of them checked.
@MainActor final class LifecycleLog {
  enum Word: String {
    case willAppear, isAppearing, didAppear, willDisappear, didDisappear
  }

  /// The flags that each controller should have in its callbacks.
  let flags = ExpectedFlags()
  private var last: [ObjectIdentifier: Word] = [:]
  private(set) var count = 0
  /// Descriptions of wrong callbacks.
  private(set) var errors: [String] = []
  var wasCalled: () -> Void = {}
  var wasNoted: (String) -> Void = { _ in }

  /// Notes that a controller has made its view, which comes before all other callbacks.
  func noteLoading(_ controller: ViewController) {
    if let before = last[ObjectIdentifier(controller)] {
      errors.append("\(controller.title ?? ""): viewDidLoad after \(before)")
    }
    wasCalled()
  }

  func note(_ word: Word, _ controller: ViewController) {
    let before = last[ObjectIdentifier(controller)]
    if !controller.isViewLoaded { errors.append("\(controller.title ?? ""): \(word) before its view was made") }
    if !Self.follows(word, before) {
      errors.append("\(controller.title ?? ""): \(word) after \(before?.rawValue ?? "nothing")")
    }
    if word == .willAppear { flags.willAppear(controller) }
    if word == .willDisappear { flags.willDisappear(controller) }
    errors += flags.differences(of: controller).map { "\(controller.title ?? ""): \($0) in \(word)" }
    last[ObjectIdentifier(controller)] = word
    count += 1
    wasNoted("\(controller.title ?? "") \(word)")
    wasCalled()
    if word == .didAppear { flags.didAppear(controller) }
    if word == .didDisappear { flags.didDisappear(controller) }
  }

  /// Returns the last callback of a controller, or `didDisappear` if there was none.
  func last(_ controller: ViewController) -> Word { last[ObjectIdentifier(controller)] ?? .didDisappear }

  private static func follows(_ word: Word, _ before: Word?) -> Bool {
    switch word {
    case .willAppear: before == nil || before == .didDisappear || before == .willDisappear
    case .isAppearing: before == .willAppear
    case .didAppear: before == .isAppearing
    case .willDisappear: before == .willAppear || before == .isAppearing || before == .didAppear
    case .didDisappear: before == .willDisappear
    }
  }
}
