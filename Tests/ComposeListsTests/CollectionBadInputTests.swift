import CompositionalLayout
import Foundation
import HeadlessUIKit
import ListEngine
import Testing

@testable import ComposeLists

/// Mistakes in the use of collection views: each is said, and has a consequence that is stated.
@MainActor
struct CollectionBadInputTests {
  private final class Numbers: UICollectionViewDataSource {
    var counts = [3, 2]
    var dequeues = 1

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { counts[section] }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      for _ in 1..<dequeues {
        _ = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
      return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  /// A layout all of whose frames but the first are infinite.
  private final class BrokenLayout: UICollectionViewLayout {
    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: CGFloat.infinity) }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(
        x: 0,
        y: 0,
        width: 50,
        height: indexPath == IndexPath(item: 0, section: 0) ? 50 : CGFloat.infinity
      )
      return attributes
    }
  }

  private final class Messages: @unchecked Sendable {
    var all: [String] = []
  }

  private func messages(_ body: () -> Void) -> [String] {
    let messages = Messages()
    ListMessages.$receive.withValue({ messages.all.append($0) }, operation: body)
    return messages.all
  }

  private func list(
    _ numbers: Numbers,
    _ layout: UICollectionViewLayout = UICollectionViewFlowLayout()
  ) -> UICollectionView {
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300),
      collectionViewLayout: layout
    )
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = numbers
    list.layoutIfNeeded()
    return list
  }

  private func counts(_ list: UICollectionView) -> [Int] {
    (0..<list.numberOfSections).map { list.numberOfItems(inSection: $0) }
  }

  @Test("Numbers of items that do not follow from an update are said, and all is shown anew")
  func inconsistentUpdate() {
    let numbers = Numbers()
    let list = list(numbers)
    #expect(counts(list) == [3, 2])
    numbers.counts = [5, 2]
    let said = messages { list.insertItems(at: [IndexPath(item: 0, section: 0)]) }
    #expect(said.count == 1)
    #expect(
      said[0].contains("5 after the update, but 3 before it, with 1 inserted, 0 deleted")
        && said[0].contains("Numbers")
    )
    #expect(counts(list) == [5, 2] && list.visibleCells.count == 7)
    numbers.counts = [4, 2]
    #expect(
      messages { list.deleteItems(at: [IndexPath(item: 7, section: 0)]) }.first?
        .contains("item 0.7") == true
    )
    #expect(counts(list) == [4, 2])
  }

  @Test("What is to be shown anew but is not there is said, and the rest of the update is done")
  func missingReloads() {
    let numbers = Numbers()
    let list = list(numbers)
    numbers.counts = [4, 2]
    let said = messages {
      list.performBatchUpdates {
        list.reloadItems(at: [IndexPath(item: 9, section: 1)])
        list.reloadSections([7])
        list.insertItems(at: [IndexPath(item: 0, section: 0)])
      }
    }
    #expect(said.count == 1)
    #expect(said.first?.contains("item 9 of section 1, section 7 cannot be shown anew") == true)
    #expect(counts(list) == [4, 2])
  }

  @Test("A section is shown anew with another number of items beside other commands")
  func reloadedSection() {
    let numbers = Numbers()
    let list = list(numbers)
    numbers.counts = [1, 3]
    let said = messages {
      list.performBatchUpdates {
        list.reloadSections([0])
        list.insertItems(at: [IndexPath(item: 0, section: 1)])
      }
    }
    #expect(said == [])
    #expect(counts(list) == [1, 3] && list.visibleCells.count == 4)
  }

  @Test("Updates and snapshots can be awaited")
  func awaited() async {
    let numbers = Numbers()
    let list = list(numbers)
    numbers.counts = [2, 2]
    let isFinished = await list.performBatchUpdates {
      list.deleteItems(at: [IndexPath(item: 0, section: 0)])
    }
    #expect(isFinished && counts(list) == [2, 2])
  }

  @Test("Places that there are not are said, and nothing is done")
  func missingItems() {
    let numbers = Numbers()
    let list = list(numbers)
    let missing = IndexPath(item: 9, section: 1)
    #expect(
      messages { list.scrollToItem(at: missing, at: .top, animated: false) }.first?
        .contains("there are only 2 items") == true
    )
    #expect(
      messages { list.selectItem(at: missing, animated: false, scrollPosition: []) }.count == 1
    )
    #expect(list.contentOffset == .zero && list.indexPathsForSelectedItems == [])
    #expect(messages { list.deselectItem(at: missing, animated: false) }.isEmpty)
    #expect(list.cellForItem(at: missing) == nil && list.numberOfItems(inSection: 7) == 0)
  }

  @Test("Several cells dequeued for one item are said, and those that are not shown are used again")
  func dequeuedTwice() {
    let numbers = Numbers()
    numbers.dequeues = 2
    var list: UICollectionView?
    let said = messages { list = self.list(numbers) }
    #expect(!said.isEmpty && said.allSatisfy { $0.contains("several views were dequeued") })
    #expect(list?.visibleCells.count == 5)
  }

  @Test("Frames that are not finite are said, and shown nowhere")
  func infiniteAttributes() {
    let numbers = Numbers()
    var list: UICollectionView?
    let said = messages { list = self.list(numbers, BrokenLayout()) }
    #expect(said.contains { $0.contains("BrokenLayout gives 4 elements no attributes") })
    #expect(list?.contentSize.height.isFinite == true)
    #expect(
      list?.cellForItem(at: IndexPath(item: 0, section: 0))?.bounds.size
        == CGSize(width: 50, height: 50)
    )
  }

  @Test("A cell that was not registered ends the program with its reuse identifier")
  func unregisteredCell() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let list = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 200, height: 300),
          collectionViewLayout: UICollectionViewFlowLayout()
        )
        let path = IndexPath(item: 0, section: 0)
        _ = list.dequeueReusableCell(withReuseIdentifier: "unknown", for: path)
      }
    }
  }

  @Test("A delegate that reloads in its callbacks is heard once for each tap")
  func reloadingDelegate() {
    final class Reloader: UICollectionViewDelegate {
      var selections = 0

      func collectionView(
        _ collectionView: UICollectionView,
        didSelectItemAt indexPath: IndexPath
      ) {
        selections += 1
        collectionView.reloadData()
      }
    }
    let numbers = Numbers()
    let reloader = Reloader()
    let list = list(numbers)
    list.delegate = reloader
    for item in 0..<3 { list.list.tapItem(at: IndexPath(item: item, section: 0)) }
    #expect(reloader.selections == 3 && list.indexPathsForSelectedItems == [])
    #expect(counts(list) == [3, 2])
  }
}
