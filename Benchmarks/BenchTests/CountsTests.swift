import Foundation
import TestBasics
import Testing

@testable import Counts

/// The figures of callgrind and their budget.
@Suite struct CountsTests {
  // Two functions. The first one calls the second, and `malloc` three times.
  private let text = """
    version: 1
    events: Ir Dr Dw I1mr D1mr D1mw ILmr DLmr DLmw
    fl=(1) main.swift
    fn=(1) first
    10 100 5 5 9 9 9 7 1 2
    +2 20
    cfn=(2) second
    calls=1 0
    * 5000 0 0 0 0 0 40 0 0
    cfn=(3) malloc
    calls=3 0
    -1 60 0 0 0 0 0 1 0 0

    fn=(2)
    20 5000 0 0 0 0 0 40
    """

  private var figures: Figures {
    Figures(instructions: 5_120, codeLines: 47, dataLines: 3, functions: 2, allocations: 3, bytes: 218)
  }

  @Test func `the cost of a function is its own, without the functions that it calls`() throws {
    var profile = try CallgrindProfile(text)
    profile.note(bytes: 218)
    expectEqual(profile.figures, figures)
    let costs = profile.functions.mapValues { [$0.instructions, $0.codeLines] }
    expectEqual(costs, ["first": [120, 7], "second": [5_000, 40]])
  }

  @Test func `a file without cache figures is refused`() {
    #expect(throws: CountError.self) { try CallgrindProfile("events: Ir\nfn=(1) first\n1 2\n") }
    #expect(throws: CountError.self) { try CallgrindProfile("") }
  }

  @Test func `a figure that is more than 3 % worse misses the budget`() {
    var budget = figures
    expectEqual(figures.misses(budget), [])
    (budget.instructions, budget.codeLines) = (4_971, 45)
    expectEqual(figures.misses(budget), [])
    (budget.instructions, budget.codeLines) = (4_970, 44)
    expectEqual(
      figures.misses(budget), ["5120 instructions instead of 4970", "47 cold lines of code instead of 44"])
    expectEqual(figures.misses(budget, [\.codeLines]), ["47 cold lines of code instead of 44"])
    expectEqual(budget.misses(figures), [])
  }

  @Test func `of several runs, the better figures count`() {
    var other = figures
    (other.instructions, other.bytes) = (5_000, 300)
    let better = figures.better(other)
    #expect(better.instructions == 5_000 && better.bytes == 218 && better.codeLines == 47)
  }

  @Test func `a budget is written and read again`() throws {
    let path = NSTemporaryDirectory() + "budget-\(UUID().uuidString).json"
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(throws: CountError.self) { try Budget(contentsOf: path) }
    var budget = Budget()
    budget["a key"] = figures
    try budget.write(to: path)
    try expectEqual(Budget(contentsOf: path), budget)
    let words = Budget.row("a key", figures).split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    expectEqual(words, ["a key", "5120", "47", "3", "2", "3", "218"])
  }

  @Test func `each task of the project has a budget`() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../budget.json")
    let budget = try Budget(contentsOf: file.path)
    for task in CountedTask.all { #expect(budget[task.name] != nil, "\(task.name)") }
  }
}
