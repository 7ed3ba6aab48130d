import CompositionalLayout
import Foundation
import HeadlessUIKit
import ListEngine
import Testing

@testable import ComposeLists

/// Scrolling to an item of a section that scrolls by itself scrolls that section, too.
@MainActor
struct ScrollToOrthogonalItemTests {
  private final class Source: UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int { 10 }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10 }
    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private func view(
    _ source: Source,
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) -> UICollectionView {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(80),
      heightDimension: .absolute(100)
    )
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    )
    section.orthogonalScrollingBehavior = behavior
    let layout = UICollectionViewCompositionalLayout(section: section)
    let view = UICollectionView.plain(source, layout)
    view.layoutIfNeeded()
    return view
  }

  @Test("An item is at the side of its section that is asked for, as far as the content goes")
  func sides() {
    let source = Source()
    let view = view(source, .continuous)
    func scroll(_ item: Int, _ position: UICollectionView.ScrollPosition) -> CGFloat? {
      view.scrollToItem(at: IndexPath(item: item, section: 1), at: position, animated: false)
      view.layoutIfNeeded()
      return view.list.sectionOffset(1)
    }
    #expect(scroll(4, .left) == 320)
    #expect(scroll(4, .right) == 200)
    #expect(scroll(4, .centeredHorizontally) == 260)
    #expect(scroll(5, []) == 280)
    #expect(scroll(9, .left) == 600)
    #expect(scroll(0, .right) == 0)
    #expect(view.list.sectionOffset(0) == 0)
    #expect(view.contentOffset == .zero)
  }

  @Test("The list scrolls to the section, and the section to the item that is selected")
  func bothDirections() {
    let source = Source()
    let view = view(source, .groupPaging)
    let path = IndexPath(item: 3, section: 6)
    view.selectItem(at: path, animated: false, scrollPosition: [.top, .left])
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 600)
    #expect(view.list.sectionOffset(6) == 240)
    #expect(view.cellForItem(at: path) != nil)
  }
}
