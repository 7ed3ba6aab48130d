import Diff

/// Items of several content types, as an app gave them.
///
/// Queries of a row go through `AnyItem`, and from there to the functions compiled for its type of
/// content (`ItemFunctions`).
@usableFromInline
final class MixedRows: AnyRows {
  private static var functions: RowFunctions {
    RowFunctions(
      storage: { MixedItemStorage(concrete($0).elements[$1]) },
      compareRun: { old, new, oldStart, newStart, limit in
        let (old, new) = (concrete(old).elements, concrete(new).elements)
        return equivalentRun(limit) {
          old[oldStart + $0].comparison(with: new[newStart + $0])
        }
      },
      comparePairs: { old, new, partners, start in
        let (old, new) = (concrete(old).elements, concrete(new).elements)
        return comparedPairs(partners, start) { old[$0].comparison(with: new[$1]) }
      },
      isSame: { old, new, one, other in
        concrete(new).elements[other].hasIdentifier(concrete(old).elements[one].anyIdentifier)
      },
      hash: { concrete($0).elements[$1].anyIdentifierHash },
      hashes: { concrete($0).elements[$1].map(\.anyIdentifierHash) },
      areRepeated: { _, new, skipped, start in
        skipped.areRepeated(
          in: concrete(new).elements[start...].map(\.anyIdentifierHash),
          from: start
        )
      },
      wasMoved: { old, new, one, other in
        concrete(old).elements[one].anyWasMoved(comparedTo: concrete(new).elements[other])
      },
      identifier: { concrete($0).elements[$1].anyIdentifier },
      find: { rows, identifier, table in
        let elements = concrete(rows).elements
        guard let table else { return elements.firstIndex { $0.hasIdentifier(identifier) } }
        return table.first(hash: identifier.cachedHash) { elements[$0].hasIdentifier(identifier) }
      },
      visitSizings: { rows, range, visit in
        concrete(rows).elements[range].allSatisfy { visit($0.sizing, $0.layouts, 1) }
      },
      options: { rows, position in
        let item = concrete(rows).elements[position]
        return (item.sizing, item.layouts)
      },
      contentType: nil
    )
  }

  // Never read while it is changed: as in `ItemRows`.
  @exclusivity(unchecked) @usableFromInline var elements: [any AnyItem]

  @usableFromInline
  init(_ items: [any AnyItem]) {
    elements = items
    super.init(Self.functions, count: items.count)
  }

  /// Adds an item at the end.
  @usableFromInline
  func append(_ item: any AnyItem) {
    elements.append(item)
    rowsWereAdded(1)
  }

  /// Adds items at the end.
  @usableFromInline
  func append(contentsOf items: [any AnyItem]) {
    elements += items
    rowsWereAdded(items.count)
  }

  override var items: [any AnyItem] { elements }

  override var canRemoveLast: Bool { true }

  override func removeLastRows(_ count: Int) { elements.removeLast(count) }

  override func item(at position: Int) -> any AnyItem { elements[position] }

  override func isSameArray(as other: AnyRows) -> Bool {
    guard let other = other as? MixedRows else { return false }
    return elements.isSameStorage(as: other.elements)
  }

  override var hearsInsertionAndRemoval: Bool {
    guard InsertionListeners.mayExist(functions.contentType) else { return false }
    if let givenItemsHear { return givenItemsHear }
    let hears = elements.contains { $0.hearsInsertionAndRemoval }
    givenItemsHear = hears
    return hears
  }

  private static func concrete(_ rows: AnyRows) -> MixedRows {
    unsafeDowncast(rows, to: MixedRows.self)
  }
}
