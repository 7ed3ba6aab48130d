import Foundation
import HeadlessUIKit
import Testing
import Workloads

@testable import ListEngine

/// Rows outside of the presented part are inserted and removed like those in it.
@Suite(.underAllPolicies) struct RowsOutsideTests {
  private let log = TestLog()
  private let list = policyList(frame: CGRect(x: 0, y: 0, width: 200, height: 400))

  private func show(_ sections: [[String]]) {
    list.configure { [log] list in
      for (index, ids) in sections.enumerated() {
        list(index) { $0 += ids.map { noted($0, .selectable(), log) } }
      }
    }
  }

  private func takeChanges() -> [String] {
    log.takeCallbacks().filter { $0.hasPrefix("insert") || $0.hasPrefix("remove") }
  }

  @Test("Each row is told once, in the order of the content; rows that scroll into view are not")
  func once() {
    if case .prefix = list.batching { list.batching = .prefix(10) }
    var ids = (0..<300).map(String.init)
    show([ids])
    #expect(takeChanges() == ids.map { "insert \($0)" })
    #expect(!list.presentation.containsAllItems)
    list.scrollView.contentOffset.y = 2_000
    list.scrollView.contentOffset.y = 0
    #expect(takeChanges() == [])
    ids.remove(at: 250)
    ids.remove(at: 3)
    ids.insert("x", at: 260)
    show([ids])
    #expect(takeChanges() == ["remove 3", "remove 250", "insert x"])
    ids.append(ids.remove(at: 0))
    show([ids])
    #expect(takeChanges() == [])
    show([])
    #expect(takeChanges().sorted() == ids.map { "remove \($0)" }.sorted())
  }

  @Test(
    "Whatever changes, rows and observers are told what is in one content alone",
    arguments: 1...8
  )
  func random(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    if case .prefix = list.batching { list.batching = .prefix(10) }
    var told: InsertionsAndRemovals?
    list.stateObserver.onContentUpdated { told = $0.insertionsAndRemovals }
    let observer = list.stateObserver
    var next = 0
    var sections: [[String]] = [[], []]
    for _ in 0..<40 {
      let before = Set(sections.joined())
      for section in sections.indices {
        for _ in 0..<Int.random(in: 0...60, using: &random) {
          let place = Int.random(in: 0...sections[section].count, using: &random)
          sections[section].insert("\(next)", at: place)
          next += 1
        }
        sections[section].removeAll { _ in Int.random(in: 0..<6, using: &random) == 0 }
      }
      if let moved = sections[0].popLast() { sections[1].insert(moved, at: 0) }
      let content = sections
      list.configure { [log] list in
        list.stateObserver = observer
        for (index, ids) in content.enumerated() {
          list(index) { $0 += ids.map { noted($0, .selectable(), log) } }
        }
      }
      let after = Set(sections.joined())
      let inserted = after.subtracting(before)
      let removed = before.subtracting(after)
      #expect(
        takeChanges().sorted()
          == (inserted.map { "insert \($0)" } + removed.map { "remove \($0)" }).sorted()
      )
      #expect(told?.items.inserted == Set(inserted.map { TestRow.identifier(with: $0) }))
      #expect(told?.items.removed == Set(removed.map { TestRow.identifier(with: $0) }))
      let limits = list.scrollView.verticalOffsetLimits
      list.scrollView.contentOffset.y = .random(
        in: limits.lowerBound...limits.upperBound,
        using: &random
      )
      #expect(takeChanges() == [])
    }
  }

  @Test("The coordinator of a row outside of the window learns that the row was removed")
  func coordinators() {
    let ids = (0..<100).map(String.init)
    func show(_ ids: [String]) {
      list.configure { [log] list in
        list("s") { $0 += ids.map { Item(WatchedRow(id: $0, log: log)) } }
      }
    }
    show(ids)
    #expect(log.callbacks.contains("0 wasInserted"))
    list.scrollView.contentOffset.y = 3_000
    _ = log.takeCallbacks()
    show(Array(ids.dropFirst()))
    let isWindowed = list.isWindowed
    #expect(log.takeCallbacks().filter { $0.hasSuffix("wasRemoved") } == ["0 wasRemoved"])
    #expect(isWindowed == (list.batching != .prefix()))
  }

  @Test("Without space there are no rows; they are inserted when it comes")
  func space() {
    list.frame.size.height = 0
    show([(0..<300).map(String.init)])
    #expect(takeChanges() == [])
    list.frame.size.height = 400
    #expect(takeChanges() == (0..<300).map { "insert \($0)" })
    list.frame.size.height = 0
    #expect(takeChanges().sorted() == (0..<300).map { "remove \($0)" }.sorted())
  }
}
