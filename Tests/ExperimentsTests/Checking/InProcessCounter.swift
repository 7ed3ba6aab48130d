import SignpostCounting
import Synchronization
import Testing

@testable import Experiments

/// Counts in this process what scenarios do; what they allocate is planted.
final class InProcessCounter: CountPlayer {
  /// Planted counts of allocations, as those of a run with a few updates.
  static let allocations: [CountName: Int64] = [
    CountName("first_frame", "allocations"): 5_000,
    CountName("update_frames", "allocations"): 800,
    CountName("update_frames", "count"): 8,
    CountName("scroll_frames", "allocations"): 160,
    CountName("scroll_frames", "count"): 80,
    CountName("layout", "allocations"): 90,
    CountName("apply", "allocations"): 70,
    CountName("apply", "allocations", part: "type=Row"): 70,
  ]

  /// The reasons for which kinds are not counted.
  var obstacles: [CountKind: String] = [:]
  /// The planted instructions, by the names of their counts.
  var instructions: [CountName: Int64] = [:]
  /// The planted facts about the processor.
  var processor: [String: String] = [:]
  /// Changes the counts of each play, by its number.
  var change: (Int, inout CountFile) -> Void = { _, _ in }
  private var plays = 0

  /// Counts are exact, so a run need not be played again.
  private static let known = Mutex<[[String]: CountFile]>([:])

  private static func file(_ arguments: [String]) throws -> CountFile {
    if let file = known.withLock({ $0[arguments] }) { return file }
    let file = try InProcessPlayer(arguments).countFile()
    known.withLock { $0[arguments] = file }
    return file
  }

  func count(
    _ scenario: SuiteScenario,
    instructions isWanted: Bool
  ) throws(CommandFailure) -> CountOutcome {
    var outcome: CountOutcome
    do {
      outcome = CountOutcome(file: try Self.file(scenario.arguments))
    } catch {
      throw .bug(error)
    }
    outcome.obstacles = obstacles.filter { $0.key == .allocations || isWanted }
    if scenario.countsAllocations, obstacles[.allocations] == nil {
      outcome.file.counts.merge(Self.allocations) { $1 }
      outcome.counted.insert(.allocations)
    }
    if isWanted, obstacles[.instructions] == nil {
      outcome.file.counts.merge(instructions) { $1 }
      outcome.file.facts.merge(processor) { $1 }
      outcome.counted.insert(.instructions)
    }
    plays += 1
    change(plays, &outcome.file)
    return outcome
  }
}
