import ListSchema

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
    /// The app providing a cell, a header or a footer.
    case provideView
    /// Asking a layout object for all attributes.
    case attributes
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
      case IntervalName.frame: self = .frame
      case IntervalName.update: self = .update
      case IntervalName.slice: self = .slice
      case IntervalName.layout: self = .layout
      case IntervalName.measure: self = .measure
      case IntervalName.apply: self = .apply
      case IntervalName.release: self = .release
      case IntervalName.visible: self = .visible
      case IntervalName.configure: self = .configure
      case IntervalName.notify, IntervalName.deferred: self = .notify
      case IntervalName.autoScroll: self = .autoScroll
      case IntervalName.sectionScroll: self = .sectionScroll
      case IntervalName.provideView: self = .provideView
      case IntervalName.attributes: self = .attributes
      case IntervalName.elementMeasure, IntervalName.elementLayout: self = .elements
      case IntervalName.elementViews: self = .elementViews
      case IntervalName.calibration: self = .calibration
      default: self = .other
      }
    }
  }

  /// The kind as the trace names it, or the name that a user gave.
  public let name: String
  /// The category of an app's signpost; nil for other intervals.
  public let origin: SignpostOrigin?
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
  /// The step of the engine that runs code of the app; nil for other intervals.
  let step: AppStep?
  /// The position of each field of the table; negative where the interval does not have it.
  private let positions: [Int16]

  /// Describes a kind of interval.
  init(
    name: String,
    origin: SignpostOrigin? = nil,
    beginFields: [String],
    endFields: [String],
    isNamedByUser: Bool = false
  ) {
    self.name = name
    self.origin = origin
    self.isNamedByUser = isNamedByUser
    beginCount = beginFields.count
    meaning = Meaning(of: name, isNamedByUser: isNamedByUser)
    step = isNamedByUser ? nil : AppStep(of: name)
    let names = beginFields + endFields.map { beginFields.contains($0) ? "end_" + $0 : $0 }
    fieldNames = names
    jsonKeys = ByteBuffer.jsonKeys(names)
    positions = FieldName.positions(in: names)
  }

  /// The name, with the category of a signpost before it.
  public var label: String { origin?.label(name) ?? name }

  /// The position of a field among the values; nil when the interval does not have it.
  func position(of field: FieldName) -> Int? {
    let position = positions[field.index]
    return position < 0 ? nil : Int(position)
  }
}
