import Foundation
import HeadlessUIKit
import ListEngine
import Measurement

/// The cost of a whole update once its content is built: processor time and calls of malloc.
///
/// All items are presented, so that every one of them counts.
func printUpdates(_ count: Int) {
  print("one update of \(count) items, all presented: milliseconds best (median), calls of malloc")
  for sections in [1, 100] {
    let content = DiffContent(count: count, sections: sections)
    for pattern in Pattern.allCases { printUpdate(content, pattern) }
  }
}

private func printUpdate(_ content: DiffContent, _ pattern: Pattern) {
  let list = ListView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  list.batching = .prefix(10 * content.count)
  list.validatesBatchUpdates = false
  var cost = Cost()
  for _ in 0..<11 {
    list.content = Content(sections: content.old)
    let new = Content(sections: content.new(pattern, isFresh: true))
    cost.measure(1_000_000) { list.content = new }
  }
  print(
    String(
      format: "%@  %3d sections  %8.2f (%6.2f) ms  %8d allocations",
      pattern.rawValue.padding(toLength: 12, withPad: " ", startingAt: 0),
      content.sections,
      cost.minimum,
      cost.median,
      Int(cost.allocations) / 11
    )
  )
}
