import ListEngine
import ListSchema
public import Signposts

/// A part of the batching policy that is set by itself, such as `batching.after`.
enum BatchingPart: String, CaseIterable {
  case before = "batching.before"
  case after = "batching.after"
  case prefix = "batching.prefix"

  var definition: ParameterDefinition {
    switch self {
    case .before: .batchingBefore
    case .after: .batchingAfter
    case .prefix: .batchingPrefix
    }
  }

  /// The part of a policy; nil where the policy is of the other kind.
  func value(of policy: BatchingPolicy) -> Int? {
    switch (self, policy) {
    case (.before, .window(let before, _)): before
    case (.after, .window(_, let after)): after
    case (.prefix, .prefix(let count, _)): count
    default: nil
    }
  }

  /// The policy with another value of the part; one of the other kind is replaced.
  func policy(_ value: Int, in policy: BatchingPolicy) -> BatchingPolicy {
    switch (self, policy) {
    case (.before, .window(_, let after)): .window(before: value, after: after)
    case (.after, .window(let before, _)): .window(before: before, after: value)
    case (.prefix, .prefix(_, let nearBottom)): .prefix(count: value, nearBottom: nearBottom)
    case (.before, _), (.after, _): self.policy(value, in: .default)
    case (.prefix, _): .prefix(value)
    }
  }
}

extension ParameterDefinition {
  private static let counts: ClosedRange<Int64> = 0...1_000_000

  /// `batching.before`: the first number of a window.
  public static let batchingBefore = ParameterDefinition(
    "batching.before",
    .integers(counts, scale: .logarithmic),
    unit: "items",
    default: .integer(10),
    isTunable: true,
    "Items that a window presents before the visible ones"
  )
  /// `batching.after`: the second number of a window.
  public static let batchingAfter = ParameterDefinition(
    "batching.after",
    .integers(counts, scale: .logarithmic),
    unit: "items",
    default: .integer(20),
    isTunable: true,
    "Items that a window presents after the visible ones"
  )
  /// `batching.prefix`: the number of a prefix, in place of a window.
  public static let batchingPrefix = ParameterDefinition(
    "batching.prefix",
    .integers(1...1_000_000, scale: .logarithmic),
    unit: "items",
    default: .integer(250),
    isTunable: true,
    "Items that are presented after the first visible one, with all before it, in place of a window"
  )

  /// The parts of parameters' values that are set by themselves.
  ///
  /// A run is described by the whole: by `batching`.
  public static let parts = BatchingPart.allCases.map(\.definition)

  /// The parameter that this one is a part of; nil where it is none.
  public var whole: ParameterDefinition? {
    BatchingPart(rawValue: name).map { _ in .batching }
  }

  /// Returns whether a run cannot have a value of both parameters, because they say the same, or
  /// exclude each other.
  public func contradicts(_ other: ParameterDefinition) -> Bool {
    guard self != other else { return false }
    if whole == other || other.whole == self { return true }
    guard BatchingPart(rawValue: name) != nil, BatchingPart(rawValue: other.name) != nil else {
      return false
    }
    return [name, other.name].contains(BatchingPart.prefix.rawValue)
  }
}
