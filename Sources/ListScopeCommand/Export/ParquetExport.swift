import Experiments
import Exports
import Foundation
import Reports
import TraceAnalysis

/// Tables as Parquet: written as CSV beside the output, and handed over to DuckDB.
final class ParquetExport: @unchecked Sendable {
  /// The folder of the CSV until the end; the name begins with `_`, so that it is not taken for a
  /// table.
  private static let rowsFolder = "_rows"

  private let target: CommandOutput
  private var paths: [String] = []

  /// Writes into an output.
  init(_ target: CommandOutput) {
    self.target = target
  }

  /// Makes the file of a partition in CSV.
  func open(_ path: String) -> ExportOutput {
    paths.append(path)
    return ExportOutput { [target] in try target.append($0, to: "\(Self.rowsFolder)/\(path)") }
  }

  /// Turns all files into Parquet, and removes those in CSV.
  ///
  /// - Throws: `CommandFailure`: 69 without DuckDB, 74 where it cannot write.
  func finish(_ program: ChildProgram) throws {
    let folder = target.temporaryPath
    let rows = URL(fileURLWithPath: "\(folder)/\(Self.rowsFolder)").path
    for path in paths {
      let file = "\(folder)/\(path)"
      try FileManager.default.createDirectory(
        atPath: OutputTarget.folder(of: file),
        withIntermediateDirectories: true
      )
    }
    let ending = try DuckDB(program, workingIn: rows).run(paths.map(Self.statement), in: folder)
    guard ending.isSuccess else {
      throw CommandFailure(
        message: "DuckDB cannot write the tables as Parquet: \(ending.complaint)",
        status: .writeFailed
      )
    }
    try FileManager.default.removeItem(atPath: rows)
  }

  private static func statement(_ path: String) -> String {
    let table = TraceTable.allCases.first { path.hasPrefix("table=\($0.rawValue)/") } ?? .runs
    func literal(_ path: String) -> String { "'\(path.replacing("'", with: "''"))'" }
    let parquet = path.dropLast(RowFormat.csv.rawValue.count) + "parquet"
    return "COPY (SELECT * FROM read_csv(\(literal("\(rowsFolder)/\(path)")), "
      + "\(FleetSource.csvOptions(table)), hive_partitioning = false)) "
      + "TO \(literal(String(parquet))) (FORMAT parquet, COMPRESSION zstd)"
  }
}
