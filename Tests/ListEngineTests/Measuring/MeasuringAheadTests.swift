import Foundation
import HeadlessUIKit
import ListSchema
import Signposts
import Testing

@testable import ListEngine

/// Rows are measured a few at a time before they are presented, if the app wants it.
@Suite(.underAllPolicies) struct MeasuringAheadTests {
  private let sink = RecordingSink()
  private let list = policyList(frame: CGRect(x: 0, y: 0, width: 200, height: 400))

  init() {
    if case .prefix = list.batching { list.batching = .prefix(20) }
    list.signposter = Signposter(sink: sink)
    list.configure { list in
      for number in 0..<5 {
        list(number) { section in
          section.header = TestTitle(text: "title")
          for row in 0..<40 {
            let height: Int = 30 + row % 7 * 5
            section += TestRow(id: "\(number).\(row)", height: CGFloat(height))
          }
        }
      }
    }
    _ = sink.take()
  }

  /// The numbers of rows that were measured in updates, and outside of them, frame by frame.
  private func scroll(by step: CGFloat, frames: Int) -> (inUpdates: [Int], ahead: [Int]) {
    var counts: (inUpdates: [Int], ahead: [Int]) = ([], [])
    for _ in 0..<frames {
      list.scrollView.contentOffset.y += step
      let records = sink.take()
      let inUpdates = values("measured", of: .layout, in: records).reduce(0, +)
      counts.inUpdates.append(inUpdates)
      counts.ahead.append(values("index", of: .measure, in: records).count - inUpdates)
    }
    return counts
  }

  @Test("Off by default: rows are measured when they are presented")
  func off() {
    let counts = scroll(by: 15, frames: 300)
    #expect(counts.ahead.allSatisfy { $0 == 0 })
    #expect(counts.inUpdates.reduce(0, +) > 15)
  }

  @Test("Rows measured ahead are not measured again, and no more per frame than asked for")
  func downwards() {
    list.measuringAhead = 2
    let counts = scroll(by: 15, frames: 300)
    #expect(counts.ahead.allSatisfy { (0...2).contains($0) })
    #expect(counts.ahead.reduce(0, +) > 15)
    // Headers, and rows that came before there was time.
    let measured = counts.inUpdates.reduce(0, +)
    let without = MeasuringAheadTests().scroll(by: 15, frames: 300).inUpdates.reduce(0, +)
    #expect(2 * measured < without)
  }

  @Test("The same scroll shows the same, and is the same each time")
  func sameResult() {
    let other = MeasuringAheadTests()
    other.list.measuringAhead = 3
    let repeated = MeasuringAheadTests()
    repeated.list.measuringAhead = 3
    for step: CGFloat in [15, 200, 15, -40, -15] {
      _ = scroll(by: step, frames: 30)
      let first = other.scroll(by: step, frames: 30)
      let second = repeated.scroll(by: step, frames: 30)
      #expect(first.ahead == second.ahead)
      #expect(first.inUpdates == second.inUpdates)
      #expect(list.scrollView.contentOffset == other.list.scrollView.contentOffset)
      #expect(list.contentSize == other.list.contentSize)
      #expect(
        list.display.visible.items.map(\.placed.frame)
          == other.list.display.visible.items.map(\.placed.frame)
      )
    }
  }
}
