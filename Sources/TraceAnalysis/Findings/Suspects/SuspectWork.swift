import ListSchema

/// Work of frames that may be a mistake of the list's user.
enum SuspectWork: Hashable, Sendable {
  /// Measuring and applying rows.
  case rows
  /// The same in frames in which new content was set.
  case rowsInUpdates
  /// Measuring and placing the elements of rows.
  case elements
  /// Measuring the elements of rows; as amount their number.
  case elementCounts
  /// The part of it that is measuring in almost the same proposal as before, by the number of measurements.
  case nearMisses
  /// Updating the views of rows that show elements; as amount those that were given their content again.
  case views
  /// The same in frames in which new content was set.
  case viewsInUpdates
  /// Measuring rows again in another space.
  case measuredInOtherSpace
  /// Measuring rows again since all sizes were forgotten.
  case measuredForgotten
  /// Measuring rows for the first time.
  case measuredNew
  /// Measuring rows again since their content changed.
  case measuredChanged
  /// Applying content to views that had to be made.
  case viewsMade
  /// Describing the content again in the same frame.
  case repeatedConfigure
  /// Describing the content in a callback of scrolling.
  case scrollConfigure
  /// Describing a large content of which next to nothing changed.
  case smallChange
  /// Describing content where no presented row has changed; as amount its items.
  case noChange
  /// Laying out views, most of it for rows of a type; as amount the views.
  case viewLayout
  /// Describing content most of whose items are made when they are needed.
  case lazyConfigure
  /// Describing content; as amount its items.
  case configure
  /// Callbacks of the app, without what they make the list do.
  case callback(String)
  /// The app providing cells, headers and footers, by the function that does it.
  case providedViews(String)
  /// Handling input that scrolls, without what the list does for it; as amount the slow ones.
  case scrollingInput
  /// Asking a layout object for the attributes of all elements; as amount their number.
  case allAttributes
  /// Scrolling by itself again in the same frame.
  case repeatedAutoScroll
  /// Placing the same content several times in a frame, each time with another length.
  case unsettledLayout
  /// Scrolling a section by itself that became longer or shorter with it, by a number of points.
  case sidewaysJump
  /// Updates with animations of many changes.
  case animatedUpdate
  /// Updates of content with about as many sections as items.
  case manySections
  /// The work of a list inside of a list that shows all its rows at once.
  case wholeList
  /// Time in which the thread of a frame waited.
  case waiting
  /// A step of the engine that runs code of the app; as amount the sections of the content, the items of a
  /// layout, or the slow ones of input.
  case step(AppStep)
}

/// The sums of some suspect work.
struct SuspectTally: Hashable, Sendable {
  /// The number of times it was done.
  var count: Int64 = 0
  /// The amount of it that was without need, or its size, by the work.
  var amount: Int64 = 0
  /// Its time, in nanoseconds.
  var ns: Int64 = 0
  /// In how many frames it was done.
  var frames: Int64 = 0
  /// The number of late frames that it took a tenth of.
  var lateFrames = 0
  /// The least and the largest height that were measured, in points; nil for other work.
  var heights: ClosedRange<Double>?

  mutating func add(_ other: SuspectTally) {
    count = count.addingSaturating(other.count)
    amount = amount.addingSaturating(other.amount)
    ns = ns.addingSaturating(other.ns)
    frames = frames.addingSaturating(other.frames)
    lateFrames += other.lateFrames
    if let more = other.heights {
      let own = heights ?? more
      heights = min(own.lowerBound, more.lowerBound)...max(own.upperBound, more.upperBound)
    }
  }
}

/// The findings of checks of rows for one type.
struct RowCheckTally: Hashable, Sendable {
  /// In how many updates.
  var updates: Int64 = 0
  /// Rows that something is wrong with.
  var found: Int64 = 0
  /// Rows that were looked at.
  var looked: Int64 = 0
  /// Rows of which these were some.
  var rows: Int64 = 0
  /// The section and the identifier of the first of them.
  var section: Int64?
  var identifier: String?
  /// The property that alone differs in most rows of one update, by how many rows it was.
  private var properties: [String: Int64] = [:]

  /// The most properties that are distinguished.
  private static let maxProperties = 16

  /// The property that alone differs most often, with the number of rows; nil where none does.
  var mainProperty: (name: String, rows: Int64)? {
    properties.max { ($0.value, $1.key) < ($1.value, $0.key) }.map { ($0.key, $0.value) }
  }

  mutating func add(_ other: RowCheckTally) {
    updates = updates.addingSaturating(other.updates)
    found = found.addingSaturating(other.found)
    looked = looked.addingSaturating(other.looked)
    rows = rows.addingSaturating(other.rows)
    if identifier == nil { (section, identifier) = (other.section, other.identifier) }
    for (name, rows) in other.properties
    where properties[name] != nil || properties.count < Self.maxProperties {
      properties[name] = (properties[name] ?? 0).addingSaturating(rows)
    }
  }

  /// Takes what an event says.
  init(_ event: TraceEvent) {
    func count(_ field: String) -> Int64 { max(0, event[field]?.integer ?? 0) }
    updates = 1
    (found, looked, rows) = (count("found"), count("looked"), count("rows"))
    section = event[.section]?.integer
    identifier = event[.identifier]?.name
    if let property = event[.property]?.name, !property.isEmpty { properties[property] = found }
  }

  init() {}
}
