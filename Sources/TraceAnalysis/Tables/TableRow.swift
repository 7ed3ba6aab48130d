/// One row of a table.
public struct TableRow: Sendable {
  /// The table.
  public let table: TraceTable
  /// The run that the row belongs to.
  public let run: TraceRun
  /// One cell for every column of the table.
  public let cells: [TableCell]

  fileprivate init<Source>(
    _ table: TraceTable,
    _ run: TraceRun,
    _ columns: ColumnCells<Source>,
    _ source: Source
  ) {
    self.table = table
    self.run = run
    cells = columns.makers.map { $0(source) }
  }
}

/// The functions that find the cells of a row: the columns without their descriptions, which are
/// slow to copy.
private struct ColumnCells<Source>: Sendable {
  let makers: [@Sendable (Source) -> TableCell]

  init(_ columns: [Field<Source>]) { makers = columns.map { $0.makeCell } }
}

/// Each table's columns, made once.
private enum Columns {
  static let runs = ColumnCells(RunColumns.all)
  static let frames = ColumnCells(FrameColumns.all)
  static let intervals = ColumnCells(IntervalColumns.all)
  static let updates = ColumnCells(UpdateColumns.all)
  static let counters = ColumnCells(CounterColumns.all)
  static let allocations = ColumnCells(AllocationColumns.all)
}

extension TracePart {
  /// The rows of the part: a frame and an update each have one of their own beside that of the interval.
  public func rows(_ deliver: (TableRow) -> Void) {
    switch self {
    case .counter(let reading):
      deliver(TableRow(.counters, reading.run, Columns.counters, reading))
    case .allocations(let reading):
      deliver(TableRow(.allocations, reading.run, Columns.allocations, reading))
    case .intervals(let intervals):
      for placed in intervals {
        deliver(TableRow(.intervals, placed.run, Columns.intervals, placed))
        if let frame = placed.frame {
          deliver(TableRow(.frames, placed.run, Columns.frames, FrameColumns.Source(placed, frame)))
        }
        if placed.interval.isUpdate {
          deliver(TableRow(.updates, placed.run, Columns.updates, placed))
        }
      }
    }
  }
}

extension TraceEnding {
  /// The rows of the table of runs, which are complete only now.
  ///
  /// - Parameters:
  ///   - origin: the origin of the trace.
  ///   - deliver: takes a row.
  public func rows(_ origin: TraceOrigin, _ deliver: (TableRow) -> Void) {
    for played in runs {
      let source = RunColumns.Source(played: played, ending: self, origin: origin)
      deliver(TableRow(.runs, played.run, Columns.runs, source))
    }
  }
}
