import Experiments
import Foundation
import LTTng

/// Checks of the installation: tools, libraries, this build.
enum InstallationChecks {
  static func all() -> [Finding] {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return [
      sessionDaemon(version(of: "lttng-sessiond")), lttngCommand(),
      library(
        LoadedTracer.own,
        built: LTTngSink.libraryVersion,
        daemon: TracerABI.ofDaemon(onPath: path)
      ),
      babeltrace(), group(), build(),
    ]
  }

  static func sessionDaemon(_ version: String?) -> Finding {
    let name = "lttng-sessiond"
    guard let version else {
      return Finding(name, .fail, "not found on PATH", fix: "apt-get install lttng-tools")
    }
    let support = LTTngSupport(version)
    return Finding(
      name,
      support.isKnown ? .ok : .warn,
      "version \(version)\(support.note.map { "; \($0)" } ?? "")",
      fix: "apt-get install lttng-tools    (\(LTTngSupport.tried))"
    )
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

  /// Compares the library that this process has loaded, rather than the one that it was built with, with the
  /// daemon.
  static func library(_ loaded: LoadedTracer?, built: String?, daemon: TracerABI?) -> Finding {
    let name = "lttng-ust"
    guard let loaded, let built else {
      return Finding(
        name,
        .fail,
        "this program was built without it, so nothing can be traced",
        fix: "apt-get install liblttng-ust-dev, then build again"
      )
    }
    guard let abi = loaded.abi, let daemon, abi != daemon else {
      let abi = loaded.abi.map { ", \($0)" } ?? ""
      return Finding(name, .ok, "\(loaded.path)\(abi); built with \(built)")
    }
    let mismatch = TracerMismatch(
      process: "this program",
      library: loaded.path,
      abi: abi,
      daemon: [daemon]
    )
    return Finding(name, .fail, mismatch.sentence, fix: mismatch.fix)
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
