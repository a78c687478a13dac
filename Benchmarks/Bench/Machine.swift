import Foundation

/// The machine that runs the benchmark.
enum Machine {
  /// A sentence that describes the machine.
  static var description: String {
    let information = ProcessInfo.processInfo
    let parts = [
      ISO8601DateFormatter().string(from: Date()), processor, "\(information.activeProcessorCount) cores",
      information.operatingSystemVersionString,
    ]
    return parts.joined(separator: ", ")
  }

  /// The number of the current minute. It changes together with the clock in the status bar.
  static var minute: Int { Int(Date().timeIntervalSince1970 / 60) }

  private static var processor: String {
    #if os(Linux)
      let text = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
      let line = text.split(separator: "\n").first { $0.hasPrefix("model name") }
      return line?.split(separator: ":").last.map { $0.trimmingCharacters(in: .whitespaces) } ?? "unknown processor"
    #else
      var length = 0
      sysctlbyname("machdep.cpu.brand_string", nil, &length, nil, 0)
      var name = [UInt8](repeating: 0, count: length)
      sysctlbyname("machdep.cpu.brand_string", &name, &length, nil, 0)
      return String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)
    #endif
  }
}
