import BenchmarkRows
import CAllocations
import Foundation
import ListEngine
import Measurement

/// Measures the goals and prints them beside what was found.
struct GoalTable {
  let options: BenchmarkOptions

  func run() throws {
    let goals = Goals.all().filter { options.includes($0.name) }
    if options.isCounting {
      for goal in goals { try InstructionCounts.play(goal.round, name: goal.name) }
      return
    }
    let counts = try options.countedInstructions()
    print(line("", "goal", "found", "instructions", "allocations"))
    for goal in goals { print(try line(goal, counts?[goal.name])) }
    if options.includes("memory") { printMemory() }
  }

  private func line(_ goal: Goal, _ counted: Double?) throws -> String {
    let cost = try options.cost(of: goal.round, operations: goal.operations)
    let perOperation = counted.map { $0 / Double(goal.operations) }
    let instructions = perOperation.map { String(format: "%.0f", $0) } ?? "-"
    let allocations = cost.allocations.map { String(format: "%.2f", $0) } ?? "-"
    if let limit = goal.instructions {
      let mark = perOperation.map { $0 <= limit ? "" : " ✗" } ?? ""
      return line(
        goal.name,
        String(format: "%.0f", limit),
        instructions + mark,
        instructions,
        allocations
      )
    }
    let found = cost.medianNs * Double(goal.operations) / 1e6
    let mark = goal.milliseconds.map { found <= $0 ? "" : " ✗" } ?? ""
    return line(
      goal.name,
      goal.milliseconds.map { "\($0) ms" } ?? "",
      String(format: "%.3f ms", found) + mark,
      instructions,
      allocations
    )
  }

  private func line(_ name: String, _ cells: String...) -> String {
    name.padding(toLength: 56, withPad: " ", startingAt: 0)
      + cells.map { String(repeating: " ", count: max(1, 14 - $0.count)) + $0 }.joined()
  }

  /// Bytes per row that a list takes, over the app's own rows.
  private func printMemory() {
    let rows = SmallRow.rows(Goals.manyRows)
    for (form, limit) in [(Goals.Form.eager, 200.0), (.handedOver, 16), (.lazy, 16)] {
      let before = allocated_bytes()
      let list = Goals.list(showing: [form.section(rows)])
      let bytes = Double(allocated_bytes() - before) / Double(rows.count)
      withExtendedLifetime(list) {
        print(
          line(
            "memory per row of \(rows.count), \(form.name)",
            String(format: "%.0f B", limit),
            String(format: "%.1f B", bytes) + (bytes <= limit ? "" : " ✗")
          )
        )
      }
    }
  }
}
