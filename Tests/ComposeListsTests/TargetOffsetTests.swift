import CompositionalLayout
import HeadlessUIKit
import Testing

@testable import ComposeLists

/// Layouts and delegates are asked for the offset after updates and layouts.
@MainActor
struct TargetOffsetTests {
  private final class Asked: Stack {
    var order: [String] = []
    var asked: [CGFloat] = []
    var added: CGFloat = 0

    override func prepare() { order.append("prepare") }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      order.append("updates")
      added = CGFloat(updateItems.filter { $0.updateAction == .insert }.count) * 50
    }

    override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
      order.append("offset")
      asked.append(proposed.y)
      return CGPoint(x: proposed.x, y: proposed.y + added)
    }
  }

  private final class Delegate: NSObject, UICollectionViewDelegate {
    var asked: [CGFloat] = []
    var answer: CGFloat = 1_000

    func collectionView(
      _ collectionView: UICollectionView,
      targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
      asked.append(proposedContentOffset.y)
      return CGPoint(x: 0, y: answer)
    }
  }

  private func shown(_ offset: CGFloat) throws -> (RowsOnScreen, UICollectionView, Asked) {
    let rows = RowsOnScreen(.custom)
    let layout = Asked()
    let view = try #require(rows.view as? UICollectionView)
    view.collectionViewLayout = layout
    view.contentOffset.y = offset
    rows.layOut()
    (layout.order, layout.asked) = ([], [])
    return (rows, view, layout)
  }

  @Test("The layout is asked once in an update")
  func layout() throws {
    let (rows, view, layout) = try shown(500)
    rows.insert(0..<2)
    #expect(layout.asked == [500] && view.contentOffset.y == 600)
    #expect(layout.order.filter { $0 == "offset" }.count == 1)
    #expect(rows.numbersOnScreen.first == 10)
    rows.delete(80..<102)
    #expect(layout.asked == [500, 600] && view.contentOffset.y == 600)
    rows.layOut()
    #expect(layout.asked.count == 2)
  }

  @Test("What it answers is kept within the content")
  func limits() throws {
    let (rows, view, layout) = try shown(500)
    rows.delete(0..<1)
    #expect(view.contentOffset.y == 500)
    rows.insert(0..<90)
    #expect(view.contentOffset.y == 5_000)
    rows.insert(0..<110)
    #expect(view.contentOffset.y == 10_500 && layout.asked == [500, 500, 5_000])
  }

  @Test("The answer of the delegate counts")
  func delegate() throws {
    let (rows, view, layout) = try shown(500)
    let delegate = Delegate()
    view.delegate = delegate
    rows.insert(0..<2)
    #expect(delegate.asked == [500] && layout.asked == [] && view.contentOffset.y == 1_000)
  }

  @Test("Other bounds and reloaded data alone ask nothing")
  func others() throws {
    let (rows, view, layout) = try shown(500)
    view.contentOffset.y = 700
    rows.layOut()
    view.reloadData()
    rows.layOut()
    view.collectionViewLayout.invalidateLayout()
    rows.layOut()
    #expect(layout.asked == [] && view.contentOffset.y == 700)
  }

  @Test(
    "A layout that gives the content the same size is not asked",
    arguments: [OffsetInUpdatesTests.Kind.flow, .compositional]
  )
  func sameSize(_ kind: OffsetInUpdatesTests.Kind) throws {
    let rows = RowsOnScreen(kind)
    let view = try #require(rows.view as? UICollectionView)
    let delegate = Delegate()
    view.delegate = delegate
    view.contentOffset.y = 700
    rows.layOut()
    view.collectionViewLayout.invalidateLayout()
    rows.layOut()
    #expect(delegate.asked == [] && view.contentOffset.y == 700)
  }

  @Test(
    "The answer counts after the view gets another size",
    arguments: [OffsetInUpdatesTests.Kind.flow, .compositional, .custom],
    [950.0, 300, 500, 700, 1_100, 4_000]
  )
  func otherBounds(_ kind: OffsetInUpdatesTests.Kind, _ answer: CGFloat) throws {
    let rows = RowsOnScreen(kind)
    let view = try #require(rows.view as? UICollectionView)
    let delegate = Delegate()
    delegate.answer = answer
    view.delegate = delegate
    view.contentOffset.y = 500
    rows.layOut()
    view.frame.size.height = 400
    rows.layOut()
    #expect(delegate.asked == [500] && view.contentOffset.y == answer)
  }

  @Test("Other insets at the same time leave the offset's number", arguments: [false, true])
  func otherInsets(_ isFirst: Bool) throws {
    let rows = RowsOnScreen(.flow)
    let view = try #require(rows.view as? UICollectionView)
    view.contentOffset.y = 600
    rows.layOut()
    if isFirst { view.contentInset.bottom = 80 }
    (view.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize.height = 60
    if !isFirst { view.contentInset.bottom = 80 }
    rows.layOut()
    #expect(view.contentOffset.y == 600 && view.contentSize.height == 6_000)
  }

  @Test("An adjustment is made by the next layout, or never", arguments: [false, true])
  func pendingAdjustment(_ replaces: Bool) throws {
    let rows = RowsOnScreen(.flow)
    let view = try #require(rows.view as? UICollectionView)
    view.contentOffset.y = 500
    rows.layOut()
    let context = UICollectionViewLayoutInvalidationContext()
    context.contentOffsetAdjustment.y = 100
    view.collectionViewLayout.invalidateLayout(with: context)
    if replaces { view.collectionViewLayout = Asked() } else { view.contentInset.bottom = 80 }
    let offset = view.contentOffset.y
    rows.layOut()
    if !replaces { #expect(view.contentOffset.y == 600) }
    let after = view.contentOffset.y
    view.collectionViewLayout.invalidateLayout()
    rows.layOut()
    #expect(view.contentOffset.y == after && (!replaces || after == offset))
  }

  @Test("An update in a view without an area asks nothing")
  func noArea() throws {
    let (rows, view, layout) = try shown(500)
    view.frame.size = .zero
    rows.layOut()
    layout.asked = []
    rows.insert(0..<2)
    #expect(layout.asked == [])
  }

  @Test("A layout that gives the content another size is asked")
  func otherSize() throws {
    let rows = RowsOnScreen(.flow)
    let view = try #require(rows.view as? UICollectionView)
    let delegate = Delegate()
    view.delegate = delegate
    view.contentOffset.y = 500
    rows.layOut()
    (view.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize.height = 60
    rows.layOut()
    #expect(delegate.asked == [500] && view.contentOffset.y == 1_000)
    view.frame.size.height = 400
    rows.layOut()
    #expect(delegate.asked == [500, 1_000])
  }

  @Test("Contexts move the offset", arguments: [(100.0, 600.0), (-600, 0), (9_000, 4_700)])
  func adjustments(_ adjustment: CGFloat, _ offset: CGFloat) throws {
    for kind in [OffsetInUpdatesTests.Kind.flow, .compositional, .custom] {
      let rows = RowsOnScreen(kind)
      let view = try #require(rows.view as? UICollectionView)
      view.contentOffset.y = 500
      rows.layOut()
      let context = UICollectionViewLayoutInvalidationContext()
      context.contentOffsetAdjustment.y = adjustment
      view.collectionViewLayout.invalidateLayout(with: context)
      rows.layOut()
      #expect(view.contentOffset.y == offset)
      view.collectionViewLayout.invalidateLayout()
      rows.layOut()
      #expect(view.contentOffset.y == offset)
    }
  }
}

/// Rows of 50 points until they are asked which height they prefer: those above the view move the offset.
private final class Measuring: UICollectionViewLayout {
  private var heights: [Int: CGFloat] = [:]
  private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }
  private func height(_ item: Int) -> CGFloat { heights[item] ?? 50 }

  override var collectionViewContentSize: CGSize {
    CGSize(width: 200, height: (0..<count).reduce(0) { $0 + height($1) })
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let start = (0..<indexPath.item).reduce(0) { $0 + height($1) }
    attributes.frame = CGRect(x: 0, y: start, width: 200, height: height(indexPath.item))
    return attributes
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      .filter { $0.frame.intersects(rect) }
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { preferredAttributes.size.height != originalAttributes.size.height }

  override func invalidationContext(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferred,
      withOriginalAttributes: original
    )
    heights[original.indexPath.item] = preferred.size.height
    if original.frame.maxY <= collectionView?.contentOffset.y ?? 0 {
      context.contentOffsetAdjustment.y = preferred.size.height - original.size.height
    }
    return context
  }
}

private final class TallCell: UICollectionViewCell {
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 70) }
}

extension TargetOffsetTests {
  @Test("Rows on screen stay in place where a layout adjusts the offset for the ones above")
  func adjustedByPreferences() throws {
    let rows = RowsOnScreen(.custom)
    let view = try #require(rows.view as? UICollectionView)
    view.register(TallCell.self, forCellWithReuseIdentifier: "cell")
    view.reloadData()
    view.collectionViewLayout = Measuring()
    view.scrollToItem(at: IndexPath(item: 60, section: 0), at: .top, animated: false)
    rows.layOut()
    func place() -> CGFloat? {
      view.layoutAttributesForItem(at: IndexPath(item: 60, section: 0))
        .map { $0.frame.minY - view.contentOffset.y }
    }
    let start = try #require(place())
    view.contentOffset.y -= 100
    rows.layOut()
    #expect(place() == start + 100)
    view.contentOffset.y -= 150
    rows.layOut()
    #expect(place() == start + 250)
    let offset = view.contentOffset.y
    for places in [90..<92, 50..<52, 0..<2] {
      rows.insert(places)
      #expect(view.contentOffset.y == offset)
    }
  }
}
