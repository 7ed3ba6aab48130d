/// Hands the rows of tables to their readers.
final class TableImport: TableReceiver {
  private enum Rows {
    case intervals(IntervalRows)
    case events(EventRows)
    case hitches(HitchRows)
    case samples(SampleRows)
    case none
  }

  /// Tables that are read.
  static let tables = IntervalRows.tables.union(EventRows.tables).union(HitchList.tables)
    .union(SampleRows.tables)

  private let run: (Int) -> RunImport
  private var current: (table: TableHeading, run: RunImport)?
  private var rows = Rows.none
  /// Tables that lack a column, with their names.
  private(set) var unusable: Set<String> = []
  /// The error that prevented writing.
  private(set) var failure: (any Error)?

  init(_ run: @escaping (Int) -> RunImport) {
    self.run = run
  }

  func begin(_ table: TableHeading) {
    // A table may go on in the next node.
    if let current, current.table == table { return }
    finish()
    let run = run(table.run)
    current = (table, run)
    run.rows[table.name, default: 0] += 0
    do {
      rows = try Self.rows(table, run)
      if case .none = rows, Self.tables.contains(table.name) { unusable.insert(table.name) }
    } catch {
      failure = failure ?? error
    }
  }

  func row(_ cells: [Cell], _ definitions: borrowing Definitions) {
    guard failure == nil, let current else { return }
    current.run.rows[current.table.name, default: 0] += 1
    do {
      switch rows {
      case .intervals(var rows):
        self.rows = .none
        try rows.add(cells, definitions)
        self.rows = .intervals(rows)
      case .events(var rows):
        self.rows = .none
        try rows.add(cells, definitions)
        self.rows = .events(rows)
      case .hitches(let rows): rows.add(cells, definitions)
      case .samples(var rows):
        self.rows = .none
        rows.add(cells, definitions)
        self.rows = .samples(rows)
      case .none: break
      }
    } catch {
      failure = error
    }
  }

  /// Takes the end of the table that began last.
  func finish() {
    guard case .events(var events) = rows, failure == nil else { return rows = .none }
    rows = .none
    do { try events.finish() } catch { failure = error }
  }

  private static func rows(_ table: TableHeading, _ run: RunImport) throws -> Rows {
    switch table.name {
    case let name where IntervalRows.tables.contains(name):
      return try IntervalRows(table, run).map { .intervals($0) } ?? .none
    case let name where EventRows.tables.contains(name):
      return try EventRows(table, run).map { .events($0) } ?? .none
    case let name where HitchList.tables.contains(name):
      return HitchRows(table, run).map { .hitches($0) } ?? .none
    case let name where SampleRows.tables.contains(name):
      return SampleRows(table, run).map { .samples($0) } ?? .none
    default: return .none
    }
  }
}

/// Reads a file of XML: tables, or the table of contents.
final class ExportReader: XMLReceiver {
  private enum Root {
    case unknown, tables, contents
  }

  private var root = Root.unknown
  private var depth = 0
  private var tables: TableReader
  private var contents = ContentsReader()

  /// The table of contents; without runs where the file is none.
  var found: TraceContents { contents.contents }
  /// References to nothing.
  var brokenReferences: Int { tables.brokenReferences }
  /// Rows that do not have the cells that their table says.
  var misshapenRows: Int { tables.misshapenRows }
  /// True if its first element was met.
  var hasRoot: Bool { root != .unknown }

  init(_ receiver: any TableReceiver) {
    tables = TableReader(receiver)
  }

  func begin(_ element: XMLElement) throws(XMLFault) {
    depth += 1
    switch root {
    case .tables: tables.begin(element)
    case .contents: contents.begin(element)
    case .unknown:
      switch element.nameText {
      case "trace-query-result": root = .tables
      case "trace-toc": root = .contents
      case let name: throw .notAnExport(root: String(name.prefix(60)))
      }
    }
  }

  func text(_ bytes: UnsafeBufferPointer<UInt8>) {
    switch root {
    case .tables: tables.text(bytes)
    case .contents: contents.text(bytes)
    case .unknown: break
    }
  }

  func end() {
    depth -= 1
    guard depth > 0 else { return }
    switch root {
    case .tables: tables.end()
    case .contents: contents.end()
    case .unknown: break
    }
  }
}
