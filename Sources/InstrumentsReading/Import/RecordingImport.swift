import Foundation
import Signposts

/// The import of all files of a recording so far.
final class RecordingImport {
  private let folder: String
  private let schema: Schema
  private let options: ImportOptions
  private var runs: [Int: RunImport] = [:]
  private var contents: [TraceContents] = []
  private var files: [ImportedRecording.File] = []
  private var boots: Set<String> = []
  private var unusableTables: Set<String> = []

  /// A recording with more runs is none.
  private static let maxRuns = 1_000

  init(folder: String, _ schema: Schema, _ options: ImportOptions) {
    self.folder = folder
    self.schema = schema
    self.options = options
  }

  /// Reads a file.
  func read(_ path: String) throws {
    var reader: (any ImportedFile)?
    var fault: String?
    let bytes = try FilePieces(path: path).read { piece in
      if reader == nil { reader = try self.reader(path, piece) }
      guard let reader else { return true }
      fault = try reader.feed(piece)
      return fault == nil
    }
    guard let reader else {
      throw InstrumentsError.unknownFile(path: path, reason: "it is empty")
    }
    fault = try reader.finish(fault)
    guard reader.isKnown else {
      throw InstrumentsError.unknownFile(path: path, reason: fault ?? "it holds no event")
    }
    take(reader)
    files.append(
      ImportedRecording.File(
        path: path,
        bytes: bytes,
        fault: fault,
        brokenReferences: (reader as? XMLFile)?.export.brokenReferences ?? 0,
        misshapenRows: (reader as? XMLFile)?.export.misshapenRows ?? 0
      )
    )
  }

  /// Writes what says how to read the trace.
  func finish() throws -> ImportedRecording {
    try checkDevices()
    var facts: [ImportedRecording.Run] = []
    var endNs: Int64 = 0
    for number in runs.keys.sorted() {
      guard let run = runs[number] else { continue }
      let own = contents.lazy.compactMap { $0.run(number) }.first
      let ending = RunEnding(run, own, folder, schema)
      let isCut = files.contains { $0.fault != nil }
      let fact = try ending.finish(isCut: isCut, isOneOfSeveral: runs.count > 1, &endNs)
      if let fact { facts.append(fact) }
    }
    guard facts.contains(where: { $0.isOfUse }) else {
      throw nothing()
    }
    return ImportedRecording(files: files, runs: facts, unusableTables: unusableTables.sorted())
  }

  private func run(_ number: Int) -> RunImport {
    if let run = runs[number] { return run }
    let number = runs.count < Self.maxRuns ? number : runs.keys.min() ?? 1
    let run = runs[number] ?? RunImport(number: number, folder: folder, schema, options)
    runs[number] = run
    return run
  }

  private func reader(_ path: String, _ piece: UnsafeMutableBufferPointer<UInt8>) throws
    -> any ImportedFile
  {
    let start = piece.prefix(4_096).drop { $0.isSpace || [0xEF, 0xBB, 0xBF].contains($0) }
    switch start.first {
    case UInt8(ascii: "<"): return XMLFile { [unowned self] in run($0) }
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "F"): return LogFile(run(1))
    default:
      throw InstrumentsError.unknownFile(path: path, reason: "it begins with neither XML nor JSON")
    }
  }

  private func take(_ reader: any ImportedFile) {
    if let file = reader as? XMLFile {
      if !file.export.found.runs.isEmpty { contents.append(file.export.found) }
      unusableTables.formUnion(file.tables.unusable)
    } else if let file = reader as? LogFile {
      boots.formUnion(file.log.boots)
    }
  }

  private func checkDevices() throws {
    let devices = contents.flatMap(\.runs).map(\.device).filter { $0.uuid != nil }
    let different = Dictionary(devices.map { ($0.uuid ?? "", $0) }) { first, _ in first }
    if different.count > 1 {
      let names = different.values.map { $0.name ?? $0.model ?? $0.uuid ?? "" }.sorted()
      throw InstrumentsError.differentDevices(names)
    }
    if boots.count > 1 { throw InstrumentsError.severalBoots(boots.sorted()) }
  }

  /// Returns the error where there is nothing to import.
  private func nothing() -> InstrumentsError {
    let leftOut = runs.values.reduce(into: [:]) { $0.merge($1.leftOut, uniquingKeysWith: +) }
    let names = leftOut.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(5)
      .map { "\($0.key) \($0.value)" }
    if let process = options.process, !names.isEmpty {
      return .noneWanted(process: process, found: names)
    }
    guard names.isEmpty else {
      return .nothing(
        reason: "all signposts are of others (\(names.joined(separator: ", "))); Apple's own "
          + "subsystems need --system."
      )
    }
    return .nothing(reason: emptiness)
  }

  /// The reason why there is nothing, though nothing was left out.
  private var emptiness: String {
    let tables = Set(runs.values.flatMap(\.rows.keys))
    let read = tables.intersection(TableImport.tables)
    if !read.isEmpty {
      let rows = runs.values.reduce(0) { sum, run in
        sum + read.reduce(0) { $0 + (run.rows[$1] ?? 0) }
      }
      guard rows == 0 else {
        return
          "no row of the tables \(read.sorted().joined(separator: ", ")) is an interval or a late "
          + "frame of an app (rows: \(rows))."
      }
      return "the tables \(tables.sorted().joined(separator: ", ")) have no rows."
    }
    guard !tables.isEmpty else {
      return contents.isEmpty
        ? "no file has a table, as the export of a table that was not recorded."
        : "there is a table of contents, but none of its tables."
    }
    return "none of the tables \(tables.sorted().joined(separator: ", ")) has signposts."
  }
}

extension ImportedRecording.Run {
  /// True if there is anything of it in the trace.
  fileprivate var isOfUse: Bool { intervals + open > 0 || (hitches?.count ?? 0) > 0 }
}
