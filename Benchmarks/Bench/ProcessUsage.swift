import Foundation

/// The resources that a process has used since its start.
struct ProcessUsage: Hashable {
  /// The processor time of all threads, in seconds.
  var processorTime = 0.0
  /// The peak memory, in bytes.
  var peakMemory = 0
  /// The number of times that the process was woken from sleep: on Linux the voluntary context switches, on macOS all context switches.
  var wakeUps = 0
}

#if os(Linux)
  extension ProcessUsage {
    /// Asks the kernel. All values are zero if the process no longer exists.
    init(of process: Int32) {
      self.init(
        processorTime: Self.processorTime(of: process),
        peakMemory: Self.number("VmHWM:", "/proc/\(process)/status") * 1024,
        wakeUps: Self.wakeUps(of: process))
    }

    // Reads the process's processor-time clock, which counts nanoseconds.
    private static func processorTime(of process: Int32) -> Double {
      var clock = clockid_t()
      var time = timespec()
      guard clock_getcpuclockid(process, &clock) == 0, clock_gettime(clock, &time) == 0 else { return 0 }
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    private static func wakeUps(of process: Int32) -> Int {
      let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")) ?? []
      return threads.reduce(0) { $0 + number("voluntary_ctxt_switches:", "/proc/\(process)/task/\($1)/status") }
    }

    // Returns the first number in the line of a file that begins with `name`.
    private static func number(_ name: String, _ path: String) -> Int {
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return 0 }
      let line = text.split(separator: "\n").first { $0.hasPrefix(name) }
      return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } ?? 0
    }
  }
#else
  extension ProcessUsage {
    /// Asks the kernel. All values are zero if the process no longer exists.
    init(of process: Int32) {
      var info = rusage_info_v4()
      _ = withUnsafeMutablePointer(to: &info) { pointer in
        pointer.withMemoryRebound(to: rusage_info_t?.self, capacity: 1) {
          proc_pid_rusage(process, RUSAGE_INFO_V4, $0)
        }
      }
      var unit = mach_timebase_info()
      mach_timebase_info(&unit)
      let ticks = Double(info.ri_user_time + info.ri_system_time)
      var task = proc_taskinfo()
      proc_pidinfo(process, PROC_PIDTASKINFO, 0, &task, Int32(MemoryLayout<proc_taskinfo>.size))
      self.init(
        processorTime: ticks * Double(unit.numer) / Double(unit.denom) / 1e9,
        peakMemory: Int(info.ri_lifetime_max_phys_footprint), wakeUps: Int(task.pti_csw))
    }
  }
#endif
