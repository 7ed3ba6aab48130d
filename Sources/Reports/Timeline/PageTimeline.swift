package import TraceAnalysis

/// All that happened in a trace, or in the traces of several sides, to look into.
package struct PageTimeline: Sendable {
  /// One side's trace.
  package struct Side: Sendable {
    /// The side's name; empty for the only one.
    package let name: String
    package let timeline: TraceTimeline
  }

  package let sides: [Side]
  /// The colour of an interval; nil for custom names.
  package let colour: @Sendable (String) -> String?
  /// The command that shows a frame in a terminal, when its number is added; nil for none.
  package let command: String?
  /// Waits for the pictures of the screen.
  package var pictures: @Sendable () -> [ScreenPicture] = { [] }

  /// The time between two sides, so that each has its own part of the time.
  package static let breakNs: Int64 = 1_000_000

  /// The time at which each side begins, one after another.
  package var startsNs: [Int64] {
    var nextNs: Int64 = 0
    return sides.map { side in
      defer { nextNs = [nextNs, max(1, side.timeline.endNs), Self.breakNs].saturatingSum() }
      return nextNs
    }
  }
}

extension PageTimeline {
  /// The timeline of a single trace.
  init(
    timeline: TraceTimeline,
    colour: @escaping @Sendable (String) -> String?,
    command: String?,
    pictures: @escaping @Sendable () -> [ScreenPicture] = { [] }
  ) {
    self.init(
      sides: [Side(name: "", timeline: timeline)],
      colour: colour,
      command: command,
      pictures: pictures
    )
  }
}
