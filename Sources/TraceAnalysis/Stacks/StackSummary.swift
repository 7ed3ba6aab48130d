import ListSchema

/// The user time of frames by its use, from samples of their stacks.
public struct StackSummary: Sendable {
  /// Fewer samples say nothing of a line.
  public static let minSamples = 10
  /// One sample may be mistaken.
  private static let minCalls = 2
  /// The maximum number of lines of an interval; further ones are left out.
  static let maxLines = 10

  /// A line of the user's, and the samples in what it calls.
  public struct Line: Hashable, Sendable {
    /// The name of the interval.
    public let interval: String
    /// The function.
    public let function: SourceFunction
    /// The number of samples in it, or in what it calls.
    public let samples: Int
    /// Those as a share of the interval's.
    public let share: Double
  }

  /// A module's own code, without what it calls in other modules but the language's.
  public struct Module: Hashable, Sendable {
    /// The name of the interval.
    public let interval: String
    /// The name of the module, or of a library.
    public let name: String
    /// The number of samples in it.
    public let samples: Int
    /// Those as a share of the interval's.
    public let share: Double
  }

  /// The settings of the sampler; nil where the trace does not say.
  public let settings: StackSettings?
  /// The signals and threads that gave no sample, by cause.
  public let losses: StackSampleLosses
  /// The samples by their outcome.
  public let counts: StackSampleCounts
  /// The number of samples in frames with a stack that reaches the start of the program or thread.
  public let complete: Int
  /// The number of those for which that is not known: the code that they begin with has no names.
  public let unknownStarts: Int
  /// The hottest lines of the user's, interval by interval, none with fewer than `minSamples`.
  public let lines: [Line]
  /// The modules, interval by interval, none with fewer than `minSamples`.
  public let modules: [Module]
  /// The call tree in frames, those with most samples first: functions of the user's, and as one
  /// the code of the engine or a library between them.
  ///
  /// Counts are samples, times these in the clock's periods.
  public let calls: [IntervalBreakdown]
  /// The same by interval, by cause of late frames, and by row type.
  public let groups: [StackGroup]
  /// The processor time of frames, by the frames; nil where they state none.
  public let processor: FrameProcessorTime?
  /// The samples in functions that frames ought not to call, by who calls them; the most samples first.
  let hotspots: [StackHotspot]
  /// The user's code that has most of the samples, for each cause of late frames.
  let hotPaths: [HotPath]
  /// That which has most of those of frames in time.
  let hotPathsInTime: [HotPath]
  /// The user's function that has the content described, by most samples; in callbacks of the app, and elsewhere.
  private(set) var describers: (inCallbacks: SourceFunction?, elsewhere: SourceFunction?)
  /// The user's function that has the content of a table or collection view loaded; nil where none is known.
  var loader: SourceFunction? {
    describers.elsewhere ?? hotPaths.first(where: \.isUpdateOfHost)?.function
  }

  /// The user's functions that make rows.
  let rowMakers: RowMakers
  /// The user's functions that call others.
  let callers: UserCallers
  /// The user's function that most often adds views to those of rows; nil where none is known.
  private(set) var viewAdder: SourceFunction?
  /// The number of samples in the own time of the intervals of each name.
  let samplesByInterval: [String: Int]
  /// The functions that wait inside of frames, those that wait longest first.
  public let waits: [WaitSite]
  /// The time that taking the stacks of waits took from frames, in nanoseconds.
  public let waitCostNs: Int64
  /// The functions of programs by which rows say whether they have changed.
  private let equivalences: [SourceFunction]
  /// The binaries whose functions cannot be named, or not surely.
  public let missing: [MissingBinary]

  /// Adds up a profile.
  ///
  /// - Parameters:
  ///   - profile: the samples.
  ///   - names: the names of their addresses.
  ///   - owners: the owners of code.
  /// - Complexity: O(stacks · depth).
  public init(_ profile: StackProfile, _ names: StackNames, _ owners: CodeOwners) {
    settings = profile.settings
    losses = profile.losses
    counts = profile.counts
    missing = names.missing
    waits = WaitSite.all(profile, names, owners)
    waitCostNs = profile.waits.map(\.costNs).saturatingSum()
    equivalences = names.equivalences
    var intervals: [String: IntervalTotals] = [:]
    var calls = CallTree()
    var groups = StackGroups()
    var hotspots = HotspotTotals()
    var hotPaths = HotPathTotals()
    var rowMakers = RowMakers()
    var viewAdders: [SourceFunction: Int] = [:]
    var callers = UserCallers()
    var describers: (inCallbacks: [SourceFunction: Int], elsewhere: [SourceFunction: Int]) =
      ([:], [:])
    let starts = StackStarts(profile, names)
    var reached: [StackStart: Int] = [:]
    for entry in profile.entries {
      let frames = names.frames(entry.stack, of: profile)
      reached[starts.start(of: entry.stack, frames), default: 0] += entry.samples
      let placed = owners.placed(frames, profile)
      let parts = placed.parts
      let user = owners.user(parts)
      let partNames = parts.names
      callers.add(parts, entry.samples)
      calls.add(entry.samples, partNames)
      groups.add(entry, partNames)
      hotspots.add(entry, frames, user)
      let module = owners.module(frames, profile)
      hotPaths.add(entry, module: module, owners.calls(placed, frames, in: entry.intervals))
      if entry.intervals.contains(IntervalName.configure) { rowMakers.add(frames, entry.samples) }
      if let adder = owners.viewAdder(placed, frames, in: entry.intervals) {
        viewAdders[adder, default: 0] += entry.samples
      }
      if entry.intervals.contains(IntervalName.configure),
        let describer = owners.describer(placed, frames)
      {
        if entry.intervals.contains(IntervalName.notify) {
          describers.inCallbacks[describer, default: 0] += entry.samples
        } else {
          describers.elsewhere[describer, default: 0] += entry.samples
        }
      }
      let users = owners.users(parts, in: entry.intervals)
      for name in Set(entry.intervals) {
        intervals[name, default: IntervalTotals()]
          .add(entry.samples, user: users[name], module: module)
      }
    }
    complete = reached[.reached] ?? 0
    unknownStarts = reached[.unknown] ?? 0
    processor = profile.processor
    let periodNs = profile.settings?.periodNs ?? 0
    self.calls = calls.rows(periodNs: periodNs)
    self.groups = groups.all(periodNs: periodNs)
    self.hotspots = hotspots.all
    self.hotPaths = hotPaths.ofLateFrames
    hotPathsInTime = hotPaths.ofFramesInTime
    self.rowMakers = rowMakers
    viewAdder = Self.most(viewAdders)
    self.callers = callers
    self.describers = (Self.most(describers.inCallbacks), Self.most(describers.elsewhere))
    samplesByInterval = hotspots.samplesByInterval
    let sorted = intervals.sorted { ($1.value.samples, $0.key) < ($0.value.samples, $1.key) }
    lines = sorted.flatMap { $0.value.lines(of: $0.key) }
    modules = sorted.flatMap { $0.value.modules(of: $0.key) }
  }

  private static func most(_ functions: [SourceFunction: Int]) -> SourceFunction? {
    let most = functions.max {
      ($0.value, $1.key.name, $1.key.line ?? 0) < ($1.value, $0.key.name, $0.key.line ?? 0)
    }
    // It calls the list, however few samples are in it.
    return most.flatMap { $0.value >= minCalls ? $0.key : nil }
  }

  /// The processor time of frames without samples, which is that in the kernel, in nanoseconds; nil where
  /// other time has none either, or none is known.
  ///
  /// Only the clock of perf leaves out the kernel alone.
  public var systemNs: Int64? {
    guard let settings, settings.clock == "perf", losses.areHarmless, counts.areWhole else {
      return nil
    }
    return processor?.systemNs(periodNs: settings.periodNs)
  }

  /// The function by which rows of a type say whether they have changed; nil where it has no line.
  func equivalence(of type: String) -> SourceFunction? {
    let name = type.prefix { $0 != "<" }
    return equivalences.first { $0.line != nil && $0.name.contains(".\(name).isEquivalent(to:") }
  }

  /// The time that sampling took at least from frames, in nanoseconds; nil if it is not known.
  public var costNs: Double? {
    settings?.sampleNs.map { $0 * Double(counts.inFrames) + Double(waitCostNs) }
  }
}

/// The samples of all intervals of one name.
private struct IntervalTotals {
  private(set) var samples = 0
  private var users: [SourceFunction: Int] = [:]
  private var modules: [String: Int] = [:]

  mutating func add(_ count: Int, user: SourceFunction?, module: String) {
    samples += count
    modules[module, default: 0] += count
    if let user { users[user, default: 0] += count }
  }

  func lines(of interval: String) -> [StackSummary.Line] {
    users.filter { $0.value >= StackSummary.minSamples }
      .sorted { ($1.value, Self.order($0.key)) < ($0.value, Self.order($1.key)) }
      .prefix(StackSummary.maxLines)
      .map { function, count in
        StackSummary.Line(
          interval: interval,
          function: function,
          samples: count,
          share: Double(count) / Double(samples)
        )
      }
  }

  private static func order(_ function: SourceFunction) -> String {
    "\(function.name) \(function.line ?? 0)"
  }

  func modules(of interval: String) -> [StackSummary.Module] {
    modules.filter { $0.value >= StackSummary.minSamples }
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { name, count in
        StackSummary.Module(
          interval: interval,
          name: name,
          samples: count,
          share: Double(count) / Double(samples)
        )
      }
  }
}
