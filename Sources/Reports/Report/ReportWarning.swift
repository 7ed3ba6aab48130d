/// A reason to distrust the numbers of a trace.
struct ReportWarning: Hashable, Sendable {
  /// The kind of fault.
  enum Kind: String, Sendable, CaseIterable {
    case lostEvents
    case damagedPackets
    case missingPackets
    case repeatedPackets
    case uncertainProcesses
    case hostClocks
    case brokenFrames
    case unfinishedIntervals
    case unmatchedEnds
    case rejectedIntervals
    case splitIntervals
    case interrupted
    case otherSchema
    case mismatch
    case runsLeftOut
    case unfitMachine
    case unreadableManifest
    case importedTrace
  }

  let kind: Kind
  /// The warning, in a sentence or two.
  let sentence: String
  /// The numbers in it, by their names.
  var figures: [String: Double] = [:]
}
