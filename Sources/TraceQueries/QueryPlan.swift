import CSQLite
public import TraceAnalysis

/// The parts of the tables that a statement reads, found out before there is anything in them.
public struct QueryPlan: Hashable, Sendable {
  /// The columns that the statement reads.
  public let selection: TableSelection
  /// The names of the indexes by which it searches.
  let indexes: Set<String>

  /// Every column and every index.
  public static let all = QueryPlan(
    selection: .all,
    indexes: Set(TraceDefinition.indexes.map(\.name))
  )

  init(selection: TableSelection, indexes: Set<String>) {
    self.selection = selection
    self.indexes = indexes
  }

  /// Compiles a statement for empty tables.
  ///
  /// - Parameters:
  ///   - sql: The statement.
  ///   - limits: The limits that it has later, too.
  /// - Throws: `TraceQueryError` for what is no statement that can be answered.
  public init(_ sql: String, limits: QueryLimits = .standard) throws(TraceQueryError) {
    do {
      let connection = try SQLiteConnection(path: ":memory:")
      try connection.execute(TraceDefinition.tables)
      for index in TraceDefinition.indexes { try connection.execute(index.sql) }
      let limited = LimitedStatement(limits, connection.handle)
      defer { limited.lift() }
      let reading = ColumnReading()
      _ = try reading.watch(connection) { try connection.onlyStatement(sql) }
      selection = Self.joinsByName(sql) ? .all : TableSelection(reading.columns)
      indexes = try Self.searched(sql, connection)
    } catch let error as TraceQueryError {
      throw error
    } catch {
      throw .storage(reason: (error as? SQLiteError)?.message ?? "\(error)")
    }
  }

  /// Returns whether a statement may join tables by the names of their columns: SQLite asks neither for those
  /// columns nor, without others, for the tables.
  private static func joinsByName(_ sql: String) -> Bool {
    let text = sql.lowercased()
    return text.contains("using") || text.contains("natural")
  }

  /// The indexes by which SQLite would search.
  ///
  /// It scans a whole index, too, where that is smaller than its table;
  /// but to make one for that takes longer than to scan the table.
  private static func searched(_ sql: String, _ connection: SQLiteConnection) throws -> Set<String>
  {
    var indexes: Set<String> = []
    // A statement that explains itself is no part of a plan.
    guard let plan = try? connection.firstStatement("EXPLAIN QUERY PLAN " + sql)?.statement else {
      return Set(TraceDefinition.indexes.map(\.name))
    }
    while let row = try plan.next() {
      guard case .text(let step)? = row.last, step.hasPrefix("SEARCH") else { continue }
      for index in TraceDefinition.indexes where step.contains(index.name) {
        indexes.insert(index.name)
      }
    }
    return indexes
  }
}

/// The columns that a statement reads, as SQLite asks for each one while it compiles.
private final class ColumnReading {
  private(set) var columns: [TraceTable: Set<String>] = [:]

  /// Compiles by a closure, and notes what is read; allowed is what queries may do.
  func watch<Result>(_ connection: SQLiteConnection, _ compile: () throws -> Result) rethrows
    -> Result
  {
    sqlite3_set_authorizer(
      connection.handle,
      { reading, action, first, second, _, _ in
        if action == SQLITE_READ, let reading, let first, let second {
          Unmanaged<ColumnReading>.fromOpaque(reading).takeUnretainedValue()
            .add(String(cString: first), String(cString: second))
        }
        return ReadingAuthorizer.decide(action, first, second)
      },
      Unmanaged.passUnretained(self).toOpaque()
    )
    defer { sqlite3_set_authorizer(connection.handle, nil, nil) }
    return try compile()
  }

  private func add(_ table: String, _ column: String) {
    guard let table = TraceTable(rawValue: table) else { return }
    columns[table, default: []].insert(column)
  }
}
