import Testing

@testable import Workloads

@Suite struct GestureReachTests {
  @Test("The table says what gestures show when they are played")
  func table() {
    let measured = GestureScript.builtIn.map { ($0.name, GestureReach(measuring: $0)) }
    for (name, reach) in measured {
      #expect(GestureReach.builtIn[name] == reach, "\(name): \(reach)")
    }
    #expect(GestureReach.builtIn.count == GestureScript.builtIn.count)
  }

  @Test("The tour reaches the last item; flings do not get far")
  func tour() throws {
    let tour = try #require(GestureReach.builtIn["tour"])
    let fling = try #require(GestureReach.builtIn["fling"])
    #expect(tour.deepestItem == GestureReach.items)
    #expect(fling.deepestItem < 500)
    #expect(tour.shownItems > fling.shownItems)
  }
}
