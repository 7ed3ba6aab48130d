internal import OSSignposts
public import Tracing

/// Records spans as intervals of LTTng, which `listscope` reads.
///
/// ```swift
/// InstrumentationSystem.bootstrap(LTTngTracer())
/// ```
///
/// Spans are signposts of the subsystem `distributed-tracing`, with the kind of the span as their category. While no
/// session records a kind, its spans pass their context on, and cost about as much as those of `NoOpTracer`.
public struct LTTngTracer: Tracer {
  private let signposters: Signposters

  /// Makes a tracer; all record to the same sessions.
  public init() {
    signposters = Signposters()
  }

  /// Begins a span; it is recorded if a session records its kind.
  public func startSpan<Instant: TracerInstant>(
    _ operationName: String,
    context: @autoclosure () -> ServiceContext,
    ofKind kind: SpanKind,
    at instant: @autoclosure () -> Instant,
    function: String,
    file fileID: String,
    line: UInt
  ) -> LTTngSpan {
    guard signposters.records(kind) else { return LTTngSpan(passingOn: context()) }
    return LTTngSpan(operationName, in: context(), signposters[kind])
  }

  /// Does nothing: LTTng has its own way to the disk.
  public func forceFlush() {}

  /// Takes the caller's span from the header `traceparent`.
  public func extract<Carrier, Extract: Extractor>(
    _ carrier: Carrier,
    into context: inout ServiceContext,
    using extractor: Extract
  ) where Extract.Carrier == Carrier {
    let header = extractor.extract(key: "traceparent", from: carrier)
    if let parent = header.flatMap({ TraceContext(traceparent: $0) }) {
      context.traceContext = parent
    }
  }

  /// States the span that is going on in the header `traceparent`.
  public func inject<Carrier, Inject: Injector>(
    _ context: ServiceContext,
    into carrier: inout Carrier,
    using injector: Inject
  ) where Inject.Carrier == Carrier {
    guard let current = context.traceContext else { return }
    injector.inject(current.traceparent, forKey: "traceparent", into: &carrier)
  }
}

/// A signposter for each kind of span; a class, so that a copy of the tracer copies none of them.
final class Signposters: Sendable {
  private let server = Signposters.signposter("server")
  private let client = Signposters.signposter("client")
  private let producer = Signposters.signposter("producer")
  private let consumer = Signposters.signposter("consumer")
  private let inner = Signposters.signposter("internal")

  subscript(kind: SpanKind) -> OSSignposter {
    switch kind {
    case .server: server
    case .client: client
    case .producer: producer
    case .consumer: consumer
    case .internal: inner
    }
  }

  /// True while a session records spans of a kind.
  func records(_ kind: SpanKind) -> Bool {
    switch kind {
    case .server: server.isEnabled
    case .client: client.isEnabled
    case .producer: producer.isEnabled
    case .consumer: consumer.isEnabled
    case .internal: inner.isEnabled
    }
  }

  private static func signposter(_ category: String) -> OSSignposter {
    OSSignposter(subsystem: "distributed-tracing", category: category)
  }
}
