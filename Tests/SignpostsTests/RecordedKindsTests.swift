import ListSchema
import Signposts
import Synchronization
import Testing

/// Kinds that are not recorded, as a sink says in words of memory, do not reach it.
@Suite struct RecordedKindsTests {
  /// Words that can be set, and a table of them, as LTTng-UST keeps them.
  private final class Words: @unchecked Sendable {
    let states: UnsafeMutablePointer<Atomic<Int32>>
    let table: UnsafeMutablePointer<UnsafePointer<Atomic<Int32>>>

    init(_ count: Int) {
      states = .allocate(capacity: count)
      table = .allocate(capacity: count)
      for index in 0..<count {
        (states + index).initialize(to: Atomic(0))
        (table + index).initialize(to: UnsafePointer(states + index))
      }
    }

    func set(_ index: Int, to value: Int32) {
      (states + index).pointee.store(value, ordering: .relaxed)
    }
  }

  private final class Sink: ForwardingSink {
    let (intervals, events) = (Words(2), Words(3))
    let recorder = RecordingSink()

    var target: any SignpostSink { recorder }
    var recordedKinds: RecordedKinds? {
      RecordedKinds(
        intervals: UnsafePointer(intervals.table),
        intervalCount: 2,
        events: UnsafePointer(events.table),
        eventCount: 3
      )
    }
  }

  @Test("A kind reaches the sink while its word is not 0, and one without a word never does")
  func words() {
    let sink = Sink()
    let signposter = Signposter(sink: sink)
    /// Returns the signposts of kinds 0 to 4 that reach the sink: `b1` and `e1` for an interval,
    /// `i1` for an event.
    func reached() -> [String] {
      for code in 0..<5 as Range<UInt16> {
        signposter.beginInterval(IntervalKind(code: code)).end()
        let event = EventKind(code: code)
        signposter.event(event, EventValues(event, []))
      }
      return sink.recorder.take().map { signpost in
        switch signpost.phase {
        case .begin(let kind, _, _): "b\(kind.code)"
        case .end(let kind, _, _): "e\(kind.code)"
        case .event(let kind, _): "i\(kind.code)"
        default: "?"
        }
      }
    }
    #expect(reached() == [])
    sink.intervals.set(1, to: 1)
    #expect(reached() == ["b1", "e1"])
    sink.events.set(2, to: 1)
    #expect(reached() == ["b1", "e1", "i2"])
    #expect(signposter.records(EventKind(code: 2)) && !signposter.records(EventKind(code: 1)))
    sink.intervals.set(1, to: 0)
    #expect(reached() == ["i2"])
  }

  @Test("Nothing of a kind that is not recorded is computed")
  func values() {
    var computed = 0
    let signposter = Signposter(sink: Sink())
    signposter.beginInterval(
      IntervalKind(code: 1),
      {
        computed += 1; return SignpostValues(1)
      }()
    ).end()
    #expect(computed == 0)
  }
}
