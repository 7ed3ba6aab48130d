public import Foundation
public import HeadlessUIKit
public import ListEngine

/// Rows below each other in sections, as a data source gives them.
///
/// A list inside of the table shows the rows, which are its items: it measures, presents and reuses
/// only what is on screen, and records what it does. `list` is that list, for scripts of scenarios
/// and for questions.
///
/// Rows are loaded when the table is first laid out, or asked for them.
open class UITableView: UIScrollView {
  /// The height of a usual row, in points.
  static let usualRowHeight: CGFloat = 44
  /// The height of a usual header, in points.
  static let usualHeaderHeight: CGFloat = 28

  /// The look of the table.
  public let style: Style
  /// The list that shows the rows.
  public let list: ListView

  let cells = TableCells()
  /// The sections and rows as they were shown last.
  var contents: any TableContents
  /// True once rows were loaded.
  private(set) var isLoaded = false
  /// True if rows have to be loaded again.
  private(set) var needsReload = false
  /// The changes that are being collected; nil outside of an update.
  var collected: CollectedTableUpdates?
  /// The number of updates inside of each other.
  var updateDepth = 0
  /// True if cells are measured again in the next turn.
  var waitsForMeasuring = false
  /// The number of the next row of a data source that gives no identities.
  var nextID = 0
  /// Moves with the content, so that the list in it stays where it is.
  fileprivate let pane = UIView()
  /// True while one of the two scroll views follows the other.
  fileprivate var isFollowing = false
  /// True if the table makes room for the keyboard.
  final var makesRoomForKeyboard = false { didSet { followKeyboard() } }
  fileprivate var keyboardObservation: Keyboard.Observation?
  /// The inset for the keyboard, in points.
  fileprivate var keyboardInset: CGFloat = 0

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - frame: position and size in the superview.
  ///   - style: the look.
  public init(frame: CGRect, style: Style) {
    self.style = style
    list = ListView(frame: CGRect(origin: .zero, size: frame.size))
    contents = TableItems<Int>(cells)
    super.init(frame: frame)
    cells.table = self
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    pane.frame = CGRect(origin: .zero, size: frame.size)
    pane.addSubview(list)
    addSubview(pane)
    setUpList()
  }

  /// Creates a plain table.
  public override convenience init(frame: CGRect = .zero) {
    self.init(frame: frame, style: .plain)
  }

  // MARK: Data

  /// Gives the rows.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { setNeedsReload() } }
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
  /// Is told of rows that will soon be shown.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    didSet { setUpPrefetching() }
  }
  /// True if rows are prefetched.
  open var isPrefetchingEnabled = true

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
  /// The expected height of rows, in points; the list estimates with what it has measured.
  open var estimatedRowHeight = UITableView.automaticDimension
  /// The expected height of headers, in points.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  /// The expected height of footers, in points.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// The distance above headers, in points; 0 by itself.
  open var sectionHeaderTopPadding = UITableView.automaticDimension { didSet { layoutDidChange() } }
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

  /// The ways in which cells that change their size are measured again.
  public enum SelfSizingInvalidation: Int, Hashable, Sendable {
    /// Not by themselves.
    case disabled
    /// When they ask for it.
    case enabled
    /// When they ask for it, or their constraints change.
    case enabledIncludingConstraints
  }

  // MARK: Loading

  /// Loads all rows again; what is shown stays where it is, and nothing is selected.
  open func reloadData() {
    needsReload = false
    isLoaded = true
    collected = nil
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

  private func setNeedsReload() {
    needsReload = true
    setNeedsLayout()
  }

  /// Loads rows for the first time, and lays out the list.
  open override func layoutSubviews() {
    super.layoutSubviews()
    loadIfNeeded()
    follow()
  }

  /// Observes the keyboard of the window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if makesRoomForKeyboard { followKeyboard() }
  }

  /// Position and size in the superview.
  open override var frame: CGRect {
    didSet {
      guard frame.size != oldValue.size else { return }
      pane.frame.size = frame.size
      backgroundView?.frame.size = frame.size
      list.frame = CGRect(origin: .zero, size: frame.size)
      edgeDidResize()
    }
  }

  /// Moves the list with the table.
  open override func contentOffsetDidChange(from old: CGPoint) {
    super.contentOffsetDidChange(from: old)
    pane.frame.origin = contentOffset
    guard !isFollowing else { return }
    isFollowing = true
    list.scrollView.contentOffset = contentOffset
    isFollowing = false
  }

  /// Passes the insets to the list.
  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    list.updateScrollViewInsets()
  }
}

// MARK: - The list

extension UITableView {
  private func setUpList() {
    list.appearance.backgroundColor = .clear
    list.appearance.showsScrollIndicators = false
    list.rowDelegate = self
    list.behavior.keyboardAdjustmentMode = .custom
    list.behavior.selectionMode = .multiple
    list.customScrollViewInsets = { [unowned self] in
      withViews { ListView.ScrollViewInsets(content: adjustedContentInset) }
    }
    list.layout = listLayout
    guard let scrollView = list.scrollView as? ListScrollView else { return }
    scrollView.didMove = { [unowned self] in listDidMove() }
    scrollView.didResizeContent = { [unowned self] in listDidResize() }
  }

  /// The layout of the list.
  private var listLayout: LayoutDescription {
    .table { [style, topPadding] table in
      table.stickySectionHeaders = style == .plain
      table.contentInsetAdjustmentBehavior = .never
      if style == .insetGrouped {
        table.bounds = ListContentBounds(
          padding: UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
        )
      }
      table.layout.interSectionSpacingWithFooter = topPadding
      table.layout.interSectionSpacingWithNoFooter = topPadding
    }
  }

  private var topPadding: CGFloat {
    sectionHeaderTopPadding == Self.automaticDimension ? 0 : max(0, sectionHeaderTopPadding)
  }

  private func layoutDidChange() { list.layout = listLayout }

  /// Shows the contents in the list.
  final func show(animated: Bool) {
    list.configure { properties in
      properties.animatesChanges = animated && window != nil
      properties.layout = listLayout
      properties.content = listContent
    }
    follow()
  }

  private var listContent: Content {
    var content = Content()
    content.header = tableHeaderView.map(edge)
    content.footer = tableFooterView.map(edge)
    content.sections = contents.listSections(
      { index, section in
        section.header = part(isHeader: true, ofSection: index)
        section.footer = part(isHeader: false, ofSection: index)
      },
      { [unowned self] in fixedHeight(ofRowAt: $0) }
    )
    if content.sections.isEmpty, content.header != nil || content.footer != nil {
      content.sections = [ListEngine.Section("no section", items: [])]
    }
    return content
  }

  private func edge(_ view: UIView) -> any AnyHeaderFooterConvertible {
    var edge = HeaderFooter(TableEdge(view: view), sizing: .fixed(height: view.frame.height))
    edge.layouts.table.width = .fill
    return edge
  }

  /// The header or footer of a section; nil for none.
  private func part(isHeader: Bool, ofSection section: Int) -> (any AnyHeaderFooterConvertible)? {
    let given =
      isHeader
      ? tableDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
      : tableDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    let isAutomatic = given == Self.automaticDimension
    guard isAutomatic ? cells.hasPart(isHeader, section) : given >= 0.01 else { return nil }
    let id = contents.sectionID(section)
    let content = TableSectionPart(
      isHeader: isHeader,
      section: section,
      id: id,
      reloads: contents.reloads(ofSection: section),
      cells: cells
    )
    let sizing = isAutomatic ? Sizing.thatFits() : .fixed(height: given)
    return HeaderFooter(
      content,
      sizing: sizing,
      onEndDisplay: { [weak cells] _ in
        withViews { cells?.partDidEndDisplay(isHeader: isHeader, id, section) }
      }
    )
  }

  /// The height of a row that does not depend on its cell; nil for others.
  private func fixedHeight(ofRowAt path: IndexPath) -> CGFloat? {
    let height = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    return height == Self.automaticDimension ? nil : max(0, height)
  }

  private func heightsDidChange(_ old: CGFloat) { if isLoaded { setNeedsReload() } }

  private func edgeDidChange(_ old: UIView?, _ new: UIView?) {
    if old !== new, let host = old?.superview as? TableViewHost { _ = host.install(nil) }
    new?.frame.size.width = bounds.width
    if isLoaded { show(animated: false) }
  }

  private func edgeDidResize() {
    tableHeaderView?.frame.size.width = bounds.width
    tableFooterView?.frame.size.width = bounds.width
  }

  private func replaceBackground(_ old: UIView?) {
    guard old !== backgroundView else { return }
    old?.removeFromSuperview()
    guard let backgroundView else { return }
    backgroundView.frame = CGRect(origin: .zero, size: bounds.size)
    pane.insertSubview(backgroundView, at: 0)
  }

  private func setUpPrefetching() {
    guard prefetchDataSource != nil else { return list.prefetchDataSource = nil }
    list.prefetchDataSource = self
  }

  /// The section of an identity; first, it is looked for where it was.
  final func section(_ id: AnyHashable, near section: Int) -> Int? {
    let count = contents.counts.count
    if section < count, contents.sectionID(section) == id { return section }
    return (0..<count).first { contents.sectionID($0) == id }
  }
}

extension UITableView: UICollectionViewDataSourcePrefetching {
  /// Passes rows on that will soon be shown.
  public func collectionView(_ collectionView: ListView, prefetchItemsAt indexPaths: [IndexPath]) {
    guard isPrefetchingEnabled else { return }
    prefetchDataSource?.tableView(self, prefetchRowsAt: indexPaths)
  }

  /// Passes rows on that will not be shown after all.
  public func collectionView(
    _ collectionView: ListView,
    cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    guard isPrefetchingEnabled else { return }
    prefetchDataSource?.tableView(self, cancelPrefetchingForRowsAt: indexPaths)
  }
}

// MARK: - Scrolling

// The table is the scroll view that an app sees; that of the list follows it, and leads it where the
// list moves by itself.
extension UITableView {
  private func listDidMove() {
    guard !isFollowing else { return }
    isFollowing = true
    contentOffset = list.scrollView.contentOffset
    isFollowing = false
  }

  private func listDidResize() {
    contentSize = list.scrollView.contentSize
  }

  /// Makes the table agree with its list.
  private func follow() {
    if contentSize != list.scrollView.contentSize { listDidResize() }
    if contentOffset != list.scrollView.contentOffset { listDidMove() }
  }

  fileprivate func followKeyboard() {
    keyboardObservation?.invalidate()
    keyboardObservation = nil
    makeRoom(for: nil)
    guard makesRoomForKeyboard, let keyboard = window?.keyboard else { return }
    keyboardObservation = keyboard.addObserver { [weak self] change in
      withViews { self?.makeRoom(for: change.frame) }
    }
    makeRoom(for: keyboard.frame)
  }

  private func makeRoom(for frame: CGRect?) {
    let overlap = frame.map { convert($0, from: nil).intersection(bounds).height } ?? 0
    let inset = max(0, (frame == nil ? 0 : overlap) - safeAreaInsets.bottom)
    guard inset != keyboardInset else { return }
    contentInset.bottom += inset - keyboardInset
    keyboardInset = inset
  }
}
