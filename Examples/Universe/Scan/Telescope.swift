import TermKit

/// The part of the sky that the telescope points at.
enum Target: Int, CaseIterable {
  case auriga, bootes, cygnus

  var name: String {
    switch self {
    case .auriga: "Auriga"
    case .bootes: "Boötes"
    case .cygnus: "Cygnus"
    }
  }

  var scene: SkyScene {
    switch self {
    case .auriga: .galaxy(Galaxy(arms: 3, winding: 2.1, tilt: 0.5, angle: -0.25, core: 1.1, seed: 12))
    case .bootes: .galaxy(Galaxy(arms: 2, winding: 3.1, tilt: 1.05, angle: 0.5, core: 0.9, seed: 77))
    case .cygnus: .veil
    }
  }

  /// An object that a scan finds, and its place in the picture, from 0 to 1.
  struct Find {
    let name: String
    let x: Double
    let y: Double
  }

  /// The objects that a scan of this part of the sky finds.
  var finds: [Find] {
    switch self {
    case .auriga:
      [
        Find(name: "NGC 1893", x: 0.2, y: 0.3), Find(name: "IC 405", x: 0.7, y: 0.72),
        Find(name: "NGC 1931", x: 0.84, y: 0.22),
      ]
    case .bootes:
      [
        Find(name: "NGC 5248", x: 0.16, y: 0.66), Find(name: "NGC 5466", x: 0.58, y: 0.2),
        Find(name: "Arp 302", x: 0.82, y: 0.6),
      ]
    case .cygnus:
      [
        Find(name: "NGC 6960", x: 0.24, y: 0.24), Find(name: "IC 1340", x: 0.52, y: 0.7),
        Find(name: "NGC 6992", x: 0.78, y: 0.36),
      ]
    }
  }
}

/// The receivers of the telescope. The scan is faster with every receiver that is on.
enum Receiver: String, CaseIterable {
  case athos = "Athos"
  case porthos = "Porthos"
  case aramis = "Aramis"
  case clotho = "Clotho"
  case lachesis = "Lachesis"
  case atropos = "Atropos"

  static let musketeers: [Receiver] = [.athos, .porthos, .aramis]
  static let fates: [Receiver] = [.clotho, .lachesis, .atropos]
}

/// The state of the telescope, which the scan and its controls show and change.
@MainActor final class Telescope {
  var target = Target.auriga {
    didSet {
      if target != oldValue { (progress, isScanning) = (0, false) }
      changed()
    }
  }
  var band = Band.visible { didSet { changed() } }
  /// The exposure of the picture, from 0 to 1.
  var exposure = 0.5 { didSet { changed() } }
  var receivers: Set<Receiver> = [.athos, .porthos, .clotho, .lachesis] { didSet { changed() } }
  private(set) var isScanning = false
  /// The part of the sky that is scanned, from 0 to 1.
  private(set) var progress = 0.0

  private var observers: [@MainActor () -> Void] = []

  /// Calls a closure after each change.
  func observe(_ observer: @escaping @MainActor () -> Void) { observers.append(observer) }

  private func changed() { observers.forEach { $0() } }

  /// Starts a scan, or continues the one that was stopped.
  func startScan() {
    if progress >= 1 { progress = 0 }
    isScanning = true
    changed()
  }

  func stopScan() {
    isScanning = false
    changed()
  }

  /// Scans for some seconds. One receiver takes a minute for the whole sky. At its end the scan stops.
  func scan(for seconds: Double) {
    progress = min(1, progress + seconds * Double(max(1, receivers.count)) / 60)
    if progress > 0.999 { (progress, isScanning) = (1, false) }
    changed()
  }

  /// A sentence about the scan.
  var report: String {
    let found = target.finds.filter { $0.x < progress }.count
    if isScanning { return "Scanning \(target.name) with \(Self.count(receivers.count, "receiver"))" }
    if progress == 0 { return "\(target.name), not scanned" }
    return progress < 1
      ? "\(target.name), stopped at \(Int(progress * 100)) %" : "\(target.name): \(Self.count(found, "object")) found"
  }

  private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)" + (number == 1 ? "" : "s") }
}
