import Foundation
import TestSupport
import Testing
import TraceReading

@testable import Experiments
@testable import ListScopeCommand

/// Recordings on machines that are set up in unusual ways.
@Suite(.aloneOnTheMachine, .needsDaemon)
struct OddMachineTests {
  private let folder = try? OutputFolder()
  private let listscope = CommandRun.listscope

  private func path(_ name: String) throws -> String { try #require(folder).path + "/" + name }

  private func names(_ folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  @Test("Recordings that ask for one default folder at the same time get one each")
  func sameSecond() throws {
    let script = "cd $1; exec \(listscope) record feed --items 20 --frames 5 --json"
    let runs = try (0..<4).map { _ in try CommandRun(["sh", "-c", script, "sh", path("")]) }
    for run in runs {
      let result = run.finish()
      #expect(result.status == 0 && result.output.hasPrefix("{"), "\(result)")
    }
    let recordings = try names(path("Traces/recordings"))
    #expect(recordings.count == 4)
    for name in recordings {
      let report = try CommandRun.run([listscope, "report", path("Traces/recordings/\(name)")])
      #expect(report.status == 0, "\(report)")
    }
  }

  @Test("The default folder of a second that has one already gets a number")
  func numbered() throws {
    let subject = "numbered-\(UUID().uuidString)"
    let time = Date(timeIntervalSince1970: 0)
    let folders = try (0..<3).map { _ in try RecordingFolder.makeDefault(subject, at: time) }
    defer { folders.forEach { $0.remove() } }
    let first = "Traces/recordings/\(subject)-19700101-000000"
    #expect(folders.map(\.path) == [first, first + ".2", first + ".3"])
  }

  @Test(
    "Neither a home that cannot be written nor a long TMPDIR matters",
    arguments: User.available
  )
  func folders(user: User) throws {
    let long = try path(String(repeating: "x", count: 120))
    try FileManager.default.createDirectory(atPath: long, withIntermediateDirectories: true)
    chmod(long, 0o777)
    let output = try path("\(user == .current)")
    let result = try CommandRun.run(
      [
        "env", "HOME=/proc/none", "LTTNG_HOME=\(long)", "TMPDIR=\(long)", listscope, "record",
        "feed",
        "--items", "20", "--frames", "5", "--output", output,
      ],
      as: user
    )
    #expect(result.status == 0, "\(result)")
    #expect(try names(long) == [])
  }

  private static let library =
    (try? FileManager.default.contentsOfDirectory(atPath: "/usr/lib"))?
    .map { "/usr/lib/\($0)/faketime/libfaketimeMT.so.1" }
    .first { FileManager.default.fileExists(atPath: $0) }

  @Test(
    "A wall clock that is set back by an hour changes no interval",
    .enabled(if: library != nil, "needs faketime: scripts/bootstrap --all")
  )
  func clock() throws {
    let (clock, trace) = try (path("clock"), path("back"))
    try "+0".write(toFile: clock, atomically: true, encoding: .utf8)
    let script = """
      \(listscope) run feed --items 20 --frames 20; echo -1h > \(clock)
      date -u +%H; \(listscope) run feed --items 20 --frames 20
      """
    let hour = Calendar(identifier: .gregorian).dateComponents(in: .gmt, from: Date()).hour ?? 0
    let result = try CommandRun.run(
      [listscope, "record", "--output", trace, "--json", "--", "sh", "-c", script],
      environment: [
        "LD_PRELOAD": try #require(Self.library), "FAKETIME_TIMESTAMP_FILE": clock,
        "FAKETIME_NO_CACHE": "1", "FAKETIME_DONT_FAKE_MONOTONIC": "1",
        // The times of files stay: with others Fontconfig writes caches that are wrong for everybody else.
        "NO_FAKE_STAT": "1",
      ]
    )
    #expect(result.status == 0, "\(result)")
    #expect(!result.errors.contains(String(format: "\n%02d\n", hour)), "the clock was set back")
    struct Report: Decodable {
      struct Trace: Decodable { let durationNs: Int64 }
      let trace: Trace
    }
    let report = try JSONDecoder().decode(Report.self, from: Data(result.output.utf8))
    #expect((0..<600_000_000_000).contains(report.trace.durationNs))
    #expect(try CommandRun.run(["babeltrace2", trace]).errors.isEmpty)
  }

  @Test(
    "Little shared memory makes sub-buffers smaller, with a warning, or uses the trace's folder",
    .enabled(if: User.isRoot, "only root has mounts")
  )
  func littleSharedMemory() throws {
    // The output is on a small file system as well, the first time.
    let script = """
      mount -t tmpfs -o size=4m,mode=1777 tmpfs /dev/shm; mkdir -p $1/small $1/large
      mount -t tmpfs -o size=3m,mode=1777 tmpfs $1/small; chmod 777 $1/large
      for place in small large; do
        setpriv --reuid nobody --regid nogroup --clear-groups \(listscope) record feed --items 20 \
          --frames 20 --json --output $1/$place/trace > /dev/null || echo $place failed
        grep subbufferBytes $1/$place/trace/manifest.json; ls $1/$place/trace /dev/shm
      done
      """
    let result = try CommandRun.run([
      "unshare", "--mount", "--propagation", "private", "sh", "-c", script, "sh", path(""),
    ])
    #expect(!result.output.contains("failed"), "\(result)")
    #expect(result.errors.contains("warning: Sub-buffers have 128 KiB instead of 1024 KiB"))
    let sizes = result.output.split(separator: "\n").filter { $0.contains("subbufferBytes") }
    #expect(sizes.map { $0.filter(\.isNumber) } == ["131072", "1048576"])
    #expect(!result.output.contains("buffers\n") && !result.output.contains("listscope-"))
  }

  @Test(
    "Somebody else's lttng-ust-wait file is recognised",
    .enabled(if: User.isRoot, "only root has mounts")
  )
  func waitFile() throws {
    let script = """
      mount -t tmpfs -o mode=1777 tmpfs /dev/shm
      file=/dev/shm/lttng-ust-wait-8-$(id -u nobody)
      head -c 4096 /dev/zero > $file; chown daemon $file; chmod 640 $file; cd $1
      user="setpriv --reuid nobody --regid nogroup --clear-groups"
      $user \(listscope) record feed --items 20 --frames 5 --output $1/trace; echo "record: $?"
      $user \(listscope) doctor; echo "doctor: $?"
      """
    let result = try CommandRun.run([
      "unshare", "--mount", "--propagation", "private", "sh", "-c", script, "sh", path(""),
    ])
    let file = "/dev/shm/lttng-ust-wait-8-65534"
    #expect(result.errors.contains("\(file) belongs to daemon.\n  Fix: sudo rm \(file)"))
    #expect(result.output.contains("record: 69"))
    #expect(result.output.contains("fail  lttng-ust-wait: \(file) belongs to daemon"))
    #expect(result.output.contains("doctor: 69"))
    #expect(!FileManager.default.fileExists(atPath: try path("trace")))
  }
}
