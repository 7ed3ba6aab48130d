import Foundation

/// The inside of a script or a style sheet, which no markup is recognised in.
///
/// Either a file of this program, a library of the user's choice, or data; never text of a trace.
package struct PageCode: Sendable {
  /// The source, in which nothing ends the element that it stands in.
  package let source: String

  /// Takes rules for single elements, which are of this program.
  init(styles: StyleRules) {
    source = styles.text
  }

  /// The source as a policy of the page names it, which allows this and nothing else.
  var hash: String { "'sha256-\(SHA256.base64(of: source))'" }

  /// Takes a file of this program or a library, and keeps it from ending the script early.
  ///
  /// In JavaScript `<\/script` means in strings and regular expressions what `</script` means, and
  /// stands nowhere else; the same holds for `<\!--`.
  init(library: String) {
    source =
      library
      // Browsers read all ends of lines alike, before they look at the hash.
      .replacingOccurrences(of: "\r\n", with: "\n").replacingOccurrences(of: "\r", with: "\n")
      .replacingOccurrences(of: "</script", with: "<\\/script", options: .caseInsensitive)
      .replacingOccurrences(of: "<!--", with: "<\\!--")
  }

  /// Writes data as JSON without any character that means something to HTML.
  init(json value: some Encodable) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Only numbers that are not finite cannot be encoded, and the charts hold none.
    let data = (try? encoder.encode(value)) ?? Data("null".utf8)
    source = Self.inert(data)
  }

  /// Outside of strings JSON has none of these characters: `<`, `>`, `&`, and the two that end lines in scripts alone.
  private static func inert(_ json: Data) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(json.count)
    for byte in json {
      switch byte {
      case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"):
        result += "\\u00\(String(byte, radix: 16))".utf8
      // U+2028 and U+2029 are E2 80 A8 and E2 80 A9.
      case 0xA8...0xA9 where result.suffix(2) == [0xE2, 0x80]:
        result.removeLast(2)
        result += "\\u20\(byte == 0xA8 ? 28 : 29)".utf8
      default: result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
