import Foundation

/// Metadata of CTF 2: JSON texts, each after a byte 0x1E (RFC 7464).
///
/// A tracer appends to the file while programs register events, so its last text may be cut.
struct FragmentSequence {
  /// The byte before every text.
  static let separator: UInt8 = 0x1E

  private let bytes: [UInt8]
  /// The places of the texts, without what separates them.
  private let texts: [Range<Int>]
  /// The offset of a last text that does not end; nil where all are whole.
  let cutOffset: Int?

  /// Divides a file that begins with a separator.
  ///
  /// - Complexity: O(bytes).
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var texts: [Range<Int>] = []
    for text in bytes.indices.split(whereSeparator: { bytes[$0] == Self.separator }) {
      let range = text.startIndex..<text.endIndex
      if bytes[range].contains(where: { !Self.isBlank($0) }) { texts.append(range) }
    }
    if let last = texts.last, !Self.isWhole(bytes[last]) {
      cutOffset = last.lowerBound
      texts.removeLast()
    } else {
      cutOffset = nil
    }
    self.texts = texts
  }

  /// The bytes without a cut end.
  var whole: [UInt8] {
    cutOffset.map { Array(bytes[..<($0 - 1)]) } ?? bytes
  }

  /// Reads all texts.
  ///
  /// - Throws: `damaged`, `unsupported`.
  func description(path: String) throws(TraceReadingError) -> TraceDescription {
    var builder = DescriptionBuilder()
    let decoder = JSONDecoder()
    for text in texts {
      do {
        let data = Data(bytes[text])
        try builder.add(try decoder.decode(MetadataFragment.self, from: data))
      } catch let error as MetadataFault {
        throw error.error(path: path, offset: text.lowerBound)
      } catch {
        throw MetadataFault(decoding: error).error(path: path, offset: text.lowerBound)
      }
    }
    do throws(MetadataFault) {
      return try builder.finish()
    } catch {
      throw error.error(path: path, offset: 0)
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    [0x20, 0x09, 0x0A, 0x0D].contains(byte)
  }

  /// True if every brace and bracket of a JSON text is closed, and its last string.
  private static func isWhole(_ text: ArraySlice<UInt8>) -> Bool {
    var depth = 0
    var isInString = false
    var isEscaped = false
    for byte in text {
      if isInString {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isInString = false
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isInString = true
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      default: break
      }
    }
    return depth <= 0 && !isInString
  }
}
