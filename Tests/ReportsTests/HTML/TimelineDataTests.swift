import Foundation
import ListSchema
import Signposts
import Testing
import TraceAnalysis
import TraceTestSupport
@testable import HTMLReports
@testable import Reports

@Suite struct TimelineDataTests {
  /// The numbers of a column, one bit after the other.
  private func decoded(_ column: NumberColumn) -> [UInt64] {
    var numbers: [UInt64] = []
    var (value, place) = (UInt64(0), 0)
    for byte in column.bytes {
      for bit in 0..<7 where byte & (1 << bit) != 0 { value |= 1 << UInt64(place + bit) }
      place += 7
      if byte & 0x80 == 0 {
        numbers.append(value)
        (value, place) = (0, 0)
      }
    }
    return numbers
  }

  private func unfolded(_ numbers: [UInt64]) -> [Int64] {
    numbers.map { $0.isMultiple(of: 2) ? Int64($0 / 2) : -Int64($0 / 2) - 1 }
  }

  @Test("Whole numbers of any size come back", arguments: 1...20 as ClosedRange<UInt64>)
  func columns(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let numbers = (0..<500).map { _ in
      Int64.random(in: 0...(1 << Int64.random(in: 0...52, using: &random)), using: &random)
    }
    #expect(decoded(NumberColumn(numbers)) == numbers.map(UInt64.init))
    let signed = numbers.map { Bool.random(using: &random) ? -$0 : $0 }
    #expect(unfolded(decoded(NumberColumn(signed: signed))) == signed)
    var sum: Int64 = 0
    let steps = unfolded(decoded(NumberColumn(steps: signed)))
    #expect(
      steps.map {
        sum += $0; return sum
      } == signed
    )
  }

  @Test(
    "Small numbers take one byte",
    arguments: [(0, 1), (127, 1), (128, 2), (16_383, 2), (16_384, 3)]
  )
  func sizes(number: Int64, bytes: Int) {
    #expect(NumberColumn([number]).bytes.count == bytes)
    #expect(NumberColumn([-1]).bytes == [0])
  }

  /// Random trees of intervals of one thread, with the times of all.
  private func script(seed: UInt64) -> (TraceScript, [[Int64]]) {
    var random = SeededGenerator(seed: seed)
    var script = TraceScript()
    var (times, id, now) = ([[Int64]](), UInt32(0), Int64(1_000))
    func add(_ depth: Int) {
      id += 1
      let (own, start) = (id, now)
      let name = ["frame", "update", "layout", "measure"][min(depth, 3)]
      script.begin(name, own, at: start)
      for _ in 0..<Int.random(in: 0...3, using: &random) where depth < 5 {
        now += Int64.random(in: 1...3_000, using: &random)
        add(depth + 1)
      }
      now += Int64.random(in: 1...90_000, using: &random)
      script.end(name, own, at: now)
      times.append([start, now])
    }
    for _ in 0..<30 {
      add(0)
      now += Int64.random(in: 1...1_000, using: &random)
    }
    return (script, times)
  }

  @Test(
    "Random intervals come back with their times and names",
    arguments: 1...10 as ClosedRange<UInt64>
  )
  func intervals(seed: UInt64) throws {
    let (script, times) = script(seed: seed)
    let timeline = try #require(TimelinePages.timeline(script))
    let data = TimelineData(PageTimeline(timeline: timeline, colour: { _ in nil }, command: nil))
    var found: [[Int64]] = []
    for row in data.rows {
      let (gaps, lengths) = (decoded(row.gaps), decoded(row.lengths))
      #expect(gaps.count == row.count && lengths.count == row.count)
      var now: Int64 = 0
      for (gap, length) in zip(gaps, lengths) {
        let start = now + Int64(gap)
        now = start + Int64(length)
        found.append([start, now])
      }
      let names = decoded(row.kinds).map { data.kinds[Int($0)].name }
      #expect(Set(names) == [["frame", "update", "layout", "measure"][min(row.depth, 3)]])
    }
    let first = times.map { $0[0] }.min() ?? 0
    let expected = times.map { $0.map { $0 - first } }
    #expect(found.sorted { $0[0] < $1[0] } == expected.sorted { $0[0] < $1[0] })
  }

  @Test(
    "Too many intervals are thinned out by length, those of late frames last, and the page says so"
  )
  func thinning() throws {
    let script = TimelinePages.full(frames: 20)
    let whole = try #require(TimelinePages.timeline(script))
    #expect(whole.count == 20 * 200)
    #expect(TimelineSection.notes(whole).isEmpty)
    let limits = TimelineCollector.Limits(intervals: 2_900)
    let some = try #require(TimelinePages.timeline(script, limits: limits))
    #expect(some.count <= 2_900 && some.count > 2_500)
    #expect(some.extent.leftOut == 4_000 - some.count)
    #expect(some.extent.shortestNs > 0 && some.extent.shortestLateNs == 0)
    let late = 20_000_000..<30_000_000 as Range<Int64>
    #expect(some.rows.flatMap(\.entries).count { late.contains($0.startNs) } == 200)
    let few = try #require(TimelinePages.timeline(script, limits: .init(intervals: 1_000)))
    #expect(few.count <= 1_000 && few.count > 500)
    #expect(few.extent.shortestLateNs > 0)
    #expect(few.frames.count == 20 && few.updates.count == 20)
    let words = try #require(TimelineSection.notes(some).first)
    #expect(words.contains("of 4,000 intervals, those shorter than "))
    #expect(words.contains("; in late frames none."))
  }

  @Test("A timeline of too many frames says where it ends")
  func frames() throws {
    let script = TimelinePages.full(frames: 12)
    let timeline = try #require(TimelinePages.timeline(script, limits: .init(frames: 5)))
    #expect(timeline.frames.count == 5)
    let endNs = try #require(timeline.extent.endNs)
    #expect(endNs == Int64(84_000_000))
    #expect(TimelineSection.notes(timeline).contains { $0.contains("ends at 84.0 ms") })
  }

  @Test(
    "Hashes are those of the standard",
    arguments: [
      ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
      ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
      (String(repeating: "a", count: 1_000), "Qe3s5C1j6Nm/UVqbppMuHCDLyfWl0TRkWttdsblzfqM="),
    ]
  )
  func hashes(text: String, hash: String) {
    #expect(SHA256.base64(of: text) == hash)
  }

  @Test("Whatever a trace says stays text in the timeline", arguments: HostileScript.texts)
  func hostile(text: String) throws {
    let page = TimelinePages.page(HostileScript.script(text))
    #expect(PageReader(page).failure == nil)
    #expect(page.contains("timeline-data"))
    #expect(!page.contains("<img") && !page.contains("<svg onload"))
    #expect(page.matches(of: /<script/).count == page.matches(of: /<\/script/).count)
  }
}
