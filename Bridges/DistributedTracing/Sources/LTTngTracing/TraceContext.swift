public import ServiceContextModule

/// The place of a span: its trace, and itself, as W3C's Trace Context has them.
public struct TraceContext: Hashable, Sendable {
  /// The number of the trace, in two halves.
  let trace: (high: UInt64, low: UInt64)
  /// The number of the span.
  let span: UInt64
  /// True if the caller records the trace.
  let isSampled: Bool

  /// Makes a new span, in the trace of a parent if there is one.
  init(childOf parent: TraceContext?) {
    var random = SystemRandomNumberGenerator()
    let new = UInt64.random(in: 1 ... .max, using: &random)
    let high = UInt64.random(in: 1 ... .max, using: &random)
    trace = parent?.trace ?? (high, UInt64.random(in: 1 ... .max, using: &random))
    span = new
    isSampled = parent?.isSampled ?? true
  }

  /// Reads the header `traceparent`; nil for one that is not of its form.
  init?(traceparent: String) {
    let parts = traceparent.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count >= 4, parts[0].utf8.count == 2, parts[0] != "ff",
      parts[0] != "00" || parts.count == 4, Self.number(parts[0], digits: 2) != nil,
      parts[1].utf8.count == 32,
      let high = Self.number(parts[1].prefix(16), digits: 16),
      let low = Self.number(parts[1].suffix(16), digits: 16), high | low != 0,
      let span = Self.number(parts[2], digits: 16), span != 0,
      let flags = Self.number(parts[3], digits: 2)
    else { return nil }
    trace = (high, low)
    self.span = span
    isSampled = flags & 1 != 0
  }

  /// The header `traceparent`.
  var traceparent: String { "00-\(traceDigits)-\(spanDigits)-\(isSampled ? "01" : "00")" }

  /// The digits of the trace.
  var traceDigits: String { Self.digits(trace.high) + Self.digits(trace.low) }

  /// The digits of the span.
  var spanDigits: String { Self.digits(span) }

  private static func digits(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// The number of lower-case digits; nil for any other text.
  private static func number(_ text: Substring, digits: Int) -> UInt64? {
    let isHexadecimal = text.utf8.allSatisfy {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
        || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
    }
    return text.utf8.count == digits && isHexadecimal ? UInt64(text, radix: 16) : nil
  }

  /// Returns whether both are the same span.
  public static func == (left: TraceContext, right: TraceContext) -> Bool {
    left.trace == right.trace && left.span == right.span && left.isSampled == right.isSampled
  }

  /// Feeds trace and span to the hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(trace.high)
    hasher.combine(trace.low)
    hasher.combine(span)
  }
}

private enum TraceContextKey: ServiceContextKey {
  typealias Value = TraceContext
}

extension ServiceContext {
  /// The span that is going on; nil for none.
  public internal(set) var traceContext: TraceContext? {
    get { self[TraceContextKey.self] }
    set { self[TraceContextKey.self] = newValue }
  }
}
