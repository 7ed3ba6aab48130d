/// The reason why the bits of a packet cannot be read on.
enum PacketFault: Error, Hashable {
  case noMagic
  case foreignOrder
  case foreignTrace
  case unknownStream(UInt64)
  case badSizes(contentBits: UInt64, packetBits: UInt64)
  case unusableStream(UInt64, String)
  case cutHeader
  case cut(expected: Int, found: Int)
  case unknownEvent(UInt64)
  case unusableEvent(String, String)
  case endless(String)
  case noOption
  case backwards
  case outsidePacket
  case badTime
  case badLoss
  case hole

  /// The reason, as a part of a sentence.
  var reason: String {
    switch self {
    case .noMagic: "a packet should begin here"
    case .foreignOrder: "the packet has another order of bytes than the metadata say"
    case .foreignTrace: "the packet belongs to another trace"
    case .unknownStream(let id): "the metadata have no stream \(id)"
    case .unusableStream(let id, let why): "the stream \(id) cannot be read, since \(why)"
    case .cutHeader: "the file ends within the header of a packet"
    case .badSizes(let content, let packet):
      "the packet claims \(content) bits of content in \(packet) bits"
    case .cut(let expected, let found):
      "the packet has \(expected) bytes, but only \(found) are there"
    case .unknownEvent(let id): "the metadata have no event \(id)"
    case .unusableEvent(let name, let why): "the event '\(name)' cannot be read, since \(why)"
    case .endless(let what): "\(what) goes beyond the end of the packet"
    case .noOption: "a variant has no option for its tag"
    case .backwards: "time goes backwards"
    case .outsidePacket: "an event is later than the end of the packet"
    case .badTime: "an event has an impossible time"
    case .hole: "the file has a hole there, which nothing was written to"
    case .badLoss: "the packet claims to have lost 2^64-1 events"
    }
  }
}
