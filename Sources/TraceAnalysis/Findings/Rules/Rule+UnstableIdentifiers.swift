import Foundation
import ListSchema

extension Advice.Rule {
  /// Rows are replaced by equal ones with other identifiers.
  public static let unstableIdentifiers = Advice.Rule("unstableIdentifiers", section: "rows") {
    find($0.group, $0.stacks)
  }

  /// Speaks when at least half of the replaced rows that were looked at, in two updates or more, are
  /// equal to the ones in their places.
  private static func find(_ group: RunGroup, _ stacks: StackSummary?) -> [AdviceFinding] {
    checked(group, "equal_replacement", least: 0.5, stacks, costs: Self.replacing) { type, check in
      let isMade = check.identifier.flatMap { UUID(uuidString: $0) } != nil
      let maker =
        isMade
        ? stacks?.rowMakers.identifierMaker
        : AppHost(ofRow: type) == .list ? nil : stacks?.loader
      return AdviceFinding(
        sentence:
          "rows of type \(type) get new identifiers: of \(Readable.number(check.looked)) rows "
          + "that were replaced by others, \(Readable.number(check.found)) came back equal but for it"
          + Self.example(check, " is the new identifier of one")
          + (maker.map { isMade ? ", made by UUID() in \($0.label)" : ", given by \($0.label)" }
            ?? ""),
        figures: ["equal": Double(check.found), "looked": Double(check.looked)],
        subject: FindingSubject(function: maker),
        fix: AppHost(ofRow: type) == .list
          ? Self.identifierFix(check.identifier)
          : "snapshot.appendItems(models.map(\\.id))  // the same identifiers in every snapshot"
      )
    }
  }

  /// Returns the fix for rows of which one has some identifier: its form tells where it comes from.
  static func identifierFix(_ example: String?) -> String {
    let origin =
      switch example {
      case let text? where UUID(uuidString: text) != nil: "stored with the model, never UUID()"
      case let text? where Int(text) != nil: "not the row's place, nor a count of updates"
      default: "the same in every update, and nothing else that changes in it"
      }
    return "var identifierValue: some Hashable { model.id }  // \(origin)"
  }

  /// Returns the cost of rows that are replaced: all work for their type in updates, and the
  /// search for them, which other rows do not need.
  private static func replacing(_ check: CheckedRows, _ group: RunGroup) -> [FindingCost] {
    let rows = [
      IntervalName.measure, IntervalName.apply, IntervalName.elementLayout,
      IntervalName.elementViews,
    ]
    let costs = [
      FindingCost(intervals: rows, type: check.type, share: check.share, frames: .updates),
      FindingCost(intervals: ["index"], share: check.share, frames: .updates),
    ]
    guard AppHost(ofRow: check.type) != .list else { return costs }
    // A collection view makes all of its rows anew; half of that is finding out what changed.
    let steps = [IntervalName.slice, IntervalName.diff, IntervalName.present]
    return costs + [
      FindingCost(intervals: steps, share: check.share / 2, time: .own, frames: .updates)
    ]
  }
}
