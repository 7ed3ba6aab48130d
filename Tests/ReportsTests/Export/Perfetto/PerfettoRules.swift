/// The rules of Perfetto traces, as far as ours use them: names are stated before they are used, tracks
/// before their events, and slices of a track are inside or beside each other.
struct PerfettoRules {
  /// A slice, with what refers to it resolved.
  struct Slice {
    let track: UInt64
    let name: String
    let start: UInt64
    var end: UInt64?
    let annotations: [String: ProtobufMessage.Value]
    var flows: [UInt64]
    var endingFlows: [UInt64]
  }

  struct Counter {
    let track: UInt64
    let time: UInt64
    let value: ProtobufMessage.Value
  }

  struct Sample {
    let pid: UInt64
    let tid: UInt64
    let time: UInt64
    /// Outermost first, as `function file:line`.
    let calls: [String]
  }

  /// The broken rules, in words.
  private(set) var complaints: [String] = []
  private(set) var slices: [Slice] = []
  private(set) var counters: [Counter] = []
  private(set) var samples: [Sample] = []
  /// The descriptions of tracks, by their numbers.
  private(set) var tracks: [UInt64: ProtobufMessage] = [:]

  private struct Sequence {
    /// Kind (the field of `InternedData`), then number.
    var names: [Int: [UInt64: ProtobufMessage]] = [:]
  }

  private struct Event {
    let time: UInt64
    let place: Int
    let event: ProtobufMessage
    let sequence: UInt64
  }

  private var sequences: [UInt64: Sequence] = [:]

  init(_ bytes: [UInt8]) throws {
    let trace = try ProtobufMessage(bytes)
    if trace.fields.contains(where: { $0.number != 1 }) { complaints.append("no packet") }
    var events: [Event] = []
    for (place, packet) in try trace.messages(1).enumerated() {
      try read(packet)
      for event in try packet.messages(11) {
        guard let time = packet.number(8), let sequence = packet.number(10) else {
          complaints.append("packet \(place) without time")
          continue
        }
        try checkNames(event, sequence)
        events.append(Event(time: time, place: place, event: event, sequence: sequence))
      }
    }
    // As trace processor does it: by time, then by place in the file.
    for event in events.sorted(by: { ($0.time, $0.place) < ($1.time, $1.place) }) {
      try play(event)
    }
    for track in open.values { complaints += track.map { "no end of \(slices[$0].name)" } }
    try checkTracks()
  }

  private var open: [UInt64: [Int]] = [:]

  private mutating func read(_ packet: ProtobufMessage) throws {
    let allowed: Set = [6, 8, 10, 11, 12, 13, 59, 60, 87, 135]
    for field in packet.fields where !allowed.contains(field.number) {
      complaints.append("packet field \(field.number)")
    }
    guard let sequence = packet.number(10), sequence > 0, let flags = packet.number(13) else {
      complaints.append("packet without sequence")
      return
    }
    if flags & 1 == 1 {
      require(sequences[sequence] == nil, "state cleared twice")
      sequences[sequence] = Sequence()
    }
    require(sequences[sequence] != nil, "state not cleared at first")
    require(try packet.messages(12).count <= 1, "interned data twice in a packet")
    for interned in try packet.messages(12) {
      for kind in Set(interned.fields.map(\.number)) {
        for entry in try interned.messages(kind) {
          let number = entry.number(1) ?? 0
          require(number > 0, "number 0")
          require(sequences[sequence]?.names[kind]?[number] == nil, "\(kind) \(number) twice")
          sequences[sequence]?.names[kind, default: [:]][number] = entry
        }
      }
    }
    for track in try packet.messages(60) {
      let number = track.number(1) ?? 0
      require(number > 0 && tracks[number] == nil, "track \(number)")
      let parent = track.number(5)
      require(parent.map { tracks[$0] != nil } ?? true, "parent of \(number)")
      tracks[number] = track
    }
    for sample in try packet.messages(135) { try read(sample, packet, sequence) }
  }

  private mutating func read(
    _ sample: ProtobufMessage,
    _ packet: ProtobufMessage,
    _ sequence: UInt64
  ) throws {
    let task = try sample.messages(1).first
    let stack = sample.number(6).flatMap { sequences[sequence]?.names[7]?[$0] }
    require(stack != nil && task != nil && sample.number(11) == 1, "sample")
    let calls = (stack?.numbers(2) ?? []).map { number -> String in
      guard let frame = sequences[sequence]?.names[6]?[number] else { return "?" }
      let function = name(5, frame.number(2), sequence)
      let file = frame.number(5).map { name(18, $0, sequence) }
      return function + (file.map { " \($0):\(frame.number(6) ?? 0)" } ?? "")
    }
    require(!calls.contains("?"), "frame")
    samples.append(
      Sample(
        pid: task?.number(2) ?? 0,
        tid: task?.number(3) ?? 0,
        time: packet.number(8) ?? 0,
        calls: calls
      )
    )
  }

  private func name(_ kind: Int, _ number: UInt64?, _ sequence: UInt64) -> String {
    number.flatMap { sequences[sequence]?.names[kind]?[$0]?.text(2) } ?? "?"
  }

  /// Names must be stated in this packet or an earlier one.
  private mutating func checkNames(_ event: ProtobufMessage, _ sequence: UInt64) throws {
    for number in event.numbers(10) where name(2, number, sequence) == "?" {
      complaints.append("event name \(number)")
    }
    for number in event.numbers(3) where name(1, number, sequence) == "?" {
      complaints.append("category \(number)")
    }
    for annotation in try event.messages(4) {
      require(name(3, annotation.number(1), sequence) != "?", "annotation's name")
      let values = annotation.fields.filter { $0.number != 1 }
      require(values.count == 1 && [3, 4, 5, 6, 17].contains(values[0].number), "annotation")
      if let text = annotation.number(17) { require(name(29, text, sequence) != "?", "text") }
    }
    require(event.number(11).map { tracks[$0] != nil } ?? false, "event before its track")
  }

  private mutating func play(_ event: Event) throws {
    let track = event.event.number(11) ?? 0
    let (flows, ending) = (event.event.numbers(47), event.event.numbers(48))
    switch event.event.number(9) {
    case 1:
      var annotations: [String: ProtobufMessage.Value] = [:]
      for annotation in try event.event.messages(4) {
        let value = annotation.fields.first { $0.number != 1 }?.value
        annotations[name(3, annotation.number(1), event.sequence)] =
          annotation.number(17).map { .bytes(Array(name(29, $0, event.sequence).utf8)) } ?? value
      }
      open[track, default: []].append(slices.count)
      slices.append(
        Slice(
          track: track,
          name: event.event.text(23) ?? name(2, event.event.number(10), event.sequence),
          start: event.time,
          end: nil,
          annotations: annotations,
          flows: flows,
          endingFlows: ending
        )
      )
    case 2:
      guard let slice = open[track]?.popLast() else {
        complaints.append("end without begin on \(track)")
        return
      }
      slices[slice].end = event.time
      slices[slice].flows += flows
      slices[slice].endingFlows += ending
    case 4:
      let value = event.event.fields.first { [30, 44].contains($0.number) }?.value
      require(value != nil && tracks[track]?[8].isEmpty == false, "counter")
      if let value { counters.append(Counter(track: track, time: event.time, value: value)) }
    default: complaints.append("type of event")
    }
  }

  private mutating func checkTracks() throws {
    var (pids, tids): (Set<UInt64>, Set<UInt64>) = ([], [])
    for track in tracks.values {
      for process in try track.messages(3) {
        require(process.number(1).map { pids.insert($0).inserted } ?? false, "pid")
      }
      for thread in try track.messages(4) {
        require(thread.number(2).map { tids.insert($0).inserted } ?? false, "tid")
      }
    }
    for slice in slices { require(slice.end.map { $0 >= slice.start } ?? false, slice.name) }
  }

  private mutating func require(_ condition: Bool, _ complaint: String) {
    if !condition { complaints.append(complaint) }
  }
}
