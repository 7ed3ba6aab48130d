import HeadlessUIKit
import Testing

@testable import ListEngine

/// Rows of 50 points in one section; row 7 of section 3 is "3/7".
func numbered(_ numbers: ClosedRange<Int>, section: Int = 1) -> [Item<TestRow>] {
  numbers.map { Item(TestRow(id: "\(section)/\($0)"), sizing: .fixed(width: 50, height: 50)) }
}

/// The identity of a numbered row.
func row(_ number: Int, section: Int = 1) -> AnyIdentifier {
  TestRow.identifier(with: "\(section)/\(number)")
}

/// Sections of numbered rows, with headers of 50 points where they are wanted.
func numberedSections(_ count: Int, rows: Int, headers: Bool = false) -> [Section] {
  (1...count).map { number in
    Section(number) { section in
      if headers { section.header = title(50) }
      section += numbered(1...rows, section: number)
    }
  }
}

/// The list of the Y vectors: 400 × 600 points, and sections of 100 rows.
func scrollingList(
  sections: Int = 1,
  rows: Int = 100,
  headers: Bool = false,
  size: CGSize = CGSize(width: 400, height: 600),
  _ configure: (inout ListProperties) -> Void = { _ in }
) -> ListView {
  let list = policyList(frame: CGRect(origin: .zero, size: size))
  list.configure { properties in
    properties.animatesChanges = false
    properties.layout = .table { $0.contentInsetAdjustmentBehavior = .never }
    properties += numberedSections(sections, rows: rows, headers: headers)
    configure(&properties)
  }
  return list
}

/// Rows and the parts of them that are on screen.
typealias Shown = [String: CGFloat]

/// Returns the visible rows of a section: all of `rows`, and parts of others.
func shown(_ rows: ClosedRange<Int>, section: Int = 1, _ parts: [Int: CGFloat] = [:]) -> Shown {
  let all = rows.map { ($0, CGFloat(1)) } + parts.map { ($0.key, $0.value) }
  return Shown(uniqueKeysWithValues: all.map { ("\(section)/\($0.0)", $0.1) })
}

extension ListScrollPositionInfo {
  /// The rows on screen, with their parts.
  var shown: Shown {
    let rows = visibleItems.map { ("\($0.identifier.anyValue)", $0.percentageVisible) }
    return Shown(rows) { first, _ in first }
  }
}

/// The calls of completions and observers, in order.
final class InfoLog {
  private(set) var infos: [ListScrollPositionInfo] = []

  /// Records the argument of a completion.
  func note(_ end: ListStateObserver.DidEndScrollingAnimation) { note(end.positionInfo) }

  func note(_ info: ListScrollPositionInfo) { infos.append(info) }

  /// The rows that each of them received.
  var shown: [Shown] { infos.map(\.shown) }
}
