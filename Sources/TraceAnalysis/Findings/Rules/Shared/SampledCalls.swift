// Rules about calls in frames, by samples of stacks.
extension Advice.Rule {
  /// Speaks where a twentieth of the samples in frames, and 10 or more, are in such functions.
  static func hotspots(
    _ kind: StackHotspot.Kind,
    _ group: RunGroup,
    _ stacks: StackSummary?
  ) -> [AdviceFinding] {
    guard let stacks, stacks.counts.inFrames > 0 else { return [] }
    return stacks.hotspots.filter { $0.kind == kind && ($0.function != nil || kind != .lock) }
      .compactMap { spot in
        let names = kind == .fileReading ? Set(spot.places.map(\.interval)) : []
        let system = SystemTime(of: names, stacks, group)
        let share = Double(spot.samples) / Double(stacks.counts.inFrames)
        guard let loss = group.loss(ns: share * Double(group.frameNs) + system.sumNs),
          loss.shareOfFrameTime >= 0.05, group.matters(loss)
        else { return nil }
        return AdviceFinding(
          sentence: "\(spot.words) in \(spot.intervals)\(spot.rows)\(spot.caller): "
            + "\(Readable.number(spot.samples)) of \(Readable.number(stacks.counts.inFrames)) samples "
            + "in frames are in \(spot.callee)\(system.words): \(loss.words)",
          figures: [
            "samples": Double(spot.samples), "samplesInFrames": Double(stacks.counts.inFrames),
            "systemNs": system.sumNs,
          ],
          subject: FindingSubject(type: spot.contentType, function: spot.function),
          loss: loss,
          fix: spot.fix,
          costs: spot.costs(system, periodNs: Double(stacks.settings?.periodNs ?? 1))
        )
      }
  }
}

extension SystemTime {
  /// The amount of system time, as words: `, with 12 ms of system time`.
  fileprivate var words: String {
    sumNs > 0 ? ", with \(Readable.time(Int64(clamping: sumNs))) of system time" : ""
  }
}

extension StackHotspot {
  /// The part of the intervals' own time that it is.
  fileprivate func costs(_ system: SystemTime, periodNs: Double) -> [FindingCost] {
    places.map { place in
      let systemNs = system.ns[place.interval] ?? 0
      let (own, all) = (Double(place.samples) * periodNs, Double(place.ofInterval) * periodNs)
      return FindingCost(
        intervals: [place.interval],
        type: contentType,
        share: all + systemNs > 0 ? (own + systemNs) / (all + systemNs) : 1,
        time: .own
      )
    }
  }
}

extension StackHotspot {
  /// The mistake.
  var words: String {
    isGivenFormats
      ? "a formatter is given another format again and again, and made anew inside each time"
      : kind.words
  }

  /// The fix, for the class of what is made.
  var fix: String {
    isGivenFormats
      ? "private static let (day, month) = (formatter(\"d MMMM\"), formatter(\"MMM yyyy\"))  // one for each format"
      : kind.fix(for: callee)
  }

  /// The intervals with most of it: `measure and apply`.
  fileprivate var intervals: String {
    places.prefix(2).map(\.interval).joined(separator: " and ")
  }

  var rows: String { contentType.map { " of rows of type \($0)" } ?? "" }

  /// The caller: `, called by MessageRow.apply (MessageRow.swift:12)`.
  var caller: String {
    function.map { ", called by \($0.label)" } ?? ""
  }
}

extension StackHotspot.Kind {
  var words: String {
    switch self {
    case .formatter: "formatters that could be made once are made again and again"
    case .regularExpression:
      "regular expressions that could be compiled once are compiled again and again"
    case .attributedString:
      "strings with attributes that could be made once are made again and again"
    case .imageDecoding: "images are decoded"
    case .fileReading: "files are read or written"
    case .constraints: "Auto Layout constraints are made, added or removed again and again"
    case .lock: "a lock is waited for"
    }
  }

  /// Foundation's formatters, those whose names contain another one's first.
  private static let formatters = [
    "ISO8601DateFormatter", "RelativeDateTimeFormatter", "DateComponentsFormatter",
    "DateIntervalFormatter", "ByteCountFormatter", "MeasurementFormatter", "NumberFormatter",
    "PersonNameComponentsFormatter", "ListFormatter", "DateFormatter",
  ]

  /// The class of the formatter that a function makes; ICU's functions are those of two of them.
  private static func formatter(madeBy callee: String) -> String {
    if let name = formatters.first(where: callee.contains) { return name }
    return callee.contains("unum") ? "NumberFormatter" : "DateFormatter"
  }

  /// The fix of a function that does it, for the class of what it makes.
  func fix(for callee: String) -> String {
    switch self {
    case .formatter:
      "private static let formatter = \(Self.formatter(madeBy: callee))()  // once for all rows"
    case .regularExpression where callee.contains("Regex.init("):
      "private static let expression = try? Regex(pattern)  // once for all rows"
    case .regularExpression:
      "private static let expression = try? NSRegularExpression(pattern: pattern)  // once for all rows"
    case .attributedString: "let text: NSAttributedString  // made once, with the row's model"
    case .imageDecoding:
      "content.image = images.decoded(for: id)  // decoded before, on another thread"
    case .fileReading:
      "let data = await store.load(id)  // before the row is shown; written on another thread, too"
    case .constraints:
      "NSLayoutConstraint.activate(rules)  // once, when the view is made; then change `constant` alone"
    case .lock: "let value = snapshot  // a copy, taken once for each frame"
    }
  }
}
