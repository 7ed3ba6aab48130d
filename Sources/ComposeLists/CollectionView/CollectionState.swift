import CompositionalLayout
import DiffableData
import HeadlessUIKit
import ListEngine

/// The items that a data source shows in a list, by their places and identities.
@preconcurrency @MainActor
protocol CollectionItems: AnyObject {
  /// The number of sections.
  var sectionCount: Int { get }
  /// The number of items of a section; 0 if there is no such section.
  func itemCount(ofSection section: Int) -> Int
  /// The identity of an item; nil if there is no such item.
  func identity(at path: IndexPath) -> AnyHashable?
  /// The place of an item; nil if it is gone.
  func path(of identity: AnyHashable) -> IndexPath?
  /// Returns whether a finger can move an item.
  func canReorder(at path: IndexPath) -> Bool
  /// Shows or hides the items below an item.
  func toggleOutline(at path: IndexPath)
  /// Where an item is in its section's outline; nil without one.
  func outlineState(at path: IndexPath) -> OutlineState?
  /// Notes the place of an item on screen after an update.
  func notePlace(of identity: AnyHashable, _ path: IndexPath)
}

/// The delegate, the data source, the layout and the selection of a collection view.
@preconcurrency @MainActor
final class CollectionState {
  unowned let view: UICollectionView
  /// The list that shows the items.
  let list: ListView
  weak var delegate: (any UICollectionViewDelegate)?
  /// The data source of the classic kind; nil for none.
  var classic: ClassicItems?
  /// The data source whose snapshots are shown; nil for none.
  weak var diffable: (any UICollectionViewDataSource)?
  /// The data source that was set last; nil for none.
  var dataSource: (any UICollectionViewDataSource)? {
    get { classic.map(\.dataSource) ?? diffable }
    set { show(newValue) }
  }
  /// The items that are shown.
  weak var items: (any CollectionItems)?
  /// The bounds that the layout knows; nil before it was asked for anything.
  var knownBounds: CGRect?
  /// The distance by which invalidations of the layout move the offset when it places items again.
  private var offsetAdjustment = CGPoint.zero
  /// True if an update of the items is about to be shown, after which the layout is asked for the offset.
  var showsUpdate = false
  /// The layout that was set last.
  var layout = UICollectionViewLayout() {
    didSet { connect(layout, insteadOf: oldValue) }
  }
  var allowsSelection = true
  var allowsMultipleSelection = false
  var allowsSelectionDuringEditing = false
  var allowsMultipleSelectionDuringEditing = false
  var isEditing = false
  /// The item that a finger moves: where it was, and where it is; nil for none.
  var movement: (original: IndexPath, current: IndexPath)?
  /// The view behind the items; nil for none.
  var backgroundView: UIView? {
    didSet { replaceBackground(oldValue) }
  }
  private var selected = SelectedItems<AnyHashable>()

  init(_ view: UICollectionView) {
    self.view = view
    list = view.list
  }

  /// Takes over what shows items; touches of rows are a matter of the delegate from now on.
  func show(_ items: any CollectionItems) {
    self.items = items
    list.rowDelegate = self
  }

  private func show(_ dataSource: (any UICollectionViewDataSource)?) {
    guard let dataSource, !(dataSource is any ListDiffableDataSource) else {
      classic = nil
      diffable = dataSource
      (dataSource as? any ListDiffableDataSource)?.show(in: view)
      return
    }
    guard classic?.dataSource !== dataSource else { return }
    classic = nil
    classic = ClassicItems(dataSource, view)
    list.setNeedsLayout()
  }

  /// Takes over a diffable data source that was made for the view, and what shows its snapshots.
  func show(
    _ target: some CollectionItems & DiffableDataSourceTarget,
    of dataSource: any UICollectionViewDataSource
  ) {
    let isShown = classic?.isLoaded == true
    classic = nil
    diffable = dataSource
    show(target)
    if isShown { target.reloadData() }
  }

  // MARK: Cells

  /// Prepares a view for its place before it is filled.
  func prepare(_ reusable: UICollectionReusableView, at path: IndexPath, _ kind: String?) {
    if kind == nil { applyAttributes(to: reusable, at: path) }
    guard let cell = reusable as? UICollectionViewListCell else { return }
    let configuration = path.count == 2 ? listConfiguration(ofSection: path.section) : nil
    let outline = kind == nil ? items?.outlineState(at: path) : nil
    if let configuration {
      let isBoundary =
        kind != nil || configuration.headerMode == .firstItemInSection && path.item == 0
      cell.join(configuration.part(isBoundary: isBoundary), indentationLevel: outline?.level ?? 0)
    }
    guard kind == nil else { return }
    cell.onReorder = { [weak self, weak cell] in
      if let cell { self?.reorder(cell, $0) }
    }
    cell.onOutlineTap = { [weak self, weak cell] in
      guard let self, let cell, let path = view.indexPath(for: cell) else { return }
      items?.toggleOutline(at: path)
    }
  }

  /// Moves the item of a cell with the finger on its grip.
  private func reorder(_ cell: UICollectionViewListCell, _ gesture: UIGestureRecognizer) {
    let point = gesture.location(in: list.scrollView)
    switch gesture.state {
    case .began:
      guard let path = view.indexPath(for: cell) else { return }
      if view.beginInteractiveMovementForItem(at: path) {
        view.updateInteractiveMovementTargetPosition(point)
      }
    case .changed: view.updateInteractiveMovementTargetPosition(point)
    case .ended: view.endInteractiveMovement()
    case .cancelled, .failed: view.cancelInteractiveMovement()
    case .possible: break
    }
  }

  private func applyAttributes(to view: UICollectionReusableView, at path: IndexPath) {
    guard hasOwnLayout, layout.isPrepared,
      let attributes = layout.layoutAttributesForItem(at: path)
    else { return }
    view.apply(attributes)
  }

  /// True if the layout is one that says where each item is.
  var hasOwnLayout: Bool {
    !(layout is UICollectionViewCompositionalLayout)
      && type(of: layout) != UICollectionViewLayout.self
  }

  /// The line below an item of a list; nil for none, and below the last one of a section.
  private func separator(below path: IndexPath) -> CellSeparator? {
    guard let configuration = listConfiguration(ofSection: path.section),
      configuration.showsSeparators
    else { return nil }
    var lines = configuration.separatorConfiguration
    if let handler = configuration.itemSeparatorHandler { lines = handler(path, lines) }
    let isLast = items?.itemCount(ofSection: path.section) == path.item + 1
    switch lines.bottomSeparatorVisibility {
    case .hidden: return nil
    case .automatic where isLast && configuration.appearance != .plain: return nil
    case .automatic, .visible: break
    }
    let isOwn = lines.bottomSeparatorInsets != UIListSeparatorConfiguration.automaticInsets
    return CellSeparator(color: lines.color, insets: isOwn ? lines.bottomSeparatorInsets : nil)
  }

  /// Shows the state of a cell that is on screen, or about to be.
  func show(_ host: CollectionViewHost) {
    guard let cell = host.view as? UICollectionViewCell, let path = host.path else { return }
    cell.setFlag(.editing, isEditing)
    (cell as? UICollectionViewListCell)?.separator = separator(below: path)
    host.collection = self
    if cell.onContentChange == nil {
      cell.onContentChange = { [weak cell] in
        (cell?.superview as? CollectionViewHost)?.contentDidChange()
      }
    }
    if let outline = items?.outlineState(at: path) {
      cell.setFlag(.expanded, outline.isExpanded)
      (cell as? UICollectionViewListCell)?.indentationLevel = outline.level
    }
  }

  private func connect(_ layout: UICollectionViewLayout, insteadOf old: UICollectionViewLayout) {
    if old !== layout {
      (old.owner, old.onInvalidation) = (nil, nil)
      (offsetAdjustment, showsUpdate) = (.zero, false)
    }
    layout.owner = view
    layout.onInvalidation = { [weak self, weak list] context in
      self?.adjustOffset(context)
      self?.cellsMayHaveChanged(context)
      list?.setNeedsLayout()
    }
    layout.isPrepared = layout is UICollectionViewCompositionalLayout
    (layout as? UICollectionViewCompositionalLayout)?.solver = { [weak list, weak layout] in
      layout?.owner == nil ? nil : list?.compositionalLayout
    }
  }

  // MARK: Selection

  /// The selected items, in the order of their selection.
  var selection: [AnyHashable] { selected.inOrder }

  /// Returns whether an item is selected.
  func isSelected(_ identity: AnyHashable) -> Bool { selected.contains(identity) }

  /// True if any number of items can be selected at the same time.
  var selectsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// True if touches select items.
  var selectsAny: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
      : allowsSelection
  }

  /// Selects or deselects an item, and shows it; false if there is nothing to do.
  @discardableResult
  func setSelected(_ identity: AnyHashable, _ isSelected: Bool) -> Bool {
    guard selected.set(identity, isSelected: isSelected) else { return false }
    if let path = items?.path(of: identity) { cell(at: path)?.isSelected = isSelected }
    return true
  }

  /// Deselects an item, if it is there.
  func deselect(_ path: IndexPath) {
    if let identity = items?.identity(at: path) { setSelected(identity, false) }
  }

  /// Deselects all items.
  func deselectAll() {
    for identity in selection { setSelected(identity, false) }
  }

  /// The places of the selected items.
  var selectedPaths: [IndexPath] { selection.compactMap { items?.path(of: $0) } }

  /// The cell of an item; nil while it is not on screen.
  func cell(at path: IndexPath) -> UICollectionViewCell? {
    list.contentView(ofItemAt: path)?.hostedCell
  }

  /// Called after other items are shown: forgets those that are gone.
  func itemsDidChange() {
    selected.remove(selected.missing { items?.path(of: $0) != nil })
    applyAttributes()
    showPlaces()
  }

  /// Shows cells on screen as their places require; after an update that waits for another one, in the next turn, too.
  private func showPlaces() {
    for row in list.itemsOnScreen {
      guard let host = row.content as? CollectionViewHost else { continue }
      if let identity = host.move(to: row.path) { items?.notePlace(of: identity, row.path) }
      show(host)
    }
    guard list.isUpdating else { return }
    list.runLoop.perform { [weak self] in self?.showPlaces() }
  }

  // MARK: The offset after changes

  /// Adds the distance by which a context moves the offset.
  func adjustOffset(_ context: UICollectionViewLayoutInvalidationContext) {
    offsetAdjustment.x += context.contentOffsetAdjustment.x
    offsetAdjustment.y += context.contentOffsetAdjustment.y
  }

  /// Returns the offset after a change: that of the delegate or the layout if an update was shown, or sizes have
  /// changed.
  func targetOffset(_ proposed: CGPoint, resizes: Bool) -> CGPoint {
    let offset = CGPoint(x: proposed.x + offsetAdjustment.x, y: proposed.y + offsetAdjustment.y)
    let asks = showsUpdate || resizes
    (offsetAdjustment, showsUpdate) = (.zero, false)
    return asks ? askForOffset(offset) : offset
  }

  /// Asks the delegate, or else the layout, for the offset that follows a change.
  func askForOffset(_ proposed: CGPoint) -> CGPoint {
    delegate?.collectionView(view, targetContentOffsetForProposedContentOffset: proposed)
      ?? layout.targetContentOffset(forProposedContentOffset: proposed)
  }

  // MARK: Layout

  /// The items whose cells have changed by themselves since the last layout.
  private(set) var changedCells: Set<IndexPath> = []

  /// Notes that a cell has changed by itself.
  func contentDidChange(in cell: UICollectionViewCell, at path: IndexPath) {
    guard !list.isUpdating, changedCells.insert(path).inserted else { return }
    list.setNeedsLayout()
  }

  /// Notes that cells on screen may have changed by themselves: those that an app invalidates, where cells size
  /// themselves.
  private func cellsMayHaveChanged(_ context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything, !context.invalidateDataSourceCounts {
      cellsMayHaveChanged()
    } else if let paths = context.invalidatedItemIndexPaths, sizesCells, !list.isUpdating {
      changedCells.formUnion(paths)
    }
  }

  /// Notes that all cells on screen may have changed by themselves.
  func cellsMayHaveChanged() {
    guard sizesCells, !list.isUpdating else { return }
    changedCells.formUnion(list.itemsOnScreen.map(\.path))
    list.setNeedsLayout()
  }

  /// True if cells may determine their own sizes.
  private var sizesCells: Bool {
    guard hasOwnLayout else { return true }
    return (layout as? UICollectionViewFlowLayout).map { $0.estimatedItemSize != .zero } ?? false
  }

  /// Measures cells again that have changed by themselves and need another size.
  func measureChangedCells() {
    let paths = changedCells
    changedCells = []
    let resized = paths.filter { path in
      guard let cell = cell(at: path) else { return false }
      let space = CGSize(width: cell.bounds.width, height: .greatestFiniteMagnitude)
      return abs(cell.selfSize(in: space, nil).height - cell.bounds.height) > 0.5
    }
    if !resized.isEmpty { list.measureAgain(itemsAt: resized) }
  }

  /// Shows the attributes of the layout in the cells on screen, where they have changed.
  func applyAttributes() {
    guard hasOwnLayout, layout.isPrepared else { return }
    for row in list.itemsOnScreen {
      guard let host = row.content as? CollectionViewHost,
        let attributes = layout.layoutAttributesForItem(at: row.path)
      else { continue }
      host.apply(attributes)
    }
  }

  /// Performs updates together, and lays out what they have invalidated.
  func performBatch(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    guard let classic else {
      updates?()
      layOutIfInvalid()
      completion?(true)
      return
    }
    classic.performBatch({ updates?() }, animated: true) { [weak self] in
      self?.layOutIfInvalid()
      guard let completion else { return }
      guard let self else { return completion(true) }
      list.runLoop.perform { completion(true) }
    }
  }

  /// Lays out at once what has been invalidated, animated, as UIKit does at the end of an update.
  ///
  /// Data that was not loaded yet, and what waits for the end of an update around this one, is laid out then.
  func layOutIfInvalid() {
    guard !layout.isPrepared, classic?.isLoaded != false, classic?.isUpdating != true,
      !list.isUpdating, list.hasRoom
    else { return }
    UIView.animate(withDuration: Self.animationDuration, animations: { view.layoutIfNeeded() })
  }

  /// The duration of the animation of an update, in seconds.
  private static let animationDuration = 0.3

  /// Makes the layout be prepared for other items: after a reload, for all of them anew.
  func invalidateForUpdate(isReload: Bool = false) {
    guard layout.isPrepared, hasOwnLayout else { return }
    let context = layout.makeInvalidationContext()
    context.invalidateDataSourceCounts = true
    context.invalidateEverything = isReload
    layout.invalidateLayout(with: context)
  }

  /// Loads data that was not asked for yet.
  func loadIfNeeded() {
    classic?.loadIfNeeded()
  }
}
