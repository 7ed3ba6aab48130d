/// A packet of a trace, all or part of which could not be read.
public struct DamagedPacket: Hashable, Sendable {
  /// The file, below the folder that was read.
  public let file: String
  /// The number of the packet in its file, from 0; nil where it is the file that is unreadable.
  public let packet: Int?
  /// The offset of the packet, in bytes.
  public let offset: Int
  /// The number of its events that were read before the damage.
  public let eventsRead: Int
  /// The reason, as a part of a sentence.
  public let reason: String

  /// Describes a damaged packet.
  public init(file: String, packet: Int?, offset: Int, eventsRead: Int, reason: String) {
    self.file = file
    self.packet = packet
    self.offset = offset
    self.eventsRead = eventsRead
    self.reason = reason
  }
}

/// The parts of a trace that a reader left out, as they are damaged.
public struct ReadingDamage: Hashable, Sendable {
  /// The maximum number of packets that are named; a broken disk may damage any number of them.
  public static let maxNamed = 100

  /// The number of packets that were skipped, in whole or from a point on.
  public private(set) var count = 0
  /// The first of them, in the order in which they were met.
  public private(set) var packets: [DamagedPacket] = []

  /// Nothing was left out yet.
  public init() {}

  /// The same damage, of files whose folders are left out: these may name programs and users.
  public var redacted: ReadingDamage {
    var damage = self
    damage.packets = packets.map { packet in
      DamagedPacket(
        file: packet.file.split(separator: "/").last.map(String.init) ?? "",
        packet: packet.packet,
        offset: packet.offset,
        eventsRead: packet.eventsRead,
        reason: packet.reason
      )
    }
    return damage
  }

  /// Notes that a packet was left out.
  public mutating func add(_ packet: DamagedPacket) {
    count += 1
    if packets.count < Self.maxNamed { packets.append(packet) }
  }
}
