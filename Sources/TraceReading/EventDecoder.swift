import TraceAnalysis

/// Decodes the events of one event class; names are made once, not once an event.
final class EventDecoder {
  /// The part of the name before the colon.
  let provider: String
  /// Whether events of this class have times.
  let hasClock: Bool
  private let name: String
  private let fields: [FieldDecoder]
  private let process: Int?
  private let thread: Int?

  /// Reads what the trace says about a class of events.
  init(_ eventClass: EventClass, isKernelTrace: Bool) {
    let parts = eventClass.name.split(separator: ":", maxSplits: 1)
    provider = parts.count == 2 ? String(parts[0]) : isKernelTrace ? "kernel" : eventClass.name
    name = parts.last.map(String.init) ?? ""
    hasClock = eventClass.hasClock
    fields = eventClass.payloadMembers.enumerated().compactMap(FieldDecoder.init)
    let context = eventClass.commonContextMembers
    func position(of name: String) -> Int? {
      context.firstIndex { $0.name == name && $0.kind == .signed }
    }
    process = position(of: "vpid")
    thread = position(of: "vtid")
  }

  /// Whether events of this class are delivered.
  var isWanted: Bool { provider == TraceReader.provider }

  /// Makes an event out of a message.
  func decode(_ message: EventMessage, timestampNs: Int64, stream: Int) -> TraceEvent {
    let context = message.commonContext
    var values: [TraceEvent.Field] = []
    if let payload = message.payload {
      values.reserveCapacity(fields.count)
      for decoder in fields {
        guard let field = payload.field(at: decoder.position) else { continue }
        values.append((name: decoder.name, value: decoder.value(of: field)))
      }
    }
    return TraceEvent(
      timestampNs: timestampNs,
      name: name,
      process: number(at: process, in: context),
      thread: number(at: thread, in: context),
      stream: stream,
      fields: values
    )
  }

  private func number(at position: Int?, in context: Structure?) -> Int32 {
    guard let position, let field = context?.field(at: position) else { return 0 }
    return Int32(truncatingIfNeeded: field.signed)
  }
}

/// Decodes one field; the labels of an enumeration are made once.
final class FieldDecoder {
  /// The name of the field.
  let name: String
  /// Its position in the structure.
  let position: Int
  private let kind: FieldKind
  private var labels: [Int64: String] = [:]

  /// Makes a decoder; nil for fields that are not read.
  init?(_ position: Int, _ member: Member) {
    guard let kind = member.kind else { return nil }
    name = member.name
    self.position = position
    self.kind = kind
  }

  /// The value of the field.
  func value(of field: Field) -> FieldValue {
    switch kind {
    case .unsigned: .unsigned(field.unsigned)
    case .signed: .integer(field.signed)
    case .single: .number(Double(field.single))
    case .double: .number(field.double)
    case .text: .text(field.text)
    case .unsignedEnumeration:
      label(Int64(truncatingIfNeeded: field.unsigned), field.unsignedLabel)
    case .signedEnumeration: label(field.signed, field.signedLabel)
    }
  }

  private func label(_ value: Int64, _ name: @autoclosure () -> String) -> FieldValue {
    if let known = labels[value] { return .label(known, value) }
    let name = name()
    labels[value] = name
    return .label(name, value)
  }
}
