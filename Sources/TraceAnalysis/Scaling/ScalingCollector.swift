/// Collects pairs of size and cost.
struct ScalingCollector {
  private struct Key: Hashable {
    let cost: String
    let size: ScalingSummary.Size
  }

  /// Changes of more names are left out.
  private static let maxCosts = 64

  private var sums = RecentKeys<Key, PowerFitSums>(maxKeys: Self.maxCosts)
  /// Frames against depth: apart, since there are so many.
  private var frames: PowerFitSums?
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

  /// Takes the updates of a part of a trace.
  mutating func add(_ tree: IntervalTree) {
    /// The last change of the app's model in or before each frame, by the frame's position.
    var operations: [Int32: String] = [:]
    let items = Self.items(tree)
    for position in tree.pairs.indices {
      let parent = tree.nesting[position].parent
      switch tree.pairs[position].meaning {
      case .named where parent >= 0: operations[parent] = name(tree, position)
      case .named:
        let pair = tree.pairs[position]
        changes[Thread(pair)] = (name(tree, position), pair.endNs)
      case .frame: operations[Int32(position)] = changeBefore(tree, position)
      case .update: addUpdate(tree, position, items[Int32(position)], operations[parent])
      default: break
      }
    }
  }

  /// Takes what was collected in another run.
  mutating func merge(_ other: ScalingCollector) {
    if let more = other.frames {
      var sum = frames ?? PowerFitSums()
      sum.merge(more)
      frames = sum
    }
    for (key, more) in other.sums.all { sums.update(key, PowerFitSums()) { $0.merge(more) } }
  }

  /// The fits that there are, frames first.
  var summary: [ScalingSummary] {
    let frame = frames.map { [(Key(cost: KnownInterval.frame, size: .depth), $0)] } ?? []
    return (frame + Array(sums.all)).compactMap { key, sums in
      sums.fit.map { ScalingSummary(cost: key.cost, size: key.size, fit: $0) }
    }
  }

  private func name(_ tree: IntervalTree, _ position: Int) -> String {
    tree.shapes[Int(tree.pairs[position].shape)].name
  }

  /// The change of the app's model that the harness made before a frame; nil for none.
  private func changeBefore(_ tree: IntervalTree, _ frame: Int) -> String? {
    let pair = tree.pairs[frame]
    guard let change = changes[Thread(pair)],
      let harnessNs = tree.value(.harness, at: frame)?.integer
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
  mutating func add(_ frame: Frame) {
    guard frame.isScrolling ?? true, let offset = frame.scrollOffset else { return }
    var sum = frames ?? PowerFitSums()
    sum.add(size: offset, costNs: frame.durationNs)
    frames = sum
  }

  private mutating func addUpdate(
    _ tree: IntervalTree,
    _ position: Int,
    _ items: Double?,
    _ operation: String?
  ) {
    let parent = tree.nesting[position].parent
    let offset = parent < 0 ? nil : tree.value(.offset, at: Int(parent))?.number
    let durationNs = tree.pairs[position].durationNs
    for cost in [KnownInterval.update] + (operation.map { [$0] } ?? []) {
      add(durationNs, as: cost, .items, items)
      add(durationNs, as: cost, .depth, offset)
    }
  }

  private mutating func add(
    _ costNs: Int64,
    as cost: String,
    _ size: ScalingSummary.Size,
    _ value: Double?
  ) {
    guard let value else { return }
    sums.update(Key(cost: cost, size: size), PowerFitSums()) { $0.add(size: value, costNs: costNs) }
  }
}
