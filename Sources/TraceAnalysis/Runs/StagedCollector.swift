import ListSchema

/// All that is added up over one run, stage by stage.
struct StagedCollector: Sendable {
  private var stages: [FrameStage: RunCollector] = [:]
  private let limit: Int

  /// Prepares to add up; of every kind, at most `limit` durations are kept as they are.
  init(limit: Int = Samples.exactLimit) {
    self.limit = limit
  }

  /// The sums of a stage.
  subscript(stage: FrameStage) -> RunCollector { stages[stage] ?? RunCollector(limit: limit) }

  /// Returns whether there is anything of a stage.
  func has(_ stage: FrameStage) -> Bool { stages[stage] != nil }

  /// Takes a part of the run; frames of the measured stage are kept while there is room.
  ///
  /// - Complexity: O(intervals).
  mutating func add(_ segment: RunSegment, isRealTime: Bool, firstNs: Int64, room: inout Int) {
    for (stage, tree) in segment.stages {
      let part = StagePart(
        tree: tree,
        frames: segment.stages.count == 1
          ? segment.frames : segment.frames.filter { $0.evaluated.frame.stage == stage },
        isRealTime: isRealTime,
        firstNs: firstNs,
        room: stage == .measured ? room : 0
      )
      stages[stage, default: RunCollector(limit: limit)].add(part)
      if stage == .measured { room = max(0, room - part.frames.count) }
    }
  }

  /// Takes an event that is no begin or end of an interval; the costs of recording count for the
  /// whole run.
  mutating func add(_ event: TraceEvent, at place: InstantPlace) {
    let name = event.type.name
    let isOfRun = name == EventName.instrument || name == EventName.stackSampling
    let stage = isOfRun ? .measured : place.stage
    let isInFrame = place.isInFrame && place.stage == stage
    stages[stage, default: RunCollector(limit: limit)].add(event, isInFrame: isInFrame)
  }
}
