import CompositionalLayout
import Foundation
import HeadlessUIKit
import ListEngine
import Testing

@testable import ComposeLists

/// Batch updates of a data source of the classic kind.
@MainActor
struct CollectionUpdateTests {
  private final class Values: UICollectionViewDataSource {
    var sections: [[Int]] = []
    var asked: [Int] = []

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { sections[section].count }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      let value = sections[indexPath.section][indexPath.item]
      asked.append(value)
      cell.tag = value
      return cell
    }
  }

  /// A random update: what it deletes and moves, and what there is afterwards.
  private struct Update {
    var updates = CollectionUpdates()
    var sections: [[Int]]

    init(of old: [[Int]], nextValue: inout Int, _ random: inout SeededGenerator) {
      var kept = old.map { $0 }
      var moved: [(from: IndexPath, value: Int)] = []
      for section in old.indices {
        for item in old[section].indices {
          let path = IndexPath(item: item, section: section)
          switch Int.random(in: 0..<8, using: &random) {
          case 0: updates.deletedItems.append(path)
          case 1: moved.append((path, old[section][item]))
          default: continue
          }
          kept[section].removeAll { $0 == old[section][item] }
        }
      }
      sections = kept
      var arrivals: [Int: IndexPath] = [:]
      for (from, value) in moved {
        insert(value, &random)
        arrivals[value] = from
      }
      var inserted: Set<Int> = []
      for _ in 0..<Int.random(in: 0..<3, using: &random) {
        insert(nextValue, &random)
        inserted.insert(nextValue)
        nextValue += 1
      }
      for section in sections.indices {
        for (item, value) in sections[section].enumerated() {
          let path = IndexPath(item: item, section: section)
          if let from = arrivals[value] { updates.movedItems.append(.init(from: from, to: path)) }
          if inserted.contains(value) { updates.insertedItems.append(path) }
        }
      }
    }

    private mutating func insert(_ value: Int, _ random: inout SeededGenerator) {
      let section = Int.random(in: sections.indices, using: &random)
      let item = Int.random(in: 0...sections[section].count, using: &random)
      sections[section].insert(value, at: item)
    }
  }

  @Test(
    "Items keep their cells through random updates, and only new ones are asked for",
    arguments: 0..<20
  )
  func cells(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let values = Values()
    values.sections = [Array(0..<6), Array(6..<10), []]
    var next = 10
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 20, height: 20)
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 400),
      collectionViewLayout: layout
    )
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = values
    list.layoutIfNeeded()
    #expect(list.visibleCells.map(\.tag) == Array(0..<10))
    list.allowsMultipleSelection = true
    list.selectItem(at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])
    for _ in 0..<8 {
      let update = Update(of: values.sections, nextValue: &next, &random)
      let old = Set(values.sections.joined())
      values.sections = update.sections
      values.asked = []
      list.performBatchUpdates {
        list.deleteItems(at: update.updates.deletedItems.shuffled(using: &random))
        list.insertItems(at: update.updates.insertedItems.shuffled(using: &random))
        for move in update.updates.movedItems { list.moveItem(at: move.from, to: move.to) }
      }
      list.layoutIfNeeded()
      let shown = list.indexPathsForVisibleItems.sorted()
      #expect(shown.map { list.cellForItem(at: $0)?.tag } == update.sections.joined().map { $0 })
      #expect(Set(values.asked).isDisjoint(with: old))
      // The item that was selected at first stays so, wherever it is.
      let place = update.sections.enumerated().compactMap { section, items in
        items.firstIndex(of: 2).map { IndexPath(item: $0, section: section) }
      }
      #expect(list.indexPathsForSelectedItems == place)
    }
  }

  @Test("Sections come, go and move with their items; reloaded ones may have others")
  func sections() {
    let values = Values()
    values.sections = [[0, 1], [2], [3, 4]]
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 400),
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = values
    list.layoutIfNeeded()
    values.asked = []
    values.sections = [[3, 4], [5], [0, 1]]
    list.performBatchUpdates {
      list.moveSection(2, toSection: 0)
      list.deleteSections(IndexSet(integer: 1))
      list.insertSections(IndexSet(integer: 1))
    }
    list.layoutIfNeeded()
    #expect(
      list.indexPathsForVisibleItems.sorted().map { list.cellForItem(at: $0)?.tag } == [
        3, 4, 5, 0, 1,
      ]
    )
    #expect(values.asked == [5])
    values.sections[1] = [6, 7, 8]
    list.reloadSections(IndexSet(integer: 1))
    list.layoutIfNeeded()
    #expect(
      list.indexPathsForVisibleItems.sorted().map { list.cellForItem(at: $0)?.tag } == [
        3, 4, 6, 7, 8, 0, 1,
      ]
    )
    values.sections[0][0] = 9
    let cell = list.cellForItem(at: IndexPath(item: 0, section: 0))
    list.reconfigureItems(at: [IndexPath(item: 0, section: 0)])
    #expect(cell?.tag == 9 && list.cellForItem(at: IndexPath(item: 0, section: 0)) === cell)
  }
}
