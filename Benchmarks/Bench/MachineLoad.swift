import Foundation
import TermKitTestSupport

/// A reading of the load of all processors, and of this benchmark's share of it.
struct MachineLoad {
  /// The time of a monotonic clock, in seconds.
  var time: Double
  /// The time that all processors together were not idle, in seconds.
  var busy: Double
  /// The processor time of this process, of its children that ended, and of the processes under measurement, in seconds.
  var own: Double

  /// Returns the processor time of other programs since an earlier reading, as a share of one processor: 0 for none, 1 for all of it.
  func foreignShare(since earlier: MachineLoad) -> Double {
    guard time > earlier.time else { return 0 }
    return max(0, (busy - earlier.busy) - (own - earlier.own)) / (time - earlier.time)
  }

  /// Reads the clocks. Includes the given processes, which are still running.
  static func reading(with processes: [Int32]) -> MachineLoad {
    let running = processes.reduce(0.0) { $0 + ProcessUsage(of: $1).processorTime }
    return MachineLoad(time: PseudoTerminal.now, busy: busySeconds, own: running + timesOfOurs)
  }

  private static var timesOfOurs: Double {
    var parts = tms()
    times(&parts)
    return Double(parts.tms_utime + parts.tms_stime + parts.tms_cutime + parts.tms_cstime) / ticksPerSecond
  }

  private static let ticksPerSecond = Double(sysconf(Int32(_SC_CLK_TCK)))
}

#if os(Linux)
  extension MachineLoad {
    // Reads the first line of /proc/stat: user, nice, system, idle, waiting, interrupts (2), and stolen by the host.
    private static var busySeconds: Double {
      let text = (try? String(contentsOfFile: "/proc/stat", encoding: .utf8)) ?? ""
      let numbers = text.prefix { $0 != "\n" }.split(separator: " ").dropFirst().compactMap { Double($0) }
      guard numbers.count >= 8 else { return 0 }
      return [0, 1, 2, 5, 6, 7].reduce(0.0) { $0 + numbers[$1] } / ticksPerSecond
    }
  }
#else
  extension MachineLoad {
    private static var busySeconds: Double {
      var info = host_cpu_load_info()
      var count = mach_msg_type_number_t(MemoryLayout<host_cpu_load_info>.size / MemoryLayout<integer_t>.size)
      let status = withUnsafeMutablePointer(to: &info) { pointer in
        pointer.withMemoryRebound(to: integer_t.self, capacity: Int(count)) {
          host_statistics(mach_host_self(), HOST_CPU_LOAD_INFO, $0, &count)
        }
      }
      guard status == KERN_SUCCESS else { return 0 }
      // The ticks of user, system and nice. The third of the four is idle.
      return Double(info.cpu_ticks.0 + info.cpu_ticks.1 + info.cpu_ticks.3) / ticksPerSecond
    }
  }
#endif
