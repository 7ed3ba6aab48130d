import BenchmarkRows
import Foundation
import HeadlessUIKit
import ListEngine
import Measurement

/// The goals of lists that present all their rows, and of lists that scroll.
extension Goals {
  /// Updates of a list that presents all rows, where nothing changed.
  ///
  /// Several, one after the other, after enough others that each frees what an earlier one replaced.
  static func presentedUpdates(_ rows: [SmallRow]) -> [Goal] {
    let (updates, before) = (5, 3)
    return [(isFresh: true, limit: 1_900.0), (false, 900)].map { isFresh, limit in
      Goal(
        name: "whole update, all presented, eager, \(strings(isFresh))",
        instructions: limit,
        operations: updates * rows.count
      ) { _ in
        let list = ListView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        list.batching = .prefix(count: 10 * rows.count)
        var described = (0..<before + updates).map { _ in isFresh ? rows.map(\.fresh) : rows }
        // The list alone holds the texts of its rows.
        let update = {
          let section = Form.eager.section(described.removeLast())
          list.configure { $0 += section }
        }
        for _ in 0..<before { update() }
        return { for _ in 0..<updates { update() } }
      }
    }
  }

  /// One row of many changes, again and again in the same list: what an earlier update freed is used again, while the
  /// first update of a list takes memory that the system clears for it.
  static func repeatedUpdates() -> [Goal] {
    [(Form.eager, 2.0), (.handedOver, 0.12), (.lazy, 0.2)].map { form, milliseconds in
      let updates = RepeatedUpdates(form, count: manyRows)
      return Goal(
        name: "one row of \(manyRows) updated again, \(form.name)",
        instructions: nil,
        milliseconds: milliseconds,
        operations: 1
      ) { _ in
        updates.prepare()
        return updates.update
      }
    }
  }

  /// Frames of a fling in which 2.7 rows appear and as many leave: of a list that was just shown, and of one whose
  /// rows were all on screen.
  static func flings() -> [Goal] {
    [false, true].map { wereAllShown in
      let frames = 100
      return Goal(
        name:
          "frame of a fling in which 2.7 rows arrive\(wereAllShown ? ", after all were shown" : "")",
        instructions: 150_000,
        operations: frames
      ) { _ in
        let list = list(showing: [Form.eager.section(SmallRow.rows(rows))])
        let scroll = { list.scrollView.contentOffset.y += 120 }
        if wereAllShown {
          for _ in 0..<rows * 44 / 120 { scroll() }
          list.scrollView.contentOffset.y = 0
        }
        for _ in 0..<frames { scroll() }
        return { for _ in 0..<frames { scroll() } }
      }
    }
  }
}

/// The updates of one list, each of which changes one row.
private final class RepeatedUpdates {
  private let form: Goals.Form
  private var rows: [SmallRow]
  private lazy var list = Goals.list(showing: [form.section(rows)])
  private var count = 0
  /// The number of updates before the first that is measured.
  private static let before = 5

  init(_ form: Goals.Form, count: Int) {
    self.form = form
    rows = SmallRow.rows(count)
  }

  /// Changes the app's rows, and lets the list free what it replaced, as at the end of a frame.
  func prepare() {
    while count < Self.before {
      change()
      update()
    }
    change()
  }

  private func change() {
    count += 1
    rows[rows.count / 2].setCount(count)
    while list.runLoop.hasWorkAfterFrame { list.runLoop.endFrame() }
  }

  func update() {
    list.configure { $0 += form.section(rows) }
  }
}
