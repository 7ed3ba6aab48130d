import ListSchema
import Signposts
import Synchronization
import Testing

/// Kinds that are not recorded, as a sink says in words of memory, do not reach it.
@Suite struct RecordedKindsTests {
  /// Two words, one of which can be set, and the tables that LTTng-UST would keep.
  private final class Words: @unchecked Sendable {
    let states = UnsafeMutablePointer<Atomic<Int32>>.allocate(capacity: 2)
    let table = UnsafeMutablePointer<UnsafePointer<Atomic<Int32>>>.allocate(capacity: 2)

    init() {
      for index in 0..<2 {
        (states + index).initialize(to: Atomic(0))
        (table + index).initialize(to: UnsafePointer(states + index))
      }
    }

    /// Of both tables only the first two kinds are in it.
    var kinds: RecordedKinds {
      RecordedKinds(
        intervals: UnsafePointer(table),
        intervalCount: 2,
        events: UnsafePointer(table),
        eventCount: 2
      )
    }
  }

  private final class Sink: ForwardingSink {
    let words = Words()
    let recorder = RecordingSink()

    var target: any SignpostSink { recorder }
    var recordedKinds: RecordedKinds? { words.kinds }

    func begin(
      _ kind: IntervalKind,
      scope: SignpostScope,
      id: SignpostID,
      values: SignpostValues
    ) -> SignpostID? {
      recorder.begin(kind, scope: scope, id: id, values: values)
    }

    func end(_ kind: IntervalKind, scope: SignpostScope, id: SignpostID, values: SignpostValues) {
      recorder.end(kind, scope: scope, id: id, values: values)
    }
  }

  @Test("A kind reaches the sink while its word is not 0, and one without a word never does")
  func words() {
    let sink = Sink()
    let signposter = Signposter(sink: sink)
    let (kind, other) = (IntervalKind(code: 1), IntervalKind(code: 2))
    let (event, otherEvent) = (EventKind(code: 1), EventKind(code: 2))
    func phases() -> Int {
      for kind in [kind, other] { signposter.beginInterval(kind).end() }
      for event in [event, otherEvent] where signposter.records(event) {
        signposter.event(event, EventValues(event, []))
      }
      return sink.recorder.take().count
    }
    #expect(phases() == 0)
    (sink.words.states + 1).pointee.store(1, ordering: .relaxed)
    #expect(phases() == 3)
    #expect(signposter.records(event) && !signposter.records(otherEvent))
    (sink.words.states + 1).pointee.store(0, ordering: .relaxed)
    #expect(phases() == 0)
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
