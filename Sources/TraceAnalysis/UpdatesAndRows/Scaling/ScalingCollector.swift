import ListSchema

/// Collects pairs of size and cost: each kind of frame, and each kind of update, by itself.
///
/// Updates of one kind have one reason and the same kinds of work in them, so that a cost does not seem
/// to grow where larger contents come with other work. Of each cost the kind with most pairs is fitted.
struct ScalingCollector: StageCollector {
  private struct Key: Hashable {
    let cost: String
    let size: ScalingSummary.Size
    var kind = Kind()
  }

  /// A kind of costs that are comparable.
  private struct Kind: Hashable {
    /// The reason of an update.
    var reason: String?
    /// The meanings of what is inside an update, a bit each.
    var work: UInt32 = 0
    var frame: DepthSamples.Kind?

    /// A text to sort by.
    var order: String {
      "\(reason ?? "") \(work) \(frame?.name ?? "") \(frame?.state ?? "") "
        + "\(frame?.hasUpdate ?? false)"
    }
  }

  /// Changes of more names, and more kinds of costs, are left out.
  private static let maxCosts = 1_024

  private var sums = RecentKeys<Key, PowerFitSums>(maxKeys: Self.maxCosts)
  /// Frames against depth: apart, since there are many of them.
  private var frames = RecentKeys<Key, PowerFitSums>(maxKeys: Self.maxCosts)
  /// The last change of the app's model outside of frames, by thread.
  private var changes: [Thread: (name: String, endNs: Int64)] = [:]

  private struct Thread: Hashable {
    let process: ProcessID
    let thread: Int32

    init(_ pair: IntervalPair) {
      process = pair.process
      thread = pair.thread
    }
  }

  /// Takes the frames and updates of a part of a trace.
  mutating func add(_ part: StagePart) {
    for found in part.frames { add(found.evaluated.frame) }
    let tree = part.tree
    /// The last change of the app's model in or before each frame, by the frame's position.
    var operations: [Int32: String] = [:]
    let items = Self.items(tree)
    let work = Self.work(tree)
    for position in tree.pairs.indices {
      let parent = tree.nesting[position].parent
      switch tree.pairs[position].meaning {
      case .named where parent >= 0: operations[parent] = name(tree, position)
      case .named:
        let pair = tree.pairs[position]
        changes[Thread(pair)] = (name(tree, position), pair.endNs)
      case .frame: operations[Int32(position)] = changeBefore(tree, position)
      case .update:
        let kind = Kind(reason: tree.value(.reason, at: position)?.name, work: work[position])
        addUpdate(tree, position, kind, items[Int32(position)], operations[parent])
      default: break
      }
    }
  }

  /// Takes what was collected in another run.
  mutating func merge(_ other: ScalingCollector) {
    for (key, more) in other.frames.all {
      frames.update(key, PowerFitSums()) { $0.merge(more) }
    }
    for (key, more) in other.sums.all { sums.update(key, PowerFitSums()) { $0.merge(more) } }
  }

  /// The fits that there are, frames first.
  var summary: [ScalingSummary] {
    var found: [(key: Key, sums: PowerFitSums)] = []
    for (key, sums) in Array(frames.all) + Array(sums.all) {
      let place = found.firstIndex { ($0.key.cost, $0.key.size) == (key.cost, key.size) }
      if let place {
        if Self.isBetter(key, sums, than: found[place]) { found[place] = (key, sums) }
      } else {
        found.append((key, sums))
      }
    }
    return found.compactMap { key, sums in
      sums.fit.map { ScalingSummary(cost: key.cost, size: key.size, fit: $0) }
    }
  }

  /// Returns whether a kind of a cost has more pairs than another one; of equals, the first by
  /// name.
  private static func isBetter(
    _ key: Key,
    _ sums: PowerFitSums,
    than other: (key: Key, sums: PowerFitSums)
  ) -> Bool {
    sums.count != other.sums.count
      ? sums.count > other.sums.count : key.kind.order < other.key.kind.order
  }

  /// The meanings of what is inside each interval, a bit each.
  private static func work(_ tree: IntervalTree) -> [UInt32] {
    var work = [UInt32](repeating: 0, count: tree.count)
    guard tree.pairs.contains(where: { $0.meaning == .update }) else { return work }
    for position in tree.pairs.indices.reversed() where tree.nesting[position].parent >= 0 {
      let own = UInt32(1) << UInt32(tree.pairs[position].meaning.rawValue)
      work[Int(tree.nesting[position].parent)] |= work[position] | own
    }
    return work
  }

  private func name(_ tree: IntervalTree, _ position: Int) -> String {
    tree.shapes[Int(tree.pairs[position].shape)].name
  }

  /// The change of the app's model that the harness made before a frame; nil for none.
  private func changeBefore(_ tree: IntervalTree, _ frame: Int) -> String? {
    let pair = tree.pairs[frame]
    guard let change = changes[Thread(pair)],
      let harnessNs = tree.value(.harnessNs, at: frame)?.integer
    else { return nil }
    let (age, isTooLong) = pair.startNs.subtractingReportingOverflow(change.endNs)
    return !isTooLong && age >= 0 && age <= harnessNs ? change.name : nil
  }

  /// Items of the whole content, by the update's position.
  private static func items(_ tree: IntervalTree) -> [Int32: Double] {
    var items: [Int32: Double] = [:]
    for position in tree.pairs.indices where tree.pairs[position].meaning == .slice {
      let parent = tree.nesting[position].parent
      guard parent >= 0, let all = tree.value(.allItems, at: position)?.number else { continue }
      items[parent] = all
    }
    return items
  }

  /// Takes a frame, unless it is known that nothing scrolled in it.
  private mutating func add(_ frame: Frame) {
    guard frame.isScrolling ?? true, let offset = frame.scrollOffset else { return }
    let key = Key(cost: IntervalName.frame, size: .depth, kind: Kind(frame: frame.kind))
    frames.update(key, PowerFitSums()) { $0.add(size: offset, costNs: frame.durationNs) }
  }

  private mutating func addUpdate(
    _ tree: IntervalTree,
    _ position: Int,
    _ kind: Kind,
    _ items: Double?,
    _ operation: String?
  ) {
    let parent = tree.nesting[position].parent
    let offset = parent < 0 ? nil : tree.value(.offsetPoints, at: Int(parent))?.number
    let durationNs = tree.pairs[position].durationNs
    for cost in [IntervalName.update] + (operation.map { [$0] } ?? []) {
      add(durationNs, as: cost, kind, .items, items)
      add(durationNs, as: cost, kind, .depth, offset)
    }
  }

  private mutating func add(
    _ costNs: Int64,
    as cost: String,
    _ kind: Kind,
    _ size: ScalingSummary.Size,
    _ value: Double?
  ) {
    guard let value else { return }
    let key = Key(cost: cost, size: size, kind: kind)
    sums.update(key, PowerFitSums()) { $0.add(size: value, costNs: costNs) }
  }
}
