import HeadlessUIKit
import Testing

@testable import CompositionalLayout

/// Descriptions and containers for which there is no layout.
struct ErrorTests {
  typealias Reason = CompositionalLayoutError.Reason

  private static let view = CGSize(width: 300, height: 600)
  private nonisolated(unsafe) static let line = row(fw(1), a(40), [item()])

  // The objects of a description are not changed.
  struct Failure: CustomTestStringConvertible, @unchecked Sendable {
    var id: String
    var section: Section
    var size = ErrorTests.view
    var reason: Reason

    var testDescription: String { id }
  }

  static let failures = [
    Failure(
      id: "F2: section insets as wide as the view",
      section: section(
        row(fw(1), e(94), [item(fw(0.25), e(94))], spacing: .fixed(16)),
        insets: Insets(leading: 16, trailing: 16)
      ),
      size: CGSize(width: 32, height: 653),
      reason: .noRoomForGroup
    ),
    Failure(
      id: "F4: the first item is too wide",
      section: section(row(fw(1), fh(1), [item(a(301), fh(1))], spacing: .fixed(8))),
      reason: .itemDoesNotFit
    ),
    Failure(
      id: "three times 0.34",
      section: section(row(fw(1), a(40), [row(fw(1), fh(1), [item(fw(1.02), fh(1))])])),
      reason: .itemDoesNotFit
    ),
    Failure(id: "no subitems", section: section(row(fw(1), a(40), [])), reason: .emptyGroup),
    Failure(
      id: "no subitems in an inner group",
      section: section(row(fw(1), a(40), [column(fw(1), fh(1), [])])),
      reason: .emptyGroup
    ),
    Failure(
      id: "no custom places",
      section: section(.custom(layoutSize: size(fw(1), a(40))) { _ in [] }),
      reason: .emptyGroup
    ),
    Failure(
      id: "a custom place that is not a number",
      section: section(
        .custom(layoutSize: size(fw(1), a(40))) { _ in
          [
            NSCollectionLayoutGroupCustomItem(
              frame: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
            )
          ]
        }
      ),
      reason: .notFinite
    ),
    Failure(
      id: "a count of 0",
      section: section(row(0, fw(1), a(40), item())),
      reason: .countNotPositive
    ),
    Failure(
      id: "a width that is not a number",
      section: section(row(fw(.nan), a(40), [item()])),
      reason: .negativeOrNaNDimension
    ),
    Failure(
      id: "an estimate of 0",
      section: section(row(fw(1), e(0), [item()])),
      reason: .negativeOrNaNDimension
    ),
    Failure(
      id: "a fraction of 0",
      section: section(row(fw(1), a(40), [item(fw(0), fh(1))])),
      reason: .negativeOrNaNDimension
    ),
    Failure(
      id: "a negative width",
      section: section(row(fw(1), a(40), [item(a(-1), fh(1))])),
      reason: .negativeOrNaNDimension
    ),
    Failure(
      id: "a negative fraction",
      section: section(row(fw(1), a(40), [item(fw(-0.5), fh(1))])),
      reason: .negativeOrNaNDimension
    ),
    Failure(
      id: "spacing that is infinite",
      section: section(line, spacing: .infinity),
      reason: .notFinite
    ),
    Failure(
      id: "two boundary elements of a kind",
      section: section(
        line,
        boundary: [boundary("x", .top, fw(1), a(20)), boundary("x", .bottom, fw(1), a(20))]
      ),
      reason: .duplicateBoundaryKind("x")
    ),
  ]

  @Test("A section without a layout is empty and says why", arguments: failures)
  func failure(_ failure: Failure) throws {
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { index, _ in index == 1 ? failure.section : section(Self.line) }
    )
    // The other sections keep their layout; the view may be too narrow for them, too.
    layout.prepare(itemCounts: [1, 4, 2], in: LayoutViewport(size: failure.size))
    let error = try #require(layout.errors.first)
    #expect(layout.errors.count == 1)
    #expect(error.reason == failure.reason)
    #expect(error.section == 1)
    #expect(layout.frame("1.0") == nil)
    #expect(layout.frame("2.1")?.minY == 80)
    #expect(layout.extent == 120)
    #expect(error.description.hasPrefix("section 1: "))
  }

  @Test("A provider that returns no section leaves that section empty")
  func missingSection() {
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { index, _ in index == 1 ? nil : section(Self.line) }
    )
    layout.prepare(itemCounts: [1, 4, 2], in: LayoutViewport(size: Self.view))
    #expect(layout.errors.map(\.reason) == [.missingSection])
    #expect(layout.extent == 120)
  }

  @Test("A length of 0 is one: its element is not visible, all others are")
  func emptyElements() throws {
    let layout = UICollectionViewCompositionalLayout(
      section: section(
        row(fw(1), a(40), [item(fw(0.5), a(0)), item(fw(0.5), fh(1))]),
        boundary: [boundary("header", .top, fw(1), a(0))]
      )
    )
    layout.prepare(itemCounts: [3], in: LayoutViewport(size: Self.view))
    #expect(layout.errors == [])
    try expectFrames(
      layout,
      [
        "header 0.0": [0, 0, 300, 0], "0.0": [0, 0, 150, 0], "0.1": [150, 0, 150, 40],
        "0.2": [0, 40, 150, 0],
      ]
    )
    #expect(layout.names(in: CGRect(origin: .zero, size: Self.view)) == ["0.1"])
  }

  @Test("A group that does not fit is not solved: its items may not fit into it, either")
  func unplacedGroup() throws {
    let inner = column(fw(0.5), fh(1), [item(fw(1), a(60))])
    let layout = UICollectionViewCompositionalLayout(
      section: section(row(fw(1), a(50), [item(), inner]))
    )
    layout.prepare(itemCounts: [2], in: LayoutViewport(size: Self.view))
    #expect(layout.errors == [])
    try expectFrames(layout, ["0.0": [0, 0, 300, 50], "0.1": [0, 50, 300, 50]])
  }

  @Test("Negative counts are errors")
  func negativeCount() {
    let layout = UICollectionViewCompositionalLayout(section: section(Self.line))
    layout.prepare(itemCounts: [-3, 1], in: LayoutViewport(size: Self.view))
    #expect(layout.errors.map(\.reason) == [.negativeItemCount(-3)])
    #expect(layout.extent == 40)
  }

  @Test("Questions about what is not there have no answer")
  func absent() {
    let layout = UICollectionViewCompositionalLayout(section: section(Self.line))
    layout.prepare(itemCounts: [1], in: LayoutViewport(size: Self.view))
    for name in ["0.1", "1.0", "header 0.0", "header 0.7", "header 7", "background 0.0"] {
      #expect(layout.frame(name) == nil)
    }
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: -1, section: 0)) == nil)
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: -1)) == nil)
    #expect(layout.layoutAttributesForItem(at: IndexPath(index: 0)) == nil)
    #expect(layout.rangeOfSection(9) == nil)
    #expect(layout.orthogonalContentLength(ofSection: 9) == 0)
    let target = layout.targetOrthogonalOffset(ofSection: 0, proposed: 1, velocity: 1)
    #expect(target == nil)
  }

  @Test("Ten tenths of a width fit, three times 0.34 do not")
  func tolerance() throws {
    let tenths = UICollectionViewCompositionalLayout(
      section: section(row(fw(1), a(10), [item(fw(0.1), fh(1))]))
    )
    tenths.prepare(itemCounts: [20], in: LayoutViewport(size: CGSize(width: 359, height: 600)))
    #expect(tenths.extent == 20)
    let thirds = UICollectionViewCompositionalLayout(
      section: section(row(fw(1), a(10), [item(fw(0.34), fh(1))]))
    )
    thirds.prepare(itemCounts: [20], in: LayoutViewport(size: Self.view))
    #expect(thirds.extent == 100)
  }

  @Test("What is attached is an item of its class: copies and comparisons keep all of it")
  func hierarchy() {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(20),
      heightDimension: .estimated(30)
    )
    let anchor = NSCollectionLayoutAnchor(edges: [.top, .trailing])
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size,
      elementKind: "badge",
      containerAnchor: anchor,
      itemAnchor: NSCollectionLayoutAnchor(edges: .bottom)
    )
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size,
      elementKind: "header",
      alignment: .bottom,
      absoluteOffset: CGPoint(x: 1, y: 2)
    )
    header.pinToVisibleBounds = true
    header.extendsBoundary = false
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
    let items: [NSCollectionLayoutItem] = [badge, header, background]
    for (number, item) in items.enumerated() {
      item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
        leading: .fixed(1),
        top: nil,
        trailing: nil,
        bottom: nil
      )
      let copy = item.copy()
      #expect(copy == item && copy !== item && type(of: copy) == type(of: item))
      #expect(copy != items[(number + 1) % items.count])
      copy.contentInsets.top = 9
      #expect(copy != item)
    }
    let attached: [NSCollectionLayoutSupplementaryItem] = [badge, header]
    #expect(attached.map { $0.copy().elementKind } == ["badge", "header"])
    let other = header.copy()
    other.offset.x = .nan
    #expect(other.problem == .notFinite && header.problem == nil)
  }
}
