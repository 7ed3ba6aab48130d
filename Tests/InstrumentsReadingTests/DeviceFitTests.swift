import ListSchema
import Signposts
import Testing
import TraceAnalysis
import TraceTestSupport

@testable import InstrumentsReading

@Suite("A device imitated: what is done here, written as an export, with a factor per kind")
struct DeviceFitTests {
  private struct Kind {
    let name: String
    let category: String
    let signpost: String
    /// The name among the factors.
    let fitted: String
  }

  private static let kinds = [
    Kind(name: "diff", category: "ListView Update", signpost: "Diff Content", fitted: "diff"),
    Kind(
      name: "present",
      category: "ListView Update",
      signpost: "Update Presentation State",
      fitted: "present"
    ),
    Kind(
      name: "measure",
      category: "ListView Update",
      signpost: "Measure ItemContent",
      fitted: "measure"
    ),
    Kind(
      name: "scroll",
      category: "ListView ScrollView",
      signpost: "scrollViewDidScroll",
      fitted: "scroll without an update"
    ),
    Kind(
      name: "notify",
      category: "ListView ListStateObserver",
      signpost: "Did Scroll",
      fitted: "notify"
    ),
    Kind(name: "update", category: "ListView Update", signpost: "List Update", fitted: "update"),
  ]

  private var chance: SeededGenerator
  private var factors: [String: Double] = [:]
  private var here = TraceScript()
  private var device: [ExportScript.Interval] = []

  init() {
    chance = SeededGenerator(seed: 0)
  }

  /// Plays frames here, and the same on a device that is slower by a factor per kind.
  private mutating func play(seed: Int, skippingOnDevice skipped: String? = nil) {
    chance = SeededGenerator(seed: UInt64(seed))
    for kind in Self.kinds { factors[kind.name] = Double.random(in: 1.2...12, using: &chance) }
    var (time, deviceTime, id): (Int64, Int64, UInt32) = (0, 0, 1)
    for frame in 0..<80 {
      here.begin("frame", id, at: time, ["frame": .count(frame)])
      let frameID = id
      id += 1
      for kind in Self.kinds {
        let duration = Int64.random(in: 5_000...400_000, using: &chance)
        here.begin(kind.name, id, at: time)
        here.end(kind.name, id, at: time + duration)
        time += duration + 10
        id += 1
        if kind.name == skipped, frame % 2 == 0 { continue }
        let slower = Int64(Double(duration) * (factors[kind.name] ?? 1))
        device.append(
          ExportScript.Interval(
            category: kind.category,
            name: kind.signpost,
            startNs: deviceTime,
            durationNs: slower
          )
        )
        deviceTime += slower + 10
      }
      here.end("frame", frameID, at: time)
      time += 1_000
    }
  }

  private func profile() throws -> SlowdownProfile {
    let imported = try ImportedTrace([ExportScript(runs: [device]).intervals])
    return SlowdownProfile(
      device: Self.work(imported.trace),
      here: Self.work(here.trace()),
      schema: ListSchema.schema
    )
  }

  private static func work(_ trace: ScriptedTrace) -> SharedWork {
    var work = SharedWork(ListSchema.schema)
    trace.read(into: [TraceParts { work.add($0) }])
    return work
  }

  @Test("Each factor is found within 5 %", arguments: 0..<20)
  mutating func factors(seed: Int) throws {
    play(seed: seed)
    let profile = try profile()
    #expect(profile.kinds.count == 5)
    for kind in Self.kinds where kind.name != "update" {
      let found = try #require(profile.kinds.first { $0.name == kind.fitted })
      let factor = try #require(factors[kind.name])
      #expect(abs(found.ratio.factor / factor - 1) < 0.05)
      #expect(found.ratio.low <= found.ratio.factor && found.ratio.factor <= found.ratio.high)
    }
    // What ends only after an animation says nothing about work.
    #expect(profile.refused.map(\.name) == ["update"])
    let share = try #require(profile.frameShare)
    #expect((0.5...1).contains(share))
  }

  /// 40 times one kind around another, on a device that is 2 and 8 times slower for them.
  private mutating func playNested() {
    var (time, deviceTime, id): (Int64, Int64, UInt32) = (0, 0, 1)
    for frame in 0..<40 {
      let (own, inner) = (Int64(10_000 + frame), Int64(30_000 + frame))
      here.begin("frame", id, at: time, ["frame": .count(frame + 1)])
      here.begin("present", id + 1, at: time)
      here.begin("measure", id + 2, at: time + 10)
      here.end("measure", id + 2, at: time + 10 + inner)
      here.end("present", id + 1, at: time + own + inner)
      here.end("frame", id, at: time + 2 * (own + inner))
      // Outside of frames.
      here.begin("diff", id + 3, at: time + 200_000)
      here.end("diff", id + 3, at: time + 900_000)
      let spans = [
        ("Update Presentation State", Int64(0), 2 * own + 8 * inner),
        ("Measure ItemContent", 20, 8 * inner), ("Diff Content", 600_000, 700_000),
      ]
      device += spans.map { name, start, duration in
        ExportScript.Interval(
          category: "ListView Update",
          name: name,
          startNs: deviceTime + start,
          durationNs: duration
        )
      }
      (time, deviceTime, id) = (time + 1_000_000, deviceTime + 2_000_000, id + 4)
    }
  }

  @Test("A kind around another is fitted by its own time, which is what factors are applied to")
  mutating func nested() throws {
    playNested()
    let profile = try profile()
    func factor(_ name: String) -> Double? { profile.kinds.first { $0.name == name }?.ratio.factor }
    #expect(abs(try #require(factor("present")) - 2) < 0.01)
    #expect(abs(try #require(factor("measure")) - 8) < 0.01)
    #expect(factor("diff") == 1)
    #expect(abs(try #require(profile.frameShare) - 0.5) < 0.001)
    let work = Self.work(here.trace())
    #expect(abs(try #require(work.frameShare(of: ["measure"])) - 0.375) < 0.001)
    #expect(work.frameShare(of: ["diff"]) == 0)
  }

  @Test("A kind that is done less often on the device gets none", arguments: 0..<5)
  mutating func counts(seed: Int) throws {
    play(seed: seed, skippingOnDevice: "present")
    let profile = try profile()
    #expect(profile.refused.map(\.name) == ["present", "update"])
    #expect(profile.refused[0].reason.hasPrefix("not the same work"))
  }

  @Test("Few intervals say too little")
  mutating func few() throws {
    play(seed: 1)
    device = Array(device.prefix(6 * 19))
    let profile = try profile()
    #expect(profile.kinds.isEmpty)
    #expect(
      profile.refused.allSatisfy { $0.name == "update" || $0.reason.contains("fewer than 20") }
    )
  }

  @Test("Reactions to scrolls are divided by whether anything was compared in them")
  func scrolls() {
    var script = TraceScript()
    script.begin("scroll", 1, at: 0)
    script.begin("update", 2, at: 1)
    script.begin("diff", 3, at: 2)
    script.end("diff", 3, at: 5)
    script.end("update", 2, at: 7)
    script.end("scroll", 1, at: 10)
    script.begin("scroll", 4, at: 20)
    script.end("scroll", 4, at: 22)
    let work = Self.work(script.trace())
    #expect(work.kinds["scroll with an update"]?.count == 1)
    #expect(work.kinds["scroll with an update"]?.ownNs == 4)
    #expect(work.kinds["update"]?.ownNs == 3)
    #expect(work.kinds["scroll without an update"]?.ownNs == 2)
    #expect(work.ownNs == 12)
  }
}
