extension Advice.Rule {
  /// Files are read in frames.
  public static let fileReading = Advice.Rule("fileReading", section: "stacks") {
    find($0.group, $0.stacks)
  }

  /// Returns the reads of files, from samples and the kernel's time, or else from timed calls: a file
  /// that is not in memory takes no processor time.
  private static func find(_ group: RunGroup, _ stacks: StackSummary?) -> [AdviceFinding] {
    let sampled = hotspots(.fileReading, group, stacks)
    let named = Set(sampled.map(\.subject.function))
    return sampled
      + waits(.file, group, stacks).filter { !named.contains($0.subject.function) }
  }
}
