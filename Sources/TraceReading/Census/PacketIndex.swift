import Foundation

/// LTTng's index of the packets of a stream, in a file beside it.
///
/// No event is read by it, since nothing depends on it being there; it tells which packets there were.
enum PacketIndex {
  /// The entry of one packet in the index.
  struct Entry {
    let stream: UInt64
    let instance: UInt64
    let number: UInt64
    /// The begin and the end; nil where no clock shows them.
    let startNs: Int64?
    let endNs: Int64?
  }

  /// The folder of all indexes, beside the streams.
  static let folder = "index"
  private static let ending = ".idx"
  private static let magic: UInt64 = 0xC1F1_DCC1
  private static let headerSize = 16
  /// The size of an entry since version 1.1, which has the numbers of packets.
  private static let entrySize = 72
  private static let largestEntry = 4_096
  private static let maxBytes = 256 << 20

  /// Hands out the entries of all indexes of a trace, with the names of their streams' files.
  static func readAll(
    of trace: String,
    _ description: TraceDescription,
    _ deliver: (Entry, String) -> Void
  ) {
    let clock = description.clock(nil)
    guard let originNs = clock.originNs else { return }
    let timeline = Timeline(clock: clock, originNs: originNs)
    let path = trace + "/" + folder
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path))?.sorted() ?? []
    for name in names where name.hasSuffix(ending) {
      let stream = String(name.dropLast(ending.count))
      read(path + "/" + name, timeline) { deliver($0, stream) }
    }
  }

  /// Hands out the entries of an index; none where it cannot be understood.
  private static func read(_ path: String, _ timeline: Timeline, _ deliver: (Entry) -> Void) {
    // An index is optional, so one that cannot be read is no reason to refuse the trace.
    guard let file = try? ByteReader(path: path), file.size <= maxBytes,
      let bytes = try? file.bytes(at: 0, count: file.size), bytes.count >= headerSize,
      bytes.number(at: 0, count: 4, .big) == magic, bytes.number(at: 4, count: 4, .big) == 1
    else { return }
    let size = Int(bytes.number(at: 12, count: 4, .big))
    guard (entrySize...largestEntry).contains(size) else { return }
    for offset in stride(from: headerSize, through: bytes.count - size, by: size) {
      func number(_ place: Int) -> UInt64 { bytes.number(at: offset + 8 * place, count: 8, .big) }
      guard number(3) <= number(4) else { continue }
      deliver(
        Entry(
          stream: number(6),
          instance: number(7),
          number: number(8),
          startNs: timeline.timeNs(number(3)),
          endNs: timeline.timeNs(number(4))
        )
      )
    }
  }
}
