import ListSchema
import Signposts
import Testing
import TraceAnalysis
import TraceTestSupport
@testable import Exports
@testable import HTMLReports
@testable import Reports

@Suite struct TimelineTracksTests {
  private func names(_ timeline: TraceTimeline) -> [String] {
    TrackNames.names(of: timeline.tracks)
  }

  @Test("Processes that follow one another share a track, however many there are")
  func processes() throws {
    let timeline = try #require(TimelinePages.timeline(TimelinePages.processes(55)))
    #expect(names(timeline) == ["55 processes, one after another"])
    #expect(timeline.rows.count == 1 && timeline.count == 55 * 4)
    let entries = timeline.rows[0].entries
    #expect(zip(entries, entries.dropFirst()).allSatisfy { $0.endNs <= $1.startNs })
    #expect(timeline.endNs == 109_000_000)
    #expect(timeline.extent.leftOut == 0)
  }

  @Test("Intervals of a process that comes late are in their place")
  func order() throws {
    var script = TimelinePages.processes(1)
    script.process = ProcessID(pid: 9)
    // It is known by its end only after that of the process that follows it.
    for (pid, start, end) in [(9, 2_000_000, 2_100_000), (8, 2_200_000, 2_300_000)] {
      script.process = ProcessID(pid: Int32(pid))
      script.begin("update", 1, at: Int64(start))
      script.end("update", 1, at: Int64(end))
    }
    let timeline = try #require(TimelinePages.timeline(script))
    #expect(names(timeline) == ["3 processes, one after another"])
    #expect(timeline.tracks[0].processes.map(\.pid) == [1, 9, 8])
    #expect(timeline.rows[0].entries.map(\.startNs).suffix(2) == [2_000_000, 2_200_000])
  }

  /// Returns a script with processes at the same time, each with an interval on `threads` threads.
  private func sideBySide(_ processes: Int, threads: Int = 1) -> TraceScript {
    var script = TraceScript()
    for pid in 1...processes {
      script.process = ProcessID(pid: Int32(pid))
      for thread in 1...threads {
        script.thread = Int32(10 * pid + thread)
        script.begin("update", UInt32(thread), at: Int64(pid))
      }
      for thread in 1...threads {
        script.thread = Int32(10 * pid + thread)
        script.end("update", UInt32(thread), at: 5_000 + Int64(pid))
      }
    }
    return script
  }

  @Test("Processes and threads at the same time have tracks of their own")
  func parallel() throws {
    let one = try #require(TimelinePages.timeline(sideBySide(1, threads: 2)))
    #expect(names(one) == ["thread 11", "thread 12"])
    let two = try #require(TimelinePages.timeline(sideBySide(2)))
    #expect(names(two) == ["process 1", "process 2"])
  }

  @Test("Threads of processes that follow one another are numbered")
  func threads() throws {
    var script = sideBySide(1, threads: 2)
    script.process = ProcessID(pid: 7)
    for thread in [71, 72] as [Int32] {
      script.thread = thread
      script.begin("update", UInt32(thread), at: 9_000 + Int64(thread))
      script.end("update", UInt32(thread), at: 9_900)
    }
    let timeline = try #require(TimelinePages.timeline(script))
    #expect(
      names(timeline) == [1, 2].map { "2 processes, one after another, thread \($0) of each" }
    )
  }

  @Test("What is of too many processes at once is counted")
  func tooMany() throws {
    let timeline = try #require(TimelinePages.timeline(sideBySide(30)))
    #expect(timeline.tracks.count == 24 && timeline.count == 24)
    #expect(timeline.extent.leftOut == 6)
    #expect(TimelineSection.notes(timeline).first?.contains("6 of 30 intervals") == true)
  }
}
