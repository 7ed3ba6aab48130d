import Foundation
import Glibc
import TestSupport
import Testing

@testable import LTTng

/// Recordings whose session daemon hangs without being stopped: a library makes it wait for ever
/// when it accepts a connection.
@Suite(.aloneOnTheMachine, .needsDaemon, .enabled(if: HangingDaemon.canBeMade))
struct HangingDaemonTests {
  @Test("A daemon that hangs holds no recording up for long")
  func hangs() throws {
    let folder = try OutputFolder()
    let remains = Remains()
    let daemon = try HangingDaemon(folder.path)
    let moments = HangingDaemon.Moment.allCases
    let runs = try moments.map { moment in
      let command = [
        CommandRun.probe, "--record", "\(folder.path)/\(moment)", "--events", "200",
        "--seconds", "1",
      ]
      let environment = daemon.environment(moment).merging(remains.environment) { $1 }
      return (moment, try CommandRun(command, environment: environment), ContinuousClock.now)
    }
    // They end in this order or at once, so that each is seen at its end, or later than that.
    for (moment, run, start) in runs {
      let result = run.finish()
      #expect(ContinuousClock.now - start < TestPatience.limit, "\(moment)")
      #expect("\(result)".contains("\(SessionDaemon.name)"), "\(moment): \(result)")
      #expect("\(result)".contains(moment.words), "\(moment): \(result)")
      #expect((result.status == 69) == (moment == .start), "\(moment): \(result)")
    }
    let events = try OutputFolder.events(of: "\(folder.path)/end/ctf")
    #expect(events?.count ?? 0 > 400, "the buffers hold what the daemon did not write")
    #expect(remains.left() == [])
  }
}

/// A session daemon that hangs, found on PATH before the real one.
struct HangingDaemon {
  /// The last action of the daemon.
  enum Moment: String, CaseIterable {
    /// It starts, and answers nothing.
    case start
    /// It starts a session, and knows neither a program nor anything else any more.
    case registration
    /// It registers a program, and answers nothing from then on.
    case end

    var words: String { "did not answer within" }
  }

  static let canBeMade = CommandRun.find("clang") != nil

  private let folder: String

  init(_ folder: String) throws {
    self.folder = folder
    try Self.library.write(toFile: folder + "/hang.c", atomically: true, encoding: .utf8)
    let made = try CommandRun.run([
      "clang", "-shared", "-fPIC", "-o", "\(folder)/hang.so", "\(folder)/hang.c",
    ])
    try #require(made.status == 0, "\(made.errors)")
    let real = try #require(CommandRun.find(SessionDaemon.name))
    let path = "\(folder)/\(SessionDaemon.name)"
    try "#!/bin/sh\nLD_PRELOAD=\(folder)/hang.so exec \(real) \"$@\"\n"
      .write(toFile: path, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
  }

  func environment(_ moment: Moment) -> [String: String] {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return ["PATH": "\(folder):\(path)", "LISTSCOPE_HANG": moment.rawValue]
  }

  /// Programs connect to sockets named `lttng-ust-…`, and liblttng-ctl to `client-…`.
  private static let library = """
    #define _GNU_SOURCE
    #include <dlfcn.h>
    #include <stdio.h>
    #include <stdlib.h>
    #include <string.h>
    #include <sys/socket.h>
    #include <sys/un.h>
    #include <unistd.h>

    static volatile int hangs;
    static int connections;

    /* The guard is a program too, but not the one that is recorded. */
    static int is_guard(int socket) {
      struct ucred peer;
      socklen_t size = sizeof peer;
      getsockopt(socket, SOL_SOCKET, SO_PEERCRED, &peer, &size);
      char path[64], words[4096] = {0};
      snprintf(path, sizeof path, "/proc/%d/cmdline", peer.pid);
      FILE *file = fopen(path, "r");
      if (file == NULL) return 0;
      size_t count = fread(words, 1, sizeof words, file);
      fclose(file);
      return memmem(words, count, "record-guard", 12) != NULL;
    }

    int accept(int socket, struct sockaddr *peer, socklen_t *length) {
      int (*real)(int, struct sockaddr *, socklen_t *) = dlsym(RTLD_NEXT, "accept");
      struct sockaddr_un own = {0};
      socklen_t size = sizeof own;
      getsockname(socket, (struct sockaddr *)&own, &size);
      const char *moment = getenv("LISTSCOPE_HANG");
      int of_client = strstr(own.sun_path, "client-") != NULL;
      int of_program = strstr(own.sun_path, "ust-sock") != NULL;
      if (strcmp(moment, "start") == 0 && of_client) hangs = 1;
      while (hangs && (of_program || of_client)) pause();
      int result = real(socket, peer, length);
      if (result < 0 || !of_program || is_guard(result)) return result;
      connections++;
      if (strcmp(moment, "registration") == 0) hangs = 1;
      while (hangs) pause();
      /* A program has two connections: one for commands, one for notifications. */
      if (strcmp(moment, "end") == 0 && connections == 2) hangs = 1;
      return result;
    }
    """
}
