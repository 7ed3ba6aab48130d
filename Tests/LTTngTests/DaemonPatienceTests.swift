import Testing

@testable import LTTng

@Suite struct DaemonPatienceTests {
  @Test(
    "However much of it the start takes, daemons that hang cost no more than 10.5 s",
    arguments: [0, 0.3, 1, 2.5, 4, 5]
  )
  func limits(secondsToStart: Double) {
    var patience = DaemonPatience()
    #expect((0.1...5).contains(patience.secondsToStart))
    patience.endStart(after: secondsToStart)
    #expect((1...4).contains(patience.secondsToRegister))
    #expect((3...6).contains(patience.secondsToEnd))
    #expect(secondsToStart + patience.secondsToRegister + patience.secondsToEnd <= 10.5)
  }
}
