/// What stands before the events of a packet.
struct PacketHeader {
  let stream: UInt64
  /// Distinguishes streams of one number.
  let instance: UInt64?
  /// What the clock showed when the packet was begun.
  let beginTime: UInt64?
  /// What it showed when the packet was closed; 0 where that never happened.
  let endTime: UInt64?
  /// The number within the stream; nil where packets have none.
  let number: UInt64?
  /// How many events of the stream were lost until then.
  let discarded: UInt64
  /// Where the events begin.
  let headerBits: Int
  /// Where they end.
  let contentBits: Int
  /// Where the next packet begins.
  let packetBits: Int
}

/// A structure of a packet's header, and where its numbers go.
struct HeaderPart {
  private let plan: Plan
  private let places: [String: Int]

  init(
    _ type: FieldType?,
    _ description: TraceDescription,
    in storage: PlanStorage
  ) throws(PlanBuilder.Unsupported) {
    var builder = PlanBuilder(description)
    let captured = try builder.add(type) { member in
      switch member.type.form {
      case .integer, .enumeration: true
      case .array: member.plainName == "uuid"
      default: false
      }
    }
    plan = builder.plan(in: storage)
    places = Dictionary(captured.map { ($0.name, $0.register) }) { first, _ in first }
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
  func place(_ name: String) -> Int? { places[name] }

  /// The number in a field; nil where the structure does not have it.
  func number(_ name: String, _ registers: UnsafePointer<UInt64>) -> UInt64? {
    places[name].map { registers[$0] }
  }
}
