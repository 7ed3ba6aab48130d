import Foundation

extension BenchmarkResult {
  /// The figures as a table for people.
  public var text: String {
    let head = [
      "per \(operation)", "median", "best", "instructions", "allocations", "ratio", "instr.",
      "floor",
    ]
    let lines = [head] + rows.map(\.cells)
    let widths = head.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    let table = lines.map { cells in
      cells.indices.map { column in
        let isText = column == 0 || column == head.count - 1
        let space = String(repeating: " ", count: widths[column] - cells[column].count)
        return isText ? cells[column] + space : space + cells[column]
      }
      .joined(separator: "  ").trimmingTrailingSpaces
    }
    return
      (["\(benchmark): processor time of \(rounds) rounds", pays, ""] + table + notes)
      .joined(separator: "\n")
  }
}

extension BenchmarkResult.Row {
  fileprivate var cells: [String] {
    [
      name, time(cost.medianNs), time(cost.bestNs), count(cost.instructions),
      count(cost.allocations), String(format: "%.2f", ratio),
      instructionRatio.map { String(format: "%.2f", $0) } ?? "-",
      "\(floorName): \(time(floor.medianNs))",
    ]
  }

  private func time(_ nanoseconds: Double) -> String {
    switch nanoseconds {
    case ..<1_000: String(format: "%.1f ns", nanoseconds)
    case ..<1_000_000: String(format: "%.2f µs", nanoseconds / 1_000)
    case ..<1_000_000_000: String(format: "%.2f ms", nanoseconds / 1_000_000)
    default: String(format: "%.2f s", nanoseconds / 1_000_000_000)
    }
  }

  private func count(_ value: Double?) -> String {
    guard let value else { return "-" }
    return value < 100 ? String(format: "%.2f", value) : String(format: "%.0f", value)
  }
}

extension String {
  fileprivate var trimmingTrailingSpaces: String {
    var copy = self
    while copy.last == " " { copy.removeLast() }
    return copy
  }
}
