import TermKit

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The ways to crash, each with its key in `Echo`.
enum Crash: Character {
  case readsNothing = "1"
  case readsBeyondFile = "2"
  case aborts = "3"
  case blowsStack = "4"
  case trapsInThread = "5"
  case trapsInManyThreads = "6"
  case throwsUncaught = "7"
  case runsOutOfMemory = "8"
  case dividesByNothing = "9"
  case executesNonsense = "0"

  private struct Uncaught: Error {}

  func happen() {
    switch self {
    case .readsNothing: _ = UnsafePointer<UInt8>(bitPattern: 8 + Self.zero)?.pointee
    case .readsBeyondFile: Self.readBeyondFile()
    case .aborts: abort()
    case .blowsStack: say("\(Self.deep(1))")
    case .trapsInThread: Self.trap(inThreads: 1)
    case .trapsInManyThreads: Self.trap(inThreads: 16)
    case .throwsUncaught:
      // The test needs the crash of an error that is not caught.
      // swift-format-ignore: NeverUseForceTry
      try! Self.fail()
    case .runsOutOfMemory: Self.allocateAll()
    case .dividesByNothing: raise(SIGFPE)
    case .executesNonsense: raise(SIGILL)
    }
  }

  // A zero that the compiler cannot predict.
  private static var zero: Int { CommandLine.arguments.count < 0 ? 1 : 0 }

  private static func fail() throws { throw Uncaught() }

  private static func readBeyondFile() {
    var name = Array("/tmp/termkit-probe.XXXXXX".utf8CString)
    let file = mkstemp(&name)
    unlink(name)
    let memory = mmap(nil, 1 << 16, PROT_READ, MAP_SHARED, file, 0)
    say("\(memory?.load(as: UInt8.self) ?? 0)")
  }

  // A recursion without an end that is not a tail call.
  private static func deep(_ count: Int) -> Int {
    withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 8) { room in
      room.storeBytes(of: count, as: Int.self)
      return deep(count + 1 + zero) + room.load(as: Int.self)
    }
  }

  private static func trap(inThreads count: Int) {
    for _ in 0..<count {
      #if canImport(Glibc)
        var thread = pthread_t()
        pthread_create(&thread, nil, { _ in fatalError("asked to trap in a thread") }, nil)
      #else
        var thread: pthread_t?
        pthread_create(&thread, nil, { _ in fatalError("asked to trap in a thread") }, nil)
      #endif
    }
    while true { pause() }
  }

  private static func allocateAll() {
    var kept: [UnsafeMutableRawPointer] = []
    while true { kept.append(.allocate(byteCount: 1 << 24, alignment: 16)) }
  }
}
