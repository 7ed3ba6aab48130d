import Foundation
import TestSupport
import Testing

@testable import LTTng

@Suite struct BufferPlanTests {
  private func plan(_ bytes: Int, processors: Int = 2, _ free: Int...) -> BufferPlan? {
    BufferPlan.choose(
      subbufferBytes: bytes,
      subbufferCount: 8,
      processors: processors,
      places: free.enumerated().map { .init(folder: "\($0)", freeBytes: $1) }
    )
  }

  @Test("The first place that has room is taken, and only then are sub-buffers made smaller")
  func choice() {
    #expect(plan(1 << 20, 64 << 20, 1 << 30)?.folder == "0")
    #expect(plan(1 << 20, 16 << 20, 1 << 30)?.folder == "1")
    #expect(plan(1 << 20, 16 << 20, 1 << 30)?.subbufferBytes == 1 << 20)
    #expect(plan(1 << 20, 16 << 20, 1 << 20)?.subbufferBytes == 512 << 10)
    #expect(plan(1 << 20, 16 << 20, 1 << 20)?.folder == "0")
    #expect(plan(1 << 20, 0, 100 << 10) == nil)
  }

  @Test("A plan never needs more than there is, and half of its shrinking would not have fitted")
  func fits() throws {
    for free in stride(from: 256 << 10, through: 64 << 20, by: 777_777) {
      for processors in [1, 2, 16] {
        guard let plan = plan(1 << 20, processors: processors, free) else { continue }
        func needed(_ bytes: Int) -> Int {
          BufferPlan.neededBytes(subbufferBytes: bytes, subbufferCount: 8, processors: processors)
        }
        #expect(needed(plan.subbufferBytes) <= free)
        #expect(plan.subbufferBytes == 1 << 20 || needed(2 * plan.subbufferBytes) > free)
      }
    }
  }
}
