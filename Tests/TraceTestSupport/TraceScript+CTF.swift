import Foundation
import TraceAnalysis

/// Writes a script as CTF, in the order of the script, so that times may go backwards.
package struct ScriptFile {
  /// The number of events in a packet.
  package var packetEvents = 10_000
  private let script: TraceScript
  private let types: [EventType]

  /// Prepares to write.
  ///
  /// - Precondition: all events are of one thread, and those of one type have fields of the same kinds.
  package init(_ script: TraceScript) {
    self.script = script
    var seen: Set<ObjectIdentifier> = []
    types = script.events.map(\.type).filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  /// Writes `metadata` and one stream into a folder, which is made.
  package func write(to folder: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    var trace = HandMadeTrace()
    trace.context = "int32_t _vpid; int32_t _vtid;"
    trace.types =
      "typealias integer { size = 64; align = 8; signed = true; } := int64_t;\n"
      + "typealias floating_point { exp_dig = 11; mant_dig = 53; align = 8; } := double;"
    trace.events = types.enumerated().map { number, type in
      (number, "\(type.provider):\(type.name)", declaration(of: type))
    }
    try Data(trace.metadata.utf8).write(to: URL(fileURLWithPath: folder + "/metadata"))
    let stream = packets(trace).joined()
    try Data(stream).write(to: URL(fileURLWithPath: folder + "/stream_0"))
  }

  private func packets(_ trace: HandMadeTrace) -> [[UInt8]] {
    let numbers = Dictionary(
      uniqueKeysWithValues: types.enumerated().map { (ObjectIdentifier($1), UInt64($0)) }
    )
    let events = script.events
    return stride(from: 0, to: max(1, events.count), by: packetEvents).map { start in
      let part = events[min(start, events.count)..<min(start + packetEvents, events.count)]
      let times = part.map { UInt64(bitPattern: $0.timestampNs) }
      return trace.packet(begin: times.min() ?? 0, end: times.max() ?? 0) { bits in
        for event in part { write(event, numbers[ObjectIdentifier(event.type)] ?? 0, trace, &bits) }
      }
    }
  }

  private func write(
    _ event: TraceEvent,
    _ number: UInt64,
    _ trace: HandMadeTrace,
    _ bits: inout BitWriter
  ) {
    trace.event(number, at: UInt64(bitPattern: event.timestampNs), isLong: true, &bits)
    bits.number(UInt64(bitPattern: Int64(event.process.pid)), 32)
    bits.number(UInt64(bitPattern: Int64(event.thread)), 32)
    for value in event.values {
      switch value {
      case .unsigned(let value): bits.number(value, 64)
      case .integer(let value): bits.number(UInt64(bitPattern: value), 64)
      case .number(let value): bits.number(value.bitPattern, 64)
      case .label(let label): bits.number(UInt64(bitPattern: label.value), 64)
      case .text(let text):
        bits.number(UInt64(text.utf8.count), 32)
        bits.raw(text)
      }
    }
  }

  /// Text is a sequence, which may hold zeros, as a string may not.
  private func declaration(of type: EventType) -> String {
    let example = script.events.first { $0.type === type }
    return zip(type.fieldNames, example?.values ?? []).map { name, value in
      switch value {
      case .unsigned: "uint64_t _\(name);"
      case .integer, .label: "int64_t _\(name);"
      case .number: "double _\(name);"
      case .text:
        "uint32_t __\(name)_length; integer { size = 8; align = 8; signed = false; encoding = UTF8; } "
          + "_\(name)[__\(name)_length];"
      }
    }.joined(separator: " ")
  }
}
