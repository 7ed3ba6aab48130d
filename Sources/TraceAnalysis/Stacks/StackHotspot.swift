/// Samples in functions that frames ought not to call, in one caller of the user's.
struct StackHotspot: Sendable {
  /// What the functions do.
  enum Kind: CaseIterable, Sendable {
    /// Making something that can be made once for all rows.
    case expensiveObject
    /// Decoding an image.
    case imageDecoding
    /// Reading or writing a file.
    case fileReading
    /// Waiting for another thread.
    case lock
  }

  /// What the functions do.
  let kind: Kind
  /// The function that does it, as it is known.
  let callee: String
  /// The user's function that calls it; nil where no name is known.
  let function: SourceFunction?
  /// The interval: that of a row where it is one's, else the innermost one.
  let interval: String
  /// The content type of the row; nil for none.
  let contentType: String?
  /// How many samples are in it.
  let samples: Int
  /// How many samples the interval has for rows of the type.
  let ofInterval: Int
  /// The bytes that the samples stand for, as a share of those of the interval; 0 for samples of time.
  let shareOfBytes: Double
}

extension StackHotspot.Kind {
  /// What the names of functions start with, or contain.
  private var names: (prefixes: [String], parts: [String]) {
    switch self {
    case .expensiveObject:
      (
        [
          "udat_open", "unum_open", "uregex_open", "CFDateFormatterCreate",
          "CFNumberFormatterCreate",
        ],
        [
          "Formatter.init(", "Formatter.__allocating_init(", "NSRegularExpression.init(",
          "NSRegularExpression.__allocating_init(", "AttributedString.init(",
          "AttributedString.__allocating_init(", "ResetUDateFormat", "Regex.init(",
        ]
      )
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
    case .lock:
      (
        ["__lll_lock_wait", "pthread_cond_wait", "__futex_abstimed_wait", "sem_wait"],
        ["DispatchSemaphore.wait(", "NSCondition.wait("]
      )
    }
  }

  /// Whether a function of this name does it.
  func isDone(by name: String) -> Bool {
    let (prefixes, parts) = names
    return prefixes.contains { name.hasPrefix($0) } || parts.contains { name.contains($0) }
  }
}

/// Adds up hotspots.
struct HotspotTotals {
  private struct Place: Hashable {
    let interval: String
    let contentType: String?
  }

  private struct Key: Hashable {
    let kind: StackHotspot.Kind
    let function: SourceFunction?
    let place: Place
  }

  private var totals: [Place: (samples: Int, bytes: Int64)] = [:]
  private var found: [Key: (samples: Int, bytes: Int64, callee: String)] = [:]
  /// What functions do, by their names: there are few names and many samples.
  private var kinds: [String: StackHotspot.Kind?] = [:]

  /// Takes a stack with its samples.
  mutating func add(_ entry: StackProfile.Entry, _ frames: [StackFrame], _ user: SourceFunction?) {
    let place = Place(interval: entry.work, contentType: entry.contentType)
    let bytes = entry.memory.bytes
    let total = totals[place] ?? (0, 0)
    totals[place] = (total.samples + entry.samples, total.bytes.addingSaturating(bytes))
    for frame in frames {
      guard let kind = kind(of: frame.function.name) else { continue }
      let key = Key(kind: kind, function: user, place: place)
      let known = found[key] ?? (0, 0, frame.function.name)
      found[key] = (
        known.samples + entry.samples, known.bytes.addingSaturating(bytes), known.callee
      )
      return
    }
  }

  private mutating func kind(of name: String) -> StackHotspot.Kind? {
    if let known = kinds[name] { return known }
    let kind = StackHotspot.Kind.allCases.first { $0.isDone(by: name) }
    kinds[name] = .some(kind)
    return kind
  }

  /// All that have enough samples to say something, the most samples first.
  var all: [StackHotspot] {
    found.filter { $0.value.samples >= StackSummary.minSamples }
      .map { key, value in
        StackHotspot(
          kind: key.kind,
          callee: value.callee,
          function: key.function,
          interval: key.place.interval,
          contentType: key.place.contentType,
          samples: value.samples,
          ofInterval: totals[key.place]?.samples ?? value.samples,
          shareOfBytes: Double(value.bytes) / Double(max(1, totals[key.place]?.bytes ?? 0))
        )
      }
      .sorted { ($1.samples, $0.callee) < ($0.samples, $1.callee) }
  }
}

extension StackProfile.Entry {
  private static let intervalsOfRows: Set = [
    KnownInterval.measure, KnownInterval.apply, KnownInterval.configure,
  ]

  /// The interval that the work is done for: that of a row where it is one's, else the innermost one.
  var work: String {
    intervals.last { Self.intervalsOfRows.contains($0) } ?? intervals.last ?? ""
  }
}
