extension Advice.Rule {
  /// Rows change in what they store, and show the same.
  public static let unseenChange = Advice.Rule(
    "unseenChange",
    section: "rows",
    unless: [.neverEqual, .shiftedContent]
  ) {
    find($0.group, $0.stacks)
  }

  /// Speaks when at least four fifths of the rows on screen that were applied again for changed content, in two
  /// updates or more, look the same.
  private static func find(_ group: RunGroup, _ stacks: StackSummary?) -> [AdviceFinding] {
    checked(group, "same_picture", least: 0.8, stacks, costs: updating) { type, check in
      let changed = group.suspects.checks("changed_property").first { $0.type == type }?.tally
      let property = changed.flatMap { isMost($0) ? $0.mainProperty : nil }
      let name = property.map { "`\($0.name)`" }
      let only = property.flatMap { property in
        changed.map {
          "; only `\(property.name)` differs in \(Readable.number(property.rows)) of "
            + "\(Readable.number($0.looked)) updated rows"
        }
      }
      if AppHost(ofRow: type) != .list {
        return shownAnew(type, check, property?.name, stacks?.loader)
      }
      return AdviceFinding(
        sentence:
          "rows of type \(type) change without showing it: of \(Readable.number(check.looked)) rows on screen "
          + "that were measured and applied again, \(Readable.number(check.found)) look the same as before"
          + example(check, " is one") + (only ?? ""),
        figures: ["same": Double(check.found), "looked": Double(check.looked)],
        fix: "func isEquivalent(to other: Self) -> Bool { … }  // compare what is shown, "
          + (name.map { "not \($0)" } ?? "and nothing else")
      )
    }
  }

  /// The finding of cells that a table or collection view was told to show anew: their rows only store how often.
  private static func shownAnew(
    _ type: String,
    _ check: RowCheckTally,
    _ mark: String?,
    _ caller: SourceFunction?
  ) -> AdviceFinding {
    let isTable = AppHost(ofRow: type) == .table
    let isWhole = mark == "marks.generation"
    let call =
      isWhole ? "reloadData()" : isTable ? "reloadRows(at:)" : "reloadItems or reloadData()"
    return AdviceFinding(
      sentence:
        "rows of type \(type) are loaded again and look the same: of \(Readable.number(check.looked)) on screen "
        + "that \(call)\(by(caller))\(caller == nil ? "" : ",") had shown anew, \(Readable.number(check.found)) look the same as before",
      figures: ["same": Double(check.found), "looked": Double(check.looked)],
      subject: FindingSubject(function: caller),
      fix: (isTable
        ? "tableView.reconfigureRows(at: changed)" : "snapshot.reconfigureItems(changed)")
        + "  // the rows that changed alone, not \(call) of all"
    )
  }

  /// True if one property alone differs in most of the rows.
  private static func isMost(_ check: RowCheckTally) -> Bool {
    guard let property = check.mainProperty else { return false }
    return 2 * property.rows > check.looked
  }
}
