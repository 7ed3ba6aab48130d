/// Stack samples by time, with what was called.
public struct TimelineSamples: Sendable {
  /// A sample.
  public struct Sample: Hashable, Sendable {
    /// The time of the sample, in nanoseconds since the first event of the trace.
    public let timeNs: Int64
    /// The position among the stacks.
    public let stack: Int
  }

  /// The functions that are called: the user's, those that findings name, and as one the code of
  /// the engine or a library.
  public private(set) var functions: [String] = []
  /// The stacks as positions among the functions, outermost first.
  public private(set) var stacks: [[Int]] = []
  /// The samples in the order of time.
  public private(set) var samples: [Sample] = []

  /// The number of later ones that are left out.
  public private(set) var leftOut = 0

  /// Deeper calls are left out.
  private static let maxDepth = 48

  /// No samples.
  public init() {}

  /// Takes the moments of a profile.
  ///
  /// - Parameters:
  ///   - profile: the samples.
  ///   - names: the names of their addresses.
  ///   - owners: the owners of code.
  /// - Complexity: O(stacks · depth + n log n) for n samples.
  public init(_ profile: StackProfile, _ names: StackNames, _ owners: CodeOwners) {
    var known: [String: Int] = [:]
    var places: [[Int]: Int] = [:]
    var kinds = HotspotKinds()
    let stackOfEntry = profile.entries.map { entry -> Int in
      let frames = names.frames(entry.stack, of: profile)
      let stack = Self.calls(frames, profile, owners, &kinds).map { name in
        if let number = known[name] { return number }
        known[name] = functions.count
        functions.append(name)
        return functions.count - 1
      }
      if let place = places[stack] { return place }
      places[stack] = stacks.count
      stacks.append(stack)
      return stacks.count - 1
    }
    samples = profile.moments.map { Sample(timeNs: $0.timeNs, stack: stackOfEntry[$0.entry]) }
      .sorted { ($0.timeNs, $0.stack) < ($1.timeNs, $1.stack) }
    leftOut = profile.counts.inFrames - samples.count
  }

  /// The calls of a stack, folded, with the innermost function where it is not the user's, and the one
  /// that frames ought not to call, which findings name.
  private static func calls(
    _ frames: [StackFrame],
    _ profile: StackProfile,
    _ owners: CodeOwners,
    _ kinds: inout HotspotKinds
  ) -> [String] {
    let parts = owners.parts(frames, profile)
    var names = parts.folded.map(\.label)
    if let place = frames.firstIndex(where: { kinds.kind(of: $0.function.name) != nil }),
      !parts.contains(.user(frames[place].function))
    {
      let around = owners.parts(Array(frames[..<place]), profile)
      names =
        around.folded.map(\.label) + [frames[place].function.shortName]
        + Array(parts.dropFirst(around.count)).folded.map(\.label)
    }
    names = Array(names.prefix(maxDepth))
    if let innermost = frames.last?.function.shortName, innermost != names.last,
      innermost != parts.last?.name
    {
      names.append(innermost)
    }
    return names
  }
}

extension CodePart {
  /// The name, with the place in the source where it is known.
  fileprivate var label: String {
    if case .user(let function) = self { function.label } else { name }
  }
}
