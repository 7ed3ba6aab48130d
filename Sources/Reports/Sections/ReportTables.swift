import Foundation
import TraceAnalysis

/// The tables of a report, for the forms that have tables.
struct ReportTables {
  private let summary: TraceSummary

  init(_ summary: TraceSummary) {
    self.summary = summary
  }

  /// What the intervals of each name cost.
  var intervals: DataTable {
    var table = DataTable(
      [.words("Interval"), .number("Count"), .number("Total"), .number("Self"), .number("P50")]
        + ["P90", "P95", "P99", "Max", "Of frame time"].map { .number($0) },
      most: 500
    )
    for row in summary.intervals {
      let times = row.durations
      table.add(
        [.words(row.name, level: row.level), .count(times.count)]
          + [times.sum, row.selfNs, times.p50, times.p90, times.p95, times.p99, times.max]
          .map { .time($0) } + [.share(row.shareOfFrameTime)]
      )
    }
    return table
  }

  /// Frames by what moved the content; nil where they are all alike.
  var phases: DataTable? {
    guard let phases = summary.frames?.phases, phases.count > 1 else { return nil }
    var table = DataTable(
      [.words("Phase")] + ["Frames", "P50", "P95", "Max", "Late"].map { .number($0) },
      most: 50
    )
    for phase in phases {
      let times = phase.durations
      table.add(
        [.words(phase.name), .count(times.count)]
          + [times.p50, times.p95, times.max].map { .time($0) } + [.count(phase.lateFrames)]
      )
    }
    return table
  }

  /// Why late frames were late; nil where none was.
  var causes: DataTable? {
    guard let causes = summary.frames?.causes, !causes.isEmpty else { return nil }
    var table = DataTable(
      [.words("Cause"), .number("Late frames"), .number("Over budget")],
      most: 50
    )
    for cause in causes {
      table.add([.words(cause.name), .count(cause.count), .time(cause.overrunNs)])
    }
    return table
  }

  /// The lists of all processes; nil where there is only one.
  var lists: DataTable? {
    guard summary.lists.count > 1 else { return nil }
    var table = DataTable(
      [.words("List"), .words("Process")]
        + ["Frames", "P50", "P95", "Max", "Late", "Updates", "Update P95"].map { .number($0) },
      most: 500
    )
    for row in summary.lists {
      let process = row.process
      let host = process.host == 0 ? "" : " of host \(process.host)"
      table.add(
        [.number(Double(row.list), "\(row.list)"), .words("\(process.pid)\(host)")]
          + [.count(row.frames.count)]
          + [row.frames.p50, row.frames.p95, row.frames.max].map { .time($0) }
          + [.count(row.lateFrames), .count(row.updates.count), .time(row.updates.p95)]
      )
    }
    return table
  }

  /// Measurements by content type; nil where no type was recorded.
  var contentTypes: DataTable? {
    guard let types = summary.measuring?.byType, types.contains(where: { $0.name != nil }) else {
      return nil
    }
    var table = DataTable(
      [.words("Content type")]
        + ["Measured", "Time", "Cache hits", "Hit rate"].map { .number($0) },
      most: 200
    )
    for type in types {
      let hits = type.cache.map { DataTable.Cell.count($0.cacheHits) }
      table.add([
        .words(type.name), .count(type.count), .time(type.totalNs), hits ?? .words(nil),
        .share(type.cache?.hitRate),
      ])
    }
    return table
  }

  /// The users' counters; nil where there is none.
  var counters: DataTable? {
    guard !summary.counters.isEmpty else { return nil }
    var table = DataTable(
      [.words("Counter")] + ["Values", "Min", "Max", "Last"].map { .number($0) },
      most: 200
    )
    for counter in summary.counters {
      table.add([
        .words(counter.name), .count(counter.count), .count(counter.min), .count(counter.max),
        .count(counter.last),
      ])
    }
    return table
  }
}
