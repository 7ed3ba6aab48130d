import Testing
import Tracing

@testable import LTTngTracing

/// The header `traceparent`, and spans while nothing is recorded.
@Suite struct TraceContextTests {
  private static let header = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01"

  @Test("A header is read and written as W3C's Trace Context has it")
  func header() {
    #expect(TraceContext(traceparent: Self.header)?.traceparent == Self.header)
    let child = TraceContext(childOf: TraceContext(traceparent: Self.header))
    #expect(child.traceDigits == "4bf92f3577b34da6a3ce929d0e0e4736")
    #expect(child.spanDigits != "00f067aa0ba902b7" && child.spanDigits.utf8.count == 16)
  }

  @Test(
    "A header of another form is nothing",
    arguments: [
      "", "00", "00-0-0-01", "ff-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01",
      "00-00000000000000000000000000000000-00f067aa0ba902b7-01",
      "00-4bf92f3577b34da6a3ce929d0e0e4736-0000000000000000-01",
      "00-4BF92F3577B34DA6A3CE929D0E0E4736-00F067AA0BA902B7-01",
      "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01-more",
      "00-+bf92f3577b34da6a3ce929d0e0e473-00f067aa0ba902b7-01",
    ]
  )
  func badHeaders(header: String) {
    #expect(TraceContext(traceparent: header) == nil)
  }

  private struct Headers: Extractor, Injector {
    func extract(key: String, from carrier: [String: String]) -> String? { carrier[key] }
    func inject(_ value: String, forKey key: String, into carrier: inout [String: String]) {
      carrier[key] = value
    }
  }

  @Test("A span that is not recorded passes its caller's context on")
  func passingOn() {
    let tracer = LTTngTracer()
    var context = ServiceContext.topLevel
    tracer.extract(["traceparent": Self.header], into: &context, using: Headers())
    let span = tracer.startSpan("request", context: context, ofKind: .server)
    span.attributes["key"] = "value"
    span.end()
    #expect(!span.isRecording && span.attributes.isEmpty)
    var headers: [String: String] = [:]
    tracer.inject(span.context, into: &headers, using: Headers())
    #expect(headers == ["traceparent": Self.header])
  }
}
