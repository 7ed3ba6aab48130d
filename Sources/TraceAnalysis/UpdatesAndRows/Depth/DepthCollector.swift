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
  private var tenths: [Int: Tenth] = [:]
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
    allItems = max(allItems, depth.allItems)
    tenths[depth.tenth, default: Tenth(limit: limit)].reach(depth.firstItem)
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
      allItems = max(allItems, depth.allItems)
      tenths[depth.tenth, default: Tenth(limit: limit)].reach(depth.firstItem)
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
    for (number, tenth) in other.tenths {
      tenths[number, default: Tenth(limit: limit)].merge(tenth)
    }
    frames.merge(other.frames)
    updates.merge(other.updates)
  }

  /// The summary; nil where no interval states its depth.
  var summary: DepthSummary? {
    guard !tenths.isEmpty else { return nil }
    return DepthSummary(
      tenths: tenths.sorted { $0.key < $1.key }.map { number, tenth in
        DepthSummary.Tenth(
          number: number,
          smallestItem: tenth.smallestItem,
          largestItem: tenth.largestItem,
          frames: tenth.frames.distribution,
          updates: tenth.updates.distribution
        )
      },
      frames: DepthFit(frames.all, allItems: allItems),
      updates: DepthFit(updates.all, allItems: allItems),
      updatePoints: updates.all.map { DepthSummary.Point(item: $0.item, costNs: $0.costNs) }
    )
  }
}
