/// How one cost of a list grows with one size.
public struct ScalingSummary: Sendable {
  /// What a cost grows with.
  public enum Size: String, Sendable {
    /// The scroll offset of the frame, in points.
    case depth
    /// The number of items in the whole content.
    case items
  }

  /// What costs: `frame`, `update`, or the name of the change that an update followed.
  public let cost: String
  /// What it grows with.
  public let size: Size
  /// The fit.
  public let fit: PowerFit
}

/// Collects pairs of size and cost.
struct ScalingCollector {
  private struct Key: Hashable {
    let cost: String
    let size: ScalingSummary.Size
  }

  private var order: [Key] = []
  private var sums: [Key: PowerFitSums] = [:]

  /// Changes of more names are left out.
  private static let maxCosts = 64

  /// Takes the frames and updates of a part of a trace.
  mutating func add(_ tree: IntervalTree) {
    /// The last change of the user's model in each frame, by the frame's position.
    var operations: [Int: String] = [:]
    /// Items of the whole content, by the update's position.
    var items: [Int: Double] = [:]
    for position in tree.intervals.indices
    where tree.intervals[position].shape.meaning == .slice {
      let slice = tree.intervals[position]
      guard let parent = slice.parent, let all = slice[KnownField.allItems]?.number
      else { continue }
      items[parent] = all
    }
    for position in tree.intervals.indices {
      switch tree.intervals[position].shape.meaning {
      case .frame: addFrame(tree.intervals[position])
      case .update:
        let interval = tree.intervals[position]
        let frame = interval.parent
        let offset = frame.flatMap { tree.intervals[$0][KnownField.offset]?.number }
        let costs = [KnownInterval.update] + (frame.flatMap { operations[$0] }.map { [$0] } ?? [])
        for cost in costs {
          add(interval.durationNs, as: cost, .items, items[position])
          add(interval.durationNs, as: cost, .depth, offset)
        }
      case .named:
        guard let frame = tree.intervals[position].parent else { continue }
        operations[frame] = tree.intervals[position].name
      case .slice, .layout, .measure, .other: break
      }
    }
  }

  /// The fits that there are, frames first.
  var summary: [ScalingSummary] {
    order.compactMap { key in
      sums[key]?.fit.map { ScalingSummary(cost: key.cost, size: key.size, fit: $0) }
    }
  }

  private mutating func addFrame(_ interval: Interval) {
    let phase = interval[KnownField.phase]?.name
    guard phase != "idle", phase != "update" else { return }
    add(interval.durationNs, as: KnownInterval.frame, .depth, interval[KnownField.offset]?.number)
  }

  private mutating func add(
    _ costNs: Int64,
    as cost: String,
    _ size: ScalingSummary.Size,
    _ value: Double?
  ) {
    guard let value else { return }
    let key = Key(cost: cost, size: size)
    if sums[key] == nil {
      guard order.count < Self.maxCosts else { return }
      order.append(key)
      sums[key] = PowerFitSums()
    }
    sums[key]?.add(size: value, costNs: costNs)
  }
}
