import Foundation
import Glibc
import TestSupport
import Testing

/// Recordings that a relay daemon on another machine keeps.
@Suite(
  .needsDaemon,
  .enabled(if: CommandRun.find("lttng-relayd") != nil, "needs lttng-relayd: scripts/bootstrap"),
  .serialized
)
struct RelayTests {
  private struct Report: Decodable {
    struct Trace: Decodable {
      let events: Int
      let lostEvents: Int
    }
    struct Group: Decodable {}
    let trace: Trace
  }

  /// A collector, and hosts that record for it.
  private struct Collection {
    private let folder: OutputFolder
    let network: RelayNetwork
    let daemon: RelayDaemon

    init() throws {
      folder = try OutputFolder()
      network = try RelayNetwork()
      daemon = try RelayDaemon(
        folder: folder.path + "/collector",
        prefix: network.atCollector,
        port: 5342
      )
    }

    /// Starts the same recording at a host, with ring buffers of a size.
    func record(at host: String, buffer: String) throws -> CommandRun {
      try network.record(
        at: host,
        [
          "catalog", "--items", "500", "--seconds", "100", "--buffer-size", buffer, "--output",
          "\(folder.path)/\(host)",
        ]
      )
    }
  }

  private static let port = 21_000 + Int(getpid()) % 20_000

  private func report(_ path: String) throws -> (status: Int32, report: Report) {
    let run = try CommandRun.run([CommandRun.listscope, "report", path, "--format", "json"])
    return (run.status, try JSONDecoder().decode(Report.self, from: Data(run.output.utf8)))
  }

  /// Returns whether a recording says that the collector does not have all of it.
  ///
  /// Either it refused, or it is still trying when its time is over: which it is depends on the machine.
  private func isIncomplete(_ run: (status: Int32, output: String, errors: String)) -> Bool {
    ["has not kept all of the trace", "has not confirmed all of the trace"].contains {
      run.errors.contains("The recording is incomplete: the relay daemon at ")
        && run.errors.contains($0)
    }
  }

  @Test(
    "Of two hosts, one loses what it records while its cable is cut, and nothing else is lost",
    .enabled(if: RelayNetwork.isPossible, "needs root, and iproute2 with network namespaces")
  )
  func cut() throws {
    let collection = try Collection()
    let (network, daemon) = (collection.network, collection.daemon)
    let whole = try collection.record(at: "host-a", buffer: "8M")
    let cut = try collection.record(at: "host-b", buffer: "64K")
    while cut.process.isRunning, daemon.bytes(of: "host-b") < 200_000 { usleep(10_000) }
    try network.setCable(of: "host-b", isJoined: false)
    // Both play the same: what one sends meanwhile is far more than the other's buffers hold.
    let before = daemon.bytes(of: "host-a")
    while whole.process.isRunning, daemon.bytes(of: "host-a") < before + 1_000_000 {
      usleep(10_000)
    }
    try network.setCable(of: "host-b", isJoined: true)
    let (first, second) = (whole.finish(), cut.finish())
    #expect(first.status == 0, "\(first.errors)")
    #expect(first.output.contains("host-a/listscope-catalog-500-DATE-TIME"))
    #expect(second.status == 65, "\(second.errors)")
    #expect(second.errors.contains(/[1-9]\d* events were lost/))

    let (kept, lossy) = (
      try report(daemon.folder + "/host-a"), try report(daemon.folder + "/host-b")
    )
    #expect(kept.status == 0)
    #expect(kept.report.trace.lostEvents == 0)
    #expect(lossy.status == 65)
    #expect(lossy.report.trace.lostEvents > 0)
    // Both have played the same; how many frames were late is up to the machine.
    let all = lossy.report.trace.events + lossy.report.trace.lostEvents
    #expect(abs(all - kept.report.trace.events) < kept.report.trace.events / 20)

    let both = try CommandRun.run([CommandRun.listscope, "report", daemon.folder])
    #expect(both.status == 65)
    for host in RelayNetwork.hosts { #expect(both.output.contains("of 2 on \(host)")) }
  }

  @Test(
    "A cable that is never joined again ends the recording with an error, and leaves nothing running",
    .enabled(if: RelayNetwork.isPossible, "needs root, and iproute2 with network namespaces")
  )
  func cutForGood() throws {
    let collection = try Collection()
    let (network, daemon) = (collection.network, collection.daemon)
    let recording = try collection.record(at: "host-b", buffer: "64K")
    while recording.process.isRunning, daemon.bytes(of: "host-b") < 200_000 { usleep(10_000) }
    try network.setCable(of: "host-b", isJoined: false)
    let run = recording.finish()
    #expect(run.status == 69, "\(run.output)")
    #expect(isIncomplete(run), "\(run.errors)")
    #expect(try network.processesLeft(at: "host-b") == [])
    // What arrived before can be read, unless the last of what describes it was still on its way.
    if let kept = try? report(daemon.folder + "/host-b") { #expect(kept.report.trace.events > 0) }
  }

  @Test(
    "A disk of the collector that becomes full is reported",
    .enabled(if: User.isRoot, "needs root, for a small file system")
  )
  func full() throws {
    let folder = try OutputFolder()
    let disk = folder.path + "/disk"
    try FileManager.default.createDirectory(atPath: disk, withIntermediateDirectories: true)
    let mount = try CommandRun.run(["mount", "-t", "tmpfs", "-o", "size=512k", "tmpfs", disk])
    try #require(mount.status == 0, "\(mount.errors)")
    defer { _ = try? CommandRun.run(["umount", "-l", disk]) }
    let daemon = try RelayDaemon(folder: disk, port: Self.port)
    let run = try CommandRun.run(
      [
        CommandRun.listscope, "record", "catalog", "--items", "500", "--seconds", "60", "--relay",
        "127.0.0.1:\(Self.port):\(Self.port + 1)", "--output", folder.path + "/recording",
      ]
    )
    #expect(run.status == 69, "\(run.output)")
    #expect(isIncomplete(run), "\(run.errors)")
    withExtendedLifetime(daemon) {}
  }

  @Test(
    "Where no relay daemon listens, the recording fails at once",
    arguments: [
      ("127.0.0.1:1", "Connection refused"), ("nowhere.invalid", "nowhere.invalid:5342"),
      ("[::1]:1:1", "::1:1"),
    ]
  )
  func nobody(relay: String, complaint: String) throws {
    let folder = try OutputFolder()
    let output = folder.path + "/recording"
    let run = try CommandRun.run(
      [CommandRun.listscope, "record", "catalog", "--relay", relay, "--output", output]
    )
    #expect(run.status == 69, "\(run.errors)")
    #expect(run.errors.contains("No relay daemon can be reached at"))
    #expect(run.errors.contains(complaint))
    #expect(!FileManager.default.fileExists(atPath: output))
  }

  @Test("Somebody else who listens there is no relay daemon")
  func stranger() throws {
    let folder = try OutputFolder()
    let port = Self.port + 10
    let listener = try CommandRun(
      [
        "python3", "-c",
        """
        import socket, time
        s = [socket.create_server(("127.0.0.1", \(port) + n)) for n in (0, 1)]
        print("listens", flush=True)
        time.sleep(300)
        """,
      ]
    )
    defer { listener.process.terminate() }
    listener.waitForOutput()
    let run = try CommandRun.run(
      [
        CommandRun.listscope, "record", "catalog", "--relay",
        "127.0.0.1:\(port):\(port + 1)", "--output", folder.path + "/recording",
      ]
    )
    #expect(run.status == 69, "\(run.errors)")
    #expect(run.errors.contains(/The recording could not start|LTTng refused/), "\(run.errors)")
  }

  @Test(
    "What is no address, or needs the trace here, is refused",
    arguments: [
      ["--relay", "a:b"], ["--relay", ""], ["--relay", "host", "--json"],
      ["--relay", "host", "--stacks"], ["--relay", "tcp://host"],
    ]
  )
  func refused(arguments: [String]) throws {
    let run = try CommandRun.run([CommandRun.listscope, "record", "catalog"] + arguments)
    #expect(run.status == 64, "\(run.errors)")
  }
}
