/// Finds the run that each event belongs to, and keeps what is known of the runs.
///
/// Runs are numbered from 0 here, in the order of their starts.
package struct RunIndex {
  private struct Entry {
    let run: TraceRun
    var endNs: Int64
    var events = 0
    /// The description that the run gives of itself; nil while it is not announced.
    private(set) var announced: RunDescription?
    /// The same with what is known apart from the trace, kept because every segment asks for it.
    private(set) var described: RunDescription?
    /// The number of times that has changed.
    private(set) var version = 0

    init(run: TraceRun, endNs: Int64, known: RunDescription?) {
      self.run = run
      self.endNs = endNs
      described = known
    }

    mutating func announce(_ description: RunDescription, known: RunDescription?) {
      announced = description
      version += 1
      described = known.map(description.completed(by:)) ?? description
    }
  }

  /// The maximum number of runs; further ones, which only a damaged or malicious trace has, are
  /// left out.
  static let maxRuns = 4_096

  /// The description of runs that is known apart from the trace.
  let known: RunDescription?
  private var entries: [Entry] = []
  /// The runs of each process; empty for a process whose runs are all left out.
  private var places: [ProcessID: [Int]] = [:]
  private var latest: (process: ProcessID, place: Int)?
  /// The number of runs that were left out.
  private(set) var leftOut = 0
  /// The processes whose latest run was left out, and when the first of these began.
  private var ignored: [ProcessID: Int64] = [:]
  /// The time of the first event, in nanoseconds of the trace's clock; nil while there is none.
  private(set) var firstNs: Int64?

  init(known: RunDescription?) {
    self.known = known
  }

  /// The number of runs.
  var count: Int { entries.count }

  /// The run of a number.
  func run(_ number: Int) -> TraceRun { entries[number].run }

  /// Returns the start of a run.
  func start(_ number: Int) -> RunStart {
    RunStart(ns: entries[number].run.startNs, isAnnounced: entries[number].announced != nil)
  }

  /// Returns the description of a run so far, with what is known apart from the trace.
  func description(_ number: Int) -> RunDescription? { entries[number].described }

  /// A number that changes with what is known of a run.
  func version(_ number: Int) -> Int { entries[number].version }

  /// Takes note of an event, which may be the first one of its process.
  ///
  /// - Returns: the number of its run; nil when that is left out.
  /// - Complexity: O(1).
  mutating func note(_ event: TraceEvent) -> Int? {
    guard let place = place(of: event) else { return nil }
    if event.timestampNs > entries[place].endNs { entries[place].endNs = event.timestampNs }
    if let first = firstNs, first <= event.timestampNs {} else { firstNs = event.timestampNs }
    entries[place].events += 1
    return place
  }

  /// Takes the event that announces a run.
  ///
  /// - Returns: the number of the run; nil when it is left out.
  mutating func announce(_ event: TraceEvent) -> Int? {
    let wasIgnored = ignored[event.process] != nil
    let current = place(of: event)
    // A process that begins with it was left out already.
    guard current != nil || wasIgnored else { return nil }
    if current.map({ entries[$0].announced != nil }) ?? true, add(event) == nil {
      leaveOut(event)
      return nil
    }
    guard let place = note(event) else { return nil }
    entries[place].announce(RunDescription(event), known: known)
    return place
  }

  /// Takes what an event says of a run that is announced.
  mutating func change(_ place: Int, _ change: (inout RunDescription) -> Void) {
    guard var description = entries[place].announced else { return }
    change(&description)
    entries[place].announce(description, known: known)
  }

  /// The number of the run that a process played at a time; nil when it is left out.
  ///
  /// - Complexity: O(1) where the process has one run, else O(log n) for n runs of it.
  func number(of process: ProcessID, at timeNs: Int64) -> Int? {
    guard let runs = places[process], let first = runs.first else { return nil }
    if !ignored.isEmpty, let endNs = ignored[process], endNs <= timeNs { return nil }
    guard runs.count > 1 else { return first }
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[runs[middle]].run.startNs <= timeNs { low = middle + 1 } else { high = middle }
    }
    return runs[max(0, low - 1)]
  }

  /// Returns whether a process has played, or will have played so far, one run only.
  func hasOneRun(_ process: ProcessID) -> Bool {
    places[process]?.count ?? 0 <= 1 && (ignored.isEmpty || ignored[process] == nil)
  }

  /// The runs in the order of their starts.
  func played(_ evaluation: EvaluationOptions) -> [PlayedRun] {
    entries.indices.map { number in
      let entry = entries[number]
      let description = description(number)
      return PlayedRun(
        run: entry.run,
        endNs: entry.endNs,
        events: entry.events,
        isAnnounced: entry.announced != nil,
        isDescribed: description != nil,
        description: description ?? RunDescription(),
        budget: FrameBudget(run: description, evaluation)
      )
    }
  }

  private mutating func leaveOut(_ event: TraceEvent) {
    leftOut += 1
    if ignored[event.process] == nil { ignored[event.process] = event.timestampNs }
    latest = nil
  }

  private mutating func place(of event: TraceEvent) -> Int? {
    if let latest, latest.process == event.process { return latest.place }
    guard ignored[event.process] == nil else { return nil }
    guard let place = places[event.process]?.last ?? add(event) else {
      leaveOut(event)
      return nil
    }
    latest = (event.process, place)
    return place
  }

  private mutating func add(_ event: TraceEvent) -> Int? {
    guard entries.count < Self.maxRuns else { return nil }
    let place = entries.count
    let run = TraceRun(number: place + 1, process: event.process, startNs: event.timestampNs)
    entries.append(Entry(run: run, endNs: event.timestampNs, known: known))
    places[event.process, default: []].append(place)
    latest = (event.process, place)
    return place
  }
}
