/// The properties that all intervals of one kind share: the name, and the names of the fields.
public final class IntervalShape: Sendable {
  /// The meaning of intervals for the analysis, apart from adding up their times.
  enum Meaning: UInt8, Sendable {
    case frame
    case update
    case slice
    case layout
    case measure
    case apply
    case release
    case visible
    case configure
    case notify
    case autoScroll
    case sectionScroll
    /// Measuring or placing elements.
    case elements
    /// Updating the views of elements.
    case elementViews
    /// One that only measures what recording costs.
    case calibration
    /// An interval with a custom name.
    case named
    /// Anything else.
    case other

    init(of name: String, isNamedByUser: Bool) {
      switch name {
      case _ where isNamedByUser: self = .named
      case KnownInterval.frame: self = .frame
      case KnownInterval.update: self = .update
      case KnownInterval.slice: self = .slice
      case KnownInterval.layout: self = .layout
      case KnownInterval.measure: self = .measure
      case KnownInterval.apply: self = .apply
      case KnownInterval.release: self = .release
      case KnownInterval.visible: self = .visible
      case KnownInterval.configure: self = .configure
      case KnownInterval.notify, KnownInterval.deferred: self = .notify
      case KnownInterval.autoScroll: self = .autoScroll
      case KnownInterval.sectionScroll: self = .sectionScroll
      case KnownInterval.elementMeasure, KnownInterval.elementLayout: self = .elements
      case KnownInterval.elementViews: self = .elementViews
      case KnownInterval.calibration: self = .calibration
      default: self = .other
      }
    }
  }

  /// The kind as the trace names it, or the name that a user gave.
  public let name: String
  /// The names of the fields, in the order of an interval's values.
  ///
  /// Fields of the begin event come first, then those of the end event. A field of the end that the
  /// begin also has is called `end_…`.
  public let fieldNames: [String]
  /// The text before each value in a JSON object of the fields: `"offset":`, then `,"items":`.
  package let jsonKeys: [[UInt8]]
  /// True if a field of the events gave the name: a custom one.
  public let isNamedByUser: Bool
  /// The number of fields of the begin event.
  let beginCount: Int
  let meaning: Meaning
  /// The position of each `IntervalField`; negative where the interval does not have it.
  private let positions: [Int16]

  /// Describes a kind of interval.
  init(name: String, beginFields: [String], endFields: [String], isNamedByUser: Bool = false) {
    self.name = name
    self.isNamedByUser = isNamedByUser
    beginCount = beginFields.count
    meaning = Meaning(of: name, isNamedByUser: isNamedByUser)
    let names = beginFields + endFields.map { beginFields.contains($0) ? "end_" + $0 : $0 }
    fieldNames = names
    jsonKeys = ByteBuffer.jsonKeys(names)
    positions = IntervalField.allCases.map { field in
      (names.firstIndex(of: field.name) ?? field.formerName.flatMap { names.firstIndex(of: $0) })
        .flatMap { Int16(exactly: $0) } ?? -1
    }
  }

  /// The position of a field among the values; nil when the interval does not have it.
  func position(of field: IntervalField) -> Int? {
    let position = positions[field.rawValue]
    return position < 0 ? nil : Int(position)
  }
}

/// The fields of intervals that the analysis understands; each shape knows where they stand.
enum IntervalField: Int, CaseIterable {
  case frame, offset, phase, startDelay, blank, firstItem
  case duration, cpu, involuntarySwitches, voluntarySwitches, pageFaults, state, harness
  case reason, queueWait, items, changes
  case allItems, measured, cached, fixed, type
  case section, viewsCreated, equivalent
  case lazyItems, visibleItems, sections, animated, same, callback, performed, contentPoints
  case cause, created, reused, removed, leafMeasurements, containerMeasurements, nearMisses
  case longer

  /// The name in traces of former schemas; nil where it has not changed.
  var formerName: String? { self == .cached ? KnownField.cacheHits : nil }

  /// The name in traces.
  var name: String {
    switch self {
    case .frame: KnownField.frame
    case .offset: KnownField.offset
    case .phase: KnownField.phase
    case .startDelay: KnownField.startDelay
    case .blank: KnownField.blank
    case .firstItem: KnownField.firstItem
    case .duration: KnownField.duration
    case .cpu: KnownField.cpu
    case .involuntarySwitches: KnownField.involuntarySwitches
    case .voluntarySwitches: KnownField.voluntarySwitches
    case .pageFaults: KnownField.pageFaults
    case .state: KnownField.state
    case .harness: KnownField.harness
    case .reason: KnownField.reason
    case .queueWait: KnownField.queueWait
    case .items: KnownField.items
    case .changes: KnownField.changes
    case .allItems: KnownField.allItems
    case .measured: KnownField.measured
    case .cached: KnownField.cached
    case .fixed: KnownField.fixed
    case .type: KnownField.type
    case .section: KnownField.section
    case .viewsCreated: KnownField.viewsCreated
    case .equivalent: KnownField.equivalent
    case .lazyItems: KnownField.lazyItems
    case .visibleItems: KnownField.visibleItems
    case .sections: KnownField.sections
    case .animated: KnownField.animated
    case .same: KnownField.same
    case .callback: KnownField.callback
    case .performed: KnownField.performed
    case .contentPoints: KnownField.contentPoints
    case .cause: KnownField.cause
    case .created: KnownField.created
    case .reused: KnownField.reused
    case .removed: KnownField.removed
    case .leafMeasurements: KnownField.leafMeasurements
    case .containerMeasurements: KnownField.containerMeasurements
    case .nearMisses: KnownField.nearMisses
    case .longer: KnownField.longer
    }
  }
}
