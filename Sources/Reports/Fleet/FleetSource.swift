import Exports
public import TraceAnalysis

/// The exported tables of many machines in one folder, as described to an engine.
public struct FleetSource: Sendable {
  /// The format of the rows of a file.
  public enum FileFormat: String, CaseIterable, Sendable, Comparable {
    case csv
    case parquet

    /// In the order of their names.
    public static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
  }

  /// The tables, with the formats of their files; nothing else is read.
  private let formats: [TraceTable: Set<FileFormat>]
  /// The text before the path of a table: nothing, or the path of the folder and a slash.
  private let prefix: String

  /// Takes what was found in a folder.
  ///
  /// - Parameters:
  ///   - formats: the tables, with the formats of their files.
  ///   - folder: the folder; nil where the engine is started in it.
  public init(_ formats: [TraceTable: Set<FileFormat>], in folder: String? = nil) {
    self.formats = formats
    prefix = folder.map { $0 + "/" } ?? ""
  }

  /// The statements that make the views which questions are about, in order.
  ///
  /// - Parameters:
  ///   - engine: who answers.
  ///   - commits: the commits that are compared, if any are.
  /// - Returns: statements without semicolons.
  public func statements(_ engine: FleetEngine, commits: (base: String, head: String)?) -> [String]
  {
    let compared =
      "CREATE OR REPLACE TEMPORARY VIEW compared AS\nSELECT \(engine.literal(commits?.base ?? "")) "
      + "AS base_commit, \(engine.literal(commits?.head ?? "")) AS head_commit"
    var statements: [String] = TraceTable.allCases.flatMap { views($0, engine) }
    statements += [frameIntervals, compared]
    statements += FleetFile.text("views.sql").split(separator: ";")
      .map { $0.trimming(while: \.isNewline) }.filter { !$0.isEmpty }
    return statements
  }

  /// The number of runs that are in no figure: one row of `runs`, `repeated_runs`, `lossy_runs` and
  /// `incomplete_runs`.
  public static var leftOut: String { FleetFile.text("left_out.sql") }

  /// The runs that are not whole, as far as tables tell of each other: rows of `FleetGap`.
  public static var gaps: String { FleetFile.text("gaps.sql") }

  /// The days on which each host ran each commit, by its own clock: rows of `host`, `commit_id`, `first_date` and
  /// `last_date`.
  public static var clocks: String { FleetFile.text("clocks.sql") }

  /// The statement that has DuckDB read every value of a file.
  ///
  /// - Parameters:
  ///   - file: the path of the file.
  ///   - table: the table that it is of.
  ///   - format: the format of its rows.
  ///   - number: the value in the column `file` of the only row that is the answer.
  /// - Returns: the statement, without a semicolon.
  public static func readsAll(
    of file: String,
    _ table: TraceTable,
    _ format: FileFormat,
    number: Int
  ) -> String {
    "SELECT \(number) AS file, bit_xor(hash(rows_of_file)) AS hash FROM (SELECT \(names(table)) "
      + "FROM \(duckDBFunction(table, format, file))) AS rows_of_file"
  }

  /// Every frame is among the intervals, too, so the tables can be compared where both are there.
  private var frameIntervals: String {
    let rows =
      formats[.intervals] == nil ? "FROM frames" : "FROM intervals\nWHERE interval_id = frame_id"
    return "CREATE OR REPLACE TEMPORARY VIEW frame_intervals AS\nSELECT host, date, run_id \(rows)"
  }

  private static func names(_ table: TraceTable) -> String {
    FleetEngine.columns(table).map(\.name).joined(separator: ", ")
  }

  /// The program that has Spark answer, in Python.
  public static var sparkProgram: String { FleetFile.text("spark.py") + "\n" }

  private func views(_ table: TraceTable, _ engine: FleetEngine) -> [String] {
    let formats = (formats[table] ?? []).sorted()
    guard !formats.isEmpty else { return [] }
    let names = Self.names(table)
    switch engine {
    case .duckdb:
      return [
        view(table, formats.map { "SELECT \(names) FROM \(duckDBFunction(table, $0))" })
      ]
    case .spark:
      return formats.map { sparkView(table, $0) }
        + [view(table, formats.map { "SELECT \(names) FROM \(table.rawValue)_\($0.rawValue)" })]
    }
  }

  private func view(_ table: TraceTable, _ parts: [String]) -> String {
    "CREATE OR REPLACE TEMPORARY VIEW \(table.rawValue) AS\n"
      + parts.joined(separator: "\nUNION ALL\n")
  }

  private func duckDBFunction(_ table: TraceTable, _ format: FileFormat) -> String {
    let files = "**/*.\(format.rawValue)"
    let path = "\(prefix)\(PartitionedExport.folder(of: table))/\(files)"
    return Self.duckDBFunction(table, format, path)
  }

  private static func duckDBFunction(
    _ table: TraceTable,
    _ format: FileFormat,
    _ path: String
  ) -> String {
    let partitions = Self.struct(FleetEngine.partitions)
    let folders =
      "hive_partitioning = true, hive_types_autocast = false, hive_types = \(partitions)"
    let from = FleetEngine.duckdb.literal(path)
    return switch format {
    case .parquet: "read_parquet(\(from), \(folders))"
    case .csv: "read_csv(\(from), \(Self.csvOptions(table)), \(folders))"
    }
  }

  /// Returns DuckDB's options for the files in CSV that this program writes: nothing is left to
  /// guess.
  package static func csvOptions(_ table: TraceTable) -> String {
    let columns = table.columns.map { (name: $0.name, type: FleetEngine.type($0)) }
    return "auto_detect = false, header = true, delim = ',', quote = '\"', escape = '\"', "
      + "nullstr = '', allow_quoted_nulls = false, columns = \(Self.struct(columns))"
  }

  /// The first line of every file of a table in CSV.
  public static func csvHeader(_ table: TraceTable) -> String { RowFormat.csv.header(table) }

  private static func `struct`(_ columns: [(name: String, type: String)]) -> String {
    "{\(columns.map { "'\($0.name)': '\($0.type)'" }.joined(separator: ", "))}"
  }

  private func sparkView(_ table: TraceTable, _ format: FileFormat) -> String {
    let columns = FleetEngine.columns(table).map { "\($0.name) \($0.type)" }.joined(separator: ", ")
    let path = FleetEngine.spark.literal("\(prefix)\(PartitionedExport.folder(of: table))")
    let csv =
      format == .csv
      ? ", header 'true', multiLine 'true', escape '\"', emptyValue '', nullValue '', "
        + "mode 'FAILFAST'"
      : ""
    return "CREATE OR REPLACE TEMPORARY VIEW \(table.rawValue)_\(format.rawValue) (\(columns))\n"
      + "USING \(format.rawValue) OPTIONS (path \(path), pathGlobFilter '*.\(format.rawValue)'\(csv))"
  }
}

extension StringProtocol {
  /// The text without what stands at both ends and meets a condition.
  fileprivate func trimming(while isLeft: (Character) -> Bool) -> String {
    var text = self[...]
    while let last = text.last, isLeft(last) { text.removeLast() }
    return String(text.drop(while: isLeft))
  }
}
