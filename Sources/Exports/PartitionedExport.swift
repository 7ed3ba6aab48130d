public import TraceAnalysis

/// Writes tables as folders of files that DuckDB, ClickHouse and Spark read as one.
///
/// A row's file is `table=frames/version=v4/host=…/date=…/RUN.csv`, where host and date are those of its
/// run, and RUN is the first one in the file. So exports of many machines, days and runs can be put into
/// one folder, and a trace that is exported again replaces its own files. A table without rows has files
/// with nothing but a header.
public struct PartitionedExport: TraceExporter {
  private struct Partition: Hashable {
    let table: TraceTable
    let host: String
    let date: String

    /// The path of the file that begins with a run.
    func path(_ format: RowFormat, _ run: TraceRun) -> String {
      "\(PartitionedExport.folder(of: table))/host=\(PartitionedExport.safe(host))/date=\(date)"
        + "/\(run.id).\(format.rawValue)"
    }
  }

  private let format: RowFormat
  private let origin: TraceOrigin
  private let open: (String) -> ExportOutput
  private var files: [Partition: ExportOutput] = [:]
  /// The file of each table's latest row, with that row's run.
  private var latestFiles: [TraceTable: (run: TraceRun, file: ExportOutput)] = [:]

  /// Prepares to write.
  ///
  /// - Parameters:
  ///   - format: the format of rows.
  ///   - origin: the origin of the trace.
  ///   - open: makes the file at a path, relative to the folder of the export, with its folders.
  public init(
    _ format: RowFormat,
    _ origin: TraceOrigin,
    open: @escaping (_ path: String) -> ExportOutput
  ) {
    self.format = format
    self.origin = origin
    self.open = open
  }

  /// The folder of a table, below that of the export: `table=frames/version=v4`.
  ///
  /// The version begins with a letter, so that every engine reads it as text.
  public static func folder(of table: TraceTable) -> String {
    "table=\(table.rawValue)/version=v\(TraceTable.formatVersion)"
  }

  /// Takes a part of the trace.
  public mutating func add(_ part: TracePart) {
    TableRows.all.make(part) { write($0) }
  }

  /// Writes the runs, and closes all files.
  ///
  /// - Throws: the first failure of any file.
  public mutating func finish(_ ending: TraceEnding) throws {
    TableRows.all.make(ending, origin) { write($0) }
    for played in ending.runs {
      for table in TraceTable.allCases { _ = file(table, played.run) }
    }
    for file in files.values { try file.finish() }
  }

  private mutating func write(_ row: TableRow) {
    file(row.table, row.run).write { format.append(row, to: &$0) }
  }

  private mutating func file(_ table: TraceTable, _ run: TraceRun) -> ExportOutput {
    let latest = latestFiles[table]
    if let latest, latest.run === run { return latest.file }
    let file = self.file(of: partition(table, run), run)
    latestFiles[table] = (run, file)
    return file
  }

  private func partition(_ table: TraceTable, _ run: TraceRun) -> Partition {
    Partition(
      table: table,
      host: origin.host(of: run.process),
      date: run.dateUTC
    )
  }

  private mutating func file(of partition: Partition, _ run: TraceRun) -> ExportOutput {
    if let file = files[partition] { return file }
    let file = open(partition.path(format, run))
    file.append(format.header(partition.table))
    files[partition] = file
    return file
  }

  /// A name that is one folder on every system: other bytes as `%2F`, as Hive writes them.
  static func safe(_ name: String) -> String {
    let isDots = name.allSatisfy { $0 == "." }
    let bytes = name.utf8.map { byte -> String in
      let scalar = Unicode.Scalar(byte)
      let isPlain =
        scalar.isASCII
        && (scalar.properties.isAlphabetic || "0123456789-_.".unicodeScalars.contains(scalar))
      guard !isPlain || (isDots && scalar == ".") else { return String(Character(scalar)) }
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (digits.count < 2 ? "0" : "") + digits
    }
    return bytes.isEmpty ? "__HIVE_DEFAULT_PARTITION__" : bytes.joined()
  }
}
