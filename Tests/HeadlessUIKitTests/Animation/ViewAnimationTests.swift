import Foundation
import HeadlessUIKit
import Testing

@Suite struct ViewAnimationTests {
  private let window = UIWindow()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
  private let end = CGRect(x: 40, y: 80, width: 200, height: 50)

  init() {
    window.addSubview(view)
  }

  private var time: MainRunLoop { window.runLoop }

  @Test("A view has its new values immediately; those in between follow the run loop's time")
  func interpolation() {
    UIView.animate(withDuration: 2, options: .curveLinear) {
      view.frame = end
      view.alpha = 0
      view.transform = CGAffineTransform(scaleX: 3, y: 3)
    }
    #expect(view.frame == end)
    #expect(view.alpha == 0)
    #expect(view.presentedFrame == CGRect(x: 0, y: 0, width: 100, height: 50))
    time.advance(by: 0.5)
    #expect(view.presentedFrame == CGRect(x: 10, y: 20, width: 125, height: 50))
    #expect(view.presentedAlpha == 0.75)
    #expect(view.presentedTransform == CGAffineTransform(scaleX: 1.5, y: 1.5))
    #expect(view.hasRunningAnimations)
    time.advance(by: 1.5)
    #expect(view.presentedFrame == end)
    #expect(view.presentedAlpha == 0)
    #expect(!view.hasRunningAnimations)
    #expect(time.isIdle)
  }

  @Test(
    "A curve determines the progress after a quarter of the time",
    arguments: [
      (UIView.AnimationOptions.curveLinear, 0.25), (.curveEaseIn, 0.0625), (.curveEaseOut, 0.4375),
      (.curveEaseInOut, 0.15625),
    ]
  )
  func curve(options: UIView.AnimationOptions, part: CGFloat) {
    view.alpha = 0
    UIView.animate(withDuration: 1, options: options) { view.alpha = 1 }
    time.advance(by: 0.25)
    #expect(view.presentedAlpha == part)
  }

  @Test("The completion is called after the end, including the delay")
  func completion() {
    var finished: [Bool] = []
    UIView.animate(withDuration: 1, delay: 0.5) {
      view.alpha = 0
    } completion: {
      finished.append($0)
    }
    time.advance(by: 0.4)
    #expect(view.presentedAlpha == 1)
    time.advance(by: 1)
    #expect(finished.isEmpty)
    time.advance(by: 0.2)
    #expect(finished == [true])
  }

  @Test("An animation that takes over starts where the other one is, which then does not finish")
  func interruption() {
    var finished: [String] = []
    UIView.animate(withDuration: 1, options: .curveLinear) {
      view.alpha = 0
    } completion: {
      finished.append("first \($0)")
    }
    time.advance(by: 0.5)
    UIView.animate(withDuration: 1, options: .curveLinear) {
      view.alpha = 1
    } completion: {
      finished.append("second \($0)")
    }
    #expect(view.presentedAlpha == 0.5)
    time.advance(by: 0.5)
    #expect(view.presentedAlpha == 0.75)
    time.advance(by: 0.5)
    #expect(finished == ["first false", "second true"])
  }

  @Test("A block inside another one has the same duration")
  func nesting() {
    UIView.animate(withDuration: 2, options: .curveLinear) {
      #expect(UIView.inheritedAnimationDuration == 2)
      UIView.animate(withDuration: 9) { view.alpha = 0 }
    }
    #expect(UIView.inheritedAnimationDuration == 0)
    time.advance(by: 1)
    #expect(view.presentedAlpha == 0.5)
  }

  @Test("performWithoutAnimation disables animations, whatever is around and inside")
  func withoutAnimation() {
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation {
        view.alpha = 0
        UIView.animate(withDuration: 1) { view.frame = end }
      }
    }
    #expect(view.presentedAlpha == 0)
    #expect(view.presentedFrame == end)
    #expect(time.isIdle)
  }

  @Test(
    "A duration that is not positive changes immediately",
    arguments: [0, -1, Double.nan, Double.infinity]
  )
  func noTime(duration: Double) {
    var isDone = false
    UIView.animate(withDuration: duration) {
      view.alpha = 0
    } completion: {
      isDone = $0
    }
    #expect(view.presentedAlpha == 0)
    #expect(isDone)
  }

  @Test("Views in no window and changes to the same value take no time")
  func nothingToAnimate() {
    let loose = UIView()
    var isDone = false
    UIView.animate(withDuration: 1) {
      loose.alpha = 0
      view.alpha = 1
    } completion: {
      isDone = $0
    }
    #expect(loose.presentedAlpha == 0)
    #expect(isDone)
    #expect(time.isIdle)
  }

  @Test("Removed animations leave the view's current values")
  func removal() {
    var finished: Bool?
    UIView.animate(withDuration: 1) {
      view.alpha = 0
    } completion: {
      finished = $0
    }
    view.removeAllAnimations()
    #expect(view.presentedAlpha == 0)
    time.advance(by: 1)
    #expect(finished == false)
  }

  @Test("Frames with NaN values also reach the end")
  func notANumber() {
    let bad = CGRect(x: CGFloat.nan, y: 0, width: .infinity, height: 10)
    UIView.animate(withDuration: 1) { view.frame = bad }
    time.advance(by: 0.5)
    #expect(view.presentedFrame.minX.isNaN)
    UIView.animate(withDuration: 1) { view.frame = end }
    time.advance(by: 1)
    #expect(view.presentedFrame == end)
  }

  @Test("A scroll view provides the time for its subviews")
  func scrollView() {
    let scrollView = UIScrollView()
    scrollView.addSubview(view)
    UIView.animate(withDuration: 1, options: .curveLinear) { view.alpha = 0 }
    scrollView.runLoop.advance(by: 0.5)
    #expect(view.presentedAlpha == 0.5)
    #expect(view.window == nil)
  }

  @Test("Views are ordered by their numbers, with the newest in front among equals")
  func zIndex() {
    let parent = UIView()
    let views = (0..<5).map { tag in
      let view = UIView()
      view.tag = tag
      return view
    }
    for (view, zIndex) in zip(views, [3, 1, 3, 2, 0]) { parent.addSubview(view, zIndex: zIndex) }
    #expect(parent.subviews.map(\.tag) == [4, 1, 3, 0, 2])
    parent.addSubview(views[0], zIndex: 3)
    #expect(parent.subviews.map(\.tag) == [4, 1, 3, 0, 2])
    parent.addSubview(views[4], zIndex: 3)
    parent.addSubview(views[0], zIndex: -7)
    #expect(parent.subviews.map(\.tag) == [0, 1, 3, 2, 4])
  }

  @Test("Views come, change their numbers and leave in any order", arguments: 0..<20)
  func zIndexes(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let parent = UIView()
    let views = (0..<12).map { _ in UIView() }
    var expected: [(view: UIView, zIndex: Int)] = []
    for _ in 0..<200 {
      let view = views[Int.random(in: 0..<12, using: &generator)]
      let zIndex = Int.random(in: -1...2, using: &generator)
      if Int.random(in: 0..<4, using: &generator) == 0 {
        view.removeFromSuperview()
        expected.removeAll { $0.view === view }
      } else {
        parent.addSubview(view, zIndex: zIndex)
        if !expected.contains(where: { $0.view === view && $0.zIndex == zIndex }) {
          expected.removeAll { $0.view === view }
          let index = expected.firstIndex { $0.zIndex > zIndex } ?? expected.count
          expected.insert((view, zIndex), at: index)
        }
      }
      #expect(parent.subviews.elementsEqual(expected) { $0 === $1.view })
      #expect(views.allSatisfy { ($0.superview === parent) == parent.subviews.contains($0) })
    }
  }
}
