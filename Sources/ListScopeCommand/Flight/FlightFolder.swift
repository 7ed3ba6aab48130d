import Experiments
import Foundation
import LTTng
import ListSchema
import Reports
import TraceAnalysis
import TraceReading

/// The folder of a flight recorder, with its rings.
struct FlightFolder {
  /// A ring, with what is known of it.
  struct Ring {
    /// Its folder.
    let path: String
    let flight: TraceManifest.Flight
    /// The seconds before what made the recorder keep it; nil where it cannot be read.
    let before: SecondsBefore?
  }

  let path: String

  init(_ path: String) {
    self.path = path
  }

  /// True if there are rings in a folder that is no trace itself.
  var hasRings: Bool { TraceManifest(inFolder: path) == nil && !names.isEmpty }

  /// The rings, in the order in which they were written.
  ///
  /// - Complexity: O(events).
  var rings: [Ring] {
    names.compactMap { name in
      let ring = "\(path)/\(name)"
      guard let flight = TraceManifest(inFolder: ring)?.flight else { return nil }
      // One that cannot be read is listed all the same; its own report says what is wrong.
      let before = try? TraceFolder(ring).secondsBefore(flight)
      return Ring(path: ring, flight: flight, before: before)
    }
  }

  /// Prints the rings, a line each, and what can be done next.
  func print(_ result: FlightResult, style: TextStyle) throws {
    let rings = rings
    guard !rings.isEmpty else {
      let late =
        "No late frames, no requests and no faults were seen, so nothing was kept. A program without "
        + "signposts of ListScope has none to see."
      try StandardOutput.say(result.leftOut == 0 ? late : "No ring was kept.")
      return
    }
    try StandardOutput.say(
      "\(Readable.count(result.lateFrames, "late frame")), "
        + "\(Readable.count(rings.count, "ring")) kept, "
        + "\(Readable.number(result.leftOut)) left out"
    )
    try printList(rings)
  }

  /// Prints the rings, a line each, and what can be done next.
  func printList(_ rings: [Ring]) throws {
    for ring in rings { try StandardOutput.say(ring.line) }
    if let first = rings.first {
      try StandardOutput.say(
        "Next: \(ProgramName.current) report \(first.path.quotedPathForShell)"
      )
    }
  }

  private var names: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let numbers = names.compactMap { name in
      name.hasPrefix("ring-") ? Int(name.dropFirst("ring-".count)) : nil
    }
    return numbers.sorted().map { "ring-\($0)" }
      .filter { TraceManifest(inFolder: "\(path)/\($0)")?.flight != nil }
  }
}

extension FlightFolder.Ring {
  /// `flight/ring-1: frame 812 was 24.9 ms late, 12.3 s after the start; holds 9.80 s before it`.
  var line: String {
    let held = before.map { "; holds \(Readable.time($0.heldNs)) before it" } ?? "; cannot be read"
    return "\(path): \(flight.words)\(held)\(shortage)"
  }

  /// That it holds less than was asked for, and what helps; empty where it does not.
  private var shortage: String {
    guard let before, before.isShorter(than: flight.askedSeconds) else { return "" }
    return ", less than --history asks for: give a larger --buffer-size"
  }
}

extension TraceManifest.Flight {
  /// The reason for keeping it, and its time.
  var words: String {
    let time = Readable.time(Int64(clamping: seconds * 1e9))
    return "\(causeWords), \(time) after the start"
  }

  private var causeWords: String {
    switch cause {
    case .lateFrame:
      "frame \(frame ?? 0) was \(Readable.time((durationNs ?? 0) - (budgetNs ?? 0))) late"
    case .program: "the program asked for it (\(reason ?? ""))"
    case .fault: "the program logged a fault (\(reason ?? ""))"
    case .signal: "asked for by SIGUSR1"
    case .end: reason ?? "the program ended"
    }
  }
}

extension TraceFolder {
  /// The seconds before what made a flight recorder keep the trace.
  func secondsBefore(_ flight: TraceManifest.Flight) throws(CommandFailure) -> SecondsBefore {
    var builder = SecondsBeforeBuilder(flight)
    _ = try readParts(EvaluationOptions()) { builder.add($0) }
    return builder.finish()
  }
}

extension SecondsBeforeBuilder {
  /// Prepares to find out what was before a flight recorder kept its rings.
  init(_ flight: TraceManifest.Flight) {
    self.init(frame: flight.frame.flatMap { Int(exactly: $0) })
  }
}
