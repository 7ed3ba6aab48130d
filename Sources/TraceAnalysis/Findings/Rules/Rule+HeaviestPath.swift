import ListSchema

extension Advice.Rule {
  /// Most of the time that makes frames late is in one place of the user's code, or in none.
  public static let heaviestPath = Advice.Rule("heaviestPath", section: "stacks") {
    find($0.group, $0.stacks)
  }

  /// Speaks of each cause of late frames with 10 samples or more in its own intervals, unless a rule about
  /// certain calls has named the same function.
  ///
  /// That little is in the user's code is said of the main cause alone, and of others only what matters.
  private static func find(_ group: RunGroup, _ stacks: StackSummary?) -> [AdviceFinding] {
    guard let stacks, stacks.counts.inFrames > 0, group.hasTrouble else { return [] }
    let main = group.frames?.causes.first { !$0.isOfMachine }
    let named = StackHotspot.Kind.allCases.flatMap { hotspots($0, group, stacks) }
      .compactMap(\.subject.function?.name)
    return stacks.hotPaths.filter { path in
      path.function.map { !named.contains($0.name) } ?? (path.cause == main?.name)
    }
    .map { (path: $0, finding: finding($0, group, stacks)) }
    .filter { one in one.path.cause == main?.name || one.finding.loss.map(group.matters) ?? true }
    .map(\.finding)
  }

  private static func finding(_ path: HotPath, _ group: RunGroup, _ stacks: StackSummary)
    -> AdviceFinding
  {
    let share = Double(path.samples) / Double(stacks.counts.inFrames)
    let loss = group.loss(ns: share * Double(group.frameNs))
    return AdviceFinding(
      sentence: "\(Readable.percent(path.share)) of \(path.work) is in \(path.place): "
        + "\(Readable.number(path.samples)) of \(Readable.number(path.ofInterval)) samples"
        + loss.ending,
      figures: [
        "samples": Double(path.samples), "samplesOfInterval": Double(path.ofInterval),
        "samplesInFrames": Double(stacks.counts.inFrames),
      ],
      subject: FindingSubject(
        type: path.contentType,
        function: path.function,
        cause: path.cause
      ),
      loss: loss,
      fix: path.fix(group),
      costs: path.function == nil ? [] : [path.cost]
    )
  }
}

extension HotPath {
  /// The intervals: `configure`, or `apply of rows of type MessageRow`.
  fileprivate var work: String {
    let rows = contentType.map { " of rows of type \($0)" } ?? ""
    return (interval == IntervalName.frame ? "the frames' time in no interval" : interval) + rows
  }

  /// The place: `sorted(), called by Screen.rows (Screen.swift:54)`.
  fileprivate var place: String {
    function == nil ? "\(module ?? "unknown code"), and less than a quarter in your code" : calls
  }

  /// The part of the intervals' own time that it is.
  fileprivate var cost: FindingCost {
    FindingCost(intervals: [interval], type: contentType, share: share, time: .own)
  }
}
