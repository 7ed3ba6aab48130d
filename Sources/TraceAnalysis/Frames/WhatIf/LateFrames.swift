import ListSchema
import Signposts

/// The late frames of a trace with what their time went into, so that they can be evaluated again.
///
/// Where something was freed between two frames and one of them is late, the other is kept, too, as
/// that may delay the second one; so is one that passes a delay on. That holds from part to part of a trace. At most `maxCosts` costs are kept, and what a part of a trace adds
/// beyond that; later frames stay as late as they were.
struct LateFrames: Sendable {
  /// The time that a frame ran in one path, but in nothing inside of it.
  struct Cost: Sendable {
    let path: Int32
    /// The factor of the evaluated device.
    let slowdown: Float
    var runNs: Int64
  }

  /// A frame.
  struct Record: Sendable {
    let run: Int
    let isRealTime: Bool
    /// True if it stands here for the first time; else it only stands before another one.
    fileprivate(set) var isCounted: Bool
    /// True if the record before it is the frame that its list had before it.
    fileprivate(set) var followsRecord: Bool
    let durationNs: Int64
    let cpuNs: Int64?
    /// The time for which the machine kept the processor from its thread, which is in none of its
    /// costs.
    let heldNs: Int64
    /// True if its thread waited for most of the time that it did not run.
    let hasWaited: Bool
    let slowdown: Double
    /// The delay of its start on the real clock.
    let startDelayNs: Int64
    /// The delay of its start because of freeing, or of an earlier frame.
    let turnDelayNs: Int64
    /// The cost of freeing before it, on the evaluated device.
    let freedCostNs: Int64
    let timing: FrameTiming
    /// True if new content was set in it.
    let setsContent: Bool
    fileprivate(set) var costs: Range<Int>
  }

  /// 16 MB.
  static let maxCosts = 1_000_000

  private(set) var paths = WorkPaths()
  private(set) var records: [Record] = []
  private(set) var costs: [Cost] = []
  /// The latest measured frame of each list, with its costs: what is freed after it may delay the first
  /// frame of the next part.
  private var latest: [ListKey: Latest] = [:]

  /// A list's latest frame.
  private struct Latest {
    let record: Record
    let costs: [Cost]
    /// The place of its record; nil where it is not kept.
    let place: Int?
  }

  /// Takes the measured frames of a part of a run.
  ///
  /// - Parameters:
  ///   - segment: the part.
  ///   - isRealTime: whether frames were played on the real clock.
  /// - Complexity: O(intervals).
  mutating func add(_ segment: RunSegment, isRealTime: Bool) {
    guard costs.count < Self.maxCosts, !segment.frames.isEmpty else { return }
    let kept = kept(segment.frames, ofRun: segment.run)
    let ends = Self.last(segment.frames)
    let last = ends.filter {
      !isRealTime && segment.frames[$0.value].evaluated.frame.stage == .measured
    }
    // A frame may stand there more than once, and its costs are found once.
    let wanted = Set(kept.map(\.frame) + last.values).sorted()
    let spent = costs(wanted.map { segment.frames[$0].position }, segment)
    let spentByFrame = Dictionary(uniqueKeysWithValues: zip(wanted, spent))
    func record(_ kept: Kept) -> (record: Record, costs: [Cost]) {
      let frame = segment.frames[kept.frame].evaluated.frame
      let own = spentByFrame[kept.frame] ?? Spent()
      let costs = HeldTime(frame).takenOut(of: own.costs)
      let setsContent = own.setsContent
      let record = Record(frame, kept, run: segment.run, isRealTime, setsContent: setsContent)
      return (record, costs)
    }
    var places: [Int: Int] = [:]
    for place in kept {
      if let earlier = place.earlier, let known = latest[earlier], known.place != records.count - 1
      {
        append(known.record.uncounted, known.costs)
      }
      let made = record(place)
      places[place.frame] = records.count
      append(made.record, made.costs)
    }
    for list in ends.keys { latest[list] = nil }
    // Only a damaged or malicious trace has so many lists.
    if latest.count >= ListSummary.maxLists { latest = [:] }
    for one in last {
      let made = record(Kept(frame: one.value))
      let place = places[one.value]
      latest[one.key] = Latest(record: made.record, costs: made.costs, place: place)
    }
  }

  private mutating func append(_ record: Record, _ spent: [Cost]) {
    let start = costs.count
    costs += spent
    records.append(record.with(start..<costs.count))
  }

  /// The number of the last frame of each list.
  private static func last(_ frames: [SegmentFrame]) -> [ListKey: Int] {
    var last: [ListKey: Int] = [:]
    var before: ListKey?
    for index in frames.indices {
      let list = ListKey(
        process: frames[index].evaluated.frame.process,
        list: frames[index].evaluated.frame.list
      )
      // Nearly always one list, whose frames need no hash each.
      if list != before, let before { last[before] = index - 1 }
      before = list
    }
    if let before { last[before] = frames.count - 1 }
    return last
  }

  /// A frame to be kept.
  fileprivate struct Kept {
    let frame: Int
    /// True if it is the one that its list had after the one that is kept before it.
    var follows = false
    /// True if it stands there for the first time.
    var isFirst = true
    /// The list whose latest frame in the part before it follows; nil for others.
    var earlier: ListKey?
  }

  /// The frames to be kept: what is freed before one may delay it less, or more, where the frame before is
  /// shown earlier.
  private func kept(_ frames: [SegmentFrame], ofRun run: Int) -> [Kept] {
    var kept: [Kept] = []
    // The frames of `kept`, which are not in order where a frame stands there twice.
    var known: Set<Int> = []
    for index in frames.indices {
      let frame = frames[index].evaluated.frame
      guard frame.stage == .measured else { continue }
      let isDelayed = frame.freedCostNs > 0 || frame.turnDelayNs > 0
      guard isDelayed, let before = Self.previous(index, in: frames) else {
        let earlier = isDelayed ? earlier(frame, ofRun: run, isFirst: index, in: frames) : nil
        if frame.isLate || earlier?.isKept == true {
          kept.append(Kept(frame: index, follows: earlier != nil, earlier: earlier?.list))
          known.insert(index)
        }
        continue
      }
      let isBeforeKept = known.contains(before)
      guard frame.isLate || isBeforeKept else { continue }
      if kept.last?.frame != before {
        kept.append(Kept(frame: before, isFirst: !isBeforeKept))
      }
      kept.append(Kept(frame: index, follows: true))
      known.formUnion([before, index])
    }
    return kept
  }

  /// The frame that a list had before its first one in a part, in the part before; nil for other frames, and
  /// where it is not known.
  private func earlier(
    _ frame: Frame,
    ofRun run: Int,
    isFirst index: Int,
    in frames: [SegmentFrame]
  ) -> (list: ListKey, isKept: Bool)? {
    let list = ListKey(process: frame.process, list: frame.list)
    let isFirst = !frames[..<index].contains { other in
      let other = other.evaluated.frame
      return other.process == frame.process && other.list == frame.list
    }
    guard isFirst, let known = latest[list], known.record.run == run else { return nil }
    return (list, known.place != nil)
  }

  /// The frame that a list had before, if it is among the frames and measured.
  private static func previous(_ index: Int, in frames: [SegmentFrame]) -> Int? {
    let frame = frames[index].evaluated.frame
    let found = frames[..<index].lastIndex { other in
      let other = other.evaluated.frame
      return (other.process, other.list) == (frame.process, frame.list)
    }
    return found.flatMap { frames[$0].evaluated.frame.stage == .measured ? $0 : nil }
  }

  /// The costs of a frame.
  private struct Spent {
    var costs: [Cost] = []
    var setsContent = false
  }

  /// Returns the costs of each of the frames at some positions.
  private mutating func costs(_ positions: [Int], _ segment: RunSegment) -> [Spent] {
    let tree = segment.tree
    let budget = segment.frames[0].evaluated.budget
    let slowdowns = TreeSlowdowns(tree, budget)
    var places: [Int32: Int] = [:]
    for (place, position) in positions.enumerated() { places[Int32(position)] = place }
    var numbers = [Int32](repeating: -1, count: tree.count)
    var spent = [Spent](repeating: Spent(), count: positions.count)
    for (position, owner) in tree.owners(.frame).enumerated() {
      guard owner >= 0, let place = places[owner] else { continue }
      let number = path(at: position, in: tree, numbers)
      numbers[position] = number
      let selfNs = tree.nesting[position].selfNs
      let more = slowdowns?.moreNs(at: position, in: tree) ?? 0
      let slowdown = budget.slowdown + (selfNs > 0 ? more / Double(selfNs) : 0)
      spent[place].costs.append(Cost(path: number, slowdown: Float(slowdown), runNs: selfNs))
      if tree.setsContent(at: position) { spent[place].setsContent = true }
    }
    return spent.map { Spent(costs: Self.added($0.costs), setsContent: $0.setsContent) }
  }

  /// The number of the path to an interval.
  private mutating func path(at position: Int, in tree: IntervalTree, _ numbers: [Int32]) -> Int32 {
    let (pair, parent) = (tree.pairs[position], Int(tree.nesting[position].parent))
    let shape = tree.shapes[Int(pair.shape)]
    let outer = parent >= 0 ? numbers[parent] : -1
    let type = ContentTypes.Key(tree, position)
    return paths.number(
      of: WorkPaths.Step(
        outer: outer,
        name: shape.name,
        isNamedByUser: shape.isNamedByUser,
        type: type ?? (outer >= 0 ? paths.steps[Int(outer)].type : nil),
        reason: Self.reason(at: position, in: tree)
      )
    )
  }

  /// Returns the reason for measuring or applying a row, or for updating its views.
  ///
  /// Others are left out, so that paths are few.
  private static func reason(at position: Int, in tree: IntervalTree) -> String? {
    switch tree.pairs[position].meaning {
    case .measure, .apply: tree.value(.reason, at: position)?.name
    case .elementViews: tree.value(.cause, at: position)?.name
    default: nil
    }
  }

  /// One cost for each path and factor.
  private static func added(_ costs: [Cost]) -> [Cost] {
    var sums: [Cost] = []
    for cost in costs.sorted(by: { ($0.path, $0.slowdown) < ($1.path, $1.slowdown) }) {
      if let last = sums.last, (last.path, last.slowdown) == (cost.path, cost.slowdown) {
        sums[sums.count - 1] = Cost(
          path: cost.path,
          slowdown: cost.slowdown,
          runNs: last.runNs.addingSaturating(cost.runNs)
        )
      } else {
        sums.append(cost)
      }
    }
    return sums
  }
}

extension LateFrames.Record {
  fileprivate init(
    _ frame: Frame,
    _ kept: LateFrames.Kept,
    run: Int,
    _ isRealTime: Bool,
    setsContent: Bool
  ) {
    self.init(
      run: run,
      isRealTime: isRealTime,
      isCounted: kept.isFirst,
      followsRecord: kept.follows,
      durationNs: frame.durationNs,
      cpuNs: frame.cpuNs,
      heldNs: HeldTime(frame).ns,
      hasWaited: HeldTime.hasWaited(frame),
      slowdown: frame.slowdown,
      startDelayNs: max(0, frame.startDelayNs),
      turnDelayNs: frame.turnDelayNs,
      freedCostNs: frame.freedCostNs,
      timing: frame.timing,
      setsContent: setsContent,
      costs: 0..<0
    )
  }

  /// The same frame, only to stand before another one.
  fileprivate var uncounted: LateFrames.Record {
    var record = self
    (record.isCounted, record.followsRecord) = (false, false)
    return record
  }

  /// The same frame with its costs.
  fileprivate func with(_ costs: Range<Int>) -> LateFrames.Record {
    var record = self
    record.costs = costs
    return record
  }
}
