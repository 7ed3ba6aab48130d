/// Reads the rows of `hitches` and `hitches-summary`.
struct HitchRows {
  private let start, duration: Int
  private let process, isSystem, refresh: Int?
  private let table: String
  private let run: RunImport

  /// Prepares to read; nil where a column is missing.
  init?(_ table: TableHeading, _ run: RunImport) {
    guard let start = table.column("start"), let duration = table.column("duration") else {
      return nil
    }
    (self.start, self.duration) = (start, duration)
    process = table.column("process")
    isSystem = table.column("is-system")
    refresh = table.column("refresh-interval")
    self.table = table.name
    self.run = run
    run.hitches[table.name, default: HitchList()].wasRead = true
  }

  /// Reads a row.
  func add(_ cells: [Cell], _ definitions: borrowing Definitions) {
    guard let startNs = number(start, cells, definitions),
      let durationNs = number(duration, cells, definitions), durationNs > 0
    else { return }
    let refreshNs = refresh.flatMap { number($0, cells, definitions) }
    run.hitches[table, default: HitchList()].add(
      Hitch(
        startNs: startNs,
        durationNs: durationNs,
        process: process.flatMap { definitions.process(of: cells[$0]) },
        isOfSystem: isSystem.flatMap { definitions.number(of: cells[$0]) } == 1,
        refreshNs: refreshNs.flatMap { (1...1_000_000_000).contains($0) ? $0 : nil }
      )
    )
  }

  private func number(_ column: Int, _ cells: [Cell], _ definitions: borrowing Definitions)
    -> Int64?
  {
    definitions.number(of: cells[column]).flatMap { Int64(exactly: $0) }
  }
}
