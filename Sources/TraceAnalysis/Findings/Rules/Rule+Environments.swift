extension Advice.Rule {
  /// Rows get another environment in many updates.
  public static let environments = Advice.Rule("environments", section: "elements") {
    find($0.group)
  }

  /// Speaks when 20 or more rows of a type on screen were built again for another environment, in three
  /// updates or more, those are a quarter of all of them that were built again, and that took time worth a
  /// word.
  private static func find(_ summary: RunGroup) -> [AdviceFinding] {
    summary.hostUpdates.compactMap { rows in
      let found = rows.updates[.environment]
      let all = rows.updates.ofShownRows.hosts
      guard found.hosts >= Self.minElements, found.updates >= 3,
        Double(found.hosts) >= 0.25 * Double(all)
      else { return nil }
      return builtAgain(
        found,
        because: .environment,
        of: rows,
        summary,
        sentence:
          "\(Readable.number(found.hosts)) of \(Readable.number(all)) rows\(rows.ofType) that were built again "
          + "on screen only got another environment, in \(Readable.number(found.updates)) updates: set it once, "
          + "and with values that are Equatable",
        figures: [
          "rows": Double(found.hosts), "allRows": Double(all), "updates": Double(found.updates),
        ],
        fix:
          "list.environment.elementEnvironment = theme  // made once and stored, of Equatable values"
      )
    }
  }
}
