import Foundation

#if canImport(Glibc)
  /// The events of a store's file and of the log beside it, on Linux (inotify).
  struct FileEvents: Sendable {
    private let path: String
    private let name: String
    private let control: Int32
    private let inotify: Int32
    private var log: Int32 = -1

    /// Watches the file at a path. Returns nil if the system cannot watch any more files.
    ///
    /// - Parameter control: A descriptor. A byte means that this process has opened a file, and end of file that no listener is left.
    init?(of path: String, control: Int32) {
      inotify = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
      guard inotify >= 0 else { return nil }
      self.path = path
      self.control = control
      name = URL(fileURLWithPath: path).lastPathComponent
      guard watch() else {
        _ = Glibc.close(inotify)
        return nil
      }
    }

    /// Sleeps until an event occurs or the time is reached. Returns the events.
    mutating func wait(until time: Double?) -> [StoreWatcher.Event] {
      let milliseconds = time.map { max(0, ($0 - ProcessInfo.processInfo.systemUptime) * 1_000).rounded(.up) } ?? -1
      var descriptors = [inotify, control].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      guard poll(&descriptors, 2, Int32(milliseconds)) > 0 else { return [] }
      var events = descriptors[0].revents != 0 ? readEvents() : []
      if descriptors[1].revents != 0 { events.append(readControl()) }
      if events.contains(.replaced) || events.contains(.opened) { _ = watch() }
      return events
    }

    /// Stops watching and closes all descriptors.
    func close() {
      _ = Glibc.close(inotify)
      _ = Glibc.close(control)
    }

    /// Watches the folder and the log. A file that is watched already is not watched twice.
    /// - Returns: False if the system cannot watch them. A log that does not exist yet is watched as soon as the folder reports it.
    private mutating func watch() -> Bool {
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
      guard inotify_add_watch(inotify, folder, UInt32(IN_CREATE | IN_MOVED_TO | IN_CLOSE_WRITE | IN_ONLYDIR)) >= 0
      else { return false }
      log = inotify_add_watch(inotify, path + StoreFile.logSuffix, UInt32(IN_ATTRIB | IN_MODIFY))
      return log >= 0 || errno == ENOENT
    }

    private func readControl() -> StoreWatcher.Event {
      var byte: UInt8 = 0
      return read(control, &byte, 1) == 1 ? .opened : .ended
    }

    private func readEvents() -> [StoreWatcher.Event] {
      withUnsafeTemporaryAllocation(byteCount: 1 << 14, alignment: 8) { buffer in
        let count = read(inotify, buffer.baseAddress, buffer.count)
        return count > 0 ? events(in: UnsafeRawBufferPointer(rebasing: buffer[..<count])) : []
      }
    }

    /// Returns the events in a buffer of inotify.
    ///
    /// Each event is its watch, a mask, a cookie, the length of a name and the name, which is padded with NUL.
    private func events(in bytes: UnsafeRawBufferPointer) -> [StoreWatcher.Event] {
      var events: [StoreWatcher.Event] = []
      var start = 0
      while bytes.count - start >= 16 {
        let watch = bytes.loadUnaligned(fromByteOffset: start, as: Int32.self)
        let mask = bytes.loadUnaligned(fromByteOffset: start + 4, as: UInt32.self)
        let length = Int(bytes.loadUnaligned(fromByteOffset: start + 12, as: UInt32.self))
        start += 16 + length
        guard start <= bytes.count else { break }
        let name = String(decoding: bytes[start - length..<start].prefix { $0 != 0 }, as: UTF8.self)
        if let event = event(watch, mask, name) { events.append(event) }
      }
      return events
    }

    private func event(_ watch: Int32, _ mask: UInt32, _ name: String) -> StoreWatcher.Event? {
      if mask & UInt32(IN_Q_OVERFLOW) != 0 { return .notified }
      if watch == log {
        if mask & UInt32(IN_ATTRIB) != 0 { return .notified }
        return mask & UInt32(IN_MODIFY) != 0 ? .written : nil
      }
      return name == self.name || name == self.name + StoreFile.logSuffix ? .replaced : nil
    }
  }
#else
  /// The events of a store's file and of the log beside it, on macOS (kqueue). Its members are those on Linux.
  struct FileEvents: Sendable {
    private let path: String
    private let control: Int32
    private let queue: Int32
    private var folder: Int32 = -1
    private var log: Int32 = -1

    init?(of path: String, control: Int32) {
      queue = kqueue()
      guard queue >= 0 else { return nil }
      self.path = path
      self.control = control
      add(control, filter: EVFILT_READ, flags: EV_ADD, notes: 0)
      watch()
    }

    mutating func wait(until time: Double?) -> [StoreWatcher.Event] {
      var buffer = [Darwin.kevent](repeating: Darwin.kevent(), count: 8)
      let count: Int32
      if let time {
        let seconds = max(0, time - ProcessInfo.processInfo.systemUptime)
        var timeout = timespec(tv_sec: Int(seconds), tv_nsec: Int((seconds - seconds.rounded(.down)) * 1e9))
        count = kevent(queue, nil, 0, &buffer, Int32(buffer.count), &timeout)
      } else {
        count = kevent(queue, nil, 0, &buffer, Int32(buffer.count), nil)
      }
      let events = buffer.prefix(Int(max(0, count))).compactMap { event($0) }
      if events.contains(.replaced) || events.contains(.opened) { watch() }
      return events
    }

    func close() {
      for descriptor in [folder, log, queue, control] where descriptor >= 0 { _ = Darwin.close(descriptor) }
    }

    /// Watches the folder and the log.
    ///
    /// The database must not be opened here, because closing it would release SQLite's locks. The log has no locks.
    private mutating func watch() {
      for old in [folder, log] where old >= 0 { _ = Darwin.close(old) }
      folder = open(URL(fileURLWithPath: path).deletingLastPathComponent().path, O_EVTONLY | O_CLOEXEC)
      log = open(path + StoreFile.logSuffix, O_EVTONLY | O_CLOEXEC)
      add(folder, filter: EVFILT_VNODE, flags: EV_ADD | EV_CLEAR, notes: NOTE_WRITE)
      add(log, filter: EVFILT_VNODE, flags: EV_ADD | EV_CLEAR, notes: NOTE_WRITE | NOTE_EXTEND | NOTE_ATTRIB)
    }

    private func add(_ descriptor: Int32, filter: Int32, flags: Int32, notes: Int32) {
      guard descriptor >= 0 else { return }
      var change = Darwin.kevent(
        ident: UInt(descriptor), filter: Int16(filter), flags: UInt16(flags), fflags: UInt32(notes), data: 0,
        udata: nil)
      _ = kevent(queue, &change, 1, nil, 0, nil)
    }

    private func event(_ event: Darwin.kevent) -> StoreWatcher.Event? {
      switch Int32(event.ident) {
      case control:
        var byte: UInt8 = 0
        return read(control, &byte, 1) == 1 ? .opened : .ended
      case log: return event.fflags & UInt32(NOTE_ATTRIB) != 0 ? .notified : .written
      default: return .replaced
      }
    }
  }
#endif
