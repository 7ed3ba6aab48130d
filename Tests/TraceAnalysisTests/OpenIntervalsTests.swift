import Testing
import TraceTestSupport

@testable import TraceAnalysis

@Suite struct OpenIntervalsTests {
  @Test("Open intervals are found as in a dictionary, however many there are", arguments: 0..<40)
  func dictionary(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var wanted: [PairingKey: Int] = [:]
    var open = OpenIntervals()
    for step in 0..<400 {
      let key = PairingKey(
        process: ProcessID(pid: Int32.random(in: 1...2, using: &random)),
        symbol: Int32.random(in: 1...3, using: &random),
        id: UInt32.random(in: 1...UInt32(2 + seed), using: &random)
      )
      switch Int.random(in: 0..<5, using: &random) {
      case 0, 1, 2:
        let earlier = open.insert(OpenPlace(thread: 1, position: step), for: key)
        #expect(earlier?.position == wanted.updateValue(step, forKey: key))
      case 3:
        guard wanted[key] != nil else { continue }
        open.move(key, to: OpenPlace(thread: 2, position: -step))
        wanted[key] = -step
      default: #expect(open.remove(key)?.position == wanted.removeValue(forKey: key))
      }
    }
    for (key, position) in wanted { #expect(open.remove(key)?.position == position) }
  }
}
