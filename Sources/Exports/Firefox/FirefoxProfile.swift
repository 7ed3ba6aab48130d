public import TraceAnalysis

/// A document for the Firefox Profiler, a processed profile of version 60.
///
/// Every interval is a marker of its thread, with its fields; frames and updates are in the overview. Events and
/// messages of an app's categories are markers without a duration.
/// Stack samples, where the trace has any, have inlined functions, files and lines. Times are milliseconds
/// since the first event of the trace, exact to the nanosecond.
public struct FirefoxProfile: TraceExporter {
  private struct ThreadKey: Hashable {
    let process: ProcessID
    let thread: Int32
  }

  /// The maximum number of kinds of intervals; further ones, which only a damaged or malicious
  /// trace has, share a name.
  private static let maxKinds = 1_000
  private static let version = 60

  private let product: String
  private let output: ExportOutput
  private let spool: Spool
  private var strings = FirefoxStrings()
  private var schemas = ShapeTable<FirefoxSchema>()
  private var descriptions: [[UInt8]] = []
  private var types: Set<String> = []
  private var threads: [FirefoxThread] = []
  private var places: [ThreadKey: Int] = [:]
  private var counters = FirefoxCounters()

  /// Prepares to write.
  ///
  /// - Parameters:
  ///   - product: the program that was recorded.
  ///   - output: the output to write to.
  /// - Throws: Foundation's error when there is no place for temporary files.
  public init(product: String, _ output: ExportOutput) throws {
    self.product = product
    self.output = output
    spool = try Spool()
  }

  /// Takes a part of the trace.
  public mutating func add(_ part: TracePart) {
    switch part {
    case .counter(let reading): counters.add(reading, spool)
    case .allocations: break
    case .signpost(let reading): add(reading)
    case .intervals(let intervals):
      guard let first = intervals.first?.interval else { return }
      let place = thread(ThreadKey(process: first.process, thread: first.thread))
      for placed in intervals { threads[place].add(placed, schema(of: placed), spool) }
    }
  }

  private mutating func add(_ reading: SignpostReading) {
    if types.insert(FirefoxSignpost.type).inserted {
      descriptions.append(FirefoxSignpost.description)
    }
    let place = thread(ThreadKey(process: reading.run.process, thread: reading.thread))
    threads[place].add(reading, named: strings.place(of: FirefoxSignpost.name(reading)), spool)
  }

  private mutating func thread(_ key: ThreadKey) -> Int {
    if let known = places[key] { return known }
    places[key] = threads.count
    threads.append(FirefoxThread(process: key.process, thread: key.thread))
    return threads.count - 1
  }

  private mutating func schema(of placed: PlacedInterval) -> FirefoxSchema {
    let shape = placed.interval.shape
    if let known = schemas[shape] { return known }
    // The profiler knows some types of its own; two kinds may have a name and different fields.
    var type = "listscope." + shape.label
    while types.contains(type) { type += "+" }
    let isOne = descriptions.count < Self.maxKinds
    let schema = FirefoxSchema(isOne ? type : "listscope", placed, &strings)
    if isOne {
      types.insert(type)
      descriptions.append(schema.description)
    }
    schemas[shape] = schema
    return schema
  }

  /// Writes the document.
  ///
  /// - Throws: the errors of the output or of temporary files.
  public mutating func finish(_ ending: TraceEnding) throws {
    let timeline = ending.samples?.timeline ?? StackTimeline(samples: [], stacks: [], binaries: [])
    var code = FirefoxCode(timeline, ending.samples?.names ?? StackNames())
    let samples = take(timeline.samples, &code)
    // The profiler shows counters beside a thread of their process.
    for process in counters.processes where !threads.contains(where: { $0.process == process }) {
      _ = thread(ThreadKey(process: process, thread: process.pid))
    }
    if threads.isEmpty { _ = thread(ThreadKey(process: ProcessID(pid: 0), thread: 0)) }
    writeMeta(ending)
    output.write {
      $0.append(",\n")
      code.writeLibraries(in: &$0)
      $0.append(",\n\"shared\":{")
      code.write(in: &$0, &strings)
      $0.append(",\n")
      $0.column("stringArray", strings.all) { $0.append(json: $1) }
      $0.append("},\n\"threads\":[\n")
    }
    for (place, thread) in threads.enumerated() {
      if place > 0 { output.append(",\n") }
      try thread.write(samples: samples[place] ?? [], from: spool, to: output)
    }
    output.append("],\n\"counters\":[")
    try counters.write(from: spool, to: output) { process in
      threads.firstIndex { $0.process == process }.map { ($0, threads[$0].pid) }
    }
    output.append("]}\n")
    try output.finish()
  }

  /// The samples of each thread, in the order of time.
  private mutating func take(_ samples: [StackTimeline.Sample], _ code: inout FirefoxCode)
    -> [Int: [(timeNs: Int64, stack: Int?)]]
  {
    var found: [Int: [(timeNs: Int64, stack: Int?)]] = [:]
    for sample in samples {
      let place = thread(ThreadKey(process: sample.process, thread: sample.thread))
      threads[place].note(sample.timeNs)
      found[place, default: []].append((sample.timeNs, code.stack(sample.stack, &strings)))
    }
    return found
  }

  private func writeMeta(_ ending: TraceEnding) {
    output.write {
      $0.append("{\"meta\":{\"interval\":1,\"startTime\":")
      $0.append(ns: max(0, ending.facts.firstNs ?? 0), decimals: 6)
      $0.append(",\"processType\":0,\"stackwalk\":1,\"version\":29,\"product\":")
      $0.append(json: product)
      $0.append(",\"preprocessedProfileVersion\":")
      $0.append(decimal: Int64(Self.version))
      $0.append(",\"symbolicated\":true,\"importedFrom\":\"ListScope\"")
      $0.append(",\"usesOnlyOneStackType\":true,\"sourceCodeIsNotOnSearchfox\":true,")
      $0.column("categories", FirefoxCategory.allCases) { $0.append($1.description) }
      $0.append(",\n")
      $0.column("markerSchema", descriptions) { $0.append($1) }
      $0.append("}")
    }
  }
}
