import HeadlessUIKit
import Testing

@testable import ListEngine

@Suite(.underAllPolicies) struct LayoutGravityTests {
  private func viewport(y: CGFloat, content: CGFloat, bottom: CGFloat = 0) -> ScrollViewport {
    ScrollViewport(
      bounds: CGRect(x: 0, y: y, width: 100, height: 400),
      contentSize: CGSize(width: 100, height: content),
      adjustedContentInset: UIEdgeInsets(bottom: bottom)
    )
  }

  @Test(
    "Growing content pushes the list further, up to its end",
    arguments: [
      ("grows", .bottom, 600, 1_000, 1_200, 800),
      ("in the middle", .bottom, 100, 1_000, 1_200, 300),
      ("not beyond the end", .bottom, 0, 300, 500, 100), ("shrinks", .bottom, 600, 1_000, 900, 600),
      ("fits in", .bottom, 0, 100, 300, 0), ("top", .top, 600, 1_000, 1_200, 600),
    ] as [(String, LayoutGravity, CGFloat, CGFloat, CGFloat, CGFloat)]
  )
  func contentSize(
    id: String,
    gravity: LayoutGravity,
    y: CGFloat,
    old: CGFloat,
    new: CGFloat,
    target: CGFloat
  ) {
    let viewport = viewport(y: y, content: new)
    #expect(gravity.offset(in: viewport, oldContentHeight: old) == target)
  }

  @Test("The end that growing content stops at counts the inset")
  func contentSizeWithInset() {
    let viewport = viewport(y: 650, content: 1_100, bottom: 50)
    #expect(LayoutGravity.bottom.offset(in: viewport, oldContentHeight: 950) == 750)
  }

  @Test(
    "A growing inset pushes the list on, a shrinking one takes it back",
    arguments: [
      ("grows", .bottom, 1_000, 600, 600, 50, 650),
      ("shrinks", .bottom, 1_000, 600, 650, -50, 600),
      ("fits in", .bottom, 200, 0, 0, 50, 0), ("top", .top, 1_000, 600, 650, -50, 600),
    ] as [(String, LayoutGravity, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)]
  )
  func inset(
    id: String,
    gravity: LayoutGravity,
    content: CGFloat,
    y: CGFloat,
    oldOffset: CGFloat,
    growth: CGFloat,
    target: CGFloat
  ) {
    let offset = gravity.offset(
      in: viewport(y: y, content: content),
      oldOffset: oldOffset,
      bottomInsetGrowth: growth
    )
    #expect(offset == target)
  }

  @Test("The end stays in place when the height of the list changes")
  func height() {
    #expect(LayoutGravity.bottom.offset(100, oldHeight: 400, newHeight: 300) == 200)
    #expect(LayoutGravity.bottom.offset(100, oldHeight: 300, newHeight: 400) == 0)
    #expect(LayoutGravity.top.offset(100, oldHeight: 400, newHeight: 300) == 100)
  }
}
