import Foundation
import Glibc
import Reports
import TraceAnalysis

/// A folder with the exported tables of many machines, checked before an engine reads it.
struct FleetFolder {
  let path: String
  /// The tables of this version, with the formats of their files.
  private(set) var formats: [TraceTable: Set<FleetSource.FileFormat>] = [:]
  /// How many files have tables of other versions, by version.
  private(set) var otherVersions: [String: Int] = [:]
  private var unreadable: [String] = []

  private static let currentVersion = "v\(TraceTable.formatVersion)"
  /// How every file in Parquet begins and ends.
  private static let magic = Data("PAR1".utf8)

  /// Looks at all files.
  ///
  /// - Throws: `CommandFailure`: 66 where there is no folder, 65 where it has no tables of this version,
  ///   or a part that cannot be read.
  /// - Complexity: O(files); two reads of 4 bytes for each in Parquet.
  init(_ path: String) throws(CommandFailure) {
    self.path = path
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
    else {
      throw CommandFailure(
        message: "There is no folder '\(path)'. \(Self.advice)",
        code: ExitStatus.noInput.code
      )
    }
    for table in TraceTable.allCases { look(at: table) }
    if let first = unreadable.sorted().first {
      let others = unreadable.count == 1 ? "" : ", and \(unreadable.count - 1) more"
      throw bad(
        "'\(path)' has a part that cannot be read: \(first)\(others). Copy it again, or remove it."
      )
    }
    guard formats[.runs] != nil, formats[.frames] != nil else { throw nothing }
  }

  /// What is left out as it is of other versions; nil where nothing is.
  var versionWarning: String? {
    guard !otherVersions.isEmpty else { return nil }
    return "\(files(otherVersions)) of '\(path)' are left out: this program reads version "
      + "\(TraceTable.formatVersion). Export those traces again."
  }

  private var nothing: CommandFailure {
    guard !otherVersions.isEmpty else {
      return bad("'\(path)' has no tables of runs and frames. \(Self.advice)")
    }
    return bad(
      "'\(path)' has tables of another version: \(files(otherVersions)). This program reads version "
        + "\(TraceTable.formatVersion). Export the traces again."
    )
  }

  private static var advice: String {
    "`\(ProgramName.current) export TRACE --format parquet --host NAME --output DIR` writes tables; "
      + "`cp -r` puts those of many machines into one folder."
  }

  private func files(_ versions: [String: Int]) -> String {
    versions.sorted { $0.key < $1.key }.map { version, count in
      "\(Readable.count(count, "file")) of \(version)"
    }
    .joined(separator: ", ")
  }

  private func bad(_ message: String) -> CommandFailure {
    CommandFailure(message: message, code: ExitStatus.badData.code)
  }

  private mutating func look(at table: TraceTable) {
    let folder = "table=\(table.rawValue)"
    guard access("\(path)/\(folder)", F_OK) == 0 else { return }
    for name in names(in: folder) {
      let version = name.hasPrefix("version=") ? String(name.dropFirst("version=".count)) : nil
      // Up to version 3 folders did not name it.
      let other = version.map { "version \($0.drop { $0 == "v" })" } ?? "a version before 4"
      for (file, format) in files(below: "\(folder)/\(name)") {
        if version == Self.currentVersion {
          formats[table, default: []].insert(format)
          check(file, format)
        } else {
          otherVersions[other, default: 0] += 1
        }
      }
    }
  }

  /// The files of a table in a folder, or the file itself.
  private mutating func files(
    below name: String
  ) -> [(name: String, format: FleetSource.FileFormat)] {
    if let format = FleetSource.FileFormat.allCases.first(where: { name.hasSuffix(".\($0)") }) {
      return [(name, format)]
    }
    guard name.split(separator: "/").last?.contains("=") == true else { return [] }
    return names(in: name).flatMap { inner in
      // No engine reads what begins like this, such as what a copy has not finished.
      inner.hasPrefix("_") || inner.hasPrefix(".") ? [] : files(below: "\(name)/\(inner)")
    }
  }

  private mutating func names(in folder: String) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: "\(path)/\(folder)").sorted()
    } catch {
      unreadable.append("\(folder) (\(SystemError().reason))")
      return []
    }
  }

  /// Notes a file that cannot be opened, or that a copy has cut.
  private mutating func check(_ file: String, _ format: FleetSource.FileFormat) {
    guard let handle = FileHandle(forReadingAtPath: "\(path)/\(file)") else {
      unreadable.append("\(file) (\(SystemError().reason))")
      return
    }
    defer { try? handle.close() }
    guard format == .parquet else { return }
    do {
      let head = try handle.read(upToCount: 4)
      let size = try handle.seekToEnd()
      try handle.seek(toOffset: size < 4 ? 0 : size - 4)
      guard try head == Self.magic && handle.read(upToCount: 4) == Self.magic && size > 8 else {
        unreadable.append("\(file) (no Parquet, or cut)")
        return
      }
    } catch {
      unreadable.append("\(file) (\(error.localizedDescription))")
    }
  }
}
