import ListSchema

/// Samples in functions that frames ought not to call, for rows of one content type.
struct StackHotspot: Sendable {
  /// The kind of work of the functions.
  enum Kind: CaseIterable, Sendable {
    /// Making a formatter, or freeing it.
    case formatter
    /// Compiling a regular expression, or freeing it.
    case regularExpression
    /// Making a string with attributes.
    case attributedString
    /// Decoding an image.
    case imageDecoding
    /// Reading or writing a file.
    case fileReading
    /// Making, adding or removing Auto Layout constraints.
    case constraints
    /// Waiting for another thread.
    case lock

    /// Making something that can be made once for all rows.
    static let objects: [Kind] = [.formatter, .regularExpression, .attributedString]
  }

  /// The samples in the own time of intervals of one name.
  struct Place: Hashable, Sendable {
    /// The name of the intervals.
    let interval: String
    /// The number of samples in it.
    let samples: Int
    /// The number of samples that the intervals' own time has for rows of the type.
    let ofInterval: Int
    /// The bytes that the samples stand for, as a share of those of the interval; 0 for samples of time.
    let shareOfBytes: Double
  }

  /// The kind of work of the functions.
  let kind: Kind
  /// The function that does it, as it is known.
  let callee: String
  /// The user's function that calls it most; nil where no name is known.
  let function: SourceFunction?
  /// The content type of the rows; nil for none.
  let contentType: String?
  /// True for a formatter that is kept, but made anew inside since it is given another format.
  var isGivenFormats = false
  /// The places of the samples, those with most samples first.
  let places: [Place]

  /// The number of samples in it.
  var samples: Int { places.reduce(0) { $0 + $1.samples } }
}

extension StackHotspot.Kind {
  /// The prefixes of the functions' names, and the parts that they contain.
  private var names: (prefixes: [String], parts: [String]) {
    switch self {
    case .formatter:
      (
        [
          "udat_open", "udat_close", "unum_open", "unum_close", "swift_udat_open",
          "swift_udat_close", "swift_unum_open", "swift_unum_close", "__ResetUDateFormat",
          "__CreateCFDateFormatter", "__CFDateFormatterDealloc", "__CFNumberFormatterDealloc",
        ],
        [
          "Formatter.init(", "Formatter.__allocating_init(", "Formatter.State.formatter()",
          "Formatter.deinit", "Formatter.__deallocating_deinit", "Formatter.State.deinit",
          "Formatter.State.__deallocating_deinit",
        ]
      )
    case .regularExpression:
      (
        [
          "uregex_open", "uregex_close", "swift_uregex_open", "swift_uregex_close",
          "_CFRegularExpressionCreate", "___CFRegularExpressionDealloc",
        ],
        [
          "NSRegularExpression.init(", "NSRegularExpression.__allocating_init(",
          "NSRegularExpression.__deallocating_deinit", "Regex.init(",
        ]
      )
    case .attributedString:
      ([], ["AttributedString.init(", "AttributedString.__allocating_init("])
    case .imageDecoding:
      (
        ["jpeg_", "png_read", "png_process", "cairo_image_surface_create_from_png", "WebPDecode"],
        ["UIImage.init(data", "UIImage.init(contentsOfFile", "UIImage.__allocating_init(data"]
      )
    case .fileReading:
      (
        [
          "fopen", "fread", "__libc_read", "__read_nocancel", "__libc_open", "_IO_file_read",
          "pread",
        ],
        ["Data.init(contentsOf", "String.init(contentsOf", "FileManager.", "FileHandle."]
      )
    case .constraints:
      (
        [],
        [
          "NSLayoutConstraint.activate(", "NSLayoutConstraint.deactivate(",
          "NSLayoutConstraint.isActive.setter", "UIView.addConstraint", "UIView.removeConstraint",
        ]
      )
    case .lock:
      (
        ["__lll_lock_wait", "pthread_cond_wait", "__futex_abstimed_wait", "sem_wait"],
        ["DispatchSemaphore.wait(", "NSCondition.wait("]
      )
    }
  }

  /// Returns whether a function of this name does it.
  func isDone(by name: String) -> Bool {
    let (prefixes, parts) = names
    return prefixes.contains { name.hasPrefix($0) } || parts.contains(where: name.containsBytes)
  }
}

/// The kinds of functions, by their names: there are few names and many samples.
struct HotspotKinds {
  private var known: [String: StackHotspot.Kind?] = [:]

  /// Returns the kind of work that a function of a name does and that frames ought not to do; nil
  /// for most.
  mutating func kind(of name: String) -> StackHotspot.Kind? {
    if let kind = known[name] { return kind }
    let kind = StackHotspot.Kind.allCases.first { $0.isDone(by: name) }
    known[name] = .some(kind)
    return kind
  }
}

/// Adds up hotspots.
struct HotspotTotals {
  /// The place of samples: the innermost interval, and the row that it is for.
  private struct Place: Hashable {
    let interval: String
    let contentType: String?
  }

  /// The key of one finding: work for rows of a type, or in intervals that have none.
  private struct Key: Hashable {
    let kind: StackHotspot.Kind
    let contentType: String?
    let interval: String?
  }

  private struct Amount {
    var samples = 0
    /// The bytes that the samples stand for, where allocations were sampled.
    var bytes: Int64 = 0

    mutating func add(_ entry: StackProfile.Entry) {
      samples += entry.samples
      bytes = bytes.addingSaturating(entry.memory.bytes)
    }
  }

  private struct Found {
    var callees: [String: Int] = [:]
    var functions: [SourceFunction: Int] = [:]
    var places: [Place: Amount] = [:]
    /// The functions that set a property of a formatter, which is then freed inside.
    var setters: [SourceFunction: Int] = [:]
    /// The samples in making formatters as such.
    var inits = 0

    mutating func addFormatter(
      _ entry: StackProfile.Entry,
      _ frames: [StackFrame],
      _ user: SourceFunction?
    ) {
      let names = frames.lazy.map(\.function.name)
      if names.contains(where: {
        $0.containsBytes(of: "Formatter.") && $0.containsBytes(of: ".setter")
      }) {
        if let user { setters[user, default: 0] += entry.samples }
      } else if names.contains(where: {
        $0.containsBytes(of: "Formatter.init(")
          || $0.containsBytes(of: "Formatter.__allocating_init(")
      }) {
        inits += entry.samples
      }
    }

    /// The function that gives a formatter another format again and again; nil where new ones are made.
    var setter: SourceFunction? {
      guard setters.values.reduce(0, +) > inits else { return nil }
      return HotspotTotals.most(setters)
    }
  }

  private let isByWork: Bool
  private var totals: [Place: Amount] = [:]
  private var found: [Key: Found] = [:]
  private var kinds = HotspotKinds()

  /// Prepares to add up.
  ///
  /// - Parameter isByWork: true if samples count for the work on rows that they are in, instead of
  ///   for the innermost interval.
  init(isByWork: Bool = false) {
    self.isByWork = isByWork
  }

  /// Takes a stack with its samples.
  mutating func add(_ entry: StackProfile.Entry, _ frames: [StackFrame], _ user: SourceFunction?) {
    let interval = isByWork ? entry.work : entry.intervals.last ?? ""
    let place = Place(interval: interval, contentType: entry.contentType)
    totals[place, default: Amount()].add(entry)
    for (depth, frame) in frames.enumerated() {
      guard let kind = kinds.kind(of: frame.function.name) else { continue }
      // Libraries make such strings for themselves, when a text is measured or drawn.
      if kind == .attributedString, !Self.isCalled(by: user, frames[..<depth]) { return }
      let key = Key(
        kind: kind,
        contentType: place.contentType,
        interval: place.contentType == nil ? place.interval : nil
      )
      found[key, default: Found()].callees[frame.function.shortName, default: 0] += entry.samples
      if let user { found[key, default: Found()].functions[user, default: 0] += entry.samples }
      found[key, default: Found()].places[place, default: Amount()].add(entry)
      if kind == .formatter { found[key]?.addFormatter(entry, frames, user) }
      return
    }
  }

  /// Returns whether a function is the last one of some calls.
  private static func isCalled(by user: SourceFunction?, _ calls: ArraySlice<StackFrame>) -> Bool {
    user != nil && calls.last?.function.name == user?.name
  }

  /// The number of samples in the own time of the intervals of each name.
  var samplesByInterval: [String: Int] {
    totals.reduce(into: [:]) { $0[$1.key.interval, default: 0] += $1.value.samples }
  }

  /// All that have enough samples to say something, the most samples first.
  var all: [StackHotspot] {
    found.map(hotspot).filter { $0.samples >= StackSummary.minSamples }
      .sorted { ($1.samples, $0.callee) < ($0.samples, $1.callee) }
  }

  fileprivate static func most(_ functions: [SourceFunction: Int]) -> SourceFunction? {
    functions.max {
      ($0.value, $1.key.name, $1.key.line ?? 0) < ($1.value, $0.key.name, $0.key.line ?? 0)
    }?.key
  }

  private func hotspot(_ key: Key, _ found: Found) -> StackHotspot {
    let places = found.places.sorted {
      ($1.value.samples, $0.key.interval) < ($0.value.samples, $1.key.interval)
    }
    return StackHotspot(
      kind: key.kind,
      callee: found.callees.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? "",
      function: found.setter ?? Self.most(found.functions),
      contentType: key.contentType,
      isGivenFormats: found.setter != nil,
      places: places.map { place, amount in
        let total = totals[place] ?? amount
        return StackHotspot.Place(
          interval: place.interval,
          samples: amount.samples,
          ofInterval: total.samples,
          shareOfBytes: Double(amount.bytes) / Double(max(1, total.bytes))
        )
      }
    )
  }
}

extension StackProfile.Entry {
  private static let intervalsOfRows: Set = [
    IntervalName.measure, IntervalName.apply, IntervalName.configure,
  ]

  /// The interval that the work is done for: that of a row where it is one's, else the innermost one.
  var work: String {
    intervals.last { Self.intervalsOfRows.contains($0) } ?? intervals.last ?? ""
  }
}
