import ListSchema

/// Finds for each sample the interval that it was taken in, by thread and time.
///
/// Memory grows with the samples, of which no more than `maxSamples` are kept. As in all statistics,
/// those of frames count that are measured.
package final class StackProfileBuilder: TraceCollector {
  /// The maximum number of samples; further ones are left out.
  static let maxSamples = 5_000_000
  /// The times of more samples are not kept.
  static let maxMoments = 100_000

  /// The samples that are taken.
  package let subject: StackSubject
  private let range: TraceRange
  /// The number of the frames that are looked at; nil for all.
  private let frame: Int?
  private let maxSamples: Int

  private struct Place: Hashable {
    let intervals: [String]
    let contentType: String?
    let cause: String?
    let stack: Int
  }

  private var table: StackTable
  /// The samples that have no interval yet, of each thread in the order of time.
  private var waiting: [ThreadKey: [StackSample]] = [:]
  /// Intervals with samples whose content types may not have names yet.
  private var unnamed = WaitingSegments()
  private var binaries: [ProcessID: [LoadedBinary]] = [:]
  private var settings: StackSettings?
  /// The total losses of each process, by its latest event.
  private var losses: [ProcessID: StackSampleLosses] = [:]
  private var processor: FrameProcessorTime?
  /// The number of samples in each of `places`.
  private var samples: [Int] = []
  /// The memory that they stand for.
  private var memory: [AllocatedMemory] = []
  /// The position of each place in `places`.
  private var numbers: [Place: Int] = [:]
  private var places: [Place] = []
  private var moments: [StackProfile.Moment] = []
  private var waits = WaitTotals()
  /// The time of the first event.
  private var firstNs: Int64?
  private var kept = 0
  private var counts = StackSampleCounts()

  /// Prepares to take samples.
  ///
  /// - Parameters:
  ///   - subject: the samples that are taken.
  ///   - range: the part of the trace that the intervals are of.
  ///   - frame: the number of the frames that are looked at, of any stage; nil for all measured ones.
  package convenience init(
    _ subject: StackSubject = .time,
    range: TraceRange = TraceRange(),
    frame: Int? = nil
  ) {
    self.init(subject, range: range, frame: frame, maxSamples: Self.maxSamples)
  }

  init(
    _ subject: StackSubject = .time,
    range: TraceRange = TraceRange(),
    frame: Int? = nil,
    maxSamples: Int,
    maxStacks: Int = StackTable.maxStacks
  ) {
    self.subject = subject
    self.range = range
    self.frame = frame
    self.maxSamples = maxSamples
    table = StackTable(maxStacks: maxStacks)
  }

  package func add(
    _ event: TraceEvent,
    at place: InstantPlace?,
    _ runs: RunIndex,
    _ types: ContentTypes
  ) {
    guard event.type.isOfStacks else { return }
    firstNs = runs.firstNs ?? event.timestampNs
    switch event.type.name {
    case EventName.typeName: unnamed.handOut(of: event.process, types) { count($0, types) }
    case subject.event:
      addSample(event, subject == .time ? AllocatedMemory() : AllocatedMemory(event))
    case EventName.waitSample where subject == .time:
      let wait = StackSample.Wait(event)
      addSample(event, wait.map { _ in AllocatedMemory() }, wait)
    case EventName.stackSampling: settings = settings ?? StackSettings(event)
    case EventName.stackLosses: losses[event.process] = StackSampleLosses(event)
    case EventName.binary:
      if let binary = LoadedBinary(event) { binaries[event.process, default: []].append(binary) }
    default: break
    }
  }

  /// Takes a sample, unless what it stands for is nil, which makes no sense.
  private func addSample(
    _ event: TraceEvent,
    _ memory: AllocatedMemory?,
    _ wait: StackSample.Wait? = nil
  ) {
    guard let text = event[.stack]?.text else { return }
    guard let memory else {
      counts.damaged += 1
      return
    }
    guard kept < maxSamples else {
      counts.leftOut += 1
      return
    }
    kept += 1
    let sample = StackSample(
      process: event.process,
      thread: event.thread,
      timeNs: event.timestampNs,
      end: event[.end]?.text ?? "",
      stack: table.number(text, of: event.process),
      memory: memory,
      wait: wait
    )
    waiting[ThreadKey(process: event.process, thread: event.thread), default: []].append(sample)
  }

  /// Takes some of one thread's intervals.
  ///
  /// - Complexity: O(frames), and where samples wait O(intervals + samples · depth).
  package func add(_ segment: RunSegment, _ runs: RunIndex, _ types: ContentTypes) {
    firstNs = runs.firstNs
    addProcessorTimes(segment.frames)
    guard let thread = segment.thread, waiting[thread]?.isEmpty == false else { return }
    unnamed.add(segment, types) { count($0, types) }
  }

  package func finish(_ runs: RunIndex, _ types: ContentTypes) {
    unnamed.finish { count($0, types) }
  }

  /// Counts the samples of a segment that are in its intervals.
  private func count(_ segment: RunSegment, _ types: ContentTypes) {
    guard let thread = segment.thread, let samples = waiting[thread] else { return }
    let pairs = segment.tree.pairs
    let frames = Dictionary(
      uniqueKeysWithValues: segment.frames.map { ($0.position, $0.evaluated.frame) }
    )
    // What comes after the last end is in later intervals.
    let endNs = pairs.reduce(Int64.min) { max($0, $1.endNs) }
    let isLater = samples.firstIndex { $0.timeNs > endNs } ?? samples.count
    var next = 0
    for sample in samples[..<isLater] {
      while next < pairs.count, pairs[next].startNs <= sample.timeNs { next += 1 }
      let path = Self.path(to: sample.timeNs, from: next - 1, segment.tree)
      count(
        sample,
        in: path.map { segment.tree[$0] },
        of: path.lazy.compactMap { frames[$0] }.last,
        types
      )
    }
    waiting[thread] = Array(samples[isLater...])
  }

  /// The intervals around a moment, outermost first: those of the latest one that began before it.
  private static func path(to timeNs: Int64, from latest: Int, _ tree: IntervalTree) -> [Int] {
    var path: [Int] = []
    var position = latest
    while position >= 0 {
      if tree.pairs[position].endNs >= timeNs { path.append(position) }
      position = Int(tree.nesting[position].parent)
    }
    return path.reversed()
  }

  private func count(
    _ sample: StackSample,
    in path: [Interval],
    of frame: Frame?,
    _ types: ContentTypes
  ) {
    guard let frame else {
      if sample.wait == nil, isInRange(sample) { counts.outside += 1 }
      return
    }
    let names = path.map(\.name)
    let contentType = path.lazy.compactMap { types.name(of: $0) }.last
    if let wait = sample.wait {
      if isCounted(frame.number, frame.stage) {
        waits.add(wait, names, contentType, stack: sample.stack)
      }
      return
    }
    guard isCounted(frame.number, frame.stage) else {
      counts.inOtherStages += 1
      return
    }
    counts.inFrames += 1
    if frame.cpuNs != nil { addProcessorTime(0, samples: 1) }
    if sample.end == "truncated" { counts.truncated += 1 }
    if sample.end == "broken" { counts.broken += 1 }
    let entry = count(
      Place(
        intervals: names,
        contentType: contentType,
        cause: frame.cause?.name,
        stack: sample.stack
      ),
      sample.memory
    )
    guard moments.count < Self.maxMoments else { return }
    moments.append(StackProfile.Moment(timeNs: sample.timeNs - (firstNs ?? 0), entry: entry))
  }

  private func isCounted(_ number: Int?, _ stage: FrameStage) -> Bool {
    frame.map { number == $0 } ?? (stage == .measured)
  }

  private func addProcessorTimes(_ frames: [SegmentFrame]) {
    // By their places, as a copy of each frame costs more than all the rest.
    for place in frames.indices {
      guard
        isCounted(frames[place].evaluated.frame.number, frames[place].evaluated.frame.stage),
        let cpuNs = frames[place].evaluated.frame.cpuNs
      else { continue }
      addProcessorTime(cpuNs, samples: 0)
    }
  }

  private func addProcessorTime(_ cpuNs: Int64, samples: Int) {
    let more = FrameProcessorTime(cpuNs: cpuNs, samples: samples)
    processor = processor.map { $0 + more } ?? more
  }

  private func isInRange(_ sample: StackSample) -> Bool {
    range.contains(sample.timeNs - (range.isAbsolute ? 0 : firstNs ?? 0))
  }

  /// Counts a sample, and returns the position of its place.
  private func count(_ place: Place, _ more: AllocatedMemory) -> Int {
    let number = numbers[place] ?? places.count
    if number == places.count {
      numbers[place] = number
      places.append(place)
      samples.append(0)
      memory.append(AllocatedMemory())
    }
    samples[number] += 1
    memory[number] += more
    return number
  }

  /// All that was found.
  package func profile() -> StackProfile {
    let numbering = BinaryNumbers(binaries)
    let stacks = table.stacks.map { stack in stack.map { numbering.addresses(of: $0) } ?? [] }
    var counts = counts
    counts.outside += waiting.values.reduce(0) { $0 + $1.count { $0.wait == nil && isInRange($0) } }
    counts.withoutStack = table.leftOut
    return StackProfile(
      subject: subject,
      settings: settings,
      losses: losses.values.reduce(StackSampleLosses(), +),
      binaries: numbering.binaries,
      entries: places.enumerated().map { number, place in
        StackProfile.Entry(
          intervals: place.intervals,
          contentType: place.contentType,
          cause: place.cause,
          stack: stacks[place.stack],
          samples: samples[number],
          memory: memory[number]
        )
      },
      moments: moments,
      counts: counts,
      waits: waits.all(stacks),
      processor: processor
    )
  }
}

/// Gives the same number to a binary in all processes.
struct BinaryNumbers {
  private(set) var binaries: [StackProfile.Binary] = []
  private var numbers: [StackProfile.Binary: Int] = [:]
  private var loaded: [ProcessID: [(binary: LoadedBinary, number: Int)]] = [:]

  init(_ all: [ProcessID: [LoadedBinary]]) {
    for process in all.keys.sorted() {
      for binary in all[process] ?? [] {
        loaded[process, default: []].append((binary, number(of: binary)))
      }
    }
  }

  private mutating func number(of binary: LoadedBinary) -> Int {
    let binary = StackProfile.Binary(path: binary.path, buildID: binary.buildID)
    if let known = numbers[binary] { return known }
    numbers[binary] = binaries.count
    binaries.append(binary)
    return binaries.count - 1
  }

  /// The addresses of a stack in the files of binaries; a return address becomes that of its call.
  func addresses(of stack: StackTable.Stack) -> [CodeAddress] {
    stack.addresses.enumerated().map { position, address in
      let code = position == 0 ? address : address &- 1
      // Of binaries in the same place the one that was loaded last.
      guard let found = loaded[stack.process]?.last(where: { $0.binary.code.contains(code) })
      else { return CodeAddress(binary: nil, address: code) }
      return CodeAddress(binary: found.number, address: code - found.binary.base)
    }
  }
}
