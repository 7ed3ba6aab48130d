import ListSchema
import Signposts
import TraceAnalysis
import TraceReading

/// The last activity of a program before its trace ended.
struct LastMoments: Equatable {
  /// The number of the latest frame, from 0; nil when none had begun.
  private(set) var frame: Int64?
  /// The intervals that had begun and not ended, outermost first.
  var open: [String] { stack.map(\.name) }
  private var stack: [(id: FieldValue?, name: String)] = []

  static func == (left: LastMoments, right: LastMoments) -> Bool {
    left.frame == right.frame && left.open == right.open
  }

  /// Reads a trace; nil when it has no event that can be read.
  static func read(_ path: String) -> LastMoments? {
    var moments = LastMoments()
    let reader = TraceReader(path: path, provider: ListSchema.schema.name)
    // `report` describes the errors of the trace.
    guard (try? reader.read { moments.add($0) }) != nil else { return nil }
    return moments
  }

  /// Takes the next event in time.
  mutating func add(_ event: TraceEvent) {
    switch event.type.role {
    case .begin(let kind):
      if let number = event[.frame]?.number { frame = Int64(number) }
      stack.append((event[.id], kind ?? name(event)))
    case .end:
      let id = event[.id]
      guard let place = stack.lastIndex(where: { $0.id == id }) else { return }
      stack.remove(at: place)
    case .instant: break
    }
  }

  private func name(_ event: TraceEvent) -> String {
    guard case .text(let name) = event[.name] else { return IntervalName.custom }
    return name
  }

  /// `frame 17; open intervals: frame > update > diff`.
  var text: String {
    let frame = frame.map { "frame \($0)" } ?? "before the first frame"
    return open.isEmpty ? frame : "\(frame); open intervals: \(open.joined(separator: " > "))"
  }
}
