import TraceAnalysis

extension FleetQuestion {
  /// The columns of the answer, each of which shows its cell of a row.
  var fields: [Field<[TableCell]>] {
    names.enumerated().map { place, name in Self.field(name, at: place) }
  }

  private var names: [String] {
    switch self {
    case .overview:
      [
        "scenario", "work_id", "commit_id", "hosts", "runs", "left_out_runs", "first_date",
        "last_date", "parameters",
      ]
    case .percentiles:
      [
        "scenario", "work_id", "commit_id", "host", "runs", "frames", "late_frames", "p50_ns",
        "p90_ns", "p95_ns", "p99_ns", "max_ns",
      ]
    case .intervals:
      [
        "scenario", "work_id", "commit_id", "name", "hosts", "intervals", "self_ns", "p50_ns",
        "p95_ns", "p99_ns", "max_ns",
      ]
    case .ratios:
      [
        "scenario", "work_id", "host", "base_runs", "head_runs", "base_p50_ns", "head_p50_ns",
        "p50_ratio", "base_p95_ns", "head_p95_ns", "p95_ratio",
      ]
    case .agreement:
      [
        "scenario", "work_id", "metric", "hosts", "fewest_runs", "min_ratio", "median_ratio",
        "max_ratio", "slower_hosts", "faster_hosts", "agreeing_share", "verdict",
      ]
    case .outliers:
      [
        "scenario", "work_id", "commit_id", "host", "runs", "hosts", "p95_ns", "fleet_median_ns",
        "ratio", "score", "verdict",
      ]
    case .trend:
      [
        "scenario", "work_id", "date", "hosts", "runs", "frames", "p50_ns", "p95_ns",
        "median_ratio",
      ]
    }
  }

  /// A column, whose name says what it holds.
  private static func field(_ name: String, at place: Int) -> Field<[TableCell]> {
    let last = name.split(separator: "_").last.map(String.init) ?? name
    let cell: @Sendable ([TableCell]) -> TableCell = { $0[place] }
    return switch last {
    case "ns": Field(name, .duration, meanings[name] ?? "Time", cell)
    case "hosts", "runs", "frames", "intervals":
      Field(name, .count, unit: last, meanings[name] ?? "The number of \(last)", cell)
    case "ratio": Field(name, .real, digits: 3, meanings[name] ?? "Head by base", cell)
    case "score": Field(name, .real, digits: 1, meanings[name] ?? "", cell)
    case "share": Field(name, .share, meanings[name] ?? "", cell)
    default: Field(name, .text, meanings[name] ?? "", cell)
    }
  }

  private static let meanings = [
    "scenario": "The scenario, or 'unnamed'",
    "work_id": "Equal for runs that may be compared: parameters, content, budget, build",
    "commit_id": "The commit or version that was built, or 'unnamed'",
    "host": "The machine, as named when exporting",
    "name": "The kind of interval",
    "date": "The day on which the runs began, in UTC",
    "first_date": "The day of the first run, in UTC",
    "last_date": "The day of the latest run, in UTC",
    "parameters": "The parameters of one of the runs",
    "metric": "The percentile of the frames' durations",
    "left_out_runs":
      "Runs that are in no figure: they lost events, or did not come to their end",
    "fewest_runs": "The fewest runs that a host has of a commit",
    "late_frames": "Frames that took longer than their budget",
    "self_ns": "Time in them that no interval inside covers, in all",
    "fleet_median_ns": "The median of the hosts' 95th percentiles",
    "median_ratio": "The median of the hosts' ratios",
    "agreeing_share": "The share of the hosts that are on the side of the median",
    "score": "The modified z-score, null where half of the hosts are equal",
    "verdict": "The conclusion from the numbers, or the reason for none",
  ]
}
