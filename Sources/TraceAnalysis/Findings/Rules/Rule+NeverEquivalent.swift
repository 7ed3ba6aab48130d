extension Advice.Rule {
  /// Content of elements says that it is not equivalent to itself, or is not compared.
  public static let neverEquivalent = Advice.Rule(
    "neverEquivalent",
    section: "elements",
    unless: [.neverEqual]
  ) {
    find($0.group)
  }

  /// Speaks when 20 or more rows of a type on screen were built again though their content did not
  /// change, and that took time worth a word.
  private static func find(_ summary: RunGroup) -> [AdviceFinding] {
    summary.hostUpdates.compactMap { rows in
      let (never, not) = (rows.updates[.neverEquivalent], rows.updates[.notCompared])
      guard never.hosts.addingSaturating(not.hosts) >= Self.minElements else { return nil }
      let isNever = never.hosts >= not.hosts
      let updates = isNever ? never : not
      return builtAgain(
        updates,
        because: isNever ? .neverEquivalent : .notCompared,
        of: rows,
        summary,
        sentence:
          "\(Readable.number(updates.hosts)) times a row\(rows.ofType) on screen was built again "
          + (isNever
            ? "because its content says that it is not even equivalent to itself"
            : "though its content was equivalent"),
        figures: ["neverEquivalent": Double(never.hosts), "notCompared": Double(not.hosts)],
        fix: isNever
          ? "func isEquivalent(to other: Self) -> Bool { model == other.model }  // or Equatable"
          : "var reappliesToVisibleView: ReappliesToVisibleView { .ifNotEquivalent }  // or Equatable"
      )
    }
  }
}
