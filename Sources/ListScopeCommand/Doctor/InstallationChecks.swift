import Foundation
import LTTng

/// Checks of the installation: tools, libraries, this build.
enum InstallationChecks {
  static func all() -> [Finding] {
    let daemon = version(of: "lttng-sessiond")
    return [
      sessionDaemon(daemon), lttngCommand(), library(daemon: daemon), babeltrace(), group(),
      build(),
    ]
  }

  private static func sessionDaemon(_ version: String?) -> Finding {
    guard let version else {
      return Finding(
        "lttng-sessiond",
        .fail,
        "not found on PATH",
        fix: "apt-get install lttng-tools"
      )
    }
    return Finding("lttng-sessiond", .ok, "version \(version)")
  }

  private static func lttngCommand() -> Finding {
    guard let version = version(of: "lttng") else {
      return Finding(
        "lttng",
        .warn,
        "not found on PATH; only your own sessions need it",
        fix: "apt-get install lttng-tools"
      )
    }
    return Finding("lttng", .ok, "version \(version)")
  }

  private static func library(daemon: String?) -> Finding {
    guard let version = LTTngSink.libraryVersion else {
      return Finding(
        "lttng-ust",
        .fail,
        "this program was built without it, so nothing can be traced",
        fix: "apt-get install liblttng-ust-dev, then build again"
      )
    }
    func series(_ version: String) -> String {
      version.split(separator: ".").prefix(2).joined(separator: ".")
    }
    guard let daemon, series(daemon) != series(version) else {
      return Finding("lttng-ust", .ok, "built with \(version)")
    }
    return Finding(
      "lttng-ust",
      .warn,
      "built with \(version), but the daemon is \(daemon)",
      fix: "apt-get install --reinstall lttng-tools liblttng-ust-dev"
    )
  }

  private static func babeltrace() -> Finding {
    guard let version = version(of: "babeltrace2") else {
      return Finding(
        "babeltrace2",
        .warn,
        "not found on PATH; the round trip below needs it",
        fix: "apt-get install babeltrace2"
      )
    }
    return Finding("babeltrace2", .ok, "version \(version)")
  }

  private static func group() -> Finding {
    guard let group = getgrnam("tracing") else {
      return Finding("group tracing", .ok, "does not exist; recordings do not need it")
    }
    var groups = [gid_t](repeating: 0, count: 1024)
    let count = getgroups(Int32(groups.count), &groups)
    let isMember = groups.prefix(max(0, Int(count))).contains(group.pointee.gr_gid)
    let membership = isMember ? "you are a member" : "you are not a member"
    return Finding("group tracing", .ok, "\(membership); recordings do not need it")
  }

  private static func build() -> Finding {
    #if DEBUG
      Finding(
        "build",
        .warn,
        "debug: times are not meaningful",
        fix: "swift build -c release"
      )
    #else
      Finding("build", .ok, "release")
    #endif
  }

  /// The first version number that `name --version` prints; nil when there is no such program.
  private static func version(of name: String) -> String? {
    guard let output = ProgramOutput.run([name, "--version"]) else { return nil }
    let words = output.split { $0.isWhitespace }
    return words.first { $0.first?.isNumber ?? false }.map(String.init) ?? "unknown"
  }
}
