import HeadlessUIKit
import Testing

@testable import ListEngine

@Suite(.underAllPolicies) struct OffsetLimitsTests {
  struct Vector: CustomTestStringConvertible {
    var id: String
    var old: (offset: CGFloat, limits: ClosedRange<CGFloat>)
    var new: (offset: CGFloat, limits: ClosedRange<CGFloat>)
    var hadContent = true
    var hasContent = true
    var followsStart = false
    var offset: CGFloat
    var testDescription: String { id }
  }

  @Test(
    "What was within the limits stays within them",
    arguments: [
      Vector(id: "within", old: (50, 0...100), new: (50, 0...60), offset: 50),
      Vector(id: "the end comes nearer", old: (50, 0...100), new: (50, 0...20), offset: 20),
      Vector(id: "the start comes nearer", old: (-60, -60...100), new: (-60, 0...100), offset: 0),
      Vector(id: "moved too far", old: (50, 0...100), new: (-10, 0...100), offset: 0),
      Vector(id: "pulled down", old: (-30, 0...100), new: (-30, 0...20), offset: -30),
      Vector(id: "pulled up", old: (130, 0...100), new: (130, 0...20), offset: 130),
      Vector(id: "at the start", old: (0, 0...100), new: (0, -44...100), offset: 0),
      Vector(
        id: "follows the start",
        old: (0, 0...100),
        new: (0, -44...100),
        followsStart: true,
        offset: -44
      ),
      Vector(
        id: "follows the start, not when it is moved",
        old: (0, 0...100),
        new: (25, -44...100),
        followsStart: true,
        offset: 25
      ),
      Vector(
        id: "follows the start only from there",
        old: (1, 0...100),
        new: (1, -44...100),
        followsStart: true,
        offset: 1
      ),
      Vector(id: "before there was content", old: (130, 0...0), new: (130, 0...100), offset: 130),
      Vector(
        id: "before and after there was content",
        old: (130, 0...0),
        new: (130, 0...0),
        hadContent: false,
        hasContent: false,
        offset: 130
      ),
      Vector(
        id: "too far, before there was content",
        old: (130, 0...0),
        new: (130, 0...100),
        hadContent: false,
        offset: 100
      ),
    ]
  )
  func offsets(_ vector: Vector) {
    let old = OffsetLimits(
      offset: vector.old.offset,
      limits: vector.old.limits,
      hasContent: vector.hadContent
    )
    let new = OffsetLimits(
      offset: vector.new.offset,
      limits: vector.new.limits,
      hasContent: vector.hasContent
    )
    #expect(new.offset(after: old, followsStart: vector.followsStart) == vector.offset)
  }
}
