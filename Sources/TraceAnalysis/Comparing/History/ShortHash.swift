import Foundation

/// Eight hexadecimal digits that stand for a longer text: FNV-1a, so the same on every machine.
package enum ShortHash {
  /// The digits.
  ///
  /// - Complexity: O(n) for n bytes.
  package static func of(_ text: String) -> String {
    let hash = text.utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return String(format: "%08x", UInt32(truncatingIfNeeded: hash ^ (hash >> 32)))
  }
}
