import LTTng
import ListSchema
import Signposts
import Testing

@Suite(.serialized) struct StackSamplingSinkTests {
  @Test("A machine says what it allows")
  func support() {
    let support = StackSampler.support()
    #expect((support.perfFailure == nil) == (support.clock == .perf))
    #expect((support.clock == nil) == (support.maxRate == 0))
    #expect(support.maxRate <= StackSampler.rates.upperBound)
  }
}
