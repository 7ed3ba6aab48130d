import HeadlessUIKit
import Testing

@testable import DiffableData

/// Outlines of sections.
struct SectionSnapshotTests {
  typealias Outline = NSDiffableDataSourceSectionSnapshot<Int>

  /// 1 (11, 12 (121)), 2.
  private var outline: Outline {
    var outline = Outline()
    outline.append([1, 2])
    outline.append([11, 12], to: 1)
    outline.append([121], to: 12)
    return outline
  }

  @Test("Items are in order, and visible if all above them are expanded")
  func visibility() {
    var outline = outline
    #expect(outline.items == [1, 11, 12, 121, 2])
    #expect(outline.rootItems == [1, 2])
    #expect(outline.visibleItems == [1, 2])
    outline.expand([12])
    #expect(outline.visibleItems == [1, 2])
    #expect(!outline.isVisible(121))
    outline.expand([1])
    #expect(outline.visibleItems == [1, 11, 12, 121, 2])
    #expect(outline.isVisible(121))
    outline.collapse([12])
    #expect(outline.visibleItems == [1, 11, 12, 2])
    #expect(outline.level(of: 121) == 2)
    #expect(outline.level(of: 7) == 0)
    #expect(outline.parent(of: 121) == 12)
    #expect(outline.parent(of: 1) == nil)
    #expect(outline.index(of: 2) == 4)
  }

  @Test("Items and outlines are inserted next to an item, below the same one")
  func insertion() {
    var outline = outline
    outline.insert([10], before: 11)
    outline.insert([13, 14], after: 12)
    outline.insert([3], after: 2)
    #expect(outline.items == [1, 10, 11, 12, 121, 13, 14, 2, 3])
    var other = Outline()
    other.append([50])
    other.append([51], to: 50)
    outline.insert(other, before: 2)
    #expect(outline.rootItems == [1, 50, 2, 3])
    #expect(outline.level(of: 51) == 1)
    outline.replace(childrenOf: 1, using: self.outline.snapshot(of: 12, includingParent: true))
    #expect(outline.items == [1, 12, 121, 50, 51, 2, 3])
    #expect(outline.parent(of: 12) == 1)
    #expect(outline.errors.isEmpty)
  }

  @Test("Items are deleted with those below them")
  func deletion() {
    var outline = outline
    outline.delete([12, 99])
    #expect(outline.items == [1, 11, 2])
    #expect(outline.snapshot(of: 1).items == [11])
    outline.delete([1])
    #expect(outline.items == [2])
    outline.deleteAll()
    #expect(outline.items == [])
    #expect(outline.errors.isEmpty)
  }

  @Test("An operation that is not possible changes nothing and says why")
  func errors() {
    var outline = outline
    outline.append([7], to: 99)
    outline.append([7, 7])
    outline.insert([121], after: 2)
    outline.insert([7], before: 99)
    outline.expand([1, 99])
    outline.replace(childrenOf: 2, using: outline.snapshot(of: 1))
    #expect(outline.items == [1, 11, 12, 121, 2])
    #expect(outline.visibleItems == [1, 2])
    #expect(
      outline.errors.map(\.reason) == [
        .missingItem, .duplicateIdentifier, .duplicateIdentifier, .missingItem, .missingItem,
        .duplicateIdentifier,
      ]
    )
  }

  @Test("A data source shows the visible items of an outline")
  @MainActor
  func dataSource() {
    let source = UICollectionViewDiffableDataSource<Int, Int>(target: nil) { _, _ in nil }
    source.apply(Snapshot([[500], []]))
    var outline = outline
    source.apply(outline, to: 1)
    #expect(source.snapshot().contents == [[500], [1, 2]])
    outline.expand([1])
    source.apply(outline, to: 1)
    #expect(source.snapshot().contents == [[500], [1, 11, 12, 2]])
    #expect(source.snapshot(for: 1).isExpanded(1))
    #expect(source.snapshot(for: 1).items == outline.items)
    #expect(source.snapshot(for: 0).items == [500])
    var flat = source.snapshot()
    flat.deleteItems([12])
    flat.appendItems([600], toSection: 1)
    source.apply(flat)
    #expect(source.snapshot(for: 1).items == [1, 11, 2, 600])
    source.apply(Outline(), to: 7)
    #expect(source.snapshot().sectionIdentifiers == [0, 1, 7])
  }
}
