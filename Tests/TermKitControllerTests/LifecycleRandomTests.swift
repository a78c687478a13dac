import Stages
import TermKit
import TermKitTestSupport
import TestBasics
import Testing

/// The callbacks of controllers that are randomly pushed, presented, selected and removed, also during each other's transitions.
@MainActor @Suite struct LifecycleRandomTests {
  @Test(arguments: 1...Sample.count(of: 8))
  func `V2: after random actions, each controller's life-cycle callbacks are in order and match its visibility`(
    seed: Int
  ) {
    check(ControllerForest(seed: UInt64(seed)), rounds: 40)
  }

  @Test(arguments: 101...100 + Sample.count(of: 8))
  func `V2: life-cycle callbacks stay in order and match visibility if callbacks perform random actions`(seed: Int) {
    check(ControllerForest(seed: UInt64(seed), reactsOnceIn: 6), rounds: 40)
  }

  private func check(_ forest: ControllerForest, rounds: Int) {
    for round in 0..<rounds {
      for _ in 0..<6 {
        forest.act()
        forest.wait()
        if !forest.log.errors.isEmpty { break }
      }
      forest.rest()
      var faults = forest.log.errors
      for controller in forest.all {
        faults += forest.lastingFlags(of: controller)
        let wanted: LifecycleLog.Word = forest.isSeen(controller) ? .didAppear : .didDisappear
        let last = forest.log.last(controller)
        if last != wanted {
          faults.append("\(forest.place(of: controller)) heard \(last) last, but \(wanted) would be right")
        }
      }
      if forest.presentations.begun != forest.presentations.completed {
        faults.append("completions of presentations: \(forest.presentations)")
      }
      if forest.dismissals.begun != forest.dismissals.completed {
        faults.append("completions of dismissals: \(forest.dismissals)")
      }
      guard faults.isEmpty else {
        let story = forest.history.suffix(60).joined(separator: "\n")
        Issue.record("seed \(forest.seed), round \(round):\n\(faults.joined(separator: "\n"))\nafter\n\(story)")
        return
      }
    }
    #expect(forest.log.count > 6 * rounds, "hardly anything happened")
    #expect(forest.presentations.begun > rounds / 4, "hardly anything was presented")
    #expect(forest.dismissals.begun > rounds / 4, "hardly anything was dismissed")
    #expect(forest.transitions.decisionCount > rounds / 20, "hardly any interaction was finished or cancelled")
  }
}
