/// The places in intervals that allocate, by samples of the stacks of allocations.
public struct AllocationSites: Sendable {
  /// A function that allocates, with all that it calls.
  public struct Site: Hashable, Sendable {
    /// The name of the interval: that of a row's work where it is one's, else the innermost one.
    public let interval: String
    /// The content type of the row; nil for intervals that have none.
    public let type: String?
    /// The innermost function of the user's, in a row the innermost that its work calls; where there is
    /// none, the engine's module or the library.
    public let function: SourceFunction
    /// The callee that allocates most; nil where it is the function itself.
    public let callee: String?
    /// The number of samples in it.
    public let samples: Int
    /// The memory that those stand for.
    public let memory: AllocatedMemory
    /// The bytes as a share of those of the interval and type.
    public let share: Double
  }

  /// The maximum number of functions that are kept of each interval and type.
  private static let maxSites = 10

  /// The samples by their outcome.
  public let counts: StackSampleCounts
  /// The functions, those of the interval and type that allocates most bytes first, none with fewer
  /// than `StackSummary.minSamples`.
  public let sites: [Site]
  /// The binaries whose functions cannot be named.
  public let missing: [MissingBinary]
  /// Functions that frames ought not to call, by who calls them.
  let hotspots: [StackHotspot]

  /// Adds up a profile of allocations.
  ///
  /// - Parameters:
  ///   - profile: the samples.
  ///   - names: the names of their addresses.
  ///   - owners: the owners of code.
  /// - Complexity: O(stacks · depth).
  public init(_ profile: StackProfile, _ names: StackNames, _ owners: CodeOwners) {
    counts = profile.counts
    missing = names.missing
    var totals: [Place: SiteTotals] = [:]
    var hotspots = HotspotTotals(isByWork: true)
    for entry in profile.entries {
      let frames = names.frames(entry.stack, of: profile)
      let parts = owners.parts(frames, profile)
      let user = entry.contentType == nil ? owners.user(parts) : owners.userInRow(parts)
      hotspots.add(entry, frames, user)
      let function =
        user ?? SourceFunction(name: parts.last?.name ?? owners.module(frames, profile))
      totals[Place(interval: entry.work, type: entry.contentType), default: SiteTotals()]
        .add(entry, function, callee: Self.callee(of: user, in: frames))
    }
    self.hotspots = hotspots.all
    sites =
      totals.sorted {
        ($1.value.bytes, $0.key.interval, $0.key.type ?? "")
          < ($0.value.bytes, $1.key.interval, $1.key.type ?? "")
      }
      .flatMap { place, totals in totals.sites(of: place).prefix(Self.maxSites) }
  }

  /// Returns the callee of a function in a stack; nil where it is the innermost one, or not in it.
  private static func callee(of function: SourceFunction?, in frames: [StackFrame]) -> String? {
    guard let place = frames.lastIndex(where: { $0.function == function }),
      place + 1 < frames.count
    else { return nil }
    return frames[place + 1].function.name
  }

  /// The function that allocates most in an interval for rows of a type; nil where too few samples tell.
  func largest(of interval: String, type: String?) -> Site? {
    sites.first { $0.interval == interval && $0.type == type }
  }
}

private struct Place: Hashable {
  let interval: String
  let type: String?
}

/// The samples of the intervals of one name and type.
private struct SiteTotals {
  private struct Total {
    var samples = 0
    var memory = AllocatedMemory()
    var callees: [String: Int64] = [:]
  }

  private(set) var bytes: Int64 = 0
  private var functions: [SourceFunction: Total] = [:]

  mutating func add(
    _ entry: StackProfile.Entry,
    _ function: SourceFunction,
    callee: String?
  ) {
    bytes = bytes.addingSaturating(entry.memory.bytes)
    var total = functions[function] ?? Total()
    total.samples += entry.samples
    total.memory += entry.memory
    if let callee {
      total.callees[callee] = (total.callees[callee] ?? 0).addingSaturating(entry.memory.bytes)
    }
    functions[function] = total
  }

  /// Those with samples enough to say something, the most bytes first.
  func sites(of place: Place) -> [AllocationSites.Site] {
    functions.filter { $0.value.samples >= StackSummary.minSamples }
      .sorted { ($1.value.memory.bytes, $0.key.name) < ($0.value.memory.bytes, $1.key.name) }
      .map { function, total in
        AllocationSites.Site(
          interval: place.interval,
          type: place.type,
          function: function,
          callee: total.callees.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key,
          samples: total.samples,
          memory: total.memory,
          share: Double(total.memory.bytes) / Double(max(1, bytes))
        )
      }
  }
}
