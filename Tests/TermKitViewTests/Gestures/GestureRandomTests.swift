import TermKit
import TermKitTestSupport
import TestBasics
import Testing

/// Random recognizers and touches.
@MainActor @Suite struct GestureRandomTests {
  @Test func `V6: random touches and recognizers have the outcome of a naive model`() {
    var lines = 0
    let count = Sample.count(500, of: 5000)
    for seed in 1...UInt64(count) {
      let script = GestureScript(seed: seed)
      let (player, model) = (GesturePlayer(script), GestureModel(script))
      player.play()
      lines += player.log.count
      let faults = player.faults + player.remains
      guard player.log == model.log, faults.isEmpty else {
        Issue.record("seed \(seed)\n\(description(of: script))\nis \(player.log)\nnot \(model.log)\n\(faults)")
        return
      }
    }
    #expect(lines > 5 * count, "hardly anything happened")
  }

  @Test func `V6: callbacks that remove, hide and disable things leave no recognizer and no touch behind`() {
    for seed in 1...UInt64(Sample.count(200, of: 2000)) {
      let script = GestureScript(seed: seed)
      let player = GesturePlayer(script)
      var random = SeededGenerator(seed: seed &+ 1 << 32)
      // A disturbance calls the reaction again, so the random numbers are drawn before it.
      player.reaction = { player in
        let numbers = (0..<3).map { _ in Int.random(in: 0..<60, using: &random) }
        disturb(player, numbers)
      }
      player.addPointerRecognizers()
      for event in script.events {
        player.play(event)
        let point = Point(x: Int.random(in: 0..<40, using: &random), y: Int.random(in: 0..<10, using: &random))
        player.movePointer(to: point)
        if Bool.random(using: &random) { player.turnWheel(at: point) }
      }
      player.reaction = { _ in }
      player.play(.loseFocus)
      player.play(.release)
      player.play(.wait(2))
      let faults = player.faults + player.remains
      guard faults.isEmpty else {
        Issue.record("seed \(seed)\n\(description(of: script))\n\(player.log)\n\(faults)")
        return
      }
    }
  }

  private func disturb(_ player: GesturePlayer, _ numbers: [Int]) {
    let recognizer = player.recognizers[numbers[0] % player.recognizers.count]
    let view = player.views[numbers[1] % player.views.count]
    switch numbers[2] {
    case 0: recognizer.isEnabled.toggle()
    case 1: recognizer.view?.removeGestureRecognizer(recognizer)
    case 2: view.addGestureRecognizer(recognizer)
    case 3: view.isHidden.toggle()
    case 4: view.removeFromSuperview()
    case 5: player.restore(view)
    case 6: player.play(.loseFocus)
    case 7: player.window.isHidden.toggle()
    default: break
    }
  }

  private func description(of script: GestureScript) -> String {
    let recognizers = script.recognizers.enumerated().map { "\($0): \($1)" }
    return (recognizers + script.events.map { "\($0)" }).joined(separator: "\n")
      + "\nrequire \(script.requirements) \(script.dynamicRequirements), together \(script.simultaneous)"
  }
}
