import Exports
import Foundation
import Glibc

package import Reports
package import TraceAnalysis

/// A folder with the exported tables of many machines, checked before an engine reads it.
package struct FleetFolder {
  package let path: String
  /// The files of this version's tables.
  package private(set) var files: [FleetFile] = []
  /// The number of files with JSON, which is not read.
  private(set) var jsonFiles = 0
  /// The number of files with tables of other versions, by version.
  private(set) var otherVersions: [String: Int] = [:]
  private var unreadable: [String] = []
  private var counts: [TraceTable: [FleetPartition: Int]] = [:]

  private static let currentVersion = "v\(TraceTable.formatVersion)"

  /// Looks at all files.
  ///
  /// - Throws: `CommandFailure`: 66 where there is no folder, 65 where it has no tables of this version,
  ///   or a part that cannot be read or is missing.
  /// - Complexity: O(files); two small reads for each.
  package init(_ path: String) throws(CommandFailure) {
    self.path = path
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
    else {
      throw CommandFailure(
        message: "There is no folder '\(path)'. \(Self.advice)",
        status: .noInput
      )
    }
    for table in TraceTable.allCases { look(at: table) }
    guard unreadable.isEmpty else { throw unreadableParts(unreadable.sorted()) }
    guard formats[.runs] != nil, formats[.frames] != nil else { throw nothing }
    let missing = missingFolders
    guard missing.isEmpty else {
      throw notWhole(missing.map { "\($0) is missing, which other tables have" })
    }
  }

  /// The tables of this version, with the formats of their files.
  package var formats: [TraceTable: Set<FleetSource.FileFormat>] {
    Dictionary(grouping: files, by: \.table).mapValues { Set($0.map(\.format)) }
  }

  /// Returns the number of files of a table for a host and a day.
  package func files(of table: TraceTable, in partition: FleetPartition) -> Int {
    counts[table]?[partition] ?? 0
  }

  /// Some of the parts cannot be read.
  func unreadableParts(_ parts: [String]) -> CommandFailure {
    bad(
      "'\(path)' has a part that cannot be read: \(Self.list(parts, separator: ", ")). "
        + Self.copyAdvice
    )
  }

  /// Some of the tables lack what others have.
  func notWhole(_ reasons: [String]) -> CommandFailure {
    bad("'\(path)' is not whole: \(Self.list(reasons, separator: "; ")). \(Self.copyAdvice)")
  }

  private static let copyAdvice =
    "Copy the exported folders again, or remove the files of these runs from every table."

  /// The first few of many.
  private static func list(_ words: [String], separator: String) -> String {
    let more = words.count > maxWords ? ", and \(words.count - maxWords) more" : ""
    return words.prefix(maxWords).joined(separator: separator) + more
  }

  private static let maxWords = 3

  /// Folders of a host and a day that a table lacks: an export makes them in every table.
  private var missingFolders: [String] {
    let compared = [.runs, .frames, .intervals].filter { formats[$0] != nil }
    let files = files.filter { compared.contains($0.table) }
    let known = Dictionary(grouping: files, by: \.table).mapValues { Set($0.map(\.folder)) }
    let all = known.values.reduce(Set()) { $0.union($1) }
    return compared.flatMap { table in
      all.subtracting(known[table] ?? []).sorted().map {
        "\(PartitionedExport.folder(of: table))/\($0)"
      }
    }
  }

  /// The files that are left out, as they are of other versions or in another format.
  package var warnings: [String] {
    var warnings: [String] = []
    if !otherVersions.isEmpty {
      warnings.append(
        "\(files(otherVersions)) of '\(path)' are left out: this program reads version "
          + "\(TraceTable.formatVersion). Export those traces again."
      )
    }
    if jsonFiles > 0 {
      warnings.append(
        "\(Readable.count(jsonFiles, "file")) in ndjson of '\(path)' are left out. \(Self.formatAdvice)"
      )
    }
    return warnings
  }

  private static let formatAdvice =
    "Export those traces with --format parquet or csv, which this command reads."

  private var nothing: CommandFailure {
    guard !otherVersions.isEmpty else {
      guard jsonFiles == 0 else {
        return bad(
          "'\(path)' has tables in ndjson, which no engine is asked about. \(Self.formatAdvice)"
        )
      }
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
    CommandFailure(message: message, status: .badData)
  }

  private mutating func look(at table: TraceTable) {
    let folder = "table=\(table.rawValue)"
    guard access("\(path)/\(folder)", F_OK) == 0 else { return }
    for name in names(in: folder) {
      let version = name.hasPrefix("version=") ? String(name.dropFirst("version=".count)) : nil
      // Up to version 3 folders did not name it.
      let other = version.map { "version \($0.drop { $0 == "v" })" } ?? "a version before 4"
      for file in files(below: "\(folder)/\(name)", of: table) {
        if version == Self.currentVersion {
          add(file)
        } else {
          otherVersions[other, default: 0] += 1
        }
      }
    }
  }

  /// Notes a file, and what is wrong with it.
  private mutating func add(_ file: FleetFile) {
    files.append(file)
    if let partition = file.partition {
      counts[file.table, default: [:]][partition, default: 0] += 1
    }
    if let complaint = FleetFileCheck(file, in: path).complaint {
      unreadable.append("\(file.path) (\(complaint))")
    }
  }

  /// The files of a table in a folder, or the file itself.
  private mutating func files(below name: String, of table: TraceTable) -> [FleetFile] {
    if let file = FleetFile(name, of: table) { return [file] }
    if name.hasSuffix(".\(RowFormat.ndjson)") { jsonFiles += 1 }
    guard name.split(separator: "/").last?.contains("=") == true else { return [] }
    return names(in: name).flatMap { inner in
      // No engine reads what begins like this, such as what a copy has not finished.
      inner.hasPrefix("_") || inner.hasPrefix(".")
        ? [] : files(below: "\(name)/\(inner)", of: table)
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
}
