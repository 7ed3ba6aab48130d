import HeadlessUIKit
import Testing

@Suite struct ContentInsetTests {
  private let fixture = ScrollFixture()
  private var view: UIScrollView { fixture.view }

  typealias Behavior = UIScrollView.ContentInsetAdjustmentBehavior

  @Test(
    "The safe area adds the edges that the behaviour allows",
    arguments: [
      // Behaviour, content, expected.
      (Behavior.never, CGSize(width: 900, height: 900), UIEdgeInsets(top: 1)),
      (.always, .zero, UIEdgeInsets(top: 11, left: 20, bottom: 30, right: 40)),
      (.automatic, .zero, UIEdgeInsets(top: 11, bottom: 30)),
      (
        .automatic, CGSize(width: 201, height: 0),
        UIEdgeInsets(top: 11, left: 20, bottom: 30, right: 40)
      ),
      (.scrollableAxes, CGSize(width: 200, height: 400), UIEdgeInsets(top: 1)),
      (.scrollableAxes, CGSize(width: 200, height: 401), UIEdgeInsets(top: 11, bottom: 30)),
      (.scrollableAxes, CGSize(width: 201, height: 0), UIEdgeInsets(top: 1, left: 20, right: 40)),
    ]
  )
  func adjusted(behavior: Behavior, content: CGSize, expected: UIEdgeInsets) {
    view.contentSize = content
    view.contentInset = UIEdgeInsets(top: 1)
    view.safeAreaInsets = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    view.contentInsetAdjustmentBehavior = behavior
    #expect(view.adjustedContentInset == expected)
  }

  @Test("An axis that always bounces counts as one that scrolls")
  func bouncing() {
    view.contentSize = .zero
    view.contentInsetAdjustmentBehavior = .scrollableAxes
    view.safeAreaInsets = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    #expect(view.adjustedContentInset == .zero)
    view.alwaysBounceVertical = true
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 10, bottom: 30))
    view.alwaysBounceHorizontal = true
    #expect(view.adjustedContentInset == view.safeAreaInsets)
  }

  @Test("The delegate is notified of every change of the adjusted inset, once")
  func events() {
    view.contentInset = UIEdgeInsets(top: 5)
    view.contentInset = UIEdgeInsets(top: 5)
    view.safeAreaInsets = UIEdgeInsets(top: 40)
    view.contentInsetAdjustmentBehavior = .never
    view.safeAreaInsets = UIEdgeInsets(top: 50)
    view.contentInsetAdjustmentBehavior = .scrollableAxes
    view.frame.size.height = 3_000
    let expected = ["inset 5.0", "inset 45.0", "inset 5.0", "inset 55.0", "inset 5.0"]
    #expect(fixture.log.entries == expected)
  }

  @Test("The offsets reach from edge to edge, and are equal if the content is smaller")
  func limits() {
    view.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    #expect(view.verticalOffsetLimits == -10...1_630)
    #expect(view.horizontalOffsetLimits == -20...40)
    view.contentSize = CGSize(width: 10, height: 10)
    #expect(view.verticalOffsetLimits == -10 ... -10)
    #expect(view.horizontalOffsetLimits == -20 ... -20)
  }

  @Test(
    "A rectangle becomes visible by the shortest distance",
    arguments: [
      // Offset, rectangle, expected offset; the insets are 10 at the top and 30 at the bottom.
      (500, CGRect(x: 0, y: 0, width: 1, height: 1), -10),
      (500, CGRect(x: 0, y: 510, width: 10, height: 10), 500),
      (500, CGRect(x: 0, y: 505, width: 10, height: 10), 495),
      (500, CGRect(x: 0, y: 865, width: 10, height: 10), 505),
      (500, CGRect(x: 0, y: 0, width: 10, height: 0), 500),
      (500, CGRect(x: 0, y: 0, width: 0, height: 10), 500),
      (500, CGRect.null, 500),
      (0, CGRect(x: 0, y: 5_000, width: 10, height: 10), 1_630),
      (500, CGRect(x: 0, y: 100, width: 10, height: 1_800), 500),
      (1_000, CGRect(x: 0, y: 100, width: 10, height: 500), 230),
      (0, CGRect(x: 0, y: 1_000, width: 10, height: 500), 990),
    ] as [(CGFloat, CGRect, CGFloat)]
  )
  func rectToVisible(offset: CGFloat, rect: CGRect, expected: CGFloat) {
    view.contentInset = UIEdgeInsets(top: 10, bottom: 30)
    view.contentOffset.y = offset
    view.scrollRectToVisible(rect, animated: true)
    fixture.loop.runUntilIdle()
    #expect(view.contentOffset == CGPoint(x: 0, y: expected))
  }

  @Test("A rectangle to the side becomes visible too")
  func sideways() {
    view.contentSize = CGSize(width: 1_000, height: 100)
    view.scrollRectToVisible(CGRect(x: 600, y: 0, width: 50, height: 50), animated: false)
    #expect(view.contentOffset == CGPoint(x: 450, y: 0))
  }
}
