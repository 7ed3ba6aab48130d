import Testing
import TraceTestSupport

@testable import TraceAnalysis

@Suite struct BucketCountsTests {
  @Test("Counts are those of a dictionary, near, far, and merged", arguments: 0..<60)
  func counts(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var wanted: [Int: Int] = [:]
    var sum = BucketCounts()
    for _ in 0..<3 {
      var own = BucketCounts()
      for _ in 0..<Int.random(in: 0..<150, using: &random) {
        let reach = [3, 100, 70_000, 1 << 40][Int.random(in: 0..<4, using: &random)]
        let bucket = Int.random(in: -reach...reach, using: &random)
        let count = [1, 1, 5, Int(UInt32.max)][Int.random(in: 0..<4, using: &random)]
        own.add(count, to: bucket)
        wanted[bucket, default: 0] += count
      }
      sum.merge(own)
    }
    let rows = wanted.sorted { $0.key < $1.key }
    #expect(sum.all.map(\.bucket) == rows.map(\.key))
    #expect(sum.all.map(\.count) == rows.map(\.value))
    #expect(sum.isEmpty == wanted.isEmpty)
  }
}
