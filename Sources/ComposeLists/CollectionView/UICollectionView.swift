public import CompositionalLayout
public import Foundation
public import HeadlessUIKit
package import ListEngine

/// Items of a data source where a layout places them.
///
/// A list inside of the view shows the items as its rows: it measures, presents and reuses only what is on screen, and
/// records what it does.
///
/// Items are loaded when the view is first laid out, or asked for them.
open class UICollectionView: ListHostScrollView {
  /// The kind of a section's header.
  nonisolated public static var elementKindSectionHeader: String {
    ListView.elementKindSectionHeader
  }
  /// The kind of a section's footer.
  nonisolated public static var elementKindSectionFooter: String {
    ListView.elementKindSectionFooter
  }

  let cellRegistry = CellRegistry()
  /// The data source, the layout and the selection.
  private(set) lazy final var collection = CollectionState(self)
  /// Passes the items that will soon be shown on to the data source for that; nil without one.
  private final var prefetching: CollectionPrefetching?

  /// Creates a view with a layout.
  ///
  /// - Parameters:
  ///   - frame: position and size in the superview.
  ///   - layout: the layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    setUp()
    setCollectionViewLayout(layout, animated: false)
  }

  /// Creates a view with a flow layout.
  public override convenience init(frame: CGRect = .zero) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }

  private final func setUp() {
    cellRegistry.report = { [weak list] message in list?.report(message) }
    cellRegistry.willFill = { [unowned self] view, path, kind in
      withViews((self, view, path, kind)) { $0.collection.prepare($1, at: $2, $3) }
    }
  }

  /// Decides about touches of items; it is the delegate of the scroll view, too.
  open override weak var delegate: (any UIScrollViewDelegate)? {
    didSet { collection.delegate = delegate as? any UICollectionViewDelegate }
  }

  /// Prepares data of items that will soon be shown: within one screen ahead, and at both sides of the screen in
  /// sections that scroll by themselves.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    didSet {
      prefetching = prefetchDataSource.map { CollectionPrefetching(self, $0) }
      list.prefetchDataSource = prefetching
    }
  }

  /// True if the prefetching data source is notified of items; true by default.
  open var isPrefetchingEnabled: Bool {
    get { list.isPrefetchingEnabled }
    set { list.isPrefetchingEnabled = newValue }
  }

  /// Loads items for the first time, and lays out the list.
  open override func layoutSubviews() {
    if !bounds.isEmpty { collection.loadIfNeeded() }
    super.layoutSubviews()
  }

  override func sizeDidChange() {
    super.sizeDidChange()
    collection.backgroundView?.frame.size = frame.size
  }

  // MARK: What the list does

  package override func listWillLayOut(_ list: ListView) { collection.listWillLayOut(list) }

  package override func listDidScroll(_ list: ListView) {
    collection.listDidScroll(list)
    super.listDidScroll(list)
  }

  package override func listWillEndDragging(
    _ list: ListView,
    _ velocity: CGPoint,
    _ targetContentOffset: inout CGPoint
  ) {
    collection.willEndDragging(velocity, &targetContentOffset)
  }

  package override func list(
    _ list: ListView,
    didHighlightRowAt path: IndexPath,
    _ isHighlighted: Bool
  ) {
    collection.didHighlight(path, isHighlighted)
  }
}
