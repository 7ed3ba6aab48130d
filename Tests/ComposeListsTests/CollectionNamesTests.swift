import CompositionalLayout
import Foundation
import HeadlessUIKit
import ListEngine
import Testing

@testable import ComposeLists

/// Names of UIKit that few collection and table views use, and what they do.
@MainActor
struct CollectionNamesTests {
  private final class Source: UICollectionViewDataSource, UICollectionViewDelegate,
    UICollectionViewDataSourcePrefetching
  {
    var count = 40
    var prefetched: [IndexPath] = []
    var moves: [(from: IndexPath, to: IndexPath)] = []
    var log: [String] = []

    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { count }
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
    func collectionView(
      _ collectionView: UICollectionView,
      canMoveItemAt indexPath: IndexPath
    ) -> Bool { true }
    func collectionView(
      _ collectionView: UICollectionView,
      moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { moves.append((sourceIndexPath, destinationIndexPath)) }
    func collectionView(
      _ collectionView: UICollectionView,
      prefetchItemsAt indexPaths: [IndexPath]
    ) { prefetched += indexPaths }
    func collectionView(
      _ collectionView: UICollectionView,
      targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
      atCurrentIndexPath currentIndexPath: IndexPath,
      toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { IndexPath(item: min(proposedIndexPath.item, 2), section: 0) }
    func collectionView(
      _ collectionView: UICollectionView,
      targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint { CGPoint(x: 0, y: 120) }
    func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfigurationForItemAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      guard indexPath.item == 1 else { return nil }
      return UIContextMenuConfiguration(previewProvider: { UIViewController() })
    }
    func collectionView(
      _ collectionView: UICollectionView,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      log.append(animator.previewViewController == nil ? "no preview" : "preview")
      animator.addCompletion { self.log.append("completion") }
      animator.addAnimations { self.log.append("animation") }
    }
  }

  private final class TransitionLayout: UICollectionViewFlowLayout {
    var log: [String] = []

    override func prepareForTransition(to newLayout: UICollectionViewLayout) { log.append("to") }
    override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
      log.append("from")
    }
    override func finalizeLayoutTransition() { log.append("end") }
  }

  private func flow() -> TransitionLayout {
    let layout = TransitionLayout()
    layout.itemSize = CGSize(width: 200, height: 50)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 200, height: 30)
    return layout
  }

  /// A collection view in a window, which has to be kept.
  private func view(
    _ source: Source,
    _ layout: UICollectionViewLayout
  ) -> (UICollectionView, UIWindow) {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300),
      collectionViewLayout: layout
    )
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header"
    )
    view.dataSource = source
    view.delegate = source
    let window = UIWindow(frame: view.frame)
    window.addSubview(view)
    window.layoutIfNeeded()
    return (view, window)
  }

  @Test("The app's refresh control survives updates, and can be taken away")
  func refreshControl() {
    let source = Source()
    let (view, window) = view(source, flow())
    var refreshes = 0
    let control = UIRefreshControl(frame: .zero, primaryAction: nil)
    control.addAction(UIAction { _ in refreshes += 1 }, for: .valueChanged)
    view.refreshControl = control
    source.count = 41
    view.insertItems(at: [IndexPath(item: 0, section: 0)])
    view.reloadData()
    window.layoutIfNeeded()
    #expect(view.refreshControl === control)
    #expect(control.superview === view)
    view.refreshControl?.trigger()
    #expect(refreshes == 1)
    view.refreshControl = nil
    #expect(control.superview == nil)
  }

  @Test("Without prefetching, the data source hears nothing until it is turned on")
  func prefetching() {
    let source = Source()
    let (view, window) = view(source, flow())
    view.isPrefetchingEnabled = false
    view.prefetchDataSource = source
    view.setContentOffset(CGPoint(x: 0, y: 200), animated: false)
    window.layoutIfNeeded()
    #expect(source.prefetched.isEmpty)
    view.isPrefetchingEnabled = true
    #expect(!source.prefetched.isEmpty)
  }

  @Test("Updates are uncommitted inside of a batch, and while an item moves")
  func uncommitted() {
    let source = Source()
    let (view, window) = view(source, flow())
    var seen: [Bool] = [view.hasUncommittedUpdates]
    view.performBatchUpdates {
      source.count = 41
      view.insertItems(at: [IndexPath(item: 0, section: 0)])
      seen.append(view.hasUncommittedUpdates)
    }
    seen.append(view.hasUncommittedUpdates)
    #expect(seen == [false, true, false])
    window.layoutIfNeeded()
    #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    #expect(view.hasUncommittedUpdates)
    view.cancelInteractiveMovement()
    #expect(!view.hasUncommittedUpdates)
  }

  @Test("The delegate chooses where a moved item goes")
  func movementTarget() {
    let source = Source()
    let (view, window) = view(source, flow())
    #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 30 + 4 * 50 + 25))
    view.endInteractiveMovement()
    window.layoutIfNeeded()
    #expect(source.moves.map(\.from.item) == [0])
    #expect(source.moves.map(\.to.item) == [2])
  }

  @Test("A change of layouts tells both, moves the content as the delegate says, and completes")
  func transition() {
    let source = Source()
    let (old, new) = (flow(), flow())
    let (view, window) = view(source, old)
    (old.log, new.log) = ([], [])
    var finished: [Bool] = []
    view.setCollectionViewLayout(new, animated: false) { finished.append($0) }
    #expect(old.log == ["to", "end"])
    #expect(new.log == ["from", "end"])
    #expect(view.contentOffset.y == 120)
    window.runLoop.advance(by: 0.1)
    #expect(finished == [true])
  }

  @Test("The attributes of a supplementary are those of the layout")
  func supplementaryAttributes() {
    let source = Source()
    let (view, window) = view(source, flow())
    defer { _ = window }
    let attributes = view.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: 0)
    )
    #expect(attributes?.frame == CGRect(x: 0, y: 0, width: 200, height: 30))
  }

  @Test("A tap on a preview runs what the delegate adds, in the order of an animation")
  func previewTap() {
    let source = Source()
    let (view, window) = view(source, flow())
    defer { _ = window }
    #expect(!view.simulateContextMenuPreviewTap(forItemAt: IndexPath(item: 0, section: 0)))
    #expect(view.simulateContextMenuPreviewTap(forItemAt: IndexPath(item: 1, section: 0)))
    #expect(source.log == ["preview", "animation", "completion"])
  }
}
