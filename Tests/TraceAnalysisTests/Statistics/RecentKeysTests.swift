import Testing
import TraceTestSupport

@testable import TraceAnalysis

@Suite struct RecentKeysTests {
  @Test("Values are those of a dictionary that takes no more keys than so many", arguments: 0..<40)
  func values(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let most = [0, 1, 4, 100][seed % 4]
    var (wanted, order): ([Int: [Int]], [Int]) = ([:], [])
    var found = RecentKeys<Int, [Int]>(maxKeys: most)
    var key = 0
    for step in 0..<200 {
      if Int.random(in: 0..<3, using: &random) == 0 { key = Int.random(in: 0..<9, using: &random) }
      found.update(key, [-1]) { $0.append(step) }
      guard wanted[key] != nil || wanted.count < most else { continue }
      if wanted[key] == nil { order.append(key) }
      wanted[key, default: [-1]].append(step)
    }
    #expect(found.keys == order)
    for key in 0..<9 { #expect(found[key] == wanted[key]) }
    #expect(found.all.map(\.1) == order.map { wanted[$0] })
  }
}
