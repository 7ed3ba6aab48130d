internal import OSSignposts
internal import Synchronization
public import Tracing

/// A span that is recorded as an interval, or passes its context on.
public struct LTTngSpan: Span {
  /// The context, in which this span is the one that is going on.
  public let context: ServiceContext
  /// The span while it is recorded; nil where it is not.
  private let recorded: RecordedSpan?

  /// Makes a span that is not recorded.
  init(passingOn context: ServiceContext) {
    self.context = context
    recorded = nil
  }

  /// Begins a span that is recorded.
  init(_ name: String, in parent: ServiceContext, _ signposter: OSSignposter) {
    let own = TraceContext(childOf: parent.traceContext)
    var context = parent
    context.traceContext = own
    self.context = context
    recorded = RecordedSpan(name, own, childOf: parent.traceContext, signposter)
  }

  /// True until the end of a span that is recorded.
  public var isRecording: Bool { recorded?.isOpen ?? false }

  /// The name; a change is stated at the end, as intervals have the name of their begin.
  public var operationName: String {
    get { recorded?.details.withLock { $0.name } ?? "" }
    nonmutating set { recorded?.details.withLock { $0.name = newValue } }
  }

  /// The attributes, which are stated at the end.
  public var attributes: SpanAttributes {
    get { recorded?.details.withLock { $0.attributes } ?? [:] }
    nonmutating set { recorded?.details.withLock { $0.attributes = newValue } }
  }

  /// Sets the status, which is stated at the end.
  public func setStatus(_ status: SpanStatus) {
    recorded?.details.withLock { $0.status = status }
  }

  /// Adds a link to another span, which is stated at the end.
  public func addLink(_ link: SpanLink) {
    guard let recorded, let other = link.context.traceContext else { return }
    recorded.details.withLock { $0.links.append(other) }
  }

  /// Records an event of the span.
  public func addEvent(_ event: SpanEvent) {
    recorded?.emit(event.name, event.attributes)
  }

  /// Records an error of the span, as an event.
  public func recordError<Instant: TracerInstant>(
    _ error: any Error,
    attributes: SpanAttributes,
    at instant: @autoclosure () -> Instant
  ) {
    guard let recorded else { return }
    var attributes = attributes
    attributes["exception.message"] = "\(error)"
    recorded.emit("exception", attributes)
  }

  /// Ends the span; a second end does nothing.
  public func end<Instant: TracerInstant>(at instant: @autoclosure () -> Instant) {
    recorded?.end()
  }
}

/// The recorded side of a span.
final class RecordedSpan: Sendable {
  /// The facts that are stated at the end.
  struct Details: Sendable {
    var name: String
    var attributes: SpanAttributes = [:]
    var status: SpanStatus?
    var links: [TraceContext] = []
    var isOpen = true
  }

  let details: Mutex<Details>
  private let name: String
  private let place: TraceContext
  private let signposter: OSSignposter
  private let state: OSSignpostIntervalState

  init(
    _ name: String,
    _ place: TraceContext,
    childOf parent: TraceContext?,
    _ signposter: OSSignposter
  ) {
    details = Mutex(Details(name: name))
    (self.name, self.place, self.signposter) = (name, place, signposter)
    state = signposter.beginInterval(
      named: name,
      id: OSSignpostID(place.span),
      message: "trace=\(place.traceDigits) span=\(place.spanDigits)"
        + (parent.map { " parent=\($0.spanDigits)" } ?? "")
    )
  }

  var isOpen: Bool { details.withLock { $0.isOpen } }

  func emit(_ name: String, _ attributes: SpanAttributes) {
    signposter.emitEvent(
      named: name,
      id: OSSignpostID(place.span),
      message: (["span=\(place.spanDigits)"] + attributes.words).joined(separator: " ")
    )
  }

  func end() {
    let last: Details? = details.withLock { details in
      guard details.isOpen else { return nil }
      details.isOpen = false
      return details
    }
    guard let last else { return }
    signposter.endInterval(named: name, state, message: last.words(after: name))
  }
}

extension RecordedSpan.Details {
  /// The message at the end of a span that began with a name.
  fileprivate func words(after first: String) -> String {
    var words = attributes.words
    if name != first { words.append("name=\(name)") }
    if let status {
      words.append("status=\(status.code == .ok ? "ok" : "error")")
      if let message = status.message { words.append("status_message=\(message)") }
    }
    words += links.map { "link=\($0.traceDigits)/\($0.spanDigits)" }
    return words.joined(separator: " ")
  }
}

extension SpanAttributes {
  /// Every attribute as `key=value`, in the order of the keys.
  fileprivate var words: [String] {
    var words: [String] = []
    forEach { words.append("\($0)=\($1.words)") }
    return words.sorted()
  }
}

extension SpanAttribute {
  /// The value alone.
  fileprivate var words: String {
    switch self {
    case .int32(let value): "\(value)"
    case .int64(let value): "\(value)"
    case .double(let value): "\(value)"
    case .bool(let value): "\(value)"
    case .string(let value): value
    case .stringConvertible(let value): value.description
    case .int32Array(let values): "\(values)"
    case .int64Array(let values): "\(values)"
    case .doubleArray(let values): "\(values)"
    case .boolArray(let values): "\(values)"
    case .stringArray(let values): "\(values)"
    case .stringConvertibleArray(let values): "\(values.map(\.description))"
    default: "\(self)"
    }
  }
}
