public import Foundation
public import HeadlessUIKit
import ListEngine

/// Rows below each other in sections, as a data source gives them.
///
/// A list inside of the table shows the rows, which are its items: it measures, presents and reuses
/// only what is on screen, and records what it does.
///
/// Rows are loaded when the table is first laid out, or asked for them.
open class UITableView: ListHostScrollView {
  /// The height of a usual row, in points.
  static let usualRowHeight: CGFloat = 44
  /// The height of a usual header, in points.
  static let usualHeaderHeight: CGFloat = 28
  /// The distance above the headers of a plain table, in points.
  static let usualHeaderTopPadding: CGFloat = 22
  /// The distance of inset groups from the sides, in points.
  static let groupInset: CGFloat = 16
  /// The number of rows of a section for which the delegate is asked for an estimate.
  static let estimateSampleCount = 16

  /// The look of the table.
  public let style: Style

  let cells = TableCells()
  /// The sections and rows as they were shown last.
  var contents: any TableContents
  /// True if the contents are those of a snapshot.
  var hasSnapshot = false
  /// True once rows were loaded.
  private(set) var isLoaded = false
  /// True if rows have to be loaded again.
  private(set) var needsReload = false
  /// The optional functions that the data source turned out not to have.
  final var calledDefaults = CalledDefaults()
  /// The changes that are being collected; nil outside of an update.
  var collected: CollectedTableUpdates?
  /// The number of updates inside of each other.
  var updateDepth = 0
  /// True if cells are measured again in the next turn.
  var waitsForMeasuring = false
  /// The number of the next row of a data source that gives no identities.
  var nextID = 0

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - frame: position and size in the superview.
  ///   - style: the look.
  public init(frame: CGRect, style: Style) {
    self.style = style
    contents = TableItems<Int>(cells)
    super.init(frame: frame)
    cells.table = self
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    setUpList()
  }

  /// Creates a plain table.
  public override convenience init(frame: CGRect = .zero) {
    self.init(frame: frame, style: .plain)
  }

  // MARK: Data

  /// Gives the rows.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet {
      guard dataSource !== oldValue else { return }
      calledDefaults = CalledDefaults()
      takeContents()
      setNeedsReload()
    }
  }
  /// Decides about rows; it is the delegate of the scroll view, too.
  open override weak var delegate: (any UIScrollViewDelegate)? {
    didSet {
      tableDelegate = delegate as? any UITableViewDelegate
      if delegate !== oldValue { setNeedsReload() }
    }
  }
  /// The delegate, if it is one of tables.
  private(set) final weak var tableDelegate: (any UITableViewDelegate)?
  /// Prepares rows that will soon be shown.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    didSet { setUpPrefetching() }
  }
  /// True if rows are prefetched.
  open var isPrefetchingEnabled = true

  // MARK: Cells

  /// A cell for a reuse identifier; nil if none waits for use and no class was registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    cells.cellPool.dequeue(identifier) as? UITableViewCell
  }

  /// A cell for a row: the one that the row has, or else another one.
  ///
  /// - Precondition: a class was registered for the reuse identifier.
  open func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      preconditionFailure(
        """
        no cell was registered with the reuse identifier \(identifier): register a class for it \
        before the first use
        """
      )
    }
    return cell
  }

  // MARK: Heights

  /// The height of rows, in points; `automaticDimension` for those that cells determine.
  open var rowHeight = UITableView.automaticDimension { didSet { heightsDidChange(oldValue) } }
  /// The height of headers, in points.
  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { heightsDidChange(oldValue) }
  }
  /// The height of footers, in points.
  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { heightsDidChange(oldValue) }
  }
  /// The assumed height of rows that were not measured, in points.
  ///
  /// With `automaticDimension`, or 0, it is the mean of those that were.
  open var estimatedRowHeight = UITableView.automaticDimension {
    didSet { heightsDidChange(oldValue) }
  }
  /// The expected height of headers, in points.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  /// The expected height of footers, in points.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// The distance above headers, in points; by itself 22 in plain tables, and 0 in grouped ones.
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { paddingDidChange() }
  }
  /// The height below which there are placeholders; there are none here.
  open var fillerRowHeight: CGFloat = 0

  // MARK: Looks

  /// The lines between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The colour of the lines.
  open var separatorColor: UIColor?
  /// The insets of the lines, in points.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// The reference of those insets.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  /// The effect on the lines.
  open var separatorEffect: UIVisualEffect?
  /// True if cells keep to a width that can be read; it is the whole width here.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// True if content avoids what covers the screen.
  open var insetsContentViewsToSafeArea = true
  /// True if cells that change their size are measured again.
  open var selfSizingInvalidation = UITableView.SelfSizingInvalidation.enabled
  /// The view behind the rows.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue) }
  }
  /// The view above all rows; its height counts.
  open var tableHeaderView: UIView? {
    didSet { edgeDidChange(oldValue, tableHeaderView) }
  }
  /// The view below all rows; its height counts.
  open var tableFooterView: UIView? {
    didSet { edgeDidChange(oldValue, tableFooterView) }
  }
  /// The colour of the section index.
  open var sectionIndexColor: UIColor?
  /// The colour behind the section index.
  open var sectionIndexBackgroundColor: UIColor?
  /// The colour behind the section index while it is touched.
  open var sectionIndexTrackingBackgroundColor: UIColor?
  /// The number of rows from which on there is a section index.
  open var sectionIndexMinimumDisplayRowCount = 0

  // MARK: Selection and editing

  /// True if rows can be selected.
  open var allowsSelection = true
  /// True if rows can be selected while the table is edited.
  open var allowsSelectionDuringEditing = false
  /// True if several rows can be selected.
  open var allowsMultipleSelection = false
  /// True if several rows can be selected while the table is edited.
  open var allowsMultipleSelectionDuringEditing = false
  /// True if a selected row follows the focus.
  open var selectionFollowsFocus = false
  /// True if the last focused row is remembered.
  open var remembersLastFocusedIndexPath = false
  /// True if rows can be dragged to other apps.
  open var dragInteractionEnabled = false
  private var editing = false

  /// True while the table is edited.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != self.editing else { return }
    self.editing = editing
    deselectAllRows()
    for (path, cell) in cellsOnScreen { prepareForEditing(cell, at: path, animated: animated) }
  }

  // MARK: Loading

  /// Loads all rows again; what is shown stays where it is, and nothing is selected.
  open func reloadData() {
    needsReload = false
    isLoaded = true
    collected = nil
    cells.forgetMeasuredCells()
    contents.deselectAll()
    if let own = ownItems { loadAll(own) }
    show(animated: false)
  }

  /// Loads rows if that was not done, or was requested.
  final func loadIfNeeded() {
    guard !isLoaded || needsReload, updateDepth == 0, dataSource != nil else { return }
    reloadData()
  }

  /// Shows the rows of a snapshot that a diffable data source has applied.
  final func snapshotDidChange(animated: Bool) {
    isLoaded = true
    needsReload = false
    show(animated: animated)
  }

  final func setNeedsReload() {
    needsReload = true
    setNeedsLayout()
  }

  /// Loads rows for the first time, and lays out the list.
  open override func layoutSubviews() {
    loadIfNeeded()
    super.layoutSubviews()
  }

  /// Headers stay below the whole adjusted inset, and a list's below its safe area.
  override func passInsets() {
    list.scrollView.contentInsetAdjustmentBehavior = .always
    list.safeAreaInsets = adjustedContentInset
  }

  override var insetOfList: UIEdgeInsets { .zero }

  override func sizeDidChange() {
    super.sizeDidChange()
    backgroundView?.frame.size = frame.size
    edgeDidResize()
  }

  // MARK: Rows

  /// The cell of a row; nil while it is not on screen.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    loadIfNeeded()
    return (list.contentView(ofItemAt: indexPath) as? TableViewHost)?.view as? UITableViewCell
  }

  /// Scrolls to a row; does nothing if there is none.
  open func scrollToRow(
    at indexPath: IndexPath,
    at scrollPosition: ScrollPosition,
    animated: Bool
  ) {
    loadIfNeeded()
    layoutIfNeeded()
    guard let identifier = contents.identifier(at: indexPath) else { return }
    list.scrollTo(
      item: identifier,
      position: scrollPosition.listPosition(of: rectForRow(at: indexPath), in: self),
      animated: animated
    )
  }

  /// Says which class the cells with a reuse identifier are of; nil forgets it.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let cellClass else { return cells.cellPool.register(identifier, nil) }
    guard let type = cellClass as? UITableViewCell.Type else {
      preconditionFailure("\(cellClass) is no class of cells: it cannot be \(identifier)")
    }
    cells.cellPool.register(identifier) { type.make(reuseIdentifier: identifier) }
  }

  /// Says which class the headers and footers with a reuse identifier are of; nil forgets it.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    guard let aClass else { return cells.headerPool.register(identifier, nil) }
    guard let type = aClass as? UITableViewHeaderFooterView.Type else {
      preconditionFailure("\(aClass) is no class of headers: it cannot be \(identifier)")
    }
    cells.headerPool.register(identifier) { type.make(reuseIdentifier: identifier) }
  }

  /// A header or footer for a reuse identifier; nil if none waits for use and no class was registered.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    cells.headerPool.dequeue(identifier) as? UITableViewHeaderFooterView
  }

  // MARK: Updates

  /// Collects changes and performs them together.
  ///
  /// - Parameters:
  ///   - updates: makes the changes of the data, and tells the table of them.
  ///   - completion: called at the end, with true.
  open func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    endUpdates()
    completion?(true)
  }

  /// Inserts rows, at their places after the update.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    collect(animation) { $0.updates.insertedItems += indexPaths }
  }

  /// Removes rows, by their places before the update.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    collect(animation) { $0.updates.deletedItems += indexPaths }
  }

  /// Moves a row from its place before the update to that after it.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    collect(.automatic) {
      $0.updates.movedItems.append(.init(from: indexPath, to: newIndexPath))
    }
  }

  /// Shows rows by other cells; they are not selected any more.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    collect(animation) { $0.reloadedRows += indexPaths }
  }

  /// Has the cells of rows configured again, without other cells.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    collect(.none) { $0.reconfiguredRows += indexPaths }
  }

  /// Inserts sections, at their places after the update.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    collect(animation) { $0.updates.insertedSections += sections }
  }

  /// Removes sections, by their places before the update.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    collect(animation) { $0.updates.deletedSections += sections }
  }

  /// Moves a section from its place before the update to that after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    collect(.automatic) { $0.updates.movedSections.append(.init(from: section, to: newSection)) }
  }

  /// Shows sections by other cells and views; they may have other numbers of rows.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    collect(animation) {
      $0.reloadedSections += sections
      // A section that is loaded again is replaced by another one.
      $0.updates.deletedSections += sections
      $0.updates.insertedSections += sections
    }
  }
}
