import Foundation
import Testing
import TraceAnalysis
import TraceQueries
import TraceTestSupport

@Suite struct TraceDatabaseTests {
  private func database(_ script: TraceScript = AwkwardTrace.script) throws -> TraceDatabase {
    let database = try TraceDatabase()
    try database.load { add in script.rows().forEach(add) }
    return database
  }

  private func answer(_ sql: String, _ database: TraceDatabase) throws -> [[TableCell]] {
    var rows: [[TableCell]] = []
    try database.query(sql, begin: { _ in }, row: { rows.append($0) })
    return rows
  }

  @Test("Every row of every table can be asked for", arguments: TraceTable.allCases)
  func rows(table: TraceTable) throws {
    let expected = AwkwardTrace.script.rows().filter { $0.table == table }
    let found = try answer("SELECT * FROM \(table.rawValue) ORDER BY rowid", database())
    #expect(found.count == expected.count)
    let key = table.columns.firstIndex(where: \.isKey) ?? 2
    #expect(Set(found.map { $0[key] }) == Set(expected.map { $0.cells[key] }))
    for (cell, column) in zip(found.first ?? [], table.columns) where column.name == "run_id" {
      #expect(cell == expected.first?.cells.first)
    }
  }

  @Test("Names come back as they are, and fields can be looked into")
  func values() throws {
    let database = try database()
    #expect(
      try answer("SELECT DISTINCT reason FROM updates WHERE frame_id NOT NULL", database)
        == [[.text(AwkwardTrace.name)]]
    )
    let sql = "SELECT count(*) FROM intervals WHERE name = 'update' AND fields ->> 'items' = 5"
    #expect(try answer(sql, database) == [[.integer(12)]])
    let join = """
      SELECT count(*) FROM intervals JOIN frames USING (run_id, frame_id) WHERE intervals.name = 'update'
      """
    #expect(try answer(join, database) == [[.integer(12)]])
    #expect(
      try answer("SELECT x'00fF', 1.5, NULL", database) == [[.text("00ff"), .real(1.5), .null]]
    )
  }

  @Test(
    "Nothing but a SELECT is taken",
    arguments: [
      "DELETE FROM frames", "INSERT INTO frames DEFAULT VALUES", "UPDATE intervals SET name = ''",
      "DROP TABLE frames", "CREATE TABLE x (y)", "CREATE TEMP TABLE x (y)", "VACUUM INTO '/tmp/x'",
      "ATTACH '/tmp/x' AS x", "PRAGMA query_only = 0", "PRAGMA writable_schema = 1", "BEGIN",
      "COMMIT", "SELECT 1; SELECT 2", "SELECT 1; DELETE FROM frames", "", "  -- nothing", ";",
      "WITH x AS (SELECT 1) DELETE FROM frames", "ANALYZE", "REINDEX", "SAVEPOINT x",
    ]
  )
  func notSelect(sql: String) throws {
    let database = try database()
    #expect(throws: TraceQueryError.notOneSelect(sql)) { try answer(sql, database) }
    #expect(try answer("SELECT count(*) FROM frames", database) == [[.integer(13)]])
  }

  @Test(
    "SELECTs of all sorts are answered",
    arguments: [
      "SELECT 1", "VALUES (1), (2)", "select 1 ;", "SELECT 1 -- comment", "/* first */ SELECT 1",
      "WITH RECURSIVE c (x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c WHERE x < 3) SELECT * FROM c",
      "SELECT key FROM json_each('[1]')",
      "SELECT row_number() OVER (ORDER BY start_ns) FROM frames",
      "EXPLAIN QUERY PLAN SELECT * FROM intervals", "SELECT sql FROM sqlite_master",
      "PRAGMA table_info(frames)", "SELECT name FROM pragma_table_info('frames')",
    ]
  )
  func select(sql: String) throws {
    #expect(try !answer(sql, database()).isEmpty)
  }

  struct Refused: Sendable {
    let sql: String
    let message: String
  }

  @Test(
    "What SQLite refuses is shown with its position",
    arguments: [
      Refused(
        sql: "SELECT foo FROM frames",
        message: "no such column: foo.\n  SELECT foo FROM frames\n         ^"
      ),
      Refused(
        sql: "SELECT 1\n\tFROM nowhere",
        message: "no such table: nowhere."
      ),
      Refused(
        sql: "UPDATE sqlite_master SET sql = ''",
        message: "table sqlite_master may not be modified."
      ),
      Refused(sql: "SELECT (1", message: "incomplete input."),
      Refused(
        sql: "SELECT *\nFROM\tframes\n\tWHERE 'é' = foo\nLIMIT 1",
        message: "no such column: foo.\n  \tWHERE 'é' = foo\n  \t            ^"
      ),
      Refused(sql: "SELEC 1", message: "near \"SELEC\": syntax error.\n  SELEC 1\n  ^"),
      Refused(sql: "SELECT ?", message: "it has a placeholder, which nothing fills."),
      Refused(sql: "SELECT json('{')", message: "malformed JSON."),
      Refused(sql: "SELECT sum(9223372036854775807) FROM frames", message: "integer overflow."),
    ]
  )
  func positions(refused: Refused) throws {
    let database = try database()
    let error = #expect(throws: TraceQueryError.self) { try answer(refused.sql, database) }
    #expect(error?.message == refused.message)
  }

  @Test("A file has the same tables, with their meanings, for every tool that reads SQLite")
  func file() throws {
    let path = "/tmp/listscope-\(UUID().uuidString).db"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try TraceDatabase(path: path).load { add in AwkwardTrace.script.rows().forEach(add) }
    #expect(!FileManager.default.fileExists(atPath: path + "-journal"))
    let again = try TraceDatabase(path: path)
    #expect(
      try answer("SELECT count(*) FROM intervals", again)
        == answer("SELECT count(*) FROM intervals", database())
    )
    let definitions = try answer("SELECT sql FROM sqlite_master WHERE name = 'frames'", again)
    guard case .text(let text) = definitions.first?.first else { return #expect(Bool(false)) }
    for column in TraceTable.frames.columns { #expect(text.contains(column.meaning)) }
  }

  /// A statement made at random: one or two tables, some columns, and one of the forms that people use.
  private func randomSelect(_ random: inout SeededGenerator) -> String {
    let table = TraceTable.allCases.randomElement(using: &random) ?? .frames
    let columns = table.columns.map(\.name).shuffled(using: &random)
    let (first, second) = (columns[0], columns[1])
    let name = table.rawValue
    let other = TraceTable.allCases.randomElement(using: &random)?.rawValue ?? "runs"
    return switch Int.random(in: 0...12, using: &random) {
    case 0: "SELECT count(*) FROM \(name)"
    case 1: "SELECT \(first), \(second) FROM \(name)"
    case 2: "SELECT * FROM \(name) WHERE \(first) NOT NULL"
    case 3: "SELECT \(first), count(*), max(\(second)) FROM \(name) GROUP BY \(first)"
    case 4: "SELECT rowid, \(first) FROM \(name) ORDER BY \(second) DESC"
    case 5: "SELECT i.name, t.\(first) FROM intervals i JOIN \(name) t ON t.run_id = i.run_id"
    case 6:
      "SELECT f.phase, i.duration_ns FROM frames f JOIN intervals i ON i.frame_id = f.frame_id WHERE i.name = 'measure'"
    case 7:
      "WITH x AS (SELECT \(first) AS y FROM \(name)) SELECT y FROM x WHERE y IN (SELECT \(second) FROM \(name))"
    case 8: "SELECT count(*), max(\(name).rowid) FROM \(name) JOIN \(other) AS o USING (run_id)"
    case 9: "SELECT count(*) FROM \(name) LEFT JOIN runs USING (run_id) WHERE runs.run_id IS NULL"
    case 10: "SELECT a.\(first) FROM \(name) a JOIN \(name) b USING (run_id, \(second))"
    case 11: "SELECT count(*) FROM \(name) NATURAL JOIN runs"
    default:
      "SELECT count(*) FROM intervals WHERE parent_id IN (SELECT frame_id FROM frames) AND \(Bool.random(using: &random)) = 1"
    }
  }

  @Test("Tables with what a statement reads give the answer of whole ones", arguments: 1...40)
  func plan(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let whole = try database()
    for _ in 0..<20 {
      let sql = randomSelect(&random)
      let plan = try QueryPlan(sql)
      let database = try TraceDatabase()
      let rows = AwkwardTrace.script.rows(tables: TableRows(plan.selection))
      try database.load(plan) { add in rows.forEach(add) }
      func sorted(_ rows: [[TableCell]]) -> [String] { rows.map { "\($0)" }.sorted() }
      #expect(try sorted(answer(sql, database)) == sorted(answer(sql, whole)), "\(sql)")
    }
  }

  @Test("A statement asks for no more than it reads, and for indexes that it searches")
  func planned() throws {
    func columns(_ sql: String, _ table: TraceTable) throws -> [String]? {
      try QueryPlan(sql).selection.columns(of: table)?.map { table.columns[$0].name }
    }
    let count = "SELECT count(*) FROM intervals"
    #expect(try columns(count, .intervals) == ["interval_id"])
    #expect(try columns(count, .frames) == nil)
    let named = "SELECT sum(self_ns) FROM intervals WHERE name = 'diff'"
    #expect(try columns(named, .intervals) == ["interval_id", "name", "self_ns"])
    #expect(try QueryPlan(count) != QueryPlan(named))
    #expect(throws: TraceQueryError.notOneSelect("DELETE FROM frames")) {
      try QueryPlan("DELETE FROM frames")
    }
  }

  @Test("A failure of whoever fills the tables is handed on")
  func failingFill() throws {
    struct Stopped: Error {}
    let database = try TraceDatabase()
    #expect(throws: Stopped.self) {
      try database.load { add in
        AwkwardTrace.script.rows().forEach(add)
        throw Stopped()
      }
    }
  }

  @Test("A file that cannot be made is an error that says so")
  func unwritable() {
    let error = #expect(throws: TraceQueryError.self) { try TraceDatabase(path: "/none/x.db") }
    #expect(error?.isStorage == true)
    #expect(error?.message.contains("cannot be written") == true)
  }

  @Test(
    "What reaches beyond the tables, or takes more than any answer needs, is refused",
    arguments: [
      ("SELECT fts3_tokenizer('simple')", "fts3_tokenizer"),
      ("SELECT fts3_tokenizer('simple', x'0000000000000000')", "fts3_tokenizer"),
      ("SELECT load_extension('/tmp/x')", "load_extension"),
      ("SELECT readfile('/etc/passwd')", "readfile"),
      ("SELECT zeroblob(1000000000)", "too big"),
      ("SELECT * FROM pragma_cache_size", "not authorized"),
      ("SELECT 1" + String(repeating: " UNION ALL SELECT 1", count: 200), "too many terms"),
      ("SELECT " + String(repeating: "(", count: 300) + "1", "parser stack overflow"),
      ("SELECT 1" + String(repeating: " + 1", count: 300), "too large"),
      ("SELECT 'a' LIKE '" + String(repeating: "%a", count: 4_000) + "'", "too complex"),
    ]
  )
  func limits(sql: String, message: String) throws {
    let database = try database()
    do {
      _ = try answer(sql, database)
      #expect(message.isEmpty, "\(sql.prefix(80))")
    } catch let error as TraceQueryError {
      #expect(error.message.contains(message), "\(error.message)")
    }
    #expect(try answer("SELECT count(*) FROM frames", database) == [[.integer(13)]])
  }

  @Test("A statement without end is ended, and the next one is answered")
  func overdue() throws {
    let database = try database()
    let sql =
      "WITH RECURSIVE c (x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT count(*) FROM c"
    #expect(throws: TraceQueryError.overdue(seconds: 0.2)) {
      try database.query(sql, limits: QueryLimits(seconds: 0.2), begin: { _ in }, row: { _ in })
    }
    #expect(try answer("SELECT count(*) FROM frames", database) == [[.integer(13)]])
  }

  @Test("A statement that wants more memory than it may have is refused")
  func memory() throws {
    let database = try database()
    let sql = """
      WITH RECURSIVE c (x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c WHERE x < 200)
      SELECT json_group_array(printf('%.*c', 1000000, 'x')) OVER () FROM c
      """
    #expect(throws: TraceQueryError.self) { try answer(sql, database) }
    #expect(try answer("SELECT count(*) FROM frames", database) == [[.integer(13)]])
  }
}
