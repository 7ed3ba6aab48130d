import Signposts
import TraceAnalysis

/// The whole trace as a timeline, which pages have only, and have first.
package struct TimelineSection {
  private let timeline: TraceTimeline?
  private let schema: Schema
  private let command: String?
  private let pictures: @Sendable () -> [ScreenPicture]

  /// Its name in addresses: a page has one timeline.
  package static let id = "timeline"

  init(
    _ timeline: TraceTimeline?,
    schema: Schema,
    command: String?,
    pictures: @escaping @Sendable () -> [ScreenPicture]
  ) {
    self.timeline = timeline
    self.schema = schema
    self.command = command
    self.pictures = pictures
  }

  /// The section; none where there is no timeline.
  package var sections: [Section] {
    guard let timeline else { return [] }
    let content = PageTimeline(
      timeline: timeline,
      colour: { [schema] in schema.colour(of: $0) },
      command: command,
      pictures: pictures
    )
    return [
      Section(
        Self.id,
        "Timeline",
        [Block(.explorer(content), in: .page)]
          + Self.notes(timeline).map { Block(.note(Sentence($0)), in: .page) }
      )
    ]
  }

  /// Returns notes on the parts that the timeline does not show.
  static func notes(_ timeline: TraceTimeline) -> [String] {
    let extent = timeline.extent
    return [
      extent.leftOut > 0 ? leftOut(extent, of: timeline.count + extent.leftOut) : nil,
      extent.endNs.map { "The timeline ends at \(Readable.time($0)): there are too many frames." },
      timeline.samples.leftOut > 0
        ? "Of the stack samples the first \(Readable.number(timeline.samples.samples.count)) are shown."
        : nil,
    ].compactMap { $0 }
  }

  private static func leftOut(_ extent: TraceTimeline.Extent, of count: Int) -> String {
    let words =
      "Left out: \(Readable.number(extent.leftOut)) of \(Readable.count(count, "interval"))"
    guard extent.shortestNs > 0 || extent.shortestLateNs > 0 else {
      return words + ", which are too deep, or of too many threads."
    }
    let late =
      extent.shortestLateNs > 0
      ? "those shorter than \(Readable.time(extent.shortestLateNs))" : "none"
    return words
      + ", those shorter than \(Readable.time(extent.shortestNs)); in late frames \(late). "
      + "Sums of a selection are of what is there."
  }
}
