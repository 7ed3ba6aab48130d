import Testing
import TraceAnalysis
import TraceReading
import TraceTestSupport

/// Traces of LTTng 2.14 to 2.16, in CTF 1.8 and in CTF 2, beside what `babeltrace2` 2.1.2 prints of them.
@Suite("Traces of newer LTTng") struct NewerTraceTests {
  private func provider(_ name: String) -> String {
    name.hasPrefix("kinds") ? "kinds" : "listscope"
  }

  private func events(
    _ path: String,
    _ provider: String,
    _ decoder: TraceDecoder = .packets
  ) throws -> (events: [ComparableEvent], tally: TraceReader.Tally) {
    var events: [ComparableEvent] = []
    let tally = try TraceReader(path: path, provider: provider, decoder: decoder).read {
      events.append(ComparableEvent($0))
    }
    return (events, tally)
  }

  @Test("There is every kind of trace")
  func all() {
    #expect(NewerTrace.names.count == 26)
  }

  @Test(
    "Every event has the number, time, name, thread and fields that are printed",
    arguments: NewerTrace.names
  )
  func printed(name: String) throws {
    let trace = try NewerTrace(name)
    let provider = provider(name)
    let printed = try trace.events().filter { $0.name.hasPrefix(provider + ":") }
    let ours = try events(trace.path, provider)
    #expect(ours.tally.damage.count == 0, "\(ours.tally.damage)")
    try #require(ours.events.count == printed.count)
    for (event, expected) in zip(ours.events, printed) {
      try #require(event.timeNs == expected.timeNs)
      try #require(event.name == expected.name)
      if case .number(let pid)? = expected.context["vpid"] {
        #expect("\(event.process.pid)" == pid)
      }
      if case .number(let tid)? = expected.context["vtid"] { #expect("\(event.thread)" == tid) }
      let plain = expected.fields.filter { $0.value != .nested }
      try #require(event.fieldNames == plain.map(\.name))
      for (value, field) in zip(event.values, plain) {
        try #require(PrintedEvent.isPrinted(value, field.value), "\(event.name) \(field.name)")
      }
    }
  }

  @Test(
    "Lost events are as many as LTTng counted",
    arguments: [("lost-ctf2", 225), ("lost-ctf1", 332)]
  )
  func lost(name: String, count: UInt64) throws {
    let trace = try NewerTrace(name)
    #expect(try events(trace.path, "listscope").tally.lostEvents == count)
  }

  @Test(
    "Nothing is missing, but for what was overwritten before a snapshot",
    arguments: NewerTrace.names.filter { !$0.hasPrefix("snapshot") }
  )
  func gaps(name: String) throws {
    let trace = try NewerTrace(name)
    #expect(try events(trace.path, provider(name)).tally.gaps.missing.isEmpty)
  }

  @Test(
    "libbabeltrace2 gives the same, or says which version reads CTF 2",
    arguments: NewerTrace.names
  )
  func twoReaders(name: String) throws {
    let trace = try NewerTrace(name)
    let provider = provider(name)
    let ours = try events(trace.path, provider)
    do {
      let reference = try events(trace.path, provider, .babeltrace)
      #expect(ours.events == reference.events)
      #expect(ours.tally == reference.tally)
    } catch TraceReadingError.decoderTooOld(_, let version) {
      #expect(name.contains("ctf2"))
      #expect(version.hasPrefix("2.0"))
    }
  }

  @Test("What babeltrace2 wrote again in CTF 2 has the events of the original")
  func rewritten() throws {
    let (original, copy) = (try NewerTrace("two-ctf2"), try NewerTrace("babeltrace-ctf2"))
    let events = try events(original.path, "listscope").events
    #expect(try self.events(copy.path, "listscope").events == events)
  }
}
