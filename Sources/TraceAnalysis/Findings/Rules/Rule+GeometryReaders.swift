extension Advice.Rule {
  /// Most rows have a `GeometryReader`, and build what is in it more than once.
  public static let geometryReaders = Advice.Rule("geometryReaders", section: "elements") {
    find($0.group)
  }

  /// Speaks when a `GeometryReader` took part in half of 20 or more measurings and layouts of hosts, and
  /// building what is in it again took time worth a word.
  private static func find(_ summary: RunGroup) -> AdviceFinding? {
    let (steps, stepNs) = (summary.elementUpdates.steps, summary.elementUpdates.stepNs)
    guard let reader = summary.elements.first(where: { $0.name == "GeometryReader" }),
      steps >= Self.minElements, Double(reader.steps) >= 0.5 * Double(steps)
    else { return nil }
    // What is placed without being measured is built only once.
    let repeatedNs = reader.measured > 0 ? reader.repeatedNs : 0
    let share = min(1, Double(repeatedNs) / Double(max(1, stepNs)))
    return inSteps(
      share: share,
      summary,
      summary.loss(ns: Double(summary.suspects.total(.elements).ns) * share),
      sentence:
        "a GeometryReader takes part in \(Readable.number(reader.steps)) of \(Readable.number(steps)) measurings and "
        + "layouts of rows: what is in it is built again for every proposal; use a layout, or keep it to the "
        + "rows that need it",
      figures: ["withReader": Double(reader.steps), "steps": Double(steps)],
      fix: "Row { … }  // or a Layout, which gets the size without building its elements again"
    )
  }
}
