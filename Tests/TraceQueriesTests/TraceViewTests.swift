import Testing
import TraceAnalysis
import TraceQueries
import TraceTestSupport

/// The views of SQL.
@Suite struct TraceViewTests {
  private func answer(_ sql: String, _ script: TraceScript) throws -> [[TableCell]] {
    let plan = try QueryPlan(sql)
    let database = try TraceDatabase()
    try database.load(plan) { add in
      script.rows(tables: TableRows(plan.selection)).forEach(add)
    }
    var rows: [[TableCell]] = []
    try database.query(sql, begin: { _ in }, row: { rows.append($0) })
    return rows
  }

  @Test("A row of categories has the sums of what was written", arguments: 1...UInt64(24))
  func categories(seed: UInt64) throws {
    let written = SignpostScript(seed: seed)
    let found = try answer("SELECT * FROM categories", written.script)
    func time(_ value: Int64?) -> TableCell { value.map { .integer($0) } ?? .null }
    let expected = written.costs.map { origin, costs -> [TableCell] in
      [
        .text(origin.subsystem), .text(origin.category), .integer(Int64(costs.durations.count)),
        .integer(costs.durations.reduce(0, +)), .integer(costs.selfNs),
        time(costs.durations.isEmpty ? nil : costs.percentile(50)),
        time(costs.percentile(95, from: 20)), time(costs.percentile(99, from: 100)),
        time(costs.durations.max()), .integer(Int64(costs.events)), .integer(Int64(costs.messages)),
      ]
    }
    #expect(Set(found) == Set(expected))
    #expect(found.count == expected.count)
  }

  @Test("A view without signposts is empty, and its columns are those that are described")
  func columns() throws {
    #expect(try answer("SELECT * FROM categories", AwkwardTrace.script).isEmpty)
    for view in TraceView.all {
      let names = view.columns.map(\.name)
      #expect(Set(names).count == names.count)
      #expect(
        try answer("SELECT \(names.joined(separator: ", ")) FROM \(view.name)", TraceScript())
          .isEmpty
      )
    }
  }
}
