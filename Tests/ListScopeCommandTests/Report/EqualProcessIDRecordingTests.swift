import Foundation
import TestSupport
import Testing

/// Two containers with equal process ids, recorded by three sessions at once.
@Suite(
  .aloneOnTheMachine,
  .needsDaemon,
  .enabled(if: User.isRoot, "only root makes PID namespaces")
)
struct EqualProcessIDRecordingTests {
  private struct Report: Decodable {
    struct Trace: Decodable {
      let processes: Int
      let unmatchedEnds: Int
    }
    struct List: Decodable {
      let process: Int
      let processInstance: Int
      let frames: Int
    }
    struct Warning: Decodable { let kind: String }
    struct Group: Decodable { let lists: [List] }
    let trace: Trace
    let groups: [Group]?
    let lists: [List]?
    let warnings: [Warning]

    /// The lists of both programs, one each.
    var all: [List] { groups?.flatMap(\.lists) ?? lists ?? [] }
    var isUncertain: Bool { warnings.contains { $0.kind == "uncertainProcesses" } }
  }

  private let folder = try? OutputFolder()

  private func report(_ name: String, _ reader: String = "packets") throws -> Report {
    let path = try #require(folder).path + "/traces" + name
    let run = try CommandRun.run(
      [CommandRun.listscope, "report", path, "--format", "json", "--reader", reader]
    )
    #expect(run.status == 0, "\(run.errors)")
    return try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
  }

  /// One program runs until it is killed, and another one in another namespace meanwhile.
  private func record() throws {
    let listscope = CommandRun.listscope
    let run = try OwnDaemon.run(
      """
      set -e; trap end EXIT; start
      session() {
        lttng create $1 --output="$2/traces/$1"
        lttng enable-channel --userspace --switch-timer=50000 $3 c
        lttng enable-event --userspace --channel c 'listscope:*'
      }
      session perpid "$1" --buffers-pid
      session plain "$1"
      lttng add-context --userspace --channel c --type vpid --type vtid
      session namespaces "$1"
      lttng add-context --userspace --channel c --type vpid --type vtid --type pid_ns
      for name in perpid plain namespaces; do lttng start $name; done
      unshare --pid --fork --kill-child \
        \(listscope) run catalog --items 200 --clock real --seconds 600 &
      first=$!
      # The other program begins once this one has a frame, which a further session tells.
      frames() {
        lttng create look --output="$2/look"
        lttng enable-event --userspace 'listscope:frame_end'
        lttng start look; sleep 0.1; lttng stop look; lttng destroy look
        babeltrace2 "$2/look" 2>/dev/null | grep -q frame_end
      }
      until frames look "$1"; do rm -rf "$1/look"; done
      unshare --pid --fork \(listscope) run catalog --items 200 --frames 31
      kill -9 $first; wait $first || true
      for name in perpid plain namespaces; do lttng stop $name; lttng destroy $name; done
      """,
      folder: try #require(folder).path
    )
    #expect(run.status == 0, "\(run.output) \(run.errors)")
  }

  @Test("Each program has its own frames where the trace tells, and else the report says so")
  func recordings() throws {
    try record()
    for reader in ["packets", "babeltrace"] {
      for name in ["/perpid", "/namespaces"] {
        let report = try report(name, reader)
        #expect(report.trace.processes == 2)
        #expect(report.trace.unmatchedEnds == 0)
        // The first one has as many as it had time for.
        #expect(report.all.count == 2, "\(name)")
        #expect(report.all.contains { $0.frames == 30 }, "\(name)")
        #expect(!report.isUncertain, "\(name)")
      }
      // Metadata of buffers per process have ids as the daemon sees them.
      #expect(try Set(report("/namespaces", reader).all.map(\.processInstance)) == [0, 1])
      #expect(try report("/plain", reader).isUncertain)
    }
    let all = try report("")
    #expect(all.trace.processes == 6)
    #expect(all.isUncertain)
  }
}
