import Reports
import Foundation
import SignpostCounting

/// A count that differs from the baseline, and what follows from it.
struct CountDifference {
  typealias Verdict = CheckedCount.Verdict

  let name: CountName
  let baseline: Int64
  let counted: Int64
  let verdict: Verdict
  /// The share that it may grow by, as the suite says; nil where it says nothing.
  let suiteMargin: Double?
  /// The waiver that lets it through, with its reason.
  let waiver: SuiteWaiver?
}

/// Compares what was counted with a baseline.
struct CountComparison {
  let scenario: String
  let metrics: [SuiteMetric]
  let waivers: [SuiteWaiver]

  /// The share by which the allocations of the first frame differ between equal runs.
  ///
  /// Libraries set themselves up in it. All others are exact.
  static let firstFrameMargin = 0.05

  /// Addresses move the number of instructions a little; a change below 1 % has no cause in the
  /// code.
  static let instructionsMargin = 0.01

  /// All counts that differ, by name.
  func differences(
    _ baseline: [CountName: Int64],
    _ counted: [CountName: Int64]
  ) -> [CountDifference] {
    Set(baseline.keys).union(counted.keys).sorted().compactMap { name in
      let (old, new) = (baseline[name] ?? 0, counted[name] ?? 0)
      guard old != new else { return nil }
      let waiver = waivers.first { $0.covers(name, of: scenario) }
      let verdict = verdict(name, old, new, isWaived: waiver != nil)
      return CountDifference(
        name: name,
        baseline: old,
        counted: new,
        verdict: verdict,
        suiteMargin: metrics.last { $0.covers(name) }.flatMap { $0.margin > 0 ? $0.margin : nil },
        waiver: verdict == .waived ? waiver : nil
      )
    }
  }

  private func verdict(
    _ name: CountName,
    _ old: Int64,
    _ new: Int64,
    isWaived: Bool
  ) -> CountDifference.Verdict {
    let metric = metrics.last { $0.covers(name) }
    let margin = max(metric?.margin ?? 0, Self.ownMargin(name))
    if abs(Double(new) - Double(old)) <= Double(old) * margin { return .withinMargin }
    guard name.isWork, metric?.isGated ?? true else { return .changed }
    guard new > old else { return .improvement }
    return isWaived ? .waived : .regression
  }

  private static func ownMargin(_ name: CountName) -> Double {
    if name == .instructions { return instructionsMargin }
    return name.isOfAllocations && name.place == AllocationSink.firstFrame ? firstFrameMargin : 0
  }
}
