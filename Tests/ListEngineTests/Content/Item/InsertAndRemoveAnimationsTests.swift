import HeadlessUIKit
import ListEngine
import Testing

@Suite struct InsertAndRemoveAnimationsTests {
  private static let frame = CGRect(x: 10, y: 20, width: 100, height: 50)

  @Test(
    "Rows fade, and come from a side or with another size",
    arguments: [
      ("fade", frame), ("left", frame.offsetBy(dx: -100, dy: 0)),
      ("right", frame.offsetBy(dx: 100, dy: 0)), ("top", frame.offsetBy(dx: 0, dy: -50)),
      ("bottom", frame.offsetBy(dx: 0, dy: 50)), ("scaleDown", frame), ("scaleUp", frame),
    ]
  )
  func presets(name: String, frame: CGRect) throws {
    let presets: [ItemInsertAndRemoveAnimations] = [
      .fade, .left, .right, .top, .bottom, .scaleDown, .scaleUp,
    ]
    let animations = try #require(presets.first { $0.name == name })
    for change in [animations.onInsert, animations.onRemoval] {
      var attributes = ListContentLayoutAttributes(frame: Self.frame)
      change(&attributes)
      #expect(attributes.alpha == 0)
      #expect(attributes.frame == frame)
      let scale: CGFloat = name == "scaleDown" ? 0.5 : name == "scaleUp" ? 1.5 : 1
      #expect(attributes.transform == CGAffineTransform(scaleX: scale, y: scale))
      #expect(attributes.transform3D == CATransform3DIdentity)
    }
  }

  @Test("A frame is a middle and a size")
  func attributes() {
    var attributes = ListContentLayoutAttributes(frame: Self.frame, zIndex: 3)
    #expect(attributes.center == CGPoint(x: 60, y: 45))
    #expect(attributes.size == CGSize(width: 100, height: 50))
    attributes.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
    #expect(attributes.center == CGPoint(x: 5, y: 10))
    attributes.size.width = 20
    #expect(attributes.frame == CGRect(x: -5, y: 0, width: 20, height: 20))
    #expect(attributes.zIndex == 3)
  }

  @Test("Animations run their changes once")
  func listAnimations() {
    var calls: [String] = []
    ListAnimation.default.perform { calls.append("default") }
    ListAnimation.fast.perform { calls.append("fast") }
    ListAnimation { changes in
      calls.append("before")
      changes()
    }.perform { calls.append("custom") }
    #expect(calls == ["default", "fast", "before", "custom"])
    for animation in [ViewAnimation.none, .inherited, .default, .spring()] {
      animation.perform { calls.append("view") }
      animation.perform(animations: { calls.append("labelled") })
    }
    #expect(calls.count == 12)
    #expect(ViewAnimation.default == .animated(0.25, options: [.curveEaseInOut]))
    #expect(ViewAnimation.none.duration == 0)
    #expect(ViewAnimation.inherited.duration == nil)
  }
}
