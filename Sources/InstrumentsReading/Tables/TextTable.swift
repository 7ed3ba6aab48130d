/// Texts by number, each kept once, in few bytes beside its own.
struct TextTable: ~Copyable {
  private struct Place: BitwiseCopyable {
    var chunk: UInt32 = 0
    var offset: UInt32 = 0
    var count: UInt32 = 0
    var hash: UInt32 = 0
  }

  /// Longer texts are cut; names are a thousand times shorter.
  static let maxBytes = 1 << 16
  private static let chunkBytes = 1 << 20

  private var chunks: [UnsafeMutablePointer<UInt8>] = []
  private var used = Self.chunkBytes
  private var places = PagedArray<Place>(filler: Place())
  /// Numbers of texts plus 1 by hash, 0 where nothing is; the count is a power of two.
  private var slots: [UInt32] = Array(repeating: 0, count: 1_024)

  init() {}

  deinit { for chunk in chunks { chunk.deallocate() } }

  /// The number of a text, from 0.
  ///
  /// - Complexity: O(length), amortised.
  mutating func number(of text: UnsafeBufferPointer<UInt8>) -> Int {
    let text = UnsafeBufferPointer(rebasing: text.prefix(Self.maxBytes))
    let hash = Self.hash(text)
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let number = Int(slots[slot] - 1)
      if places[number].hash == hash, isEqual(number, text) { return number }
      slot = (slot + 1) & (slots.count - 1)
    }
    let number = places.count
    places.append(store(text, hash))
    slots[slot] = UInt32(truncatingIfNeeded: number + 1)
    if places.count * 4 > slots.count * 3 { grow() }
    return number
  }

  /// The text of a number.
  ///
  /// - Complexity: O(length).
  subscript(number: Int) -> String { String(decoding: bytes(of: number), as: UTF8.self) }

  /// The bytes of a text, as long as the table lives.
  func bytes(of number: Int) -> UnsafeBufferPointer<UInt8> {
    let place = places[number]
    guard place.count > 0 else { return UnsafeBufferPointer(start: nil, count: 0) }
    let start = chunks[Int(place.chunk)] + Int(place.offset)
    return UnsafeBufferPointer(start: start, count: Int(place.count))
  }

  private func isEqual(_ number: Int, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes(of: number).elementsEqual(text)
  }

  private mutating func store(_ text: UnsafeBufferPointer<UInt8>, _ hash: UInt32) -> Place {
    if chunks.isEmpty || used + text.count > Self.chunkBytes {
      chunks.append(.allocate(capacity: Self.chunkBytes))
      used = 0
    }
    let chunk = chunks.count - 1
    if let start = text.baseAddress {
      (chunks[chunk] + used).update(from: start, count: text.count)
    }
    defer { used += text.count }
    return Place(
      chunk: UInt32(chunk),
      offset: UInt32(used),
      count: UInt32(text.count),
      hash: hash
    )
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 2)
    for number in 0..<places.count {
      var slot = Int(places[number].hash) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(truncatingIfNeeded: number + 1)
    }
  }

  /// 64-bit FNV-1a, folded (Fowler, Noll, Vo; RFC 9923), started anew in every process: no file can make
  /// all texts meet in one slot.
  private static func hash(_ text: UnsafeBufferPointer<UInt8>) -> UInt32 {
    var hash = seed
    for byte in text { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    hash ^= hash >> 29
    hash = hash &* 0x9e37_79b9_7f4a_7c15
    return UInt32(truncatingIfNeeded: hash >> 32)
  }

  private static let seed = UInt64.random(in: .min ... .max)
}
