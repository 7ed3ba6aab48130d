import CompositionalLayout
import DiffableData
import Foundation
import HeadlessUIKit
import ListEngine
import Testing

@testable import ComposeLists

/// The background of a section.
private final class Card: UICollectionReusableView {
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    backgroundColor = .red
    tag = layoutAttributes.indexPath.section + 1
  }
}

@Suite @MainActor
struct CompositionalDecorationTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))

  @Test func backgroundsAreOfTheClassThatTheLayoutKnows() {
    var asked: Set<String> = []
    let layout = UICollectionViewCompositionalLayout { _, _ in
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .absolute(40)
      )
      let section = NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      )
      section.decorationItems = [.background(elementKind: "card")]
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size,
          elementKind: "title",
          alignment: .top
        )
      ]
      return section
    }
    layout.register(Card.self, forDecorationViewOfKind: "card")
    let list = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    let cell = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
    let title = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: "title"
    ) { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) {
      $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
    }
    source.supplementaryViewProvider = {
      asked.insert($1)
      return $0.dequeueConfiguredReusableSupplementary(using: title, for: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems([1, 2], toSection: 0)
    snapshot.appendItems([3], toSection: 1)
    source.apply(snapshot, animatingDifferences: false)
    window.addSubview(list)
    window.layoutIfNeeded()

    let cards = cards(in: list).sorted { $0.tag < $1.tag }
    #expect(asked == ["title"])
    #expect(cards.map(\.tag) == [1, 2])
    #expect(cards.map { $0.convert($0.bounds, to: list).height } == [120, 80])
    #expect(cards.allSatisfy { $0.backgroundColor == .red })
  }

  @Test func theColourOfACollectionViewIsBehindItsRows() {
    let list = UICollectionView(
      frame: window.bounds,
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    #expect(list.backgroundColor == .systemBackground)
    #expect(list.list.scrollView.backgroundColor == .clear)
    list.backgroundColor = .systemGroupedBackground
    #expect(list.list.scrollView.backgroundColor == .clear)
  }

  private func cards(in view: UIView) -> [Card] {
    view.subviews.flatMap { subview in
      ((subview as? Card).map { [$0] } ?? []) + cards(in: subview)
    }
  }
}
