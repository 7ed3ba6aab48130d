/// A reason to distrust the numbers of a trace.
package struct ReportWarning: Hashable, Sendable {
  /// The kind of fault.
  package enum Kind: String, Sendable, CaseIterable {
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

  package let kind: Kind
  /// The warning, in a sentence or two.
  package let sentence: String
  /// The numbers in it, by their names.
  package var figures: [String: Double] = [:]
}
