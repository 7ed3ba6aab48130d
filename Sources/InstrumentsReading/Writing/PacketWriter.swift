import Foundation

/// Writes events as packets of CTF, laid out as `TraceMetadata` says.
struct PacketWriter {
  private static let magic: UInt32 = 0xC1FC_1FC1
  private static let headerBytes = 72
  /// A packet that is damaged later takes no more events with it.
  private static let maxEvents = 4_096

  let uuid: UUID
  let classes: [EventClass]
  let texts: [String]

  /// The packets of a stream.
  ///
  /// - Parameters:
  ///   - events: the events in the order of time.
  ///   - stream: the number of the stream.
  /// - Returns: the bytes of the file.
  /// - Complexity: O(bytes).
  func stream(_ events: [EventRecord], number stream: Int) -> Data {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(events.count * 48)
    for start in Swift.stride(from: 0, to: events.count, by: Self.maxEvents) {
      let part = events[start..<min(start + Self.maxEvents, events.count)]
      append(part, stream, to: &bytes)
    }
    return Data(bytes)
  }

  private func append(
    _ events: ArraySlice<EventRecord>,
    _ stream: Int,
    to bytes: inout [UInt8]
  ) {
    let start = bytes.count
    bytes.append(contentsOf: repeatElement(0, count: Self.headerBytes))
    for event in events { append(event, to: &bytes) }
    var header: [UInt8] = []
    Self.append(Self.magic, to: &header)
    withUnsafeBytes(of: uuid.uuid) { header += $0 }
    Self.append(UInt32(0), to: &header)
    Self.append(UInt64(stream), to: &header)
    Self.append(events.first?.timeNs ?? 0, to: &header)
    Self.append(events.last?.timeNs ?? 0, to: &header)
    let bits = UInt64(bytes.count - start) * 8
    for value in [bits, bits, 0] { Self.append(value, to: &header) }
    bytes.replaceSubrange(start..<start + Self.headerBytes, with: header)
  }

  private func append(_ event: EventRecord, to bytes: inout [UInt8]) {
    Self.append(event.number, to: &bytes)
    Self.append(event.timeNs, to: &bytes)
    Self.append(event.pid, to: &bytes)
    Self.append(event.tid, to: &bytes)
    let values = event.values
    let all = [values.0, values.1, values.2, values.3, values.4]
    for (field, value) in zip(classes[Int(event.number)].fields, all) {
      switch field {
      case .number, .label: Self.append(value, to: &bytes)
      case .text:
        bytes += texts[Int(value)].utf8.lazy.filter { $0 != 0 }
        bytes.append(0)
      }
    }
  }

  private static func append(_ value: some FixedWidthInteger, to bytes: inout [UInt8]) {
    withUnsafeBytes(of: value.littleEndian) { bytes += $0 }
  }
}
