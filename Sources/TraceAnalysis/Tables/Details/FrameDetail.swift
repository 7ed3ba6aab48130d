import ListSchema

/// One frame, or one update, with everything inside it.
public struct FrameDetail: Sendable {
  /// An interval, and what is inside it.
  public struct Node: Sendable {
    /// The interval.
    public let placed: PlacedInterval
    /// The intervals inside it, in the order of begins.
    public let inside: [Node]
  }

  /// The own interval of the frame or update, with what is inside.
  public let root: Node

  /// True for an update.
  public var isUpdate: Bool { root.placed.interval.shape.meaning == .update }

  /// The reason of an update; nil for frames, and where the trace does not say.
  public var reason: String? { isUpdate ? root.placed.interval[.reason]?.text : nil }

  /// Deeper levels are left out.
  static let deepest = 64

  /// The frames of a number among a part of a trace, each with all that is inside.
  ///
  /// - Parameters:
  ///   - number: the number within the run.
  ///   - part: the part.
  /// - Returns: a frame of each list and run that has one of the number in this part.
  public static func frames(numbered number: Int, in part: TracePart) -> [FrameDetail] {
    details(in: part) { interval in
      interval.shape.meaning == .frame && interval[.frame]?.integer == Int64(number)
    }
  }

  /// The updates of a number among a part of a trace, each with all that is inside.
  ///
  /// - Parameters:
  ///   - number: the number within the list.
  ///   - part: the part.
  /// - Returns: an update of each list and run that has one of the number in this part.
  public static func updates(numbered number: Int, in part: TracePart) -> [FrameDetail] {
    details(in: part) { interval in
      interval.shape.meaning == .update && Int64(interval.update) == Int64(number)
    }
  }

  private static func details(
    in part: TracePart,
    where isWanted: (Interval) -> Bool
  ) -> [FrameDetail] {
    guard case .intervals(let intervals) = part else { return [] }
    let roots = intervals.filter { isWanted($0.interval) }
    guard !roots.isEmpty else { return [] }
    let children = Dictionary(grouping: intervals) { $0.parentID }
    return roots.map { FrameDetail(root: node($0, children, level: 0)) }
  }

  private static func node(
    _ placed: PlacedInterval,
    _ children: [Int?: [PlacedInterval]],
    level: Int
  ) -> Node {
    let inside = level < deepest ? children[placed.id] ?? [] : []
    return Node(placed: placed, inside: inside.map { node($0, children, level: level + 1) })
  }
}
