import CompositionalLayout
import Foundation
import HeadlessUIKit
import Testing

@testable import ComposeLists

/// The layout of a collection view answers about its elements as the view shows them.
@MainActor
struct LayoutQuestionTests {
  private final class Sections: UICollectionViewDataSource {
    let counts: [Int]

    init(_ counts: [Int]) { self.counts = counts }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      counts[section]
    }
    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView,
      viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind,
        withReuseIdentifier: "header",
        for: indexPath
      )
    }
  }

  private final class Background: UICollectionReusableView {}

  private static let header = UICollectionView.elementKindSectionHeader

  private func view(_ source: Sections, _ layout: UICollectionViewLayout) -> UICollectionView {
    let view = UICollectionView.plain(source, layout)
    for kind in [Self.header, "top"] {
      view.register(
        UICollectionReusableView.self,
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "header"
      )
    }
    view.layoutIfNeeded()
    return view
  }

  private func compositional() -> UICollectionViewCompositionalLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .absolute(50)
    )
    let item = NSCollectionLayoutItem(layoutSize: size)
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [item])
    )
    section.decorationItems = [.background(elementKind: "background")]
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size,
        elementKind: "top",
        alignment: .top
      )
    ]
    let layout = UICollectionViewCompositionalLayout(
      section: section,
      configuration: configuration
    )
    layout.register(Background.self, forDecorationViewOfKind: "background")
    return layout
  }

  @Test("A compositional layout that a view shows knows its cells, backgrounds and headers")
  func compositionalElements() {
    let layout = compositional()
    let source = Sections([2])
    let view = view(source, layout)
    let elements = layout.layoutAttributesForElements(in: view.bounds)
    #expect(elements.count { $0.representedElementCategory == .cell } == 2)
    #expect(elements.count { $0.representedElementCategory == .supplementaryView } == 1)
    #expect(elements.count { $0.representedElementCategory == .decorationView } == 1)
    let whole = CGRect(x: 0, y: 50, width: 200, height: 100)
    let first = IndexPath(item: 0, section: 0)
    let background = layout.layoutAttributesForDecorationView(ofKind: "background", at: first)
    #expect(background?.frame == whole)
    let top = layout.layoutAttributesForSupplementaryView(
      ofKind: "top",
      at: IndexPath(index: 0)
    )
    #expect(top?.frame == CGRect(x: 0, y: 0, width: 200, height: 50))
    #expect(layout.layoutAttributesForItem(at: first)?.frame.minY == 50)
    #expect(layout.collectionViewContentSize == CGSize(width: 200, height: 150))
  }

  @Test("A compositional layout that another one has replaced knows nothing of the view")
  func replacedLayout() {
    let layout = compositional()
    let source = Sections([2])
    let view = view(source, layout)
    view.setCollectionViewLayout(compositional(), animated: false)
    view.layoutIfNeeded()
    #expect(layout.layoutAttributesForElements(in: view.bounds).isEmpty)
  }

  @Test("A pinned header of a flow layout has the attributes of where it is")
  func pinnedHeader() throws {
    let layout = UICollectionViewFlowLayout.rows()
    layout.headerReferenceSize = CGSize(width: 200, height: 40)
    layout.sectionHeadersPinToVisibleBounds = true
    let source = Sections([20, 20])
    let view = view(source, layout)
    for offset in [300, 1000, 100] as [CGFloat] {
      view.contentOffset = CGPoint(x: 0, y: offset)
      view.layoutIfNeeded()
      let first = IndexPath(item: 0, section: 0)
      let shown = try #require(view.supplementaryView(forElementKind: Self.header, at: first))
      let y = shown.convert(shown.bounds, to: view).minY
      #expect(y == offset)
      let attributes = view.layoutAttributesForSupplementaryElement(
        ofKind: Self.header,
        at: first
      )
      #expect(attributes?.frame.minY == y)
      let headers = layout.layoutAttributesForElements(in: view.bounds)?
        .filter { $0.representedElementKind == Self.header }
      #expect(headers?.first?.frame.minY == y)
    }
  }

  @Test("An empty section of a flow layout keeps its insets")
  func emptySection() {
    let layout = UICollectionViewFlowLayout.rows()
    layout.sectionInset = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
    let source = Sections([0, 1])
    let view = view(source, layout)
    #expect(view.layoutAttributesForItem(at: IndexPath(item: 0, section: 1))?.frame.minY == 40)
    #expect(view.contentSize.height == 110)
  }

  @Test("Nothing is selected by touches where selection is not allowed, whatever may be multiple")
  func noSelection() {
    let source = Sections([3])
    let view = view(source, UICollectionViewFlowLayout.rows())
    view.allowsSelection = false
    view.allowsMultipleSelection = true
    view.simulateTap(at: CGPoint(x: 20, y: 20))
    #expect(view.indexPathsForSelectedItems?.isEmpty != false)
  }
}
