import Foundation
import HeadlessUIKit
import ListEngine
import Testing

@testable import ComposeLists

/// A grid with a header above each of 20 sections.
@MainActor
private final class Shelves: NSObject, UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { 20 }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 4 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { collectionView.dequeueReusableCell(withReuseIdentifier: "book", for: indexPath) }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "title",
      for: indexPath
    )
    view.tag = indexPath.section
    return view
  }
}

@Suite @MainActor
struct SupplementariesOnScreenTests {
  private let header = UICollectionView.elementKindSectionHeader
  private let shelves = Shelves()
  private let list: UICollectionView
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 40)
    layout.headerReferenceSize = CGSize(width: 200, height: 30)
    list = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "book")
    list.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: header,
      withReuseIdentifier: "title"
    )
    list.dataSource = shelves
    window.addSubview(list)
    window.layoutIfNeeded()
  }

  @Test("The headers on screen are found by place, and no others")
  func headers() {
    let paths = Set(list.indexPathsForVisibleSupplementaryElements(ofKind: header))
    #expect(paths.contains(IndexPath(item: 0, section: 0)) && paths.count < 5)
    #expect(list.visibleSupplementaryViews(ofKind: header).count == paths.count)
    for path in paths {
      #expect(list.supplementaryView(forElementKind: header, at: path)?.tag == path.section)
    }
    let (near, far) = (IndexPath(item: 0, section: 0), IndexPath(item: 0, section: 19))
    #expect(list.supplementaryView(forElementKind: header, at: far) == nil)
    #expect(list.supplementaryView(forElementKind: "other", at: near) == nil)
    list.scrollToItem(at: IndexPath(item: 0, section: 19), at: .bottom, animated: false)
    window.layoutIfNeeded()
    #expect(list.supplementaryView(forElementKind: header, at: far)?.tag == 19)
    #expect(list.supplementaryView(forElementKind: header, at: near) == nil)
  }

  @Test("A view behind the items is as large as the list, and goes when another one comes")
  func background() {
    let (first, second) = (UIView(), UIView())
    list.backgroundView = first
    #expect(list.backgroundView === first && first.isDescendant(of: list))
    #expect(first.superview?.subviews.first === first)
    #expect(first.convert(first.bounds, to: list) == list.bounds)
    list.frame.size.height = 500
    list.layoutIfNeeded()
    #expect(first.frame.height == 500)
    list.backgroundView = second
    #expect(first.superview == nil && second.isDescendant(of: list))
    list.backgroundView = nil
    #expect(second.superview == nil)
  }

  @Test("A table's cell needs no style, and a search bar hands its input on to its field")
  func defaults() {
    #expect(UITableViewCell().reuseIdentifier == nil)
    let bar = UISearchBar()
    bar.autocapitalizationType = .none
    bar.returnKeyType = .search
    bar.inputAccessoryView = list
    #expect(bar.searchTextField.autocapitalizationType == .none)
    #expect(bar.searchTextField.returnKeyType == .search)
    #expect(bar.searchTextField.inputAccessoryView === list)
  }
}
