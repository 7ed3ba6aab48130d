/// Something that a trace does not tell of its processes, so that a report may count them wrongly.
public struct ProcessDoubt: Hashable, Sendable {
  /// The kind of doubt.
  public enum Reason: String, CaseIterable, Hashable, Sendable {
    /// Events do not say which process they are from: those of several would be mixed.
    case unnamed
    /// A further program started under the id of one that had not ended.
    case mayBeMixed
    /// Some events lack the PID namespace that would distinguish them.
    case withoutNamespace
    /// Two sessions recorded the process at the same time, so that all of it is there twice.
    case recordedTwice
    /// Two traces have the id at the same time.
    case atOnce
    /// Two traces have the id one after the other.
    case later
    /// A run was announced after one had ended: by the same process or another of its id.
    case repeatedRun
  }

  /// The kind of doubt.
  public let reason: Reason
  /// The process, the later one of two.
  public let process: ProcessID
  /// The folders of the traces that it is about, below the folder that was read.
  public private(set) var folders: [String]

  /// Describes a doubt.
  public init(_ reason: Reason, _ process: ProcessID, in folders: [String]) {
    (self.reason, self.process, self.folders) = (reason, process, folders)
  }

  /// The same without folders: these may name programs and users.
  var redacted: ProcessDoubt {
    var doubt = self
    doubt.folders = []
    return doubt
  }
}

extension ProcessDoubt {
  /// The number of earlier appearances that one is compared with; more, with one id at one time, do
  /// not occur.
  private static let maxCompared = 64

  /// All doubts about the processes that were read, the most severe first.
  ///
  /// - Parameters:
  ///   - processes: the processes, as the reading showed them.
  ///   - runs: the runs that they played, which say when they were there.
  /// - Returns: at most one doubt of each reason for a process.
  /// - Complexity: O(n log n) for n processes and runs.
  public static func all(_ processes: [RecordedProcess], _ runs: [PlayedRun]) -> [ProcessDoubt] {
    var times: [ProcessID: (startNs: Int64, endNs: Int64)] = [:]
    for played in runs {
      let (startNs, endNs) = (played.run.startNs, played.endNs)
      let known = times[played.run.process] ?? (startNs, endNs)
      times[played.run.process] = (min(known.startNs, startNs), max(known.endNs, endNs))
    }
    let appearances = processes.compactMap { process in
      times[process.id].map {
        ProcessRelation.Appearance(process, from: $0.startNs, to: $0.endNs)
      }
    }
    let doubts = appearances.flatMap { alone($0.process) } + relations(appearances)
    return Reason.allCases.flatMap { reason in doubts.filter { $0.reason == reason } }
  }

  /// The doubts about one process by itself.
  private static func alone(_ process: RecordedProcess) -> [ProcessDoubt] {
    let reasons: [(Bool, Reason)] = [
      (!process.isNamed, .unnamed), (process.hasEventsWithoutNamespace, .withoutNamespace),
      (process.repeatsRun, .repeatedRun),
    ]
    return reasons.filter(\.0).map { ProcessDoubt($0.1, process.id, in: [process.trace.folder]) }
  }

  /// The doubts about two processes of one id.
  private static func relations(
    _ appearances: [ProcessRelation.Appearance]
  ) -> [ProcessDoubt] {
    struct Key: Hashable {
      let host: UInt16
      let pid: Int32
    }
    let groups = Dictionary(grouping: appearances) {
      Key(host: $0.process.id.host, pid: $0.process.id.pid)
    }
    var doubts: [ProcessDoubt] = []
    for group in groups.values where group.count > 1 {
      let sorted = group.sorted { ($0.startNs, $0.process.id) < ($1.startNs, $1.process.id) }
      for (place, second) in sorted.enumerated() {
        var reasons: Set<Reason> = []
        for first in sorted[max(0, place - maxCompared)..<place].reversed() {
          guard let reason = ProcessRelation(first, second).reason,
            reasons.insert(reason).inserted
          else { continue }
          let folders = [first.process.trace.folder, second.process.trace.folder]
          doubts.append(
            ProcessDoubt(
              reason,
              second.process.id,
              in: folders[0] == folders[1] ? [folders[0]] : folders
            )
          )
        }
      }
    }
    return doubts.sorted { $0.process < $1.process }
  }
}

extension ProcessRelation {
  /// The doubt that it leaves; nil for none.
  fileprivate var reason: ProcessDoubt.Reason? {
    switch self {
    case .different: nil
    case .recordedTwice: .recordedTwice
    case .differentAtOnce: .atOnce
    case .differentLater: .later
    case .mayBeMixed: .mayBeMixed
    }
  }
}
