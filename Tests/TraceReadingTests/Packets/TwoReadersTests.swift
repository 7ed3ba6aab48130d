import Testing
import TraceAnalysis
import TraceReading
import TraceTestSupport

@Suite("Our reader and libbabeltrace2") struct TwoReadersTests {
  private static let traces = [
    "one-update", "fling", "two-lists", "crossing", "lost-events", "unfinished", "schema-3",
    "diff-only", "",
  ]

  @Test("Every golden trace gives the same events", arguments: traces)
  func golden(name: String) throws {
    let path = GoldenTraces.folder + "/" + name
    let ours = try ComparableEvent.all(below: path, .packets)
    let reference = try ComparableEvent.all(below: path, .babeltrace)
    #expect(ours.events == reference.events)
    #expect(ours.tally == reference.tally)
    #expect(ours.tally.damage.count == 0)
  }

  @Test("Threads may read with libbabeltrace2 at once, though it loads its plug-ins without a lock")
  func threads() async throws {
    let path = GoldenTraces.folder + "/one-update"
    let expected = try ComparableEvent.all(below: path, .packets).events
    let areEqual = try await withThrowingTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask {
          try (0..<20).allSatisfy { _ in
            try ComparableEvent.all(below: path, .babeltrace).events == expected
          }
        }
      }
      return try await group.reduce(true) { $0 && $1 }
    }
    #expect(areEqual)
  }

  @Test("Events of one time come in the order of the streams' numbers, not of the files")
  func ties() throws {
    let folder = try TemporaryFolder()
    var writer = CTFWriter()
    let instances: [UInt64] = [7, 2, 5]
    writer.files = instances.map { instance in
      let events = ([10, 10, 20] as [UInt64]).map { time in
        CTFWriter.Event(number: CTFWriter.begin, time: time, id: UInt32(instance))
      }
      return (instance: instance, packets: [.init(events: events)])
    }
    try writer.write(to: folder.path)
    let ours = try ComparableEvent.all(below: folder.path, .packets).events
    #expect(ours.compactMap { $0["id"]?.integer } == [2, 2, 5, 5, 7, 7, 2, 5, 7])
    #expect(ours == (try ComparableEvent.all(below: folder.path, .babeltrace).events))
  }

  @Test("Hosts are numbered in the order in which their events come")
  func hosts() throws {
    let folder = try TemporaryFolder()
    for (name, time) in [("a", 30), ("b", 10), ("c", 20)] as [(String, UInt64)] {
      var writer = CTFWriter()
      writer.change = ("hostname = \"host\"", "hostname = \"\(name)\"")
      let event = CTFWriter.Event(number: CTFWriter.begin, time: time, id: 1)
      writer.files = [(0, [.init(events: [event])])]
      try writer.write(to: folder.folder(name + "/ust"))
    }
    let ours = try ComparableEvent.all(below: folder.path, .packets).events
    #expect(ours.map(\.process.host) == [0, 1, 2])
    #expect(ours == (try ComparableEvent.all(below: folder.path, .babeltrace).events))
  }
}
