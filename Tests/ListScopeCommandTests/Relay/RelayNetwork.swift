import Foundation
import TestSupport
import Testing

/// A relay daemon, with a folder for what it receives.
final class RelayDaemon {
  let folder: String
  private let run: CommandRun

  /// Starts a daemon, and waits until it listens.
  ///
  /// - Parameters:
  ///   - folder: where it keeps traces.
  ///   - prefix: the words that start it elsewhere than here.
  ///   - port: its port for control; the one for data is the next.
  /// - Throws: errors of `Process`.
  init(folder: String, prefix: [String] = [], port: Int) throws {
    self.folder = folder
    run = try CommandRun(
      prefix + [
        "lttng-relayd", "-C", "tcp://0.0.0.0:\(port)", "-D", "tcp://0.0.0.0:\(port + 1)", "-L",
        "tcp://127.0.0.1:\(port + 2)", "-o", folder,
      ]
    )
    // Ports in hexadecimal digits, and 0A for those that listen.
    let line = String(format: ":%04X 00000000:0000 0A", port + 1)
    while run.process.isRunning {
      let table = "/proc/\(run.process.processIdentifier)/net/tcp"
      let text = (try? String(contentsOfFile: table, encoding: .utf8)) ?? ""
      if text.contains(line) { return }
      usleep(10_000)
    }
    Issue.record("the relay daemon does not listen")
  }

  deinit {
    run.process.terminate()
    // One that could not write a part of a trace does not end by itself.
    for _ in 0..<100 where run.process.isRunning { usleep(10_000) }
    kill(run.process.processIdentifier, SIGKILL)
    run.process.waitUntilExit()
  }

  /// Returns the number of bytes that it has received of a host.
  func bytes(of host: String) -> Int {
    let names = FileManager.default.enumerator(atPath: "\(folder)/\(host)")?.allObjects ?? []
    return names.compactMap { $0 as? String }.reduce(0) { sum, name in
      let attributes = try? FileManager.default.attributesOfItem(
        atPath: "\(folder)/\(host)/\(name)"
      )
      return sum
        + (attributes?[.type] as? FileAttributeType == .typeRegular
          ? (attributes?[.size] as? Int ?? 0) : 0)
    }
  }
}

/// A collector and two hosts, each in a network namespace of its own, joined by cables.
final class RelayNetwork {
  /// True if this process may make one.
  static let isPossible: Bool = {
    guard User.isRoot, CommandRun.find("ip") != nil, CommandRun.find("lttng-relayd") != nil else {
      return false
    }
    let name = "lstest\(getpid())"
    let made = try? CommandRun.run(["ip", "netns", "add", name])
    _ = try? CommandRun.run(["ip", "netns", "del", name])
    return made?.status == 0
  }()

  static let hosts = ["host-a", "host-b"]
  private static let prefix = "ls\(getpid())"
  private static let collector = "\(prefix)c"

  /// Makes the namespaces.
  init() throws {
    try Self.ip("netns", "add", Self.collector)
    for (number, host) in Self.hosts.enumerated() {
      let (name, cable) = (Self.name(host), Self.cable(host))
      try Self.ip("netns", "add", name)
      try Self.ip(
        "link",
        "add",
        cable,
        "netns",
        Self.collector,
        "type",
        "veth",
        "peer",
        "name",
        "eth0",
        "netns",
        name
      )
      try Self.ip("-n", Self.collector, "addr", "add", "10.77.\(number).1/24", "dev", cable)
      try Self.ip("-n", name, "addr", "add", "10.77.\(number).2/24", "dev", "eth0")
      try Self.ip("-n", Self.collector, "link", "set", cable, "up")
      try Self.ip("-n", name, "link", "set", "eth0", "up")
      // What waits in the kernel is lost in no cut, so there is little room for it.
      let wait = try CommandRun.run(
        ["ip", "netns", "exec", name, "sysctl", "-qw", "net.ipv4.tcp_wmem=4096 8192 8192"]
      )
      #expect(wait.status == 0, "\(wait.errors)")
    }
    try Self.ip("-n", Self.collector, "link", "set", "lo", "up")
  }

  deinit {
    for name in Self.hosts.map(Self.name) + [Self.collector] {
      _ = try? CommandRun.run(["ip", "netns", "del", name])
    }
  }

  /// The words that start a command at the collector.
  var atCollector: [String] { ["ip", "netns", "exec", Self.collector] }

  /// Records at a host, and sends the trace to the collector.
  func record(at host: String, _ arguments: [String]) throws -> CommandRun {
    let number = Self.hosts.firstIndex(of: host) ?? 0
    return try CommandRun(
      [
        "ip", "netns", "exec", Self.name(host), "unshare", "--uts", "sh", "-c",
        "hostname \(host); exec \"$@\"", "sh", CommandRun.listscope, "record",
      ] + arguments + ["--relay", "10.77.\(number).1"]
    )
  }

  /// Cuts the cable of a host, or joins it again.
  func setCable(of host: String, isJoined: Bool) throws {
    let state = isJoined ? "up" : "down"
    try Self.ip("-n", Self.collector, "link", "set", Self.cable(host), state)
  }

  /// The processes that run at a host, once they have had the time to end.
  func processesLeft(at host: String) throws -> [Substring] {
    func processes() throws -> [Substring] {
      let run = try CommandRun.run(["ip", "netns", "pids", Self.name(host)])
      try #require(run.status == 0, "\(run.errors)")
      return run.output.split(separator: "\n")
    }
    return try TestPatience.left { try processes() }
  }

  private static func name(_ host: String) -> String { "\(prefix)\(host.suffix(1))" }
  private static func cable(_ host: String) -> String { "\(prefix)v\(host.suffix(1))" }

  private static func ip(_ arguments: String...) throws {
    let run = try CommandRun.run(["ip"] + arguments)
    #expect(run.status == 0, "\(run.errors)")
  }
}
