/// Reads records, and remembers what the next ones refer to.
struct SessionRecords {
  /// A record that makes no sense.
  struct Damage: Error {
    let byte: Int
    let text: String
  }

  enum Code: UInt8 {
    case tick = 1
    case idle, typeName, name, update, updateBegins, row, position, shift, visible
    case gesture, bounds, safeArea, insets, keyboard, memoryWarnings, category, times, interval
  }

  let version: Int
  private(set) var frames = 0
  private(set) var types: [String] = []
  private(set) var names: [String] = []
  private(set) var events: [SessionEvent] = []
  private(set) var times: [Int] = []
  private(set) var problems: [SessionProblem] = []
  private(set) var checksum = Checksum()
  private(set) var lastByte = 0

  /// The records of the frame that has not ended.
  private var open: [(kind: SessionEvent.Kind, delay: Int, byte: Int)] = []
  private var openBegins = 0
  /// The frames of updates whose rows were not read.
  private var begun: [Int] = []
  /// Where types and names of this segment are in those of all.
  private var typeNumbers: [Int] = []
  private var nameNumbers: [Int] = []
  private var position = SessionPosition(section: nil, item: 0, distance: 0, across: 0)
  /// The numbers of rows of each section.
  private var counts: [Int] = []

  /// Reads the records of a version of the format.
  init(version: Int) { self.version = version }

  /// Forgets what earlier records said, except for what is read.
  mutating func beginSegment() {
    (typeNumbers, nameNumbers, counts, begun) = ([], [], [], [])
    position = SessionPosition(section: nil, item: 0, distance: 0, across: 0)
  }

  mutating func add(_ byte: Int, _ text: String, isLoss: Bool = true) {
    problems.append(SessionProblem(byte: byte, frame: frames, text: text, isLoss: isLoss))
  }

  /// Reads records; returns the first that makes no sense.
  mutating func read(_ values: ArraySlice<UInt8>) -> Damage? {
    var bytes = SessionBytes(values)
    while !bytes.isAtEnd {
      let start = bytes.position
      lastByte = start
      do {
        let code = Code(rawValue: try bytes.byte())
        guard let code else {
          return Damage(byte: start, text: "a record is of a kind that this version does not know")
        }
        try read(code, &bytes, at: start)
        guard code != .times, code != .interval, code != .tick, code != .idle else { continue }
        checksum.combine(values[start..<bytes.position])
      } catch let damage as Damage {
        return damage
      } catch {
        return Damage(byte: start, text: "a record makes no sense")
      }
    }
    return nil
  }

  private mutating func read(_ code: Code, _ bytes: inout SessionBytes, at start: Int) throws {
    switch code {
    case .tick: try tick(idle: try bytes.number(), start)
    case .idle: try goOn(by: try bytes.number(), start)
    case .typeName: typeNumbers.append(Self.number(of: try bytes.text(), in: &types))
    case .name: nameNumbers.append(Self.number(of: try bytes.text(), in: &names))
    case .updateBegins: openBegins += 1
    case .update: try update(&bytes, start)
    case .times: try readTimes(&bytes, start)
    case .row:
      let (section, item, facts) = (try bytes.number(), try bytes.number(), try facts(&bytes))
      guard counts.indices.contains(section), item < counts[section] else {
        add(start, "row \(item) of section \(section) is not there; its frame was left out.")
        return
      }
      add(.row(section: section, item: item, facts), start)
    case .position:
      let section = try bytes.number()
      position = SessionPosition(
        section: section == 0 ? nil : section - 1,
        item: try bytes.number(),
        distance: try bytes.points(),
        across: try bytes.points()
      )
      add(.position(position), start)
    case .shift:
      position.distance += try bytes.points()
      add(.position(position), start)
    default: add(try simple(code, &bytes), start)
    }
  }

  private mutating func simple(
    _ code: Code,
    _ bytes: inout SessionBytes
  ) throws -> SessionEvent.Kind {
    switch code {
    case .visible: return .visible(try bytes.signed())
    case .gesture: return .gesture(try bytes.signed())
    case .bounds: return .bounds(width: try bytes.points(), height: try bytes.points())
    case .safeArea: return .safeArea(try sides(&bytes))
    case .insets: return .insets(try sides(&bytes))
    case .keyboard: return .keyboard(try bytes.points())
    case .memoryWarnings: return .memoryWarnings(try bytes.signed())
    case .category: return .category(try bytes.text())
    default:
      let name = try nameNumber(try bytes.number())
      return .interval(name: name, us: try bytes.number())
    }
  }

  private mutating func add(_ kind: SessionEvent.Kind, delay: Int = 0, _ byte: Int) {
    open.append((kind, delay, byte))
  }

  private func sides(_ bytes: inout SessionBytes) throws -> [Double] {
    try (0..<4).map { _ in try bytes.points() }
  }

  private static func number(of name: String, in all: inout [String]) -> Int {
    if let index = all.firstIndex(of: name) { return index }
    all.append(name)
    return all.count - 1
  }

  private func nameNumber(_ number: Int) throws -> Int {
    guard number > 0 else { return 0 }
    guard nameNumbers.indices.contains(number - 1) else { throw SessionBytes.Damage() }
    return nameNumbers[number - 1] + 1
  }

  private func typeNumber(_ number: Int) throws -> Int {
    guard typeNumbers.indices.contains(number) else { throw SessionBytes.Damage() }
    return typeNumbers[number]
  }

  // MARK: Frames

  private mutating func tick(idle: Int, _ byte: Int) throws {
    try goOn(by: idle, byte)
    for record in open {
      events.append(SessionEvent(frame: max(0, frames - record.delay), record.kind))
    }
    begun += repeatElement(frames, count: openBegins)
    checksum.combine(frames)
    (open, openBegins) = ([], 0)
    try goOn(by: 1, byte)
  }

  private mutating func goOn(by count: Int, _ byte: Int) throws {
    guard count <= SessionReader.maxFrames - frames else {
      throw Damage(byte: byte, text: "a recording of more than \(SessionReader.maxFrames) frames")
    }
    frames += count
  }

  private mutating func readTimes(_ bytes: inout SessionBytes, _ start: Int) throws {
    for _ in 0..<(try bytes.count()) {
      let time = try bytes.signed()
      if time < 0 {
        add(start, "the clock goes back by \(-time) µs after \(times.count) frames.", isLoss: false)
      }
      guard abs(time) < 1 << 50 else { throw SessionBytes.Damage() }
      times.append(max(0, time))
    }
  }

  // MARK: Rows

  private func facts(_ bytes: inout SessionBytes) throws -> SessionRowFacts {
    let (x, width, height) = (try bytes.points(), try bytes.points(), try bytes.points())
    let start = try bytes.number() == 0 ? nil : try bytes.points()
    let count = try bytes.count(ofBytes: 4)
    let labels = try (0..<count).map { _ in
      SessionLabel(
        characters: min(try bytes.number(), 100_000),
        script: min(try bytes.number(), 0x10_ffff >> 7),
        fontSize: Double(min(try bytes.number(), 256_000)) / 256,
        lines: min(try bytes.number(), 10_000)
      )
    }
    guard [x, width, height, start ?? 0].allSatisfy({ abs($0) < 1e7 }) else {
      throw SessionBytes.Damage()
    }
    return SessionRowFacts(x: x, width: width, height: height, start: start, labels: labels)
  }

  private mutating func update(_ bytes: inout SessionBytes, _ start: Int) throws {
    let delay = try bytes.number()
    var update = SessionUpdate(
      reason: try nameNumber(try bytes.number()),
      isObserved: try bytes.number() == 0,
      delay: delay,
      sections: nil,
      changed: []
    )
    if try bytes.number() == 1 {
      update.sections = try sections(&bytes, start, changed: &update.changed)
    }
    let fromRuns = update.changed
    var place = SessionUpdate.Place(section: 0, item: 0)
    for _ in 0..<(try bytes.count(ofBytes: 2)) {
      let (section, item) = (try bytes.number(), try bytes.number())
      place = .init(
        section: place.section &+ section,
        item: section == 0 ? place.item &+ item : item
      )
      guard counts.indices.contains(place.section), (0..<counts[place.section]).contains(place.item)
      else { throw contradiction(start, "a row that is not there has changed") }
      update.changed.append(place)
    }
    if !fromRuns.isEmpty {
      update.changed.sort { ($0.section, $0.item) < ($1.section, $1.item) }
    }
    if !begun.isEmpty { begun.removeFirst() } else { openBegins = max(0, openBegins - 1) }
    add(.update(update), delay: delay, start)
  }

  private mutating func sections(
    _ bytes: inout SessionBytes,
    _ start: Int,
    changed: inout [SessionUpdate.Place]
  ) throws -> [SessionUpdate.Section] {
    let count = try bytes.count(ofBytes: 4)
    var (sections, newCounts): ([SessionUpdate.Section], [Int]) = ([], [])
    var rest = counts.reduce(0, +)
    for index in 0..<count {
      var changedRows: [Int] = []
      let section = try section(&bytes, start, changed: &changedRows)
      var rows = 0
      for run in section.runs {
        switch run {
        case .rows(let new): rows += new.count
        case .former(_, _, let count):
          rows += count
          rest -= count
        }
      }
      guard rest >= 0 else { throw contradiction(start, "a row is in two places") }
      newCounts.append(rows)
      changed += changedRows.map { .init(section: index, item: $0) }
      sections.append(section)
    }
    counts = newCounts
    return sections
  }

  private func section(
    _ bytes: inout SessionBytes,
    _ start: Int,
    changed: inout [Int]
  ) throws -> SessionUpdate.Section {
    let former = try bytes.number()
    guard former <= counts.count else {
      throw contradiction(start, "section \(former - 1) was not there before")
    }
    var section = SessionUpdate.Section(
      former: former == 0 ? nil : former - 1,
      hash: former == 0 ? try bytes.hash() : 0,
      header: try type(&bytes),
      footer: try type(&bytes),
      runs: []
    )
    guard version > 1 else {
      for _ in 0..<(try bytes.count(ofBytes: 2)) { section.runs.append(try run(&bytes, start)) }
      return section
    }
    var (cursor, row) = (0, 0)
    for _ in 0..<(try bytes.count()) {
      let run = try run(&bytes, start, of: section.former, &cursor, row, &changed)
      section.runs.append(run)
      row += run.count
    }
    return section
  }

  private func type(_ bytes: inout SessionBytes) throws -> Int {
    let number = try bytes.number()
    return number == 0 ? 0 : try typeNumber(number - 1) + 1
  }

  /// A run as the second version writes it, by the row that is expected next.
  private func run(
    _ bytes: inout SessionBytes,
    _ start: Int,
    of former: Int?,
    _ cursor: inout Int,
    _ row: Int,
    _ changed: inout [Int]
  ) throws -> SessionUpdate.Run {
    let head = try bytes.number()
    let count = head >> 3
    guard let kind = SessionRunKind(rawValue: head & 7) else { throw SessionBytes.Damage() }
    switch kind {
    case .new: return .rows(try rows(count, &bytes))
    case .otherSection:
      let (section, first) = (try bytes.number(), try bytes.number())
      return try rows(count, from: first, of: section, start)
    case .next, .skip, .changed, .elsewhere, .jump:
      let distance = kind == .next ? 0 : kind == .skip ? 1 : try bytes.signed()
      let first = cursor &+ distance
      guard let former else { throw contradiction(start, "a new section has rows from before") }
      let run = try rows(count, from: first, of: former, start)
      if kind == .changed {
        changed += row..<row + count
      } else if kind != .elsewhere {
        cursor = first + count
      }
      return run
    }
  }

  /// A run as the first version writes it.
  private func run(_ bytes: inout SessionBytes, _ start: Int) throws -> SessionUpdate.Run {
    let section = try bytes.number()
    guard section > 0 else { return .rows(try rows(try bytes.number(), &bytes)) }
    let (count, first) = (try bytes.number(), try bytes.number())
    return try rows(count, from: first, of: section - 1, start)
  }

  private func rows(_ count: Int, _ bytes: inout SessionBytes) throws -> [SessionRow] {
    guard count <= bytes.rest / 9 else { throw SessionBytes.Damage() }
    return try (0..<count).map { _ in
      let type = try bytes.number()
      return SessionRow(
        hash: try bytes.hash(),
        type: try typeNumber(type >> 1),
        isFixed: type & 1 == 1
      )
    }
  }

  private func rows(_ count: Int, from first: Int, of section: Int, _ start: Int) throws
    -> SessionUpdate.Run
  {
    guard counts.indices.contains(section), (0...counts[section]).contains(first),
      count <= counts[section] - first
    else {
      throw contradiction(start, "rows of section \(section) were not there before the update")
    }
    return .former(section: section, start: first, count: count)
  }

  private func contradiction(_ byte: Int, _ text: String) -> Damage {
    Damage(byte: byte, text: "an update contradicts what was there before: \(text)")
  }

  // MARK: The end

  /// Puts events in the order of frames, and leaves out what is incomplete.
  mutating func finish() {
    if let first = begun.first {
      add(
        lastByte,
        "the rows of the update in frame \(first) are missing: the recording is read up to it."
      )
      frames = first
    }
    events.removeAll { $0.frame >= frames }
    if times.count > frames { times.removeLast(times.count - frames) }
    let isUpdate = events.map { if case .update = $0.kind { 0 } else { 1 } }
    let order = events.indices.sorted {
      (events[$0].frame, isUpdate[$0], $0) < (events[$1].frame, isUpdate[$1], $1)
    }
    events = order.map { events[$0] }
  }
}
