import ListSchema

/// Collects what frames and updates cost at different depths of a list.
struct DepthCollector: StageCollector {
  private struct Tenth: Sendable {
    var frames: Samples
    var updates: Samples
    var smallestItem = Int.max
    var largestItem = 0

    init(limit: Int) {
      frames = Samples(limit: limit)
      updates = Samples(limit: limit)
    }

    mutating func reach(_ item: Int) {
      smallestItem = min(smallestItem, item)
      largestItem = max(largestItem, item)
    }

    mutating func merge(_ other: Tenth) {
      frames.merge(other.frames)
      updates.merge(other.updates)
      smallestItem = min(smallestItem, other.smallestItem)
      largestItem = max(largestItem, other.largestItem)
    }
  }

  private let limit: Int
  /// The most items that the list has had.
  private var allItems = 0
  /// The tenths of the list by their numbers; nil where nothing was.
  private var tenths = [Tenth?](repeating: nil, count: ListDepth.parts)
  private var frames = DepthSamples()
  private var updates = DepthSamples()

  /// Prepares to collect; of every kind, at most `limit` durations are kept as they are.
  init(limit: Int) {
    self.limit = limit
  }

  /// Takes a frame, unless it is known that nothing scrolled in it.
  private mutating func add(_ frame: Frame) {
    guard frame.isScrolling ?? true, let depth = frame.depth, frame.durationNs >= 0 else { return }
    let durationNs = frame.durationNs
    reach(depth)
    tenths[depth.tenth]?.frames.add(durationNs)
    frames.add(
      DepthSamples.Sample(
        kind: frame.kind,
        item: depth.firstItem,
        startNs: frame.startNs,
        costNs: durationNs
      )
    )
  }

  /// Takes the place of something; its tenth is there from then on.
  private mutating func reach(_ depth: ListDepth) {
    allItems = max(allItems, depth.allItems)
    makeTenth(depth.tenth)
    tenths[depth.tenth]?.reach(depth.firstItem)
  }

  private mutating func makeTenth(_ number: Int) {
    if tenths[number] == nil { tenths[number] = Tenth(limit: limit) }
  }

  /// Takes the frames and the updates of a part of a trace, each at the depth of its frame.
  ///
  /// - Complexity: O(intervals).
  mutating func add(_ part: StagePart) {
    for found in part.frames { add(found.evaluated.frame) }
    let tree = part.tree
    guard tree.pairs.contains(where: { $0.meaning == .update }) else { return }
    let owners = tree.owners(.frame)
    for (position, pair) in tree.pairs.enumerated() where pair.meaning == .update {
      guard owners[position] >= 0, let depth = ListDepth(tree, Int(owners[position])),
        pair.durationNs >= 0
      else { continue }
      reach(depth)
      tenths[depth.tenth]?.updates.add(pair.durationNs)
      updates.add(
        DepthSamples.Sample(
          kind: DepthSamples.Kind(name: tree.value(.reason, at: position)?.name),
          item: depth.firstItem,
          startNs: pair.startNs,
          costNs: pair.durationNs
        )
      )
    }
  }

  /// Takes what was collected in another run.
  mutating func merge(_ other: DepthCollector) {
    allItems = max(allItems, other.allItems)
    for (number, tenth) in other.tenths.enumerated() {
      guard let tenth else { continue }
      makeTenth(number)
      tenths[number]?.merge(tenth)
    }
    frames.merge(other.frames)
    updates.merge(other.updates)
  }

  /// The summary; nil where no interval states its depth.
  var summary: DepthSummary? {
    let present = tenths.enumerated().compactMap { number, tenth in
      tenth.map {
        DepthSummary.Tenth(
          number: number,
          smallestItem: $0.smallestItem,
          largestItem: $0.largestItem,
          frames: $0.frames.distribution,
          updates: $0.updates.distribution
        )
      }
    }
    guard !present.isEmpty else { return nil }
    return DepthSummary(
      tenths: present,
      frames: DepthFit(frames.all, allItems: allItems),
      updates: DepthFit(updates.all, allItems: allItems),
      updatePoints: updates.all.map { DepthSummary.Point(item: $0.item, costNs: $0.costNs) }
    )
  }
}
