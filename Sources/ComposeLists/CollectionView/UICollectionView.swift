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

  /// The bounds before a change that the layout is asked about; nil at other times.
  @exclusivity(unchecked) final var boundsBefore: CGRect?

  /// The part of the content that is shown; while the layout is asked about other bounds, those before them.
  open override var bounds: CGRect {
    get { boundsBefore ?? super.bounds }
    set { super.bounds = newValue }
  }

  /// The origin of the bounds.
  open override var contentOffset: CGPoint {
    get { boundsBefore?.origin ?? super.contentOffset }
    set { super.contentOffset = newValue }
  }

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
    if list.hasRoom { collection.loadIfNeeded() }
    super.layoutSubviews()
  }

  override func sizeDidChange() {
    super.sizeDidChange()
    collection.backgroundView?.frame.size = frame.size
  }

  // MARK: Layout

  /// The layout; another one places the content again, without animation.
  open var collectionViewLayout: UICollectionViewLayout {
    get { collection.layout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  /// Shows the content with another layout, animated if it should.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    show(layout, animated: animated)
  }

  /// Shows the content with another layout, animated if it should; calls a closure afterwards, with true.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    setCollectionViewLayout(layout, animated: animated)
    if let completion { list.runLoop.perform { completion(true) } }
  }

  // MARK: Data and updates

  /// The data of the collection view; nil for none.
  ///
  /// It is asked when the view is laid out, or when something needs it; a diffable one, which sets itself when it is
  /// made, shows its snapshots itself. The one that was set last counts.
  open var dataSource: (any UICollectionViewDataSource)? {
    get { collection.dataSource }
    set { collection.dataSource = newValue }
  }

  /// Performs updates together, and animates them; so it does where the layout alone has changed.
  ///
  /// The data source has the new data when they begin. Numbers of items that do not follow from the updates are
  /// diagnosed in debug builds; others show everything anew.
  ///
  /// - Parameters:
  ///   - updates: calls the functions that insert, delete, move and reload; nil for none.
  ///   - completion: is called afterwards, with true.
  open func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    if updates == nil { collection.cellsMayHaveChanged() }
    collection.performBatch(updates, completion)
  }

  /// Adds items, whose places are those afterwards.
  open func insertItems(at indexPaths: [IndexPath]) {
    collection.classic?.perform { $0.updates.insertedItems += indexPaths }
  }

  /// Removes items, whose places are those before.
  open func deleteItems(at indexPaths: [IndexPath]) {
    collection.classic?.perform { $0.updates.deletedItems += indexPaths }
  }

  /// Moves an item from its place before to one afterwards.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    collection.classic?.perform {
      $0.updates.movedItems.append(.init(from: indexPath, to: newIndexPath))
    }
  }

  /// Shows items anew, in other cells.
  open func reloadItems(at indexPaths: [IndexPath]) {
    collection.classic?.perform { $0.reloadedItems += indexPaths }
  }

  /// Shows items anew, in the same cells.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    collection.classic?.perform { $0.reconfiguredItems += indexPaths }
  }

  /// Adds sections, whose numbers are those afterwards.
  open func insertSections(_ sections: IndexSet) {
    collection.classic?.perform { $0.updates.insertedSections += Array(sections) }
  }

  /// Removes sections, whose numbers are those before.
  open func deleteSections(_ sections: IndexSet) {
    collection.classic?.perform { $0.updates.deletedSections += Array(sections) }
  }

  /// Moves a section from its number before to one afterwards.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    collection.classic?.perform {
      $0.updates.movedSections.append(.init(from: section, to: newSection))
    }
  }

  /// Shows the items and supplementaries of sections anew.
  ///
  /// The data source may give other numbers of items for them.
  open func reloadSections(_ sections: IndexSet) {
    collection.classic?.perform { $0.reloadedSections += Array(sections) }
  }

  /// Asks the data source again, and shows everything anew; nothing is selected afterwards.
  ///
  /// Does nothing for content of another kind.
  open func reloadData() { collection.classic?.reload() }

  // MARK: Items

  /// The number of sections that are shown.
  open var numberOfSections: Int {
    collection.loadIfNeeded()
    return collection.items?.sectionCount ?? list.content.sections.count
  }

  /// Returns the number of items of a section; 0 if there is no such section.
  open func numberOfItems(inSection section: Int) -> Int {
    collection.loadIfNeeded()
    if let items = collection.items { return items.itemCount(ofSection: section) }
    return list.content.sections.indices.contains(section)
      ? list.content.sections[section].count : 0
  }

  // MARK: Cells

  /// The cells on screen, in order.
  open var visibleCells: [UICollectionViewCell] {
    list.itemsOnScreen.compactMap { $0.content.hostedCell }
  }

  /// The places of the items on screen, in order.
  open var indexPathsForVisibleItems: [IndexPath] { list.itemsOnScreen.map(\.path) }

  /// Returns the cell of an item; nil while it is not on screen.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    collection.cell(at: indexPath)
  }

  /// Returns the place of a cell's item; nil for a cell that is not on screen.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    list.itemsOnScreen.first { $0.content.hostedCell === cell }?.path
  }

  /// Returns the place of the item at a point of the content; nil for none.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    list.itemsOnScreen.last { list.placedFrame(ofItemAt: $0.path)?.contains(point) == true }?.path
  }

  /// Returns the attributes of an item in the present layout; nil if there is none.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    if list.compositionalLayout == nil,
      let attributes = collection.layout.layoutAttributesForItem(at: indexPath)
    {
      return attributes
    }
    return list.layoutAttributesForItem(at: indexPath)
  }

  // MARK: Selection

  /// True if items can be selected; true by default.
  open var allowsSelection: Bool {
    get { collection.allowsSelection }
    set { collection.allowsSelection = newValue }
  }

  /// True if several items can be selected at the same time; false by default.
  open var allowsMultipleSelection: Bool {
    get { collection.allowsMultipleSelection }
    set { collection.allowsMultipleSelection = newValue }
  }

  /// True if items can be selected while the list is edited; false by default.
  open var allowsSelectionDuringEditing: Bool {
    get { collection.allowsSelectionDuringEditing }
    set { collection.allowsSelectionDuringEditing = newValue }
  }

  /// True if several items can be selected while the list is edited; false by default.
  open var allowsMultipleSelectionDuringEditing: Bool {
    get { collection.allowsMultipleSelectionDuringEditing }
    set { collection.allowsMultipleSelectionDuringEditing = newValue }
  }

  /// True while the list is edited: its cells show the accessories for that.
  open var isEditing: Bool {
    get { collection.isEditing }
    set {
      collection.isEditing = newValue
      for cell in visibleCells { cell.setFlag(.editing, newValue) }
    }
  }

  /// The places of the selected items, in the order of their selection; empty for none.
  open var indexPathsForSelectedItems: [IndexPath]? { collection.selectedPaths }

  /// Selects an item without telling the delegate.
  ///
  /// - Parameters:
  ///   - indexPath: the item; nil deselects all.
  ///   - animated: whether the scroll is animated.
  ///   - scrollPosition: where the item is scrolled to; empty for nowhere.
  open func selectItem(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) {
    select(indexPath, scrollPosition, animated: animated)
  }

  /// Deselects an item without telling the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    collection.deselect(indexPath)
  }

  /// Scrolls to an item; does nothing if there is none.
  ///
  /// - Parameters:
  ///   - indexPath: the item.
  ///   - position: the place of the item in the view; empty scrolls as little as possible.
  ///   - animated: whether the scroll is animated.
  open func scrollToItem(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    scroll(to: indexPath, position, animated: animated)
  }

  // MARK: Registered cells

  /// A cell for an item: the one that the row has, or else another one.
  ///
  /// - Parameters:
  ///   - identifier: the reuse identifier.
  ///   - indexPath: the item.
  /// - Returns: the cell.
  /// - Precondition: a class was registered for the reuse identifier.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let view = cellRegistry.dequeue(CellRegistry.Key(kind: nil, identifier: identifier))
    guard let cell = view as? UICollectionViewCell else {
      preconditionFailure("what is registered as \(identifier) is no cell but \(type(of: view))")
    }
    return cell
  }

  /// A supplementary of a kind: the one that is there, or else another one.
  ///
  /// - Parameters:
  ///   - elementKind: the kind.
  ///   - identifier: the reuse identifier.
  ///   - indexPath: the item, group or boundary that it belongs to.
  /// - Returns: the supplementary.
  /// - Precondition: a class was registered for the kind and the reuse identifier.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String,
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionReusableView {
    cellRegistry.dequeue(CellRegistry.Key(kind: elementKind, identifier: identifier))
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
    targetOffsetFor proposed: CGPoint,
    resizes: Bool
  ) -> CGPoint { collection.targetOffset(proposed, resizes: resizes) }

  package override func list(
    _ list: ListView,
    didHighlightRowAt path: IndexPath,
    _ isHighlighted: Bool
  ) {
    collection.didHighlight(path, isHighlighted)
  }
}
