@testable import TraceAnalysis

extension StackProfile {
  /// Returns the samples of one program, of which nothing else is known.
  static func ofApp(
    _ entries: [Entry] = [],
    waits: [StackWait] = [],
    inFrames: Int = 0
  ) -> StackProfile {
    StackProfile(
      settings: nil,
      losses: StackSampleLosses(),
      binaries: [.init(path: "/bin/app", buildID: "")],
      entries: entries,
      moments: [],
      counts: StackSampleCounts(inFrames: inFrames),
      waits: waits
    )
  }
}
