import ListSchema
import Signposts
import Testing

@testable import LTTng

@Suite(.serialized) struct StackSamplingTests {
  @Test("A machine says what it allows")
  func support() {
    let support = StackSampler.support()
    #expect((support.perfFailure == nil) == (support.clock == .perf))
    #expect((support.clock == nil) == (support.maxRate == 0))
    #expect(support.maxRate <= StackSampler.rates.upperBound)
  }

  private static let kinds = StackKinds(
    frame: .frame,
    sampling: .stackSampling,
    sample: .stackSample,
    losses: .stackLosses,
    wait: .waitSample,
    binary: .binary
  )

  @Test("What the environment asks for is what was written")
  func request() throws {
    let request = StackRequest(rate: 997, kinds: Self.kinds)
    #expect(StackRequest(request.text) == (LTTngSink.isAvailable ? request : nil))
  }

  @Test(
    "A variable that makes no sense, or is of another schema, asks for nothing",
    arguments: [
      "", "997", "997 0 1 2 3 4", "x 0 1 2 3 4 5", "0 0 1 2 3 4 5", "20000 0 1 2 3 4 5",
      "-1 0 1 2 3 4 5", "997 65535 65535 65535 65535 65535 65535", "997 0 0 0 0 0 0",
      "997 0 1 2 3 4 5 6", "99999999999999999999 0 1 2 3 4 5",
    ]
  )
  func badRequest(text: String) {
    #expect(StackRequest(text) == nil)
  }
}
