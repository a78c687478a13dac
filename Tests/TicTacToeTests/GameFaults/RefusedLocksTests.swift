#if os(Linux)
  import Foundation
  import TTTModel
  import TermKitTestSupport
  import TestBasics
  import Testing

  /// File systems that refuse locks, as network file systems and some containers do.
  @MainActor @Suite struct RefusedLocksTests {
    private let store: TemporaryStore

    init() throws {
      store = try TemporaryStore()
      try store.fill { $0.post("saved") }
    }

    /// Builds a library in which locks for writing fail on the store and the files beside it with an error of `errno`, and returns the environment that loads it.
    private func environment(failingWith code: Int32) throws -> [String: String] {
      let source = """
        #define _GNU_SOURCE
        #include <errno.h>
        #include <fcntl.h>
        #include <stdarg.h>
        #include <stdio.h>
        #include <string.h>
        #include <sys/syscall.h>
        #include <unistd.h>
        int fcntl64(int file, int command, ...) {
          va_list list; va_start(list, command); void *value = va_arg(list, void *); va_end(list);
          char link[64], path[4096] = "";
          snprintf(link, sizeof link, "/proc/self/fd/%d", file);
          if (command == F_SETLK && ((struct flock *)value)->l_type == F_WRLCK
              && readlink(link, path, sizeof path - 1) > 0 && !strncmp(path, "\(store.path)", strlen("\(store.path)"))) {
            errno = \(code);
            return -1;
          }
          return syscall(SYS_fcntl, file, command, value);
        }
        int fcntl(int file, int command, ...) {
          va_list list; va_start(list, command); void *value = va_arg(list, void *); va_end(list);
          return fcntl64(file, command, value);
        }
        """
      let (code, library) = (store.path + ".c", store.path + ".so")
      try source.write(toFile: code, atomically: true, encoding: .utf8)
      let compiler = try Process.run(
        URL(fileURLWithPath: "/usr/bin/env"), arguments: ["cc", "-shared", "-fPIC", "-o", library, code])
      compiler.waitUntilExit()
      try #require(compiler.terminationStatus == 0)
      return ["LD_PRELOAD": library]
    }

    @Test(arguments: [EACCES, ENOLCK])
    func `a store whose locks are refused is read, and what is posted goes to a recovery file (field trial C3)`(
      code: Int32
    ) throws {
      let environment = try environment(failingWith: code)
      let messages = try CommandRun(["messages", "--store", store.path], environment: environment)
      #expect(messages.status == 0 && messages.output.contains("saved"), "\(messages.errors)")
      let post = try CommandRun(["post", "unsaved", "--store", store.path], environment: environment)
      #expect(post.errors.contains("unsaved-1.json"), "\(post.errors)")
      let imported = try CommandRun(["import", store.path + ".c", "--store", store.path], environment: environment)
      #expect(imported.errors.contains("its file system refuses locks"), "\(imported.errors)")
      // The next start without the fault saves it.
      let model = try store.model()
      expectEqual(model.messages(in: 0..<9).map(\.text), ["unsaved", "saved"])
      let dates = model.games(in: 0..<9).map(\.startDate)
      #expect(dates.allSatisfy { $0 > Date(timeIntervalSince1970: 0) })
    }
  }
#endif
