import CompositionalLayout
import HeadlessUIKit
import ListEngine
import Testing

@testable import ComposeLists

/// Descriptions that cannot be shown: errors as values, and a list that stays usable.
struct BadInputTests {
  private static let line = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1),
    heightDimension: .absolute(20)
  )

  private static func rows(_ item: NSCollectionLayoutItem? = nil) -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: line,
        repeatingSubitem: item ?? NSCollectionLayoutItem(layoutSize: line),
        count: 1
      )
    )
  }

  /// A list of two sections: the first as described, the second of plain rows.
  private func list(
    items: Int = 5,
    _ section: @escaping () -> NSCollectionLayoutSection?
  ) -> ListView {
    let list = ListView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    show(items, section, in: list)
    return list
  }

  private func show(
    _ items: Int,
    _ section: @escaping () -> NSCollectionLayoutSection?,
    in list: ListView
  ) {
    list.configure { properties in
      properties.layout = .compositional { index, _ in index == 0 ? section() : Self.rows() }
      properties += ListEngine.Section("first") { section in
        for number in 0..<items { section += Row(number: number) }
      }
      properties += ListEngine.Section("second") { section in
        for number in 0..<3 { section += Row(number: 1_000 + number) }
      }
    }
  }

  private func shown(_ list: ListView) -> Int {
    list.scrollView.subviews.count { !$0.frame.isEmpty }
  }

  struct Case: CustomTestStringConvertible, @unchecked Sendable {
    var testDescription: String
    var reason: CompositionalLayoutError.Reason
    var section: () -> NSCollectionLayoutSection?
  }

  private static func group(_ frames: [CGRect]) -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(
      group: .custom(layoutSize: line) { _ in
        frames.map { NSCollectionLayoutGroupCustomItem(frame: $0) }
      }
    )
  }

  static let cases = [
    Case(testDescription: "no section", reason: .missingSection) { nil },
    Case(testDescription: "no subitems", reason: .emptyGroup) {
      NSCollectionLayoutSection(group: .horizontal(layoutSize: line, subitems: []))
    },
    Case(testDescription: "no custom places", reason: .emptyGroup) { group([]) },
    Case(testDescription: "custom places that are nowhere", reason: .notFinite) {
      group([CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10)])
    },
    Case(testDescription: "a count of 0", reason: .countNotPositive) {
      NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: line,
          subitem: NSCollectionLayoutItem(layoutSize: line),
          count: 0
        )
      )
    },
    Case(testDescription: "a negative height", reason: .negativeOrNaNDimension) {
      rows(
        NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1),
            heightDimension: .absolute(-1)
          )
        )
      )
    },
    Case(testDescription: "an item that is too wide", reason: .itemDoesNotFit) {
      NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: line,
          subitems: [
            NSCollectionLayoutItem(
              layoutSize: NSCollectionLayoutSize(
                widthDimension: .absolute(500),
                heightDimension: .absolute(10)
              )
            )
          ]
        )
      )
    },
    Case(testDescription: "insets without room", reason: .noRoomForGroup) {
      let section = rows()
      section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 80, bottom: 0, trailing: 80)
      return section
    },
    Case(testDescription: "two headers of a kind", reason: .duplicateBoundaryKind("x")) {
      let section = rows()
      section.boundarySupplementaryItems = [NSRectAlignment.top, .bottom].map {
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: line,
          elementKind: "x",
          alignment: $0
        )
      }
      return section
    },
  ]

  @Test(
    "The section is empty, the other one is shown, and a better description fixes it",
    arguments: cases
  )
  func sections(_ bad: Case) {
    let list = list(bad.section)
    #expect(list.compositionalLayoutErrors.map(\.reason) == [bad.reason])
    #expect(list.compositionalLayoutErrors.map(\.section) == [0])
    #expect(list.compositionalLayoutErrors.allSatisfy { $0.container.width <= 100 })
    #expect(shown(list) == 3)
    show(0, bad.section, in: list)
    show(7, bad.section, in: list)
    show(2, { Self.rows() }, in: list)
    #expect(list.compositionalLayoutErrors.isEmpty)
    #expect(shown(list) == 5)
  }

  @Test("A custom group that has other places at each call")
  func changingPlaces() {
    nonisolated(unsafe) var calls = 0
    let section = NSCollectionLayoutSection(
      group: .custom(layoutSize: Self.line) { _ in
        calls += 1
        return (0..<(calls % 3 + 1)).map { number in
          NSCollectionLayoutGroupCustomItem(
            frame: CGRect(x: number * 10, y: 0, width: 10, height: 10)
          )
        }
      }
    )
    let list = list(items: 30) { section }
    for offset in stride(from: CGFloat(0), to: 300, by: 30) {
      list.scrollView.contentOffset = CGPoint(x: 0, y: offset)
      show(30 - Int(offset / 30), { section }, in: list)
      #expect(list.blankLength == 0)
    }
  }

  @Test("Equal identities are shown, each in its place")
  func duplicates() {
    let list = ListView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    for count in [3, 5, 2, 0, 4] {
      list.configure { properties in
        properties.compose {
          for _ in 0..<2 {
            Section(id: "same") {
              VGroup(of: Array(0..<count), width: .fractionalWidth(1), height: .estimated(20)) {
                _ in
                TextComponent(text: "same", height: 20)
              }
            }
          }
        }
      }
      #expect(list.visibleItems.count == 2 * count)
      #expect(list.contentSize.height == CGFloat(2 * count * 20))
    }
  }

  @Test("Lists without a size, and contents without sections")
  func empty() {
    let list = ListView(frame: .zero)
    show(5, { Self.rows() }, in: list)
    #expect(list.visibleItems.isEmpty)
    list.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(list.visibleItems.count == 5)
    list.content = Content()
    #expect(list.contentSize.height == 0)
    list.scrollView.contentOffset = CGPoint(x: 0, y: 50)
    _ = list.scrollToTop()
    show(1, { Self.rows() }, in: list)
    #expect(list.visibleItems.count == 4)
    list.frame = .zero
    list.frame = CGRect(x: 0, y: 0, width: 50, height: 70)
    #expect(list.visibleItems.count == 4)
  }
}
