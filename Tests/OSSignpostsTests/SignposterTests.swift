import Foundation
import Testing

@testable import OSSignposts

/// Signposters while nothing is recorded, and the states of intervals.
@Suite struct SignposterTests {
  private let signposter = OSSignposter(subsystem: "com.example.tests", category: "states")

  @Test("While nothing is recorded, no message is built, and work runs as it is")
  func disabled() throws {
    try #require(!signposter.isEnabled)
    var built = 0
    func count() -> Int {
      built += 1
      return built
    }
    let log = OSLog(subsystem: "com.example.tests", category: "states")
    let state = signposter.beginInterval("work", "\(count())")
    signposter.emitEvent("event", "\(count())")
    signposter.endInterval("work", state, "\(count())")
    os_signpost(.begin, log: log, name: "work", "%d", count())
    os_signpost(.end, log: log, name: "work", "%d %d", count(), count())
    Logger(subsystem: "com.example.tests", category: "states").error("\(count())")
    #expect(built == 0)
    #expect(signposter.withIntervalSignpost("work") { 7 } == 7)
    #expect(throws: CancellationError.self) {
      try signposter.withIntervalSignpost("work", "message") { throw CancellationError() }
    }
  }

  @Test("Ids of objects are theirs, others are new")
  func ids() {
    let object = NSObject()
    #expect(signposter.makeSignpostID(from: object) == signposter.makeSignpostID(from: object))
    let ids = (0..<100).map { _ in signposter.makeSignpostID() }
    #expect(Set(ids).count == 100)
    #expect(ids.allSatisfy { $0 != .null && $0 != .invalid && $0 != .exclusive })
  }

  @Test("An interval ends once, also through copies and after coding")
  func states() throws {
    let state = OSSignpostIntervalState(begun: .exclusive, number: EndedSignposts.newNumber())
    let copy = state
    #expect(state.end())
    #expect(!copy.end() && !state.end())
    let coded = try JSONDecoder().decode(
      OSSignpostIntervalState.self,
      from: JSONEncoder().encode(state)
    )
    #expect(coded.number == state.number && coded.signpostID == .exclusive)
    // It may come from another process, in which another interval has the number.
    #expect(coded.end() && !coded.end())
    let unrecorded = try JSONDecoder().decode(
      OSSignpostIntervalState.self,
      from: JSONEncoder().encode(OSSignpostIntervalState(unrecorded: OSSignpostID(9)))
    )
    #expect(!unrecorded.isRecorded && unrecorded.signpostID == OSSignpostID(9))
  }

  @Test("Intervals begun elsewhere with one id end as often as they are begun")
  func beginStates() {
    let states = (0..<3).map { _ in OSSignpostIntervalState.beginState(id: OSSignpostID(5)) }
    #expect(states.allSatisfy { $0.number == 0x8000_0005 && $0.isRecorded })
    #expect(states.allSatisfy { $0.end() })
    #expect(states.allSatisfy { !$0.end() })
  }

  @Test("A second end is noticed after thousands of others, and none is taken for one")
  func manyEnds() async {
    let kept = OSSignpostIntervalState(begun: .exclusive, number: EndedSignposts.newNumber())
    #expect(kept.end())
    let wrong = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<4 {
        group.addTask {
          (0..<2_000).count { _ in
            let number = EndedSignposts.newNumber()
            let state = OSSignpostIntervalState(begun: .exclusive, number: number)
            return !state.end() || state.end()
          }
        }
      }
      return await group.reduce(0, +)
    }
    #expect(wrong == 0)
    #expect(!kept.end())
  }

  @Test(
    "A second end is noticed after millions of others",
    arguments: [1 << 14, 1 << 20, 8_000_000]
  )
  func distantEnds(distance: UInt32) {
    // Far from the numbers that other tests take.
    let first = UInt32(1) << 30 + 5_000_000 + distance
    let numbers = (0..<40).map { first + $0 }
    #expect(numbers.allSatisfy { EndedSignposts.note($0) })
    #expect(numbers.allSatisfy { EndedSignposts.note($0 + distance) })
    #expect(!numbers.contains { EndedSignposts.note($0) })
    #expect(!numbers.contains { EndedSignposts.note($0 + distance) })
  }

  @Test("Where a word is taken for later numbers, no first end is taken for a second")
  func takenWords() {
    let first = UInt32(3) << 29 + 3_000_000
    let numbers = (0..<40).map { first + $0 << 23 }
    #expect(numbers.allSatisfy { EndedSignposts.note($0) })
    #expect(numbers.map { $0 + 1 }.allSatisfy { EndedSignposts.note($0) })
  }

  @Test("Numbers of ids are equal for equal ids, and apart from those of intervals")
  func numbers() {
    let ids = (1...10_000).map { OSSignpostID(UInt64($0) &* 0xD134_2543_DE82_EF95) }
    let numbers = ids.map(\.number)
    #expect(numbers.allSatisfy { $0 >> 31 == 1 })
    #expect(Set(numbers).count > 9_990)
    #expect(EndedSignposts.newNumber() >> 31 == 0)
  }

  @Test("All logs of a category share its events")
  func sharedCategories() {
    let first = OSLog(subsystem: "com.example.tests", category: "shared")
    let second = OSLog(subsystem: "com.example.tests", category: "shared")
    #expect(first.recorded.intervals == second.recorded.intervals)
  }
}
