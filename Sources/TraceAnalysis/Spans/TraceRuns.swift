/// Tells the runs of a trace apart.
struct TraceRuns {
  private struct Entry {
    let run: TraceRun
    var endNs: Int64
    var events = 0
    /// The place among the announced runs; nil while it is not announced.
    var announcement: Int?
  }

  private var entries: [Entry] = []
  private var places: [ProcessID: [Int]] = [:]
  private var latest: (process: ProcessID, place: Int)?

  /// Takes note of an event, which may be the first one of its process.
  mutating func note(_ event: TraceEvent) {
    let place = place(of: event)
    entries[place].endNs = max(entries[place].endNs, event.timestampNs)
    entries[place].events += 1
  }

  /// Takes note of an announcement, which `facts` know already.
  mutating func announce(_ event: TraceEvent, _ facts: TraceFacts) {
    if entries[place(of: event)].announcement != nil { _ = add(event) }
    note(event)
    entries[place(of: event)].announcement = facts.runs.count - 1
  }

  /// The run that a process played at a time.
  ///
  /// - Precondition: an event of the process was noted.
  func run(of process: ProcessID, at timeNs: Int64) -> TraceRun {
    let runs = (places[process] ?? []).lazy.map { entries[$0].run }
    guard let run = runs.last(where: { $0.startNs <= timeNs }) ?? runs.first else {
      preconditionFailure("no event of process \(process.pid) was noted")
    }
    return run
  }

  /// The runs in the order of their begins.
  func played(_ facts: TraceFacts, _ evaluation: EvaluationOptions, known: RunDescription?)
    -> [PlayedRun]
  {
    entries.map { entry in
      let announced = entry.announcement.map { facts.runs[$0].description }
      let description = announced.map { run in known.map(run.completed(by:)) ?? run } ?? known
      return PlayedRun(
        run: entry.run,
        endNs: entry.endNs,
        events: entry.events,
        description: description ?? RunDescription(),
        budget: FrameBudget(run: description, evaluation)
      )
    }
  }

  private mutating func place(of event: TraceEvent) -> Int {
    if let latest, latest.process == event.process { return latest.place }
    let place = places[event.process]?.last ?? add(event)
    latest = (event.process, place)
    return place
  }

  private mutating func add(_ event: TraceEvent) -> Int {
    let place = entries.count
    let run = TraceRun(number: place + 1, process: event.process, startNs: event.timestampNs)
    entries.append(Entry(run: run, endNs: event.timestampNs))
    places[event.process, default: []].append(place)
    latest = (event.process, place)
    return place
  }
}
