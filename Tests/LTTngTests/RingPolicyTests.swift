import TestSupport
import Testing

@testable import LTTng

/// The rings that a flight recorder keeps.
struct RingPolicyTests {
  private func late(_ overrunNs: Int64) -> FlightRing.Cause {
    .lateFrame(number: 7, durationNs: overrunNs + 1_000, budgetNs: 1_000)
  }

  private func keep(_ cause: FlightRing.Cause, at seconds: Double, _ policy: inout RingPolicy) {
    guard case .keep(let replaced) = policy.decision(cause, at: seconds) else { return }
    policy.add(policy.next(cause, at: seconds), replacing: replaced)
  }

  @Test("Within a second of a ring only a frame that is later still is kept, in its place")
  func burst() {
    var policy = RingPolicy(maxRings: 5)
    for (seconds, overrun) in [(0.0, 10), (0.2, 8), (0.4, 30), (0.6, 30), (0.8, 12)] {
      keep(late(Int64(overrun)), at: seconds, &policy)
    }
    #expect(policy.rings.map(\.cause) == [late(30)])
    #expect(policy.rings.map(\.number) == [2])
  }

  @Test("The least severe ring makes room for a later frame, and for nothing else")
  func fullDisk() {
    var policy = RingPolicy(maxRings: 2)
    for (seconds, overrun) in [(0.0, 20), (2.0, 10), (4.0, 5), (6.0, 15)] {
      keep(late(Int64(overrun)), at: seconds, &policy)
    }
    #expect(policy.rings.map(\.cause) == [late(20), late(15)])
  }

  @Test("What is asked for is kept before late frames, and after others that were asked for")
  func requests() {
    var policy = RingPolicy(maxRings: 2)
    keep(late(20), at: 0, &policy)
    keep(late(30), at: 2, &policy)
    keep(.signal, at: 2.1, &policy)
    #expect(policy.rings.map(\.cause) == [late(30), .signal])
    keep(.program(reason: "a"), at: 4, &policy)
    #expect(policy.rings.map(\.cause) == [.signal, .program(reason: "a")])
    keep(.program(reason: "b"), at: 4.5, &policy)
    #expect(policy.rings.map(\.cause) == [.signal, .program(reason: "a")], "a burst of requests")
    keep(late(1_000), at: 6, &policy)
    #expect(policy.rings.map(\.cause) == [.signal, .program(reason: "a")])
    keep(.end("it ended"), at: 6.5, &policy)
    #expect(policy.rings.map(\.cause) == [.program(reason: "a"), .end("it ended")])
  }

  @Test("Of late frames that are apart the most severe are kept", arguments: Seeds.all)
  func mostSevere(seed: UInt64) {
    var state = seed
    var overruns: [Int64] = []
    for _ in 0..<40 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      overruns.append(Int64(state >> 33))
    }
    var policy = RingPolicy(maxRings: 6)
    for (second, overrun) in overruns.enumerated() {
      keep(late(overrun), at: Double(second) * 1.5, &policy)
      #expect(policy.rings.count == min(second + 1, 6))
      let expected = overruns[...second].sorted().suffix(6)
      #expect(policy.rings.compactMap(\.cause.overrunNs).sorted() == Array(expected), "\(seed)")
    }
    #expect(policy.rings.map(\.number) == policy.rings.map(\.number).sorted())
  }
}
