import Foundation
import Reports

/// The manifest in the folder of exported tables, by which `--force` knows its own.
///
/// The name begins with `_`: programs that read such folders leave it out.
package struct ExportManifest: Codable {
  package static let fileName = "_listscope.json"
  private static let maxBytes: UInt64 = 1 << 16
  private static let format = "listscope export"

  private var kind = Self.format
  /// The version of the program.
  package var listscope = ToolVersion.current
  /// The format of the tables.
  package var tables: String

  package init(tables: String) {
    self.tables = tables
  }

  /// The manifest of a folder; nil where it has none.
  package init?(inFolder path: String) {
    let url = URL(fileURLWithPath: path).appendingPathComponent(Self.fileName)
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    guard attributes?[.type] as? FileAttributeType == .typeRegular,
      (attributes?[.size] as? UInt64 ?? .max) <= Self.maxBytes,
      let data = try? Data(contentsOf: url),
      let manifest = try? JSONDecoder().decode(Self.self, from: data), manifest.kind == Self.format
    else { return nil }
    self = manifest
  }

  /// The text of the file.
  package var text: String {
    get throws { try JSONText.encode(self) + "\n" }
  }
}
