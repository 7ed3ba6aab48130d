import Exports
import TraceAnalysis

extension TrackNames {
  /// Returns the names that distinguish the tracks of a timeline; empty for the only one of the
  /// only process.
  static func names(of tracks: [TraceTimeline.Track]) -> [String] {
    let isOnlyGroup = Set(tracks.map(\.processes.first)).count == 1
    return tracks.map { track in
      // The first thread of a process, which most have only, is not named.
      let isOnlyThread = tracks.allSatisfy {
        $0.processes.first != track.processes.first || $0.threadNumber == track.threadNumber
      }
      return [
        processes(track.processes, isOnlyGroup: isOnlyGroup),
        isOnlyThread ? nil : thread(track),
        track.lane > 0 ? "crossing, lane \(track.lane + 1)" : nil,
      ].compactMap { $0 }.joined(separator: ", ")
    }
  }

  private static func processes(_ processes: [ProcessID], isOnlyGroup: Bool) -> String? {
    guard processes.count > 1 else { return isOnlyGroup ? nil : processes.first.map(process) }
    return "\(Readable.number(processes.count)) processes, one after another"
  }

  private static func thread(_ track: TraceTimeline.Track) -> String {
    track.thread.map { "thread \($0)" } ?? "thread \(track.threadNumber + 1) of each"
  }
}
