// snippet.hide
import TermKit
import TermKitTesting
import Testing

// snippet.show
@concurrent func countPrimes(below limit: Int, report: @escaping @Sendable (Double) -> Void) async throws -> Int {
  var count = 0
  for number in 2..<limit {
    if isPrime(number) { count += 1 }
    if number % 1000 == 0 {
      try Task.checkCancellation()
      report(Double(number) / Double(limit))
    }
  }
  return count
}

// snippet.hide
private func isPrime(_ number: Int) -> Bool {
  var divisor = 2
  while divisor * divisor <= number {
    if number % divisor == 0 { return false }
    divisor += 1
  }
  return true
}

extension Snippets {
  // snippet.show
  final class PrimesViewController: ViewController {
    private let bar = ProgressView()
    private let label = Label(text: "Counting the primes …")

    func count(in application: Application) async throws {
      let primes = try await countPrimes(below: 10_000) { [bar] share in
        application.perform { bar.progress = share }
      }
      bar.isHidden = true
      label.text = "\(primes) primes"
    }
    // snippet.hide
    override func viewDidLoad() {
      super.viewDidLoad()
      let column = StackView(arrangedSubviews: [label, bar], axis: .vertical)
      column.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 1, right: 2)
      column.frame = view.bounds
      column.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(column)
    }
    var progress: Double {
      get { bar.progress }
      set { bar.progress = newValue }
    }

    override var prefersStatusBarHidden: Bool { true }
    // snippet.show
  }

  // snippet.hide
  @Test func `a progress bar for work on another thread`() async throws {
    let primes = PrimesViewController()
    let app = TestApplication(width: 30, height: 4, primes)
    primes.progress = 0.6
    app.turn()
    try expectPicture(of: app)
    try await primes.count(in: app.application)
    app.turn()
    #expect(primes.progress == 0.9)
    #expect(app.row(1) == "  1229 primes")
  }
}
