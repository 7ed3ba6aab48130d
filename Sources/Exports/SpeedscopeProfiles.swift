public import TraceAnalysis

/// A document for speedscope: an evented profile for every lane of every thread.
///
/// Times are nanoseconds since the first event of the trace. The format wants each profile in one piece,
/// its events in the order of time, and every close to match the latest open; so intervals that cross each
/// other are on separate lanes. (https://www.speedscope.app/file-format-schema.json)
public struct SpeedscopeProfiles: TraceExporter {
  private struct LaneKey: Hashable {
    let process: ProcessID
    let thread: Int32
    let lane: Int
  }

  /// A function, or a kind of interval.
  private struct Frame: Hashable {
    let name: String
    var file: String?
    var line: Int?
  }

  /// The profile of a lane so far.
  private struct Profile {
    let name: String
    let startNs: Int64
    var endNs: Int64
    let events = Spool.Text()
    /// The intervals that are open, the outermost first.
    var open: [(frame: Int, endNs: Int64)] = []
  }

  private let title: String
  private let exporter: String
  private let output: ExportOutput
  private let spool: Spool
  private var frames: [Frame] = []
  private var frameNumbers: [Frame: Int] = [:]
  private var shapeFrames = ShapeTable<Int>()
  private var profiles: [Profile] = []
  private var places: [LaneKey: Int] = [:]

  /// Prepares to write.
  ///
  /// - Parameters:
  ///   - title: the name of the document.
  ///   - exporter: the name of the program that writes it, as `name@version`.
  ///   - output: the output to write to.
  /// - Throws: Foundation's error when there is no place for temporary files.
  public init(title: String, exporter: String, _ output: ExportOutput) throws {
    self.title = title
    self.exporter = exporter
    self.output = output
    spool = try Spool()
  }

  /// Takes a part of the trace.
  public mutating func add(_ part: TracePart) {
    guard case .intervals(let intervals) = part else { return }
    for placed in intervals { add(placed) }
  }

  /// Writes the document.
  ///
  /// - Throws: the errors of the output or of temporary files.
  public mutating func finish(_ ending: TraceEnding) throws {
    output.append("{\"$schema\":\"https://www.speedscope.app/file-format-schema.json\",\n")
    output.append("\"name\":\(JSONFragment.string(title)),\n")
    output.append("\"exporter\":\(JSONFragment.string(exporter)),\n\"profiles\":[")
    for place in profiles.indices { try write(place) }
    if let (timeline, names) = ending.samples { write(timeline, names) }
    output.write {
      $0.append("],\n\"shared\":{\"frames\":[")
      for (place, frame) in frames.enumerated() {
        $0.append(place == 0 ? "{\"name\":" : ",\n{\"name\":")
        $0.append(json: frame.name)
        if let file = frame.file {
          $0.append(",\"file\":")
          $0.append(json: file)
        }
        if let line = frame.line {
          $0.append(",\"line\":")
          $0.append(decimal: Int64(line))
        }
        $0.append("}")
      }
      $0.append("]}}\n")
    }
    try output.finish()
  }

  private mutating func add(_ placed: PlacedInterval) {
    let place = profile(of: placed)
    close(place, until: placed.startNs)
    let frame = frame(of: placed.interval.shape)
    event("O", frame, at: placed.startNs, in: place)
    profiles[place].open.append((frame, placed.endNs))
    profiles[place].endNs = max(profiles[place].endNs, placed.endNs)
  }

  /// Closes what has ended at a time.
  private mutating func close(_ place: Int, until timeNs: Int64) {
    while let last = profiles[place].open.last, last.endNs <= timeNs {
      event("C", last.frame, at: last.endNs, in: place)
      profiles[place].open.removeLast()
    }
  }

  private mutating func event(_ type: StaticString, _ frame: Int, at timeNs: Int64, in place: Int) {
    spool.append(to: profiles[place].events) {
      $0.append("{\"type\":\"")
      $0.append(type)
      $0.append("\",\"frame\":")
      $0.append(decimal: Int64(frame))
      $0.append(",\"at\":")
      $0.append(decimal: timeNs)
      $0.append("},\n")
    }
  }

  private mutating func write(_ place: Int) throws {
    // The last event is written apart, since no comma may follow it.
    while profiles[place].open.count > 1, let last = profiles[place].open.popLast() {
      event("C", last.frame, at: last.endNs, in: place)
    }
    let profile = profiles[place]
    output.append(place == 0 ? "\n" : ",\n")
    output.append("{\"type\":\"evented\",\"name\":\(JSONFragment.string(profile.name)),")
    output.append("\"unit\":\"nanoseconds\",\"startValue\":\(profile.startNs),")
    output.append("\"endValue\":\(profile.endNs),\"events\":[\n")
    try spool.copy(profile.events, to: output)
    for last in profile.open {
      output.append("{\"type\":\"C\",\"frame\":\(last.frame),\"at\":\(last.endNs)}")
    }
    output.append("]}")
  }

  private mutating func profile(of placed: PlacedInterval) -> Int {
    let interval = placed.interval
    let key = LaneKey(process: interval.process, thread: interval.thread, lane: placed.lane)
    if let place = places[key] { return place }
    let lane = placed.lane == 0 ? "" : ", lane \(placed.lane + 1)"
    let name = "\(TrackNames.process(interval.process)), thread \(interval.thread)\(lane)"
    places[key] = profiles.count
    profiles.append(Profile(name: name, startNs: placed.startNs, endNs: placed.startNs))
    return profiles.count - 1
  }

  private mutating func frame(of shape: IntervalShape) -> Int {
    if let known = shapeFrames[shape] { return known }
    let number = number(of: Frame(name: shape.label))
    shapeFrames[shape] = number
    return number
  }

  private mutating func number(of frame: Frame) -> Int {
    if let known = frameNumbers[frame] { return known }
    frameNumbers[frame] = frames.count
    frames.append(frame)
    return frames.count - 1
  }

  /// Writes a sampled profile for each thread that has samples, each of them with the weight 1.
  private mutating func write(_ timeline: StackTimeline, _ names: StackNames) {
    let threads = Dictionary(grouping: timeline.samples) {
      LaneKey(process: $0.process, thread: $0.thread, lane: 0)
    }
    let sorted = threads.sorted { $0.value[0].timeNs < $1.value[0].timeNs }
    var stacks: [Int: [Int]] = [:]
    var shortNames = ShortNames()
    for (place, (key, samples)) in sorted.enumerated() {
      for sample in samples where stacks[sample.stack] == nil {
        stacks[sample.stack] = timeline.calls(of: sample.stack, names).map {
          let (name, function) = (shortNames.name(of: $0.function), $0.function)
          return number(of: Frame(name: name, file: function.file, line: function.line))
        }
      }
      output.append(profiles.isEmpty && place == 0 ? "\n" : ",\n")
      let name = "\(TrackNames.process(key.process)), thread \(key.thread), samples"
      output.write {
        $0.append("{\"type\":\"sampled\",\"name\":")
        $0.append(json: name)
        $0.append(",\"unit\":\"none\",\"startValue\":0,\"endValue\":")
        $0.append(decimal: Int64(samples.count))
        $0.append(",")
        $0.column("samples", samples) { buffer, sample in
          buffer.append("[")
          for (place, frame) in (stacks[sample.stack] ?? []).enumerated() {
            if place > 0 { buffer.append(",") }
            buffer.append(decimal: Int64(frame))
          }
          buffer.append("]")
        }
        $0.append(",")
        $0.column("weights", "1", count: samples.count)
        $0.append("}")
      }
    }
  }
}
