import Foundation

/// The hash that a page names its own scripts and styles by (FIPS 180-4).
enum SHA256 {
  /// The fractional parts of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = primes(64).map { fraction(cbrt(Double($0))) }

  /// The hash of text, in base 64.
  ///
  /// - Complexity: O(n) for n bytes.
  static func base64(of text: String) -> String {
    digest(of: Data(text.utf8)).base64EncodedString()
  }

  /// The 32 bytes of the hash.
  static func digest(of data: Data) -> Data {
    var state: [UInt32] = primes(8).map { fraction(Double($0).squareRoot()) }
    let bytes = padded(data)
    for block in stride(from: 0, to: bytes.count, by: 64) { mix(bytes, block, &state) }
    return state.map(\.bigEndian).withUnsafeBytes { Data($0) }
  }

  /// The first 32 bits behind the point.
  private static func fraction(_ number: Double) -> UInt32 {
    UInt32((number - number.rounded(.down)) * 4_294_967_296)
  }

  private static func primes(_ count: Int) -> [Int] {
    var found: [Int] = []
    var candidate = 2
    while found.count < count {
      if !found.contains(where: { candidate.isMultiple(of: $0) }) { found.append(candidate) }
      candidate += 1
    }
    return found
  }

  /// The bytes, a bit, zeros, and the length in bits, which fill whole blocks of 64.
  private static func padded(_ data: Data) -> [UInt8] {
    var bytes = [UInt8](data)
    bytes.append(0x80)
    while bytes.count % 64 != 56 { bytes.append(0) }
    withUnsafeBytes(of: UInt64(data.count * 8).bigEndian) { bytes += $0 }
    return bytes
  }

  private static func mix(_ bytes: [UInt8], _ block: Int, _ state: inout [UInt32]) {
    let words = schedule(bytes, block)
    var next = state
    for round in 0..<64 {
      let (first, fifth) = (next[0], next[4])
      let choice = (fifth & next[5]) ^ (~fifth & next[6])
      let sum = rotated(fifth, 6) ^ rotated(fifth, 11) ^ rotated(fifth, 25)
      let more = next[7] &+ sum &+ choice &+ constants[round] &+ words[round]
      let majority = (first & next[1]) ^ (first & next[2]) ^ (next[1] & next[2])
      let other = rotated(first, 2) ^ rotated(first, 13) ^ rotated(first, 22)
      next.removeLast()
      next[3] = next[3] &+ more
      next.insert(more &+ other &+ majority, at: 0)
    }
    for place in 0..<8 { state[place] = state[place] &+ next[place] }
  }

  private static func schedule(_ bytes: [UInt8], _ block: Int) -> [UInt32] {
    var words = (0..<16).map { word in
      (0..<4).reduce(UInt32(0)) { $0 << 8 | UInt32(bytes[block + 4 * word + $1]) }
    }
    for place in 16..<64 {
      let (early, late) = (words[place - 15], words[place - 2])
      let first = rotated(early, 7) ^ rotated(early, 18) ^ (early >> 3)
      let second = rotated(late, 17) ^ rotated(late, 19) ^ (late >> 10)
      words.append(words[place - 16] &+ first &+ words[place - 7] &+ second)
    }
    return words
  }

  private static func rotated(_ word: UInt32, _ bits: UInt32) -> UInt32 {
    word >> bits | word << (32 - bits)
  }
}
