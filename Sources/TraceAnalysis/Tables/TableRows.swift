/// One row of a table.
public struct TableRow: Sendable {
  /// The table.
  public let table: TraceTable
  /// The run that the row belongs to.
  public let run: TraceRun
  /// One cell for every column of the table that is asked for.
  public let cells: [TableCell]
}

/// Makes the rows of tables, with the columns that are asked for.
public struct TableRows: Sendable {
  private let runs: SelectedColumns<RunColumns.Source>?
  private let frames: SelectedColumns<FrameColumns.Source>?
  private let intervals: SelectedColumns<PlacedInterval>?
  private let updates: SelectedColumns<PlacedInterval>?
  private let counters: SelectedColumns<CounterReading>?
  private let allocations: SelectedColumns<AllocationReading>?
  private let signposts: SelectedColumns<SignpostReading>?

  /// Makes rows with all columns of all tables.
  public static let all = TableRows(.all)

  /// Makes rows with a selection of columns.
  public init(_ selection: TableSelection) {
    runs = SelectedColumns(.runs, RunColumns.all, selection)
    frames = SelectedColumns(.frames, FrameColumns.all, selection)
    intervals = SelectedColumns(.intervals, IntervalColumns.all, selection)
    updates = SelectedColumns(.updates, UpdateColumns.all, selection)
    counters = SelectedColumns(.counters, CounterColumns.all, selection)
    allocations = SelectedColumns(.allocations, AllocationColumns.all, selection)
    signposts = SelectedColumns(.signposts, SignpostColumns.all, selection)
  }

  /// Hands over the rows of a part: a frame and an update each have one of their own beside that of the
  /// interval.
  public func make(_ part: TracePart, _ deliver: (TableRow) -> Void) {
    switch part {
    case .counter(let reading): counters?.make(reading, of: reading.run, deliver)
    case .allocations(let reading): allocations?.make(reading, of: reading.run, deliver)
    case .signpost(let reading): signposts?.make(reading, of: reading.run, deliver)
    case .intervals(let placed):
      for interval in placed {
        intervals?.make(interval, of: interval.run, deliver)
        if let frames, let frame = interval.frame {
          frames.make(FrameColumns.Source(interval, frame), of: interval.run, deliver)
        }
        if interval.interval.isUpdate { updates?.make(interval, of: interval.run, deliver) }
      }
    }
  }

  /// Hands over the rows of the table of runs, which are complete only now.
  ///
  /// - Parameters:
  ///   - ending: The end of the trace.
  ///   - origin: The origin of the trace.
  ///   - deliver: Takes a row.
  public func make(_ ending: TraceEnding, _ origin: TraceOrigin, _ deliver: (TableRow) -> Void) {
    guard let runs else { return }
    for played in ending.runs {
      let source = RunColumns.Source(played: played, ending: ending, origin: origin)
      runs.make(source, of: played.run, deliver)
    }
  }
}

/// The functions that find the cells of a table's rows: the columns that are asked for, without their
/// descriptions, which are slow to copy.
private struct SelectedColumns<Source>: Sendable {
  private let table: TraceTable
  private let makers: [@Sendable (Source) -> TableCell]

  /// Selects columns; nil if the table is not asked for.
  init?(_ table: TraceTable, _ columns: [Field<Source>], _ selection: TableSelection) {
    guard let positions = selection.columns(of: table) else { return nil }
    self.table = table
    makers = positions.map { columns[$0].makeCell }
  }

  func make(_ source: Source, of run: TraceRun, _ deliver: (TableRow) -> Void) {
    deliver(TableRow(table: table, run: run, cells: makers.map { $0(source) }))
  }
}
