import LTTng
import ListSchema
import Signposts
import Testing

@Suite struct LTTngSinkTests {
  private let sink = LTTngSink()

  @Test("Without a session no interval is recorded")
  func disabled() {
    #expect(LTTngSink.isAvailable)
    #expect(!LTTngSink.isTracing)
    #expect(!LTTngSink.isEnabled(.diff))
    #expect(!sink.isEnabled(.runBegin))
    let scope = SignpostScope()
    #expect(sink.begin(.diff, scope: scope, id: .automatic, values: .none) == nil)
    #expect(sink.begin("decode", scope: scope, id: .automatic) == nil)
    sink.counter("cells", scope: scope, value: 1)
  }

  @Test("A kind that the provider does not define is never recorded", arguments: [60, .max])
  func unknownKind(code: UInt16) {
    let scope = SignpostScope()
    let kind = IntervalKind(code: code)
    #expect(sink.begin(kind, scope: scope, id: .automatic, values: .none) == nil)
    sink.end(kind, scope: scope, id: SignpostID(rawValue: 1), values: .none)
    #expect(!sink.isEnabled(EventKind(code: code)))
    sink.event(EventKind(code: code), scope: scope, values: [.integer(1)])
  }
}
