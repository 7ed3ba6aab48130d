import ListSchema
import Testing
import TraceTestSupport

@testable import TraceAnalysis

@Suite("Parts of a trace until a time")
struct WantedPartsTests {
  private static let frames = UInt32(20_000)

  /// More intervals than one part has.
  private static var script: TraceScript {
    var script = TraceScript()
    for frame in 0..<frames {
      let time = Int64(frame) * 100
      script.begin("frame", 2 * frame, at: time)
      script.begin("layout", 2 * frame + 1, at: time + 10)
      script.end("layout", 2 * frame + 1, at: time + 20)
      script.end("frame", 2 * frame, at: time + 50)
    }
    return script
  }

  /// The starts of the intervals that are handed out.
  private static func starts(until endNs: Int64?) -> [Int64] {
    var starts: [Int64] = []
    script.trace().read(
      into: [
        TraceParts(until: { endNs }) { part in
          if case .intervals(let intervals) = part { starts += intervals.map(\.startNs) }
        }
      ]
    )
    return starts
  }

  @Test(
    "All intervals that begin before that time are handed out, and no whole part after it",
    arguments: [0, 1, 700_005, 1_000_000, 1_999_900]
  )
  func intervals(endNs: Int64) {
    let (all, found) = (Self.starts(until: nil), Self.starts(until: endNs))
    #expect(all.count == 2 * Int(Self.frames))
    #expect(found.elementsEqual(all.prefix(found.count)))
    #expect(found.count { $0 < endNs } == all.count { $0 < endNs })
    #expect(found.count < all.count || endNs == 1_999_900)
    #expect(found.isEmpty == (endNs == 0))
  }

  @Test("A timeline that is full is the same, whether others are handed out or not")
  func timeline() throws {
    func timeline(isTold: Bool) -> (TraceTimeline?, parts: Int) {
      var (collector, parts) = (TimelineCollector(.init(frames: 4_000)), 0)
      let endNs = { isTold ? collector.endNs : nil }
      Self.script.trace().read(
        into: [
          TraceParts(until: endNs) {
            collector.add($0)
            parts += 1
          }
        ]
      )
      return (collector.timeline(), parts)
    }
    let (told, untold) = (timeline(isTold: true), timeline(isTold: false))
    #expect(told.parts < untold.parts)
    let (one, other) = (try #require(told.0), try #require(untold.0))
    #expect(one.frames.count == 4_000)
    #expect(one.frames.map(\.frame.startNs) == other.frames.map(\.frame.startNs))
    #expect("\(one.rows)" == "\(other.rows)")
  }
}
