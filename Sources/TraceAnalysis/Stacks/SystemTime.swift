/// The system time of intervals in which files are read: it has no samples.
///
/// With w the own time of all intervals of one name, n their samples and p the time that one stands for,
/// w − n p has no sample: system calls, page faults, and what the machine took. In other intervals that
/// is a part r of their time, so w − n p − r w of it is there for a reason of these intervals' own. It is
/// taken as zero unless the sum over the intervals is more than twice the error of the samples, p √n.
/// Frames know their processor time, intervals do not: the sum is no more than what all frames have of it
/// without samples, so that what the machine took from the thread, or the thread waited, is not in it.
struct SystemTime {
  /// By the name of the interval, in nanoseconds.
  let ns: [String: Double]

  /// Finds the system time of some intervals beyond what all others have.
  init(of names: Set<String>, _ stacks: StackSummary, _ group: RunGroup) {
    let periodNs = Double(stacks.settings?.periodNs ?? 0)
    // What is partly outside of frames has samples only inside.
    let measured = group.intervals.filter { row in
      (row.shareOfFrameTime ?? 0) * Double(group.frameNs) >= 0.95 * Double(row.durations.sum)
    }
    func unsampledNs(_ row: IntervalSummary) -> Double {
      Double(row.selfNs) - periodNs * Double(stacks.samplesByInterval[row.name] ?? 0)
    }
    let others = measured.filter { !names.contains($0.name) }
    let othersNs = others.reduce(0) { $0 + Double($1.selfNs) }
    let part = othersNs > 0 ? max(0, others.reduce(0) { $0 + unsampledNs($1) } / othersNs) : 0
    var found: [String: Double] = [:]
    for row in measured where names.contains(row.name) {
      found[row.name] = max(0, unsampledNs(row) - part * Double(row.selfNs))
    }
    let samples = names.reduce(0) { $0 + (stacks.samplesByInterval[$1] ?? 0) }
    let sumNs = found.values.reduce(0, +)
    let isSure = periodNs > 0 && sumNs > 2 * periodNs * Double(max(1, samples)).squareRoot()
    let mostNs = Double(stacks.systemNs ?? 0)
    ns = isSure && mostNs > 0 ? found.mapValues { $0 * min(1, mostNs / sumNs) } : [:]
  }

  /// That of all intervals.
  var sumNs: Double { ns.values.reduce(0, +) }
}
