internal import Foundation
internal import Glibc

/// Completes a stream file with the packets that were still in its ring buffer.
///
/// A consumer daemon that was killed may have written a packet in part, or in full without having
/// freed it in the ring buffer; so packets are compared by their number.
enum StreamRepair {
  /// Appends the packets in the file at `source` that the one at `target` lacks.
  ///
  /// A packet that the consumer was writing when it was killed can be missing in both; it is still in
  /// the file of the ring buffer itself.
  ///
  /// - Returns: the number of appended packets, and whether `target` was changed at all.
  static func complete(
    _ target: String,
    from source: String,
    ring: String? = nil
  ) -> (packets: Int, changed: Bool) {
    let descriptor = open(target, O_RDWR | O_CREAT | O_CLOEXEC, 0o660)
    let other = open(source, O_RDONLY | O_CLOEXEC)
    let memory = ring.map { open($0, O_RDONLY | O_CLOEXEC) } ?? -1
    defer { [descriptor, other, memory].forEach { if $0 >= 0 { close($0) } } }
    guard descriptor >= 0, other >= 0 else { return (0, false) }
    let present = packets(of: descriptor)
    let end = present.last.map { $0.offset + $0.packet.byteCount } ?? 0
    var changed = lseek(descriptor, 0, SEEK_END) > off_t(end)
    guard ftruncate(descriptor, off_t(end)) == 0, lseek(descriptor, 0, SEEK_END) >= 0 else {
      return (0, false)
    }
    var appended = 0
    for place in missing(present.map(\.packet.number), packets(of: other), other, memory) {
      var bytes = [UInt8](repeating: 0, count: place.packet.byteCount)
      guard pread(place.file, &bytes, bytes.count, off_t(place.offset)) == bytes.count,
        FileContent.write(bytes[...], to: descriptor)
      else { break }
      appended += 1
      changed = true
    }
    return (appended, changed)
  }

  /// True if the streams in a folder, or in the folders below, hold any event.
  ///
  /// - Complexity: O(packets).
  static func hasEvents(below folder: String) -> Bool {
    let names = FileManager.default.enumerator(atPath: folder)?.lazy.compactMap { $0 as? String }
    return names?.contains { name in
      guard !name.hasSuffix("/metadata"), !name.hasSuffix(".idx") else { return false }
      let descriptor = open("\(folder)/\(name)", O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { return false }
      defer { close(descriptor) }
      return packets(of: descriptor).contains(where: \.packet.hasEvents)
    } ?? false
  }

  private struct Place {
    let file: Int32
    let offset: Int
    let packet: StreamPacket
  }

  /// The packets that are not `present`, in the order of their numbers.
  private static func missing(
    _ present: [UInt64],
    _ extracted: [(offset: Int, packet: StreamPacket)],
    _ file: Int32,
    _ memory: Int32
  ) -> [Place] {
    var known = Set(present)
    var places = extracted.filter { known.insert($0.packet.number).inserted }
      .map { Place(file: file, offset: $0.offset, packet: $0.packet) }
    guard let last = places.map(\.packet.number).max(), memory >= 0 else { return places }
    let first = present.last.map { $0 + 1 } ?? 0
    let page = Int(getpagesize())
    var header = [UInt8](repeating: 0, count: StreamPacket.headerBytes)
    for offset in stride(from: 0, to: Int(lseek(memory, 0, SEEK_END)), by: page) {
      guard pread(memory, &header, header.count, off_t(offset)) == header.count,
        let packet = StreamPacket(header[...]), (first..<max(first, last)).contains(packet.number),
        known.insert(packet.number).inserted
      else { continue }
      places.append(Place(file: memory, offset: offset, packet: packet))
    }
    return places.sorted { $0.packet.number < $1.packet.number }
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
