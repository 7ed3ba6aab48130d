import HeadlessUIKit
import Testing

@Suite struct EndOfFrameTests {
  private final class Work {
    var pieces = 0
    func add(_ count: Int, to loop: MainRunLoop) {
      var rest = count
      loop.performAfterFrame { [self] in
        pieces += 1
        rest -= 1
        return rest > 0
      }
    }
  }

  private let loop = MainRunLoop()
  private let work = Work()

  @Test("Work after a frame is done once after each frame until it has no more to do")
  func frames() {
    work.add(3, to: loop)
    #expect(loop.hasWorkAfterFrame && loop.isIdle && work.pieces == 0)
    for pieces in [1, 2, 3, 3] {
      loop.endFrame()
      #expect(work.pieces == pieces)
    }
    #expect(!loop.hasWorkAfterFrame)
  }

  @Test("A loop whose frames nobody ends does it in its next turn, whether or not it is idle")
  func turns() {
    work.add(3, to: loop)
    loop.advance(by: 1)
    #expect(work.pieces == 1)
    loop.turn()
    #expect(work.pieces == 2)
    #expect(loop.runUntilIdle())
    #expect(work.pieces == 3)
  }

  @Test("Turns leave it alone once somebody ends frames")
  func marked() {
    loop.endFrame()
    work.add(1, to: loop)
    loop.turn()
    loop.advance(by: 1)
    #expect(work.pieces == 0)
    loop.endFrame()
    #expect(work.pieces == 1)
  }

  @Test("Work that is added by work waits for the next frame")
  func nested() {
    loop.performAfterFrame { [loop, work] in
      work.add(1, to: loop)
      return false
    }
    loop.endFrame()
    #expect(work.pieces == 0)
    loop.endFrame()
    #expect(work.pieces == 1)
  }
}
