import Foundation

/// Everything in a folder: names, types, bytes, permissions and times.
struct FolderContents: Equatable {
  private struct Entry: Equatable {
    var type: FileAttributeType?
    var permissions: Int?
    var modified: Date?
    var bytes: Data?
  }

  private var entries: [String: Entry] = [:]

  /// Reads the folder.
  init(_ path: String) throws {
    for name in try FileManager.default.subpathsOfDirectory(atPath: path) + ["."] {
      let file = path + "/" + name
      let attributes = try FileManager.default.attributesOfItem(atPath: file)
      let type = attributes[.type] as? FileAttributeType
      entries[name] = Entry(
        type: type,
        permissions: attributes[.posixPermissions] as? Int,
        modified: attributes[.modificationDate] as? Date,
        bytes: type == .typeRegular ? try Data(contentsOf: URL(fileURLWithPath: file)) : nil
      )
    }
  }
}
