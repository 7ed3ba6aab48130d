import Foundation
import HeadlessUIKit
import ListSchema
import Signposts

extension ListView {
  /// Checks that an update's changes lead from the old presented content to the new one, as a
  /// collection view checks the commands of a batch update.
  ///
  /// - Precondition: they do; otherwise the diff is wrong.
  func checkBatchUpdate(_ diff: SectionedDiff, from old: OffsetArray<PresentationSection>) {
    guard validatesBatchUpdates, !diff.isEmpty else { return }
    let updates = CollectionUpdates(diff)
    services.signposter.interval(
      .batchUpdate,
      .batchUpdateBegin(
        deleted: updates.deletedItems.count,
        inserted: updates.insertedItems.count,
        moved: updates.movedItems.count,
        sections: diff.sectionChangeCount
      )
    ) {
      do throws(CollectionUpdateError) {
        try updates.validate(
          oldCounts: old.map(\.items.count),
          newCounts: presentation.sections.map(\.items.count)
        )
      } catch {
        preconditionFailure("the list \(debuggingIdentifier ?? "\(listID)"): \(error)")
      }
    }
  }
}

extension CollectionUpdates {
  /// The commands that correspond to a difference for a collection view.
  ///
  /// An item that crossed from one section to another is a move; it is not also deleted and
  /// inserted.
  init(_ diff: SectionedDiff) {
    self.init()
    let departures = Set(diff.crossings.map(\.old))
    let arrivals = Set(diff.crossings.map(\.new))
    deletedSections = diff.sections.removed
    insertedSections = diff.sections.added
    movedSections = diff.sections.moved.map { Move(from: $0.old, to: $0.new) }
    for section in diff.items {
      func old(_ item: Int) -> ItemPlace { ItemPlace(section: section.section.old, item: item) }
      func new(_ item: Int) -> ItemPlace { ItemPlace(section: section.section.new, item: item) }
      deletedItems += section.items.removed.map(old).filter { !departures.contains($0) }
        .map(\.indexPath)
      insertedItems += section.items.added.map(new).filter { !arrivals.contains($0) }
        .map(\.indexPath)
      movedItems += section.items.moved.map {
        Move(from: old($0.old).indexPath, to: new($0.new).indexPath)
      }
    }
    movedItems += diff.crossings.map { Move(from: $0.old.indexPath, to: $0.new.indexPath) }
  }
}
