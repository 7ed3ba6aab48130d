import Reports
import TraceAnalysis

/// Looks for the files of a fleet that DuckDB cannot read, after it could not read all of them together.
struct FleetDamage {
  private let fleet: FleetFolder
  private let program: ChildProgram
  private let work: String

  /// Prepares to look.
  ///
  /// - Parameters:
  ///   - fleet: the folder of the tables.
  ///   - program: who runs DuckDB.
  ///   - work: where DuckDB may write.
  init(_ fleet: FleetFolder, _ program: ChildProgram, _ work: String) {
    (self.fleet, self.program, self.work) = (fleet, program, work)
  }

  /// The paths of the files, each with what DuckDB says; empty where every file can be read by itself.
  ///
  /// - Complexity: O(bytes of all files).
  func files() throws -> [String] {
    let statements = fleet.files.indices.map(statement)
    let answers = try duckDB.run([".bail off"] + statements, in: fleet.path).output
    let readable = Set(answers.split(separator: "\n").compactMap(Self.number))
    let damaged = fleet.files.indices.filter { !readable.contains($0) }
    return try damaged.enumerated().map { place, number in
      let path = fleet.files[number].path
      // One reason is enough to know what kind of damage it is.
      return place == 0 ? "\(path) (\(try reason(number)))" : path
    }
  }

  private var duckDB: DuckDB { DuckDB(program, workingIn: work) }

  private func statement(_ number: Int) -> String {
    let file = fleet.files[number]
    return FleetSource.readsAll(of: file.path, file.table, file.format, number: number)
  }

  private func reason(_ number: Int) throws -> String {
    let complaint = try duckDB.run([statement(number)], in: fleet.path).complaint
    // The rest shows the statement, which no user has written.
    return complaint.firstRange(of: " LINE ").map { String(complaint[..<$0.lowerBound]) }
      ?? complaint
  }

  /// The number of a file that could be read.
  private static func number(_ line: Substring) -> Int? {
    // A line without a row is no answer: the file counts as damaged.
    guard case .integer(let number)? = try? FleetAnswer.object(line)["file"] else { return nil }
    return Int(number)
  }
}
