import Signposts

/// The nesting of intervals, as numbers: every chain of intervals inside of a frame that a trace
/// has.
///
/// At most `maxPaths`; what is inside of further ones counts for the innermost one that is known.
struct WorkPaths: Sendable {
  /// One interval, inside of another one or of a frame itself.
  struct Step: Sendable, Hashable {
    /// The number of the path around it; -1 for the frame.
    let outer: Int32
    let name: String
    let isNamedByUser: Bool
    /// The content type of the row that it is for, from itself or from what is around it.
    let type: ContentTypes.Key?
    /// The reason of the work for a row; nil for other work, and where the trace does not say.
    let reason: String?
  }

  /// The maximum number of paths; only a damaged or malicious trace has more.
  static let maxPaths = 4_096

  private(set) var steps: [Step] = []
  private var numbers: [Step: Int32] = [:]

  /// The number of a path; that of the path around it where there are too many.
  ///
  /// - Complexity: O(1).
  mutating func number(of step: Step) -> Int32 {
    if let known = numbers[step] { return known }
    guard steps.count < Self.maxPaths else { return max(0, step.outer) }
    let number = Int32(steps.count)
    numbers[step] = number
    steps.append(step)
    return number
  }

  /// The paths that are inside of an interval of one of some names, or are one themselves.
  ///
  /// - Complexity: O(paths).
  func inside(_ isWanted: (Step) -> Bool) -> [Bool] {
    var found: [Bool] = []
    found.reserveCapacity(steps.count)
    for step in steps {
      found.append(isWanted(step) || (step.outer >= 0 && found[Int(step.outer)]))
    }
    return found
  }
}
