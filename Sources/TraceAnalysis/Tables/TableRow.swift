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
    _ columns: [Field<Source>],
    _ source: Source
  ) {
    self.table = table
    self.run = run
    cells = columns.map { $0.cell(source) }
  }
}

extension TracePart {
  /// The rows of the part: a frame and an update each have one of their own beside that of the interval.
  public func rows(_ deliver: (TableRow) -> Void) {
    switch self {
    case .counter(let reading):
      deliver(TableRow(.counters, reading.run, CounterColumns.all, reading))
    case .intervals(let intervals):
      for placed in intervals {
        deliver(TableRow(.intervals, placed.run, IntervalColumns.all, placed))
        if let frame = placed.frame {
          deliver(TableRow(.frames, placed.run, FrameColumns.all, (placed, frame)))
        }
        if placed.interval.isUpdate {
          deliver(TableRow(.updates, placed.run, UpdateColumns.all, placed))
        }
      }
    }
  }
}

extension TraceEnding {
  /// The rows of the table of runs, which are complete only now.
  ///
  /// - Parameters:
  ///   - origin: where the trace comes from.
  ///   - deliver: takes a row.
  public func rows(_ origin: TraceOrigin, _ deliver: (TableRow) -> Void) {
    for played in runs {
      let source = RunColumns.Source(played: played, ending: self, origin: origin)
      deliver(TableRow(.runs, played.run, RunColumns.all, source))
    }
  }
}
