import ListSchema
import TraceTestSupport

@testable import TraceAnalysis

/// Frames of a list as they were recorded, from which time can be left out as if the list were fixed.
struct RecordedWork {
  /// An interval of a frame, with another one inside or none.
  struct Piece {
    let name: String
    let type: Int?
    let selfNs: Int64
    let inner: [Piece]

    /// The time of its own and of what is inside, of which everything takes a share.
    func durationNs(_ share: (Piece, _ type: Int?) -> Double, type outer: Int? = nil) -> Int64 {
      let type = type ?? outer
      let own = Int64(Double(selfNs) * share(self, type))
      return inner.reduce(own) { $0 + $1.durationNs(share, type: type) }
    }
  }

  struct Frame {
    let selfNs: Int64
    let pieces: [Piece]
    /// The time of freeing after it, in nanoseconds.
    let freedNs: Int64
  }

  let frames: [Frame]
  let slowdown: Double

  init(frames: [Frame], slowdown: Double) {
    (self.frames, self.slowdown) = (frames, slowdown)
  }

  /// Frames of 4 to 4,000 ns; the budget is 500 of 1,000 ns.
  ///
  /// All times can be halved. With more than some hundred intervals a trace is read in several parts.
  init(seed: UInt64, maxFrames: Int = 14) {
    var random = SeededGenerator(seed: seed)
    func time(_ most: Int64) -> Int64 { Int64.random(in: 0...most / 2, using: &random) * 2 }
    func piece(_ depth: Int) -> Piece {
      let name = ["measure", "apply", "diff", "slice", "element_build"].randomElement(
        using: &random
      )
      let isRow = name == "measure" || name == "apply"
      return Piece(
        name: name ?? "",
        type: isRow ? Int.random(in: 1...2, using: &random) : nil,
        selfNs: time(Bool.random(using: &random) ? 600 : 60),
        inner: depth > 0
          ? (0..<Int.random(in: 0...2, using: &random)).map { _ in piece(depth - 1) } : []
      )
    }
    let frees = Bool.random(using: &random)
    slowdown = [1, 2, 4].randomElement(using: &random) ?? 1
    frames = (0..<Int.random(in: 1...maxFrames, using: &random)).map { _ in
      Frame(
        selfNs: time(300),
        pieces: (0..<Int.random(in: 0...3, using: &random)).map { _ in piece(2) },
        freedNs: frees && Bool.random(using: &random) ? time(3_000) : 0
      )
    }
  }

  /// The trace of a list whose pieces, frames and releases only take a share of their time.
  func summary(
    freed: Double = 1,
    own: Double = 1,
    _ share: (Piece, _ type: Int?) -> Double = { _, _ in 1 }
  ) -> TraceSummary {
    var script = TraceScript.tightBudget
    script.event("run_options", at: 0, ["clock": .label("virtual"), "slowdown": .number(slowdown)])
    for type in 1...2 {
      script.event("type_name", at: 0, ["type": .count(type), "name": .text("Row\(type)")])
    }
    var (time, id): (Int64, UInt32) = (0, 0)
    func add(_ piece: Piece, _ outer: Int?) {
      id += 1
      let (own, start) = (id, time)
      let type = piece.type ?? outer
      script.begin(piece.name, own, at: time, piece.type.map { ["type": .count($0)] } ?? [:])
      for inner in piece.inner { add(inner, type) }
      time = start + piece.durationNs(share, type: outer)
      script.end(piece.name, own, at: time)
    }
    for (number, frame) in frames.enumerated() {
      id += 1
      let frameID = id
      script.begin(
        "frame",
        frameID,
        at: time,
        ["frame": .count(number + 1), "phase": .label("drag")]
      )
      for piece in frame.pieces { add(piece, nil) }
      time += Int64(Double(frame.selfNs) * own)
      script.end("frame", frameID, at: time)
      time += 10
      guard frame.freedNs > 0 else { continue }
      id += 1
      script.begin("release", id, at: time)
      time += Int64(Double(frame.freedNs) * freed)
      script.end("release", id, at: time)
      time += 10
    }
    return TraceSummary(script.trace(), schema: ListSchema.schema)
  }
}
