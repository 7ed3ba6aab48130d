import ListSchema
import Testing
import TraceAnalysis
import TraceTestSupport

@Suite struct DepthTests {
  /// A frame with an update, at a depth.
  private struct Deep {
    var phase = "decelerate"
    var item: Int
    var all = 50_000
    var frameNs: Int64
    var updateNs: Int64?
  }

  private static func depth(_ frames: [Deep]) -> DepthSummary? {
    var script = TraceScript()
    for (number, deep) in frames.enumerated() {
      let (id, start) = (UInt32(number * 10 + 1), Int64(number + 1) * 50_000_000)
      script.begin(
        "frame",
        id,
        at: start,
        ["frame": .count(number + 1), "phase": .label(deep.phase), "all_items": .count(deep.all)]
      )
      if let updateNs = deep.updateNs {
        script.begin("scroll", id + 1, at: start + 10)
        script.begin("update", id + 2, at: start + 20, ["reason": .label("content_changed")])
        script.end("update", id + 2, at: start + 20 + updateNs)
        script.end("scroll", id + 1, at: start + 20 + updateNs)
      }
      script.end("frame", id, at: start + deep.frameNs, ["first_item": .count(deep.item)])
    }
    return TraceSummary(script.trace(), schema: ListSchema.schema).groups[0].depth
  }

  /// A random number from -1 to 1.
  private static func noise(_ seed: Int) -> Double {
    var generator = SeededGenerator(seed: UInt64(seed))
    return Double.random(in: -1...1, using: &generator)
  }

  @Test("A slope that is there is found, and lies in its interval", arguments: [-4_000, 0, 9_000])
  func planted(slope: Int) throws {
    let frames = (0..<400).map { number in
      let item = number * 123 % 49_000
      let cost = 100_000 + slope * item / 10_000 + Int(Self.noise(number) * 2_000)
      return Deep(item: item, frameNs: Int64(cost))
    }
    let fit = try #require(Self.depth(frames)?.frames)
    #expect((fit.lowNs...fit.highNs).contains(Double(slope)))
    #expect(abs(fit.slopeNs - Double(slope)) < 500)
    #expect(fit.highNs - fit.lowNs < 1_500)
    #expect(fit.rises == (slope > 0))
    #expect(fit.falls == (slope < 0))
    #expect(abs(fit.topNs - 100_000) < 1_500)
  }

  @Test("One frame in five that is a hundred times longer does not move the slope")
  func robust() throws {
    let frames = (0..<400).map { number in
      let item = number * 123 % 49_000
      let cost = 100_000 + item / 10 + Int(Self.noise(number) * 2_000)
      return Deep(item: item, frameNs: Int64(number % 5 == 3 ? cost * 100 : cost))
    }
    let fit = try #require(Self.depth(frames)?.frames)
    #expect(abs(fit.slopeNs - 1_000) < 1_000)
  }

  @Test("Frames are compared with frames of the same phase only")
  func phases() throws {
    // Drags at the top are short, momentum below is long; neither depends on the depth.
    let frames = (0..<200).map { number in
      let isDeep = number % 2 == 0
      return Deep(
        phase: isDeep ? "decelerate" : "drag",
        item: (isDeep ? 20_000 : 0) + number * 100,
        frameNs: isDeep ? 900_000 : 100_000
      )
    }
    let fit = try #require(Self.depth(frames)?.frames)
    #expect(fit.slopeNs == 0)
    #expect(!fit.rises)
  }

  @Test("The interval holds the true slope in nineteen of twenty traces")
  func coverage() {
    let hits = (0..<200).count { seed in
      let frames = (0..<60).map { number in
        let random = seed * 60 + number
        let item = Int((Self.noise(2 * random) + 1) * 20_000)
        let cost = 200_000 + item / 5 + Int(Self.noise(2 * random + 1) * 50_000)
        return Deep(item: item, frameNs: Int64(cost))
      }
      guard let fit = Self.depth(frames)?.frames else { return false }
      return (fit.lowNs...fit.highNs).contains(2_000)
    }
    #expect((180...200).contains(hits))
  }

  @Test("Updates count at the depth of their frame, wherever in it they are")
  func updates() throws {
    let frames = (0..<24).map { number in
      Deep(
        item: number * 2_000,
        frameNs: 30_000_000,
        updateNs: Int64(1_000_000 + number * 2_000 * 50)
      )
    }
    let depth = try #require(Self.depth(frames))
    let fit = try #require(depth.updates)
    #expect(fit.slopeNs == 500_000)
    #expect(fit.pairs == 12)
    #expect(depth.tenths.map(\.updates.count).reduce(0, +) == 24)
    #expect(depth.tenths.map(\.number) == Array(0...9))
    #expect(depth.tenths[9].largestItem == 46_000)
  }

  @Test("With too few pairs, or at one depth, there is no slope")
  func tooFew() throws {
    let few = (0..<11).map { Deep(item: $0 * 1_000, frameNs: 100_000) }
    #expect(Self.depth(few)?.frames == nil)
    #expect(Self.depth(few + [Deep(item: 11_000, frameNs: 100_000)])?.frames?.pairs == 6)
    let near = (0..<50).map { Deep(item: $0 * 100, frameNs: 100_000) }
    #expect(Self.depth(near)?.frames == nil)
    let short = (0..<50).map { Deep(item: $0 * 10, all: 500, frameNs: 100_000) }
    #expect(Self.depth(short)?.frames == nil)
    let still = (0..<50).map { _ in Deep(item: 7, frameNs: 100_000) }
    #expect(Self.depth(still)?.frames == nil)
    #expect(Self.depth(still)?.tenths.count == 1)
  }

  @Test("Frames that do not scroll, or say what cannot be, are left out")
  func leftOut() throws {
    #expect(Self.depth([]) == nil)
    #expect(Self.depth([Deep(phase: "idle", item: 3, frameNs: 100)]) == nil)
    #expect(Self.depth([Deep(item: 0, all: 0, frameNs: 100)]) == nil)
    #expect(Self.depth([Deep(item: 9, all: 9, frameNs: 100)]) == nil)
    let last = try #require(Self.depth([Deep(item: 8, all: 9, frameNs: 100)]))
    #expect(last.tenths.map(\.number) == [8])
  }
}
