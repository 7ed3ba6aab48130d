package import Foundation
import HeadlessUIKit

extension UICollectionViewDiffableDataSource {
  /// Closures that decide about outlines, and are notified of them.
  public struct SectionSnapshotHandlers<Identifier: Hashable & Sendable> {
    /// The outline of a section.
    public typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<Identifier>

    /// Returns whether the items below an item may be shown; nil for always.
    public var shouldExpandItem: ((Identifier) -> Bool)?
    /// Called before the items below an item are shown.
    public var willExpandItem: ((Identifier) -> Void)?
    /// Returns whether the items below an item may be hidden; nil for always.
    public var shouldCollapseItem: ((Identifier) -> Bool)?
    /// Called before the items below an item are hidden.
    public var willCollapseItem: ((Identifier) -> Void)?
    /// Gives the items below an item that are to be shown, from those that are known; nil for those.
    public var snapshotForExpandingParent:
      ((_ parent: Identifier, _ known: SectionSnapshot) -> SectionSnapshot)?

    /// Creates handlers that decide nothing.
    public init() {}
  }

  /// Closures that decide about items which a finger moves, and are notified of them.
  public struct ReorderingHandlers {
    /// Returns whether an item can be moved; nil for none.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Called before a move is taken over.
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Called after a move was taken over.
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Creates handlers with which nothing can be moved.
    public init() {}
  }

  /// Shows or hides the items below an item, as a user wants it; does nothing without an outline.
  package func toggleOutline(of item: ItemIdentifierType) {
    guard let section = snapshot().sectionIdentifier(containingItem: item),
      outlines[section]?.contains(item) == true
    else { return }
    var outline = snapshot(for: section)
    let handlers = sectionSnapshotHandlers
    if outline.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      outline.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      if let children = handlers.snapshotForExpandingParent?(item, outline.snapshot(of: item)) {
        outline.replace(childrenOf: item, using: children)
      }
      outline.expand([item])
    }
    apply(outline, to: section)
  }

  /// Where an item is in the outline of its section; nil without one.
  package func outlineState(of item: ItemIdentifierType) -> OutlineState? {
    guard !outlines.isEmpty, let section = snapshot().sectionIdentifier(containingItem: item),
      let outline = outlines[section], outline.contains(item)
    else { return nil }
    return OutlineState(level: outline.level(of: item), isExpanded: outline.isExpanded(item))
  }

  /// Moves an item to a place, as a user wants it; false if it cannot be moved.
  @discardableResult
  package func reorder(_ item: ItemIdentifierType, to path: IndexPath) -> Bool {
    guard reorderingHandlers.canReorderItem?(item) == true,
      let section = sectionIdentifier(for: path.section)
    else { return false }
    let initial = snapshot()
    var final = initial
    final.deleteItems([item])
    let items = final.itemIdentifiers(inSection: section)
    if path.item < items.count {
      final.insertItems([item], beforeItem: items[path.item])
    } else {
      final.appendItems([item], toSection: section)
    }
    let transaction = NSDiffableDataSourceTransaction(
      initialSnapshot: initial,
      finalSnapshot: final
    )
    reorderingHandlers.willReorder?(transaction)
    apply(final)
    reorderingHandlers.didReorder?(transaction)
    return true
  }
}

/// The place of an item in the outline of its section.
package struct OutlineState: Hashable, Sendable {
  /// The number of items that it is below.
  package let level: Int
  /// True if the items below it are shown.
  package let isExpanded: Bool
}

/// A move of items by a finger.
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
> {
  /// The data before the move.
  public let initialSnapshot:
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The data after the move.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// The difference of all items, in the order of sections.
  public var difference: CollectionDifference<ItemIdentifierType> {
    finalSnapshot.itemIdentifiers.difference(from: initialSnapshot.itemIdentifiers)
  }

  /// The changes of sections that have others afterwards.
  public var sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
  {
    finalSnapshot.sectionIdentifiers.compactMap { section in
      let old =
        initialSnapshot.indexOfSection(section) == nil
        ? [] : initialSnapshot.itemIdentifiers(inSection: section)
      let new = finalSnapshot.itemIdentifiers(inSection: section)
      guard old != new else { return nil }
      return .init(
        sectionIdentifier: section,
        initialSnapshot: Self.outline(old),
        finalSnapshot: Self.outline(new),
        difference: new.difference(from: old)
      )
    }
  }

  private static func outline(
    _ items: [ItemIdentifierType]
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    var outline = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    outline.append(items)
    return outline
  }
}

/// The part of a move that is in one section.
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
> {
  /// The section.
  public let sectionIdentifier: SectionIdentifierType
  /// The items before the move.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The items after the move.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The difference.
  public let difference: CollectionDifference<ItemIdentifierType>
}
