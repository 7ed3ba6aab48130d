// Who wants to know what an update inserts and removes outside of the presented part.
extension ListView {
  /// Returns the rows that count as inserted and removed in an update.
  ///
  /// - Complexity: O(sections) if no row listens, apart from reading which rows have callbacks if
  ///   others with such content listen; otherwise that of `ContentChange`.
  func countedChanges(to slice: Content.Slice, _ reason: UpdateReason) -> CountedChanges {
    // Whatever comes first in a list that got space, or lost it, brings all rows or takes them.
    // The slice says whether there was space: making a row may have changed the size since then.
    let hasSpace = slice.sectionCount > 0 || contentState.all.sections.isEmpty
    guard reason.bringsContent || contentState.isShown != hasSpace else { return .none }
    let old = contentState.takeShownSections()
    contentState.isShown = hasSpace
    let new = contentState.isShown ? contentState.all.sections : []
    if presentation.containsAllItems, slice.containsAllItems,
      presentation.itemCount == old.reduce(0, { $0 + $1.count })
    {
      return .presented
    }
    let isObserved = reason.changesContent && !stateObserver.onContentUpdated.isEmpty
    guard
      isObserved || presentation.hasCoordinators || presentedRowsListen(slice)
        || anyRowListens(from: old, to: new)
    else { return .presented }
    return .content(ContentChange(from: old, to: new))
  }

  /// Returns whether a row that is or was presented has a callback for its insertion or removal.
  private func presentedRowsListen(_ slice: Content.Slice) -> Bool {
    guard InsertionListeners.mayExist(nil) else { return false }
    return presentation.sections.contains { $0.model.storage.hearsInsertionAndRemoval }
      || slice.content.sections.contains { $0.storage.hearsInsertionAndRemoval }
  }

  /// Returns whether a row of a section whose rows have changed has such a callback.
  private func anyRowListens(from old: [Section], to new: [Section]) -> Bool {
    Self.anyRowListens(in: old, butNotIn: new) || Self.anyRowListens(in: new, butNotIn: old)
  }

  private static func anyRowListens(in sections: [Section], butNotIn others: [Section]) -> Bool {
    var shared = SharedRows(with: others)
    return sections.indices.contains { index in
      !shared.contains(rowsOf: sections, at: index)
        && sections[index].storage.hearsInsertionAndRemoval
    }
  }
}
