import Foundation
import HeadlessUIKit
import ListEngine

// Updates of a data source that gives no identities: the table gives each row a number, which it
// keeps from update to update.
extension UITableView {
  /// The contents if the table numbers them; nil if a diffable data source gives identities.
  var ownItems: TableItems<Int>? {
    dataSource is any DiffableTableDataSource ? nil : contents as? TableItems<Int>
  }

  /// Shows the rows of the data source that was set last.
  func takeContents() {
    if let diffable = dataSource as? any DiffableTableDataSource {
      diffable.show(in: self)
    } else if dataSource != nil, hasSnapshot {
      hasSnapshot = false
      contents = TableItems<Int>(cells)
    }
  }

  /// The numbers of rows of all sections, as the data source gives them.
  private var dataCounts: [Int] {
    guard let dataSource else { return [] }
    return list.countItems {
      (0..<max(0, dataSource.numberOfSections(in: self))).map {
        max(0, dataSource.tableView(self, numberOfRowsInSection: $0))
      }
    }
  }

  /// Takes over all rows of the data source; rows at the same places keep their numbers.
  func loadAll(_ items: TableItems<Int>) {
    let counts = dataCounts
    func number() -> Int {
      defer { nextID += 1 }
      return nextID
    }
    let old = (items.sections, items.items)
    let sections = counts.indices.map { section in
      old.0.indices.contains(section) ? old.0[section] : AnyHashable(number())
    }
    let rows = counts.enumerated().map { section, count in
      let known = old.1.indices.contains(section) ? old.1[section].prefix(count) : []
      return Array(known) + (known.count..<count).map { _ in number() }
    }
    items.set(sections, rows)
    items.reloadAll()
  }

  /// Performs updates together, and returns when they are made.
  ///
  /// - Returns: true.
  @discardableResult
  public func performBatchUpdates(_ updates: (() -> Void)?) async -> Bool {
    performBatchUpdates(updates, completion: nil)
    return true
  }

  /// Starts to collect changes.
  public func beginUpdates() {
    if !isLoaded { loadIfNeeded() }
    updateDepth += 1
  }

  /// Performs the collected changes, and asks for the heights of all rows again.
  ///
  /// Without any changes, rows are measured again whose cells determine their heights.
  ///
  /// If the changes do not lead from the former numbers of rows to those of the data source, the
  /// table writes a message and loads everything again.
  public func endUpdates() {
    guard updateDepth > 0 else { return }
    updateDepth -= 1
    guard updateDepth == 0 else { return }
    guard !needsReload else { return reloadData() }
    let collected = self.collected ?? CollectedTableUpdates()
    self.collected = nil
    guard isLoaded else { return }
    if collected.isEmpty { contents.measureAll() }
    guard let ownItems else { return performMarks(collected) }
    do throws(CollectionUpdateError) {
      try ownItems.perform(collected, to: dataCounts, &nextID)
    } catch {
      ListMessages.receive("UITableView: \(error); all rows are loaded again")
      return reloadData()
    }
    show(animated: collected.isAnimated || collected.updates.isEmpty)
  }

  /// Shows rows of a diffable data source anew; it makes all other changes itself.
  private func performMarks(_ collected: CollectedTableUpdates) {
    contents.reload(collected.reloadedRows)
    contents.reconfigure(collected.reconfiguredRows)
    contents.reloadSections(collected.reloadedSections)
    if !collected.updates.isEmpty, collected.reloadedSections.isEmpty {
      ListMessages.receive(
        "UITableView: rows of a diffable data source change by its snapshots alone"
      )
    }
    show(animated: collected.isAnimated || collected.isEmpty)
  }

  /// A cell wants another height: all are measured again in the next turn.
  func cellWantsOtherHeight() {
    guard selfSizingInvalidation != .disabled, !waitsForMeasuring else { return }
    waitsForMeasuring = true
    list.runLoop.perform { [weak self] in
      withViews {
        self?.waitsForMeasuring = false
        self?.performBatchUpdates(nil)
      }
    }
  }

  func collect(
    _ animation: RowAnimation,
    _ change: (inout CollectedTableUpdates) -> Void
  ) {
    beginUpdates()
    var collected = self.collected ?? CollectedTableUpdates()
    // Moved out, so that the updates so far are not copied.
    self.collected = nil
    change(&collected)
    if animation != .none { collected.isAnimated = true }
    self.collected = collected
    endUpdates()
  }

  /// True while changes are being collected.
  public var hasUncommittedUpdates: Bool { updateDepth > 0 }
}
