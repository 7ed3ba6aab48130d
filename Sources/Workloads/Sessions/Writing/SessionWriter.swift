extension SessionRecording {
  /// The file of the recording, which `init(_:)` reads.
  public var fileBytes: [UInt8] { SessionWriter(self).file() }
}

/// Writes a recording as `SessionCapture` does, in one part.
struct SessionWriter {
  private let recording: SessionRecording
  private var bytes: [UInt8] = []
  /// The frames written so far.
  private var frames = 0

  init(_ recording: SessionRecording) { self.recording = recording }

  func file() -> [UInt8] {
    var writer = self
    writer.writeAll()
    var header = SessionWriter(recording)
    header.number(SessionReader.version)
    header.hash(recording.salt)
    header.number(recording.refreshRateHz)
    header.number(recording.source.rawValue)
    header.number(0)
    return SessionChunks.part(.header, 0, header.bytes)
      + SessionChunks.part(.records, 1, writer.bytes)
      + SessionChunks.part(.end, 2, [])
  }

  private mutating func writeAll() {
    for type in recording.types { text(.typeName, type) }
    for name in recording.names { text(.name, name) }
    var position = 0
    let events = recording.events
    while position < events.count {
      let frame = events[position].frame
      while position < events.count, events[position].frame == frame {
        write(events[position].kind)
        position += 1
      }
      code(.tick, [max(0, frame - frames)])
      frames = frame + 1
    }
    if recording.frameCount > frames { code(.idle, [recording.frameCount - frames]) }
    guard !recording.frameTimesUs.isEmpty else { return }
    code(.times, [recording.frameTimesUs.count])
    for time in recording.frameTimesUs { signed(time) }
  }

  private mutating func write(_ event: SessionEvent.Kind) {
    switch event {
    case .update(let update): write(update)
    case .row(let section, let item, let facts):
      code(.row, [section, item])
      write(facts)
    case .position(let position):
      code(.position, [position.section.map { $0 + 1 } ?? 0, position.item])
      points([position.distance, position.across])
    case .visible(let count): simple(.visible, count)
    case .gesture(let state): simple(.gesture, state)
    case .bounds(let width, let height):
      code(.bounds)
      points([width, height])
    case .safeArea(let sides):
      code(.safeArea)
      points(sides)
    case .insets(let sides):
      code(.insets)
      points(sides)
    case .keyboard(let height):
      code(.keyboard)
      points([height])
    case .memoryWarnings(let count): simple(.memoryWarnings, count)
    case .category(let name): text(.category, name)
    case .interval(let name, let us): code(.interval, [name, us])
    }
  }

  private mutating func write(_ facts: SessionRowFacts) {
    points([facts.x, facts.width, facts.height])
    number(facts.start == nil ? 0 : 1)
    if let start = facts.start { points([start]) }
    number(facts.labels.count)
    for label in facts.labels {
      for value in [label.characters, label.script, Int(label.fontSize * 256), label.lines] {
        number(value)
      }
    }
  }

  private mutating func write(_ update: SessionUpdate) {
    code(.update, [0, update.reason, update.isObserved ? 0 : 1])
    number(update.sections == nil ? 0 : 1)
    var changed = update.changed[...]
    var rest: [SessionUpdate.Place] = []
    if let sections = update.sections {
      number(sections.count)
      for (index, section) in sections.enumerated() {
        let own = changed.prefix { $0.section <= index }
        changed = changed.dropFirst(own.count)
        rest += write(section, changed: own.map(\.item)).map { .init(section: index, item: $0) }
      }
    }
    rest += changed
    number(rest.count)
    var last = SessionUpdate.Place(section: 0, item: 0)
    for place in rest {
      number(place.section - last.section)
      number(place.item - (place.section == last.section ? last.item : 0))
      last = place
    }
  }

  /// Writes a section; returns the changed rows of which its runs do not say so.
  private mutating func write(_ section: SessionUpdate.Section, changed: [Int]) -> [Int] {
    number(section.former.map { $0 + 1 } ?? 0)
    if section.former == nil { hash(section.hash) }
    number(section.header)
    number(section.footer)
    number(section.runs.count)
    var rest: [Int] = []
    var changed = changed[...]
    var (first, cursor) = (0, 0)
    for (index, run) in section.runs.enumerated() {
      let own = changed.prefix { $0 < first + run.count }
      changed = changed.dropFirst(own.count)
      let next = index + 1 < section.runs.count ? section.runs[index + 1] : nil
      let isChanged = own.count == run.count
      let kind = Self.kind(of: run, next, section.former, cursor, isChanged: isChanged)
      number(run.count << 3 | kind.rawValue)
      write(run, kind, &cursor)
      if kind != .changed { rest += own }
      first += run.count
    }
    return rest
  }

  private mutating func write(
    _ run: SessionUpdate.Run,
    _ kind: SessionRunKind,
    _ cursor: inout Int
  ) {
    switch run {
    case .rows(let rows):
      for row in rows {
        number(row.type << 1 | (row.isFixed ? 1 : 0))
        hash(row.hash)
      }
    case .former(let section, let start, let count):
      switch kind {
      case .next, .skip, .new: break
      case .changed, .elsewhere, .jump: signed(start - cursor)
      case .otherSection:
        number(section)
        number(start)
      }
      if [.next, .skip, .jump].contains(kind) { cursor = start + count }
    }
  }

  /// The way in which `SessionCapture` writes a run.
  private static func kind(
    of run: SessionUpdate.Run,
    _ next: SessionUpdate.Run?,
    _ former: Int?,
    _ cursor: Int,
    isChanged: Bool
  ) -> SessionRunKind {
    guard case .former(let section, let start, _) = run else { return .new }
    guard section == former else { return .otherSection }
    if start == cursor { return .next }
    if start == cursor + 1 { return .skip }
    var goesBack = start < cursor
    if case .former(section, let after, _) = next, after == cursor || after == cursor + 1 {
      goesBack = true
    }
    guard goesBack else { return .jump }
    return isChanged ? .changed : .elsewhere
  }

  // MARK: Bytes

  private mutating func simple(_ code: SessionRecords.Code, _ value: Int) {
    self.code(code)
    signed(value)
  }

  private mutating func code(_ code: SessionRecords.Code, _ numbers: [Int] = []) {
    bytes.append(code.rawValue)
    for number in numbers { self.number(number) }
  }

  private mutating func text(_ code: SessionRecords.Code, _ text: String) {
    self.code(code, [text.utf8.count])
    bytes += text.utf8
  }

  private mutating func points(_ values: [Double]) {
    for value in values { signed(Int((value * 256).rounded())) }
  }

  private mutating func signed(_ number: Int) { self.number(number << 1 ^ number >> 63) }

  private mutating func number(_ number: Int) {
    var rest = UInt64(bitPattern: Int64(number))
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  private mutating func hash(_ hash: UInt64) {
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: hash >> shift))
    }
  }
}
