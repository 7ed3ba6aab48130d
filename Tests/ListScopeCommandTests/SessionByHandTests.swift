import Foundation
import TestSupport
import Testing

/// Runs under sessions that `lttng` has made, as a user would.
@Suite(.aloneOnTheMachine, .needsDaemon)
struct SessionByHandTests {
  private let folder = try? OutputFolder()
  private let listscope = CommandRun.listscope
  private let probe = CommandRun.probe

  private func path(_ name: String) throws -> String { try #require(folder).path + "/" + name }

  /// Runs a shell script beside a separate session daemon; `$1` is the folder of the test.
  private func runUnderDaemon(_ script: String) throws {
    let run = try OwnDaemon.run("set -e; trap end EXIT; start\n" + script, folder: path(""))
    #expect(run.status == 0, "\(run.output) \(run.errors)")
  }

  @Test("A custom session records a run; with one kind only, the report says so")
  func sessionByHand() throws {
    try runUnderDaemon(
      """
      for events in '*' 'diff*'; do
        lttng create mine --output="$1/$events"
        lttng enable-event --userspace "listscope:$events"
        lttng start
        \(listscope) run catalog --items 1000 --seconds 1
        lttng stop
        lttng destroy mine
      done
      """
    )
    let all = try CommandRun.run([listscope, "report", path("*"), "--full"])
    #expect(all.status == 0, "\(all.errors)")
    #expect(all.output.contains("60 frames"))
    let diff = try CommandRun.run([listscope, "report", path("diff*")])
    #expect(diff.status == 0, "\(diff.errors)")
    #expect(diff.output.contains("The trace has no frames"))
  }

  @Test("A session with a filter gets its events, and one beside it all of them")
  func filter() throws {
    try runUnderDaemon(
      """
      lttng create all --output="$1/all"
      lttng enable-event --session all --userspace 'listscope:*'
      lttng create some --output="$1/some"
      lttng enable-event --session some --userspace 'listscope:frame_begin' \
        --filter 'frame >= 50 && offset_points < 40.0'
      lttng start all; lttng start some
      \(probe) --events 200
      lttng stop all; lttng stop some
      lttng destroy all; lttng destroy some
      """
    )
    func events(_ session: String) throws -> [Substring] {
      try #require(try OutputFolder.events(of: path(session)))
    }
    func frames(_ events: [Substring]) -> [String] {
      events.compactMap { event in
        event.firstMatch(of: /frame = (\d+), offset_points = ([\d.]+), phase/)
          .map { "\($0.1) \($0.2)" }
      }
    }
    let expected = (0..<100).map { frame in
      frame % 2 == 0 ? "\(frame) \(frame / 2)" : "\(frame) \(frame / 2).5"
    }
    let (all, some) = (try events("all"), try events("some"))
    #expect(all.count == 200)
    #expect(frames(all) == expected)
    #expect(some.count == 30)
    #expect(frames(some) == Array(expected[50..<80]))
  }

  @Test("The intervals of two processes at once in one session are not mixed up")
  func twoProcesses() throws {
    try runUnderDaemon(
      """
      lttng create mine --output="$1/two"
      lttng enable-event --userspace 'listscope:*'
      lttng add-context --userspace --type vpid --type vtid
      lttng start
      \(listscope) run catalog --items 500 --seconds 2 --users 2 &
      \(listscope) run chat --items 500 --seconds 2
      wait $!
      lttng stop
      lttng destroy mine
      """
    )
    let run = try CommandRun.run([listscope, "report", path("two"), "--format", "json"])
    #expect(run.status == 0, "\(run.errors)")
    struct Report: Decodable {
      struct Trace: Decodable {
        let processes: Int
        let unfinishedIntervals: Int
        let unmatchedEnds: Int
      }
      struct List: Decodable {
        let process: Int
        let list: Int
        let frames: Int
      }
      struct Group: Decodable { let lists: [List] }
      let trace: Trace
      let groups: [Group]
    }
    let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
    #expect(report.trace.processes == 2)
    #expect(report.trace.unfinishedIntervals == 0)
    #expect(report.trace.unmatchedEnds == 0)
    // Two scenarios are two groups.
    #expect(report.groups.map(\.lists.count).sorted() == [1, 2])
    let lists = report.groups.flatMap(\.lists)
    #expect(Set(lists.map(\.process)).count == 2)
    #expect(lists.allSatisfy { $0.frames == 119 })
  }
}
