internal import Foundation
internal import Glibc

/// Completes a stream file with the packets that were still in its ring buffer.
///
/// A consumer daemon that was killed may have written a packet in part, or in full without having
/// freed it in the ring buffer; so packets are compared by their number.
enum StreamRepair {
  /// Appends the packets in the file at `source` that the one at `target` lacks.
  ///
  /// - Returns: how many packets were appended, and whether `target` was changed at all.
  static func complete(_ target: String, from source: String) -> (packets: Int, changed: Bool) {
    let descriptor = open(target, O_RDWR | O_CREAT | O_CLOEXEC, 0o660)
    let other = open(source, O_RDONLY | O_CLOEXEC)
    defer {
      close(descriptor)
      close(other)
    }
    guard descriptor >= 0, other >= 0 else { return (0, false) }
    let present = packets(of: descriptor)
    let end = present.last.map { $0.offset + $0.packet.byteCount } ?? 0
    var changed = lseek(descriptor, 0, SEEK_END) > off_t(end)
    guard ftruncate(descriptor, off_t(end)) == 0, lseek(descriptor, 0, SEEK_END) >= 0 else {
      return (0, false)
    }
    let numbers = Set(present.map(\.packet.number))
    var appended = 0
    for (offset, packet) in packets(of: other) where !numbers.contains(packet.number) {
      var bytes = [UInt8](repeating: 0, count: packet.byteCount)
      guard pread(other, &bytes, bytes.count, off_t(offset)) == bytes.count,
        FileContent.write(bytes[...], to: descriptor)
      else { break }
      appended += 1
      changed = true
    }
    return (appended, changed)
  }

  /// The complete packets at the beginning of a file.
  private static func packets(of descriptor: Int32) -> [(offset: Int, packet: StreamPacket)] {
    let size = Int(lseek(descriptor, 0, SEEK_END))
    var found: [(offset: Int, packet: StreamPacket)] = []
    var header = [UInt8](repeating: 0, count: StreamPacket.headerBytes)
    var offset = 0
    while pread(descriptor, &header, header.count, off_t(offset)) == header.count,
      let packet = StreamPacket(header[...]), packet.byteCount <= size - offset
    {
      found.append((offset, packet))
      offset += packet.byteCount
    }
    return found
  }
}
