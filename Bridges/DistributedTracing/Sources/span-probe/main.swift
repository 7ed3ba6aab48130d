import LTTngTracing
import Tracing

// span-probe [--measure]
//
// Answers a few requests, each in spans; or measures what spans cost while nothing is recorded.
let tracer = LTTngTracer()
if CommandLine.arguments.contains("--measure") {
  let nothing = NoOpTracer()
  let rounds = 1_000_000
  let clock = ContinuousClock()
  func nanoseconds(_ body: () -> Void) -> Double {
    let times = (0..<7).map { _ in clock.measure { for _ in 0..<rounds { body() } } / rounds }
    return Double((times.min() ?? .zero).components.attoseconds) / 1e9
  }
  let context = ServiceContext.topLevel
  print(
    "LTTngTracer \(nanoseconds { tracer.startSpan("request", context: context, ofKind: .server).end() }) ns"
  )
  print(
    "NoOpTracer \(nanoseconds { nothing.startSpan("request", context: context, ofKind: .server).end() }) ns"
  )
} else {
  for request in 0..<3 {
    tracer.withSpan("request", ofKind: .server) { span in
      span.attributes["request"] = request
      tracer.withSpan("query", ofKind: .client) { $0.addEvent("connected") }
    }
  }
}
