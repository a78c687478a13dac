import Testing

@testable import Bench

@Suite struct RoundsTests {
  /// Rounds of one second each, in which other programs use the given shares of a processor, one after the other.
  private final class Loads {
    private var shares: [Double]
    private var load = MachineLoad(time: 0, busy: 0, own: 0)
    private var isStart = true
    private(set) var rests: [Double] = []

    init(_ shares: [Double]) { self.shares = shares }

    var rounds: Rounds {
      Rounds(load: { _ in self.next() }, rest: { self.rests.append($0) })
    }

    private func next() -> MachineLoad {
      if !isStart {
        load.time += 1
        load.own += 0.5
        load.busy += 0.5 + shares.removeFirst()
      }
      isStart.toggle()
      return load
    }
  }

  @Test func `processor time of the benchmark itself does not count as a disturbance`() {
    let loads = Loads([0.05])
    let rounds = loads.rounds
    var runs = 0
    rounds.run { runs += 1 }
    #expect(runs == 1)
    #expect(loads.rests.isEmpty)
    #expect(rounds.description == "1 rounds of samples.")
  }

  @Test func `a disturbed round is repeated after a pause, and only its last samples count`() {
    let loads = Loads([0.5, 0.0])
    let rounds = loads.rounds
    var runs = 0
    let samples = rounds.run {
      runs += 1
      return runs
    }
    #expect(samples == 2)
    #expect(loads.rests == [1])
    #expect(
      rounds.description
        == "1 rounds of samples, repeated 1 times because other programs used the processors.")
  }

  @Test func `a round that is disturbed three times counts, and the report mentions it`() {
    let rounds = Loads([1, 1, 1, 0]).rounds
    var runs = 0
    for _ in 0..<2 { rounds.run { runs += 1 } }
    #expect(runs == 4)
    #expect((rounds.count, rounds.repeatedCount, rounds.disturbedCount) == (2, 2, 1))
    #expect(rounds.description.hasSuffix("; 1 stayed disturbed: trust ratios more than times."))
  }
}
