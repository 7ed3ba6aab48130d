import ListSchema
import Signposts
import Testing

@Suite struct SignposterTests {
  @Test("A disabled signposter computes no values and records nothing")
  func disabled() {
    var computed = 0
    func values() -> SignpostValues {
      computed += 1
      return .none
    }
    let open = Signposter.disabled.beginInterval(.diff, values())
    #expect(open.id == nil)
    open.end(values())
    #expect(computed == 0)
  }

  @Test("An interval ends once, with its end values, also when the body throws")
  func endsOnce() {
    struct Failure: Error {}
    let sink = RecordingSink()
    let signposter = Signposter(sink: sink, scope: SignpostScope(list: 3, update: 4))
    let result = signposter.interval(.diff, SignpostValues(1)) {
      42
    } end: {
      SignpostValues(Int64($0))
    }
    #expect(result == 42)
    #expect(throws: Failure.self) {
      try signposter.interval(.slice) { () throws(Failure) in throw Failure() }
    }
    let phases = sink.take().map(\.phase)
    #expect(
      phases == [
        .begin(.diff, SignpostID(rawValue: 1), SignpostValues(1)),
        .end(.diff, SignpostID(rawValue: 1), SignpostValues(42)),
        .begin(.slice, SignpostID(rawValue: 2), .none),
        .end(.slice, SignpostID(rawValue: 2), .none),
      ]
    )
  }
}
