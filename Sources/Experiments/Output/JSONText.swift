import Foundation

/// JSON as all commands print it.
package enum JSONText {
  /// A value as JSON, with sorted keys, for people and for machines.
  package static func encode(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}
