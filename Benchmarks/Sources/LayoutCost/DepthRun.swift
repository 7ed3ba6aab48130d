import Foundation
import HeadlessUIKit
import ListEngine
import Measurement

/// The policies that are compared.
enum Policy: String, CaseIterable {
  case window, prefix

  var batching: BatchingPolicy {
    switch self {
    case .window: .window(before: 10, after: 20)
    case .prefix: .prefix(count: 250)
    }
  }
}

/// A row that measures itself: some words that wrap.
struct TextRow: ItemContent, Equatable {
  var id: Int
  var text: String

  var identifierValue: Int { id }

  static func createReusableContentView(frame: CGRect) -> UILabel {
    let label = UILabel(frame: frame)
    label.numberOfLines = 0
    return label
  }

  func apply(
    to views: ItemContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyItemContentInfo
  ) {
    views.content.text = text
  }
}

/// A list of self-sizing rows, scrolled to a depth.
final class DepthRun {
  let list: ListView
  private let contents: [Content]
  private var start: CGFloat

  /// `depth` is from 0, the start, to 1, the end.
  init(policy: Policy, items: Int, depth: Double) {
    let changed = min(items - 1, Int(Double(items) * depth))
    contents = (0..<4).map { Self.content(items, changed: changed, $0) }
    list = ListView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    list.batching = policy.batching
    list.validatesBatchUpdates = false
    list.content = contents[3]
    list.scrollTo(item: Item(TextRow(id: changed, text: "")), position: .init(position: .centered))
    list.layoutIfNeeded()
    start = list.scrollView.contentOffset.y
    // Where a point up or down brings in no row: the fling measures that.
    while shownRows(at: start) != shownRows(at: start - 1) { start -= 3 }
  }

  private func shownRows(at offset: CGFloat) -> [Int] {
    list.scrollView.contentOffset.y = offset
    return list.visibleItems.compactMap { ($0.anyContent as? TextRow)?.id }
  }

  /// Rows of one to six lines, in sections of 500; one of them contains the number of the content.
  private static func content(_ items: Int, changed: Int, _ number: Int) -> Content {
    Content { content in
      for first in stride(from: 0, to: items, by: 500) {
        content += Section(first) { section in
          section += (first..<min(first + 500, items)).map { id in
            let words = String(repeating: "some words ", count: 1 + id * 7 % 24)
            // Texts of the same length at every depth, because measuring them counts too.
            let text =
              id == changed ? "the words of the one row that changes, number \(number)" : words
            return TextRow(id: id, text: text)
          }
        }
      }
    }
  }

  @inline(never)
  func measuredUpdate(_ round: Int) {
    list.content = contents[round % 2]
  }

  /// The number of frames of `measuredScroll`.
  static let scrollFrames = 100

  /// One point per frame, back and forth, so that no row enters or leaves.
  @inline(never)
  func measuredScroll() {
    for frame in 0..<Self.scrollFrames {
      list.scrollView.contentOffset.y = start + (frame % 2 == 0 ? -1 : 0)
    }
  }

  /// A fling of 40 frames up and down again, with all rows and windows that it brings in.
  @inline(never)
  func measuredFling() {
    for frame in 1...80 {
      list.scrollView.contentOffset.y += frame <= 40 ? -60 : 60
    }
  }
}

/// An update, a scroll frame and a fling for every policy and depth.
///
/// Their floor is the same at the start of the list, in a window.
func depthCases(items: Int) -> [Benchmark.Case] {
  let start = LazyRun(policy: .window, items: items, depth: 0)
  return Policy.allCases.flatMap { policy in
    [0, 0.5, 1].flatMap { depth in
      let run = LazyRun(policy: policy, items: items, depth: depth)
      return Measured.allCases.map { measured in
        Benchmark.Case(
          "\(measured.rawValue), \(policy.rawValue), depth \(Int(depth * 100)) %",
          operations: measured == .scroll ? DepthRun.scrollFrames : 1,
          floor: Benchmark.Floor("at the start, window") { measured.round(start.run, $0) }
        ) { measured.round(run.run, $0) }
      }
    }
  }
}

/// A run that is made when the first case needs it.
private final class LazyRun {
  private let make: () -> DepthRun
  private(set) lazy var run = make()

  init(policy: Policy, items: Int, depth: Double) {
    make = { DepthRun(policy: policy, items: items, depth: depth) }
  }
}

/// The work that is measured at a depth.
private enum Measured: String, CaseIterable {
  case update = "one-item update"
  case scroll = "scroll frame"
  case fling

  func round(_ run: DepthRun, _ number: Int) -> () -> Void {
    switch self {
    case .update: { run.measuredUpdate(number) }
    case .scroll: { run.measuredScroll() }
    case .fling: { run.measuredFling() }
    }
  }
}
