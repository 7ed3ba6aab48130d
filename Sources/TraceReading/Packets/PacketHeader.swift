/// The part of a packet before its events.
struct PacketHeader {
  let stream: UInt64
  /// Distinguishes streams of one number.
  let instance: UInt64?
  /// The value of the clock at the start of the packet.
  let beginTime: UInt64?
  /// The value of the clock when the packet was closed; 0 where that never happened.
  let endTime: UInt64?
  /// The number within the stream; nil where packets have none.
  let number: UInt64?
  /// The number of events of the stream that were lost until then.
  let discarded: UInt64
  /// The begin of the events, in bits.
  let headerBits: Int
  /// The end of the events, in bits.
  let contentBits: Int
  /// The begin of the next packet, in bits.
  let packetBits: Int
}

/// A structure of a packet's header, and where its numbers go.
struct HeaderPart {
  private let plan: Plan
  private let places: [FieldRole: Int]

  init(
    _ type: FieldType?,
    of origin: FieldOrigin,
    _ description: TraceDescription,
    in storage: PlanStorage
  ) throws(PlanBuilder.Unsupported) {
    var builder = PlanBuilder(description)
    let captured = try builder.add(type, of: origin) { member in
      switch member.type.form {
      case .integer, .enumeration: member.role != nil
      case .array: member.role == .traceUUID
      default: false
      }
    }
    plan = builder.plan(in: storage)
    let registers = captured.compactMap { field in field.role.map { ($0, field.register) } }
    places = Dictionary(registers) { first, _ in first }
  }

  /// Reads the structure.
  func read(
    _ bits: inout PacketBits,
    _ registers: UnsafeMutablePointer<UInt64>
  ) throws(PacketFault) {
    do throws(PacketFault) {
      try plan.run(&bits, into: registers)
    } catch {
      throw .cutHeader
    }
  }

  /// The register of a field; nil where the structure does not have it.
  func place(_ role: FieldRole) -> Int? { places[role] }

  /// The number in a field; nil where the structure does not have it.
  func number(_ role: FieldRole, _ registers: UnsafePointer<UInt64>) -> UInt64? {
    places[role].map { registers[$0] }
  }
}
