import ListSchema
import Signposts

extension Advice.Rule {
  /// Much of the time that makes frames late is in one place of the user's code, or most is in none.
  public static let heaviestPath = Advice.Rule("heaviestPath", section: "stacks") {
    find($0.group, $0.stacks)
  }

  /// Speaks of each function that has 10 samples or more in late frames, and a part of the frames that
  /// matters, unless a rule about certain calls has named it; of the main cause in any case.
  ///
  /// That little is in the user's code is said of the main cause alone. Where no frames are late, only what
  /// takes a quarter of their time and is no ordinary work is named.
  private static func find(_ group: RunGroup, _ stacks: StackSummary?) -> [AdviceFinding] {
    guard let stacks, stacks.counts.inFrames > 0 else { return [] }
    let main =
      group.hasTrouble ? group.frames?.causes.first { !$0.isOfMachine }?.name : nil
    let named = StackHotspot.Kind.allCases.flatMap { hotspots($0, group, stacks) }
    // Calls that are a small part of a function are not what makes it long.
    func isNamed(_ path: HotPath) -> Bool {
      named.contains {
        $0.subject.function?.name == path.function?.name
          && 2 * ($0.figures["samples"] ?? 0) >= Double(path.samples)
      }
    }
    var isMainSaid = false
    return (group.hasTrouble ? stacks.hotPaths : stacks.hotPathsInTime).compactMap { path in
      let isMain = path.cause == main && !isMainSaid
      if isMain { isMainSaid = true }
      guard path.function == nil ? isMain : !isNamed(path) else { return nil }
      let finding = finding(path, group, stacks)
      if !group.hasTrouble, finding.isOrdinary { return nil }
      return isMain || finding.loss.map(group.matters) ?? true ? finding : nil
    }
  }

  private static func finding(_ path: HotPath, _ group: RunGroup, _ stacks: StackSummary)
    -> AdviceFinding
  {
    let share = Double(path.samples) / Double(stacks.counts.inFrames)
    let loss = group.loss(ns: share * Double(group.frameNs))
    let main = path.main
    let each = path.ordinaryNs(group)
    let isOfHost = path.isWorkOfHost(group)
    return AdviceFinding(
      sentence: "\(Readable.percent(main.share)) of \(main.work) is in \(path.place): "
        + "\(Readable.number(main.samples)) of \(Readable.number(main.ofInterval)) samples"
        + path.also + loss.ending
        + (each.map { "; no more than usual, as a row takes \(Readable.time($0))" } ?? "")
        + (isOfHost ? "; the work of the view itself" : ""),
      figures: [
        "samples": Double(main.samples), "samplesOfInterval": Double(main.ofInterval),
        "samplesInFrames": Double(stacks.counts.inFrames),
      ],
      subject: FindingSubject(
        type: path.contentType ?? group.rowType(of: path.function) ?? path.typeOfHost(group),
        function: path.function,
        cause: path.cause
      ),
      loss: loss,
      fix: isOfHost ? nil : path.fix(group),
      costs: path.function == nil ? [] : ([main] + path.others).map(\.cost),
      isOrdinary: each != nil || isOfHost
    )
  }
}

extension HotPath {
  /// The place: `sorted(), called by Screen.rows (Screen.swift:54)`.
  fileprivate var place: String {
    function == nil ? "\(module ?? "unknown code"), and less than a quarter in your code" : calls
  }

  /// The rows of a table or collection view that are asked for their sizes; nil for other work.
  fileprivate func typeOfHost(_ group: RunGroup) -> String? {
    let asks = [IntervalName.configure, IntervalName.solve].contains(interval)
    return asks && group.host != .list && !isUpdateOfHost ? group.rows.mainType : nil
  }

  /// Returns whether it is what a table or collection view does by itself when it is notified of changes.
  fileprivate func isWorkOfHost(_ group: RunGroup) -> Bool {
    guard isUpdateOfHost, group.host != .list else { return false }
    return interval == IntervalName.configure || ListSchema.schema.cause(of: interval) == nil
  }

  /// The mean time of measuring or applying a row, in nanoseconds, if that is what the function has the list
  /// do and takes no longer than usual; nil for anything else.
  fileprivate func ordinaryNs(_ group: RunGroup) -> Int64? {
    let works = [
      IntervalName.measure: IntervalName.measure, IntervalName.apply: IntervalName.apply,
      IntervalName.elementMeasure: IntervalName.measure,
      IntervalName.elementBuild: IntervalName.measure,
    ]
    if interval == IntervalName.configure { return ordinaryRowNs(group) }
    guard isListWork, let work = works[interval] else { return nil }
    let rows = group.rows.byType.filter {
      $0.work.rawValue == work && (contentType == nil || $0.type == contentType)
    }
    let count = rows.reduce(0) { $0 + Int64($1.durations.count) }
    guard count > 0 else { return nil }
    let each = rows.map(\.durations.sum).saturatingSum() / count
    let most = work == IntervalName.apply ? Self.maxOrdinaryApplyNs : Self.maxOrdinaryNs
    return each <= most ? each : nil
  }

  /// The mean time of describing a row, if that is what the function does for each and takes no longer than usual.
  private func ordinaryRowNs(_ group: RunGroup) -> Int64? {
    let tally = group.suspects.total(.configure)
    guard tally.amount > 0, !(callee.map(Self.isAlgorithm) ?? false) else { return nil }
    let each = tally.ns / tally.amount
    return each <= DescribingCost.maxRowNs ? each : nil
  }

  /// A row of several texts takes a tenth of that.
  private static let maxOrdinaryNs: Int64 = 1_000_000
  /// Applying sets what is measured later.
  private static let maxOrdinaryApplyNs: Int64 = 100_000

  /// The other intervals with a part of it: `, and 40 % of apply`.
  fileprivate var also: String {
    others.prefix(2).map { ", and \(Readable.percent($0.share)) of \($0.work)" }.joined()
  }
}

extension HotPath.Part {
  /// The intervals: `configure`, or `apply of rows of type MessageRow`.
  fileprivate var work: String {
    let rows = contentType.map { " of rows of type \($0)" } ?? ""
    return (interval == IntervalName.frame ? "the frames' time in no interval" : interval) + rows
  }

  /// The part of the intervals' own time that it is.
  fileprivate var cost: FindingCost {
    FindingCost(intervals: [interval], type: contentType, share: share, time: .own)
  }
}
