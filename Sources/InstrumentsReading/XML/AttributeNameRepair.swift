import Glibc

/// Makes XML of what `xctrace` writes for some tables, whose attribute names hold a `%`.
///
/// Only a `%` in a tag, outside of quotes, is replaced; so no value or text changes.
struct AttributeNameRepair {
  private enum State {
    case text, opening, tag, single, double
  }

  private var state = State.text

  /// Repairs a part of a file in place; parts follow each other.
  ///
  /// - Complexity: O(bytes).
  mutating func repair(_ bytes: UnsafeMutableBufferPointer<UInt8>) {
    var place = 0
    while place < bytes.count {
      switch state {
      case .text: skip(to: "<", .opening, bytes, &place)
      case .opening:
        state = Self.beginsTag(bytes[place]) ? .tag : .text
      case .tag: repairTag(bytes, &place)
      case .single: skip(to: "'", .tag, bytes, &place)
      case .double: skip(to: "\"", .tag, bytes, &place)
      }
    }
  }

  private mutating func skip(
    to end: Unicode.Scalar,
    _ next: State,
    _ bytes: UnsafeMutableBufferPointer<UInt8>,
    _ place: inout Int
  ) {
    guard let start = bytes.baseAddress,
      let found = memchr(start + place, Int32(end.value), bytes.count - place)
    else {
      place = bytes.count
      return
    }
    place = found - UnsafeMutableRawPointer(start) + 1
    state = next
  }

  private mutating func repairTag(
    _ bytes: UnsafeMutableBufferPointer<UInt8>,
    _ place: inout Int
  ) {
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      switch byte {
      case UInt8(ascii: "%"): bytes[place - 1] = UInt8(ascii: "_")
      case UInt8(ascii: ">"):
        state = .text
        return
      case UInt8(ascii: "'"):
        state = .single
        return
      case UInt8(ascii: "\""):
        state = .double
        return
      default: break
      }
    }
  }

  /// Comments, declarations and processing instructions are left as they are.
  private static func beginsTag(_ byte: UInt8) -> Bool {
    byte != UInt8(ascii: "!") && byte != UInt8(ascii: "?")
  }
}
