import BenchmarkRows
import Foundation
import HeadlessUIKit
import ListEngine
import Measurement

/// The sizes and forms with which the goals of updates are measured.
enum Goals {
  /// The number of rows that most goals are stated for.
  static let rows = 10_000
  /// The number of rows that the goals of whole updates are stated for.
  static let manyRows = 50_000

  /// The form in which an app gives a section its rows.
  enum Form: CaseIterable {
    case eager, handedOver, lazy

    var name: String {
      switch self {
      case .eager: "eager"
      case .handedOver: "handed over"
      case .lazy: "setLazyItems"
      }
    }

    /// Describes a section, as an app does.
    @inline(never)
    func section(_ rows: [SmallRow], id: Int = 0) -> Section {
      Section(id) { section in
        switch self {
        case .eager: section += rows.map { Item($0, sizing: .fixed(height: 44)) }
        case .handedOver: section += rows
        case .lazy:
          section.setLazyItems(rows, id: \.identifierValue) {
            Item($0, sizing: .fixed(height: 44))
          }
        }
      }
    }
  }

  /// All goals that are counted in instructions.
  static func all() -> [Goal] {
    let rows = SmallRow.rows(rows)
    return updates(rows) + comparisons(rows) + presentedUpdates(rows) + wholeUpdates()
      + repeatedUpdates() + firstDisplays() + flings()
  }

  /// Describing new content, comparing it, and freeing the old one, where nothing changed.
  private static func updates(_ rows: [SmallRow]) -> [Goal] {
    let limits: [(Form, fresh: Double, shared: Double)] = [
      (.eager, 1_250, 700), (.handedOver, 600, 250), (.lazy, 600, 250),
    ]
    return limits.flatMap { form, fresh, shared in
      [true, false].map { isFresh in
        Goal(
          name: "describe + compare + free, \(form.name), \(strings(isFresh))",
          instructions: isFresh ? fresh : shared,
          operations: rows.count
        ) { _ in
          let old = rows.map { isFresh ? $0.fresh : $0 }
          let update = Update(form, old: old, new: rows)
          // An app that hands its rows over keeps them. Of others the list alone holds the old texts, so the
          // update frees them.
          guard form != .eager else { return { update.run(form) } }
          return { withExtendedLifetime(old) { update.run(form) } }
        }
      }
    }
  }

  /// Comparing alone.
  private static func comparisons(_ rows: [SmallRow]) -> [Goal] {
    let limits: [(Pattern, fresh: Double, shared: Double)] = [
      (.same, 420, 100), (.insdel1pct, 410, 120), (.move10pct, 700, 350), (.shuffle, 800, 450),
      (.reverse, 800, 450),
    ]
    return limits.flatMap { pattern, fresh, shared in
      [true, false].map { isFresh in
        Goal(
          name: "compare, \(pattern.rawValue), \(strings(isFresh))",
          instructions: isFresh ? fresh : shared,
          operations: rows.count
        ) { _ in
          let old = [Form.eager.section(rows)]
          let new = [Form.eager.section(SmallRow.changed(rows, pattern, isFresh: isFresh))]
          return { measuredDiff(old, new) }
        }
      }
    }
  }

  /// One row of many changes; from the app's call to what is on screen, and with the freeing that waits for the
  /// end of the frame.
  private static func wholeUpdates() -> [Goal] {
    let rows = SmallRow.rows(manyRows)
    let limits: [(Form, instructions: Double?, milliseconds: Double)] = [
      (.eager, 13_000_000, 2), (.handedOver, 300_000, 0.12), (.lazy, nil, 0.2),
    ]
    let whole = limits.flatMap { form, instructions, milliseconds in
      [false, true].flatMap { isFreed in
        goals(
          "one row of \(rows.count) updated\(isFreed ? " and what it replaced freed" : ""), \(form.name)",
          instructions: isFreed ? nil : instructions,
          milliseconds: isFreed ? nil : milliseconds
        ) { _ in
          let list = list(showing: [form.section(rows)])
          let new = SmallRow.changed(rows, .upd1, isFresh: false)
          return {
            list.configure { $0 += form.section(new) }
            while isFreed, list.runLoop.hasWorkAfterFrame { list.runLoop.endFrame() }
          }
        }
      }
    }
    let kept = goals(
      "one row of \(rows.count) updated, 99 of 100 sections kept",
      instructions: 500_000,
      milliseconds: 0.1
    ) { _ in
      let parts = (0..<100).map { Array(rows[$0 * 500..<($0 + 1) * 500]) }
      var sections = parts.indices.map { Form.eager.section(parts[$0], id: $0) }
      let list = list(showing: sections)
      let new = SmallRow.changed(parts[50], .upd1, isFresh: false)
      return {
        sections[50] = Form.eager.section(new, id: 50)
        list.configure { $0 += sections }
      }
    }
    return whole + kept + [
      goal("the app's own copy of its \(rows.count) rows", milliseconds: nil) { number in
        let copied = rows
        var rows = rows
        return {
          rows[number % 2].setCount(number)
          precondition(rows.count == copied.count)
        }
      }
    ]
  }

  /// The first display, of few rows and of many.
  private static func firstDisplays() -> [Goal] {
    [1_000, manyRows].flatMap { count in
      let rows = SmallRow.rows(count)
      return [Form.handedOver, .lazy].map { form in
        goal("first display of \(count) rows, \(form.name)", milliseconds: nil) { _ in
          let list = list(showing: [])
          return { list.configure { $0 += form.section(rows) } }
        }
      }
    }
  }

  /// The time of a round; and its instructions, if there is a goal for them.
  private static func goals(
    _ name: String,
    instructions: Double?,
    milliseconds: Double?,
    _ round: @escaping Benchmark.Round
  ) -> [Goal] {
    let time = goal(name, milliseconds: milliseconds, round)
    guard let instructions else { return [time] }
    return [
      time,
      Goal(name: "instructions: \(name)", instructions: instructions, operations: 1, round: round),
    ]
  }

  private static func goal(
    _ name: String,
    milliseconds: Double?,
    _ round: @escaping Benchmark.Round
  ) -> Goal {
    Goal(
      name: name,
      instructions: nil,
      milliseconds: milliseconds,
      operations: 1,
      round: round
    )
  }

  /// A list on screen, with the default batching policy.
  static func list(showing sections: [Section]) -> ListView {
    let list = ListView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    list.configure { $0 += sections }
    return list
  }

  static func strings(_ isFresh: Bool) -> String { isFresh ? "fresh" : "shared" }
}

/// An update of an app that describes its content anew.
private final class Update {
  private var old: [Section]
  private let rows: [SmallRow]
  private var new: [Section] = []

  init(_ form: Goals.Form, old: [SmallRow], new: [SmallRow]) {
    self.old = [form.section(old)]
    rows = new
  }

  func run(_ form: Goals.Form) {
    new = [form.section(rows)]
    measuredDiff(old, new)
    old = []
  }
}

@inline(never)
func measuredDiff(_ old: [Section], _ new: [Section]) {
  _ = SectionedDiff(old: old, new: new)
}
