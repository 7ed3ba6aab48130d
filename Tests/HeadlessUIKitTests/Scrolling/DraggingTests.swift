import HeadlessUIKit
import Testing

@Suite struct DraggingTests {
  private let fixture = ScrollFixture()
  private var view: UIScrollView { fixture.view }
  private var log: ScrollLog { fixture.log }

  private func drag(_ y: CGFloat) { view.drag(by: CGPoint(x: 0, y: y)) }

  @discardableResult
  private func release(_ velocity: CGFloat, momentum: Bool = true) -> CGFloat {
    view.endDragging(velocity: CGPoint(x: 0, y: velocity), willDecelerate: momentum).y
  }

  @Test("Content that nobody moves after the finger was lifted is where it was to stop at the end")
  func resting() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
    view.contentSize = CGSize(width: 3 * 390, height: 100)
    view.isPagingEnabled = true
    view.beginDragging()
    view.drag(by: CGPoint(x: 250, y: 0))
    let target = view.endDragging(velocity: .zero, willDecelerate: false)
    #expect(target == CGPoint(x: 390, y: 0))
    #expect(view.isDecelerating)
    #expect(view.contentOffset.x == 250)
    view.endDecelerating()
    #expect(view.contentOffset == target)
    #expect(!view.isDecelerating)
    view.endDecelerating()
    #expect(view.contentOffset == target)
    view.beginDragging()
    view.drag(by: CGPoint(x: 250, y: 0))
    view.endDragging(velocity: .zero, willDecelerate: false)
    view.contentOffset.x = 700
    view.endDecelerating()
    #expect(view.contentOffset.x == 700)
  }

  @Test("A drag moves the content, sets the flags and notifies the delegate")
  func drag() {
    view.beginDragging()
    #expect(view.isTracking && view.isDragging)
    drag(30)
    drag(20)
    release(0, momentum: false)
    #expect(!view.isTracking && !view.isDragging && !view.isDecelerating)
    let expected = ["begin 0.0", "scroll 30.0", "scroll 50.0", "release 0.0", "end false"]
    #expect(log.entries == expected)
  }

  @Test("Momentum goes as far as its velocity and rate allow, within the content")
  func momentum() {
    view.contentSize.height = 100_000
    view.beginDragging()
    let target = release(3)
    #expect(abs(target - 1_498.5) < 0.1)
    #expect(view.isDecelerating && !view.isDragging)
    #expect(log.entries == ["begin 0.0", "release 3.0", "end true", "momentum true"])
    view.endDecelerating()
    #expect(!view.isDecelerating)
    #expect(view.contentOffset.y == target)

    view.contentOffset.y = 0
    view.decelerationRate = .fast
    view.beginDragging()
    #expect(abs(release(3) - 298.5) < 0.1)
    view.contentSize.height = 500
    view.beginDragging()
    #expect(release(3) == 100)
  }

  @Test("The delegate can choose another target; moving there is decelerating")
  func target() {
    log.target = CGPoint(x: 0, y: 77)
    view.beginDragging()
    #expect(release(0, momentum: false) == 77)
    #expect(view.isDecelerating)
  }

  @Test("Content pulled beyond its end meets resistance, follows back the same way, and returns")
  func rubberBand() {
    view.beginDragging()
    drag(-100)
    #expect(abs(view.contentOffset.y - -48.35) < 0.01)
    drag(-100)
    drag(200)
    #expect(abs(view.contentOffset.y) < 1e-9)
    drag(-100)
    #expect(release(0, momentum: false) == 0)
    #expect(view.isDecelerating)
  }

  @Test("Without bounces content stops at its ends; an axis without overflow does not move")
  func noBounces() {
    view.bounces = false
    view.beginDragging()
    view.drag(by: CGPoint(x: 10, y: -10))
    #expect(view.contentOffset == .zero)
    view.drag(by: CGPoint(x: 10, y: 9_999))
    #expect(view.contentOffset == CGPoint(x: 0, y: 1_600))
  }

  @Test("Content that is too small moves only if it always bounces")
  func alwaysBounces() {
    view.contentSize.height = 10
    view.beginDragging()
    drag(-10)
    #expect(view.contentOffset.y == 0)
    view.alwaysBounceVertical = true
    drag(-10)
    #expect(view.contentOffset.y < 0)
  }

  @Test(
    "Pages are multiples of the height of the view, one at a time",
    arguments: [
      (410, 0, 400), (590, 0, 400), (610, 0, 800), (410, 5, 800), (410, -5, 400), (400, 1, 800),
      (400, -1, 0), (1_590, 5, 1_600), (1_600, 9, 1_600), (0, -1, 0),
    ] as [(CGFloat, CGFloat, CGFloat)]
  )
  func pages(offset: CGFloat, velocity: CGFloat, expected: CGFloat) {
    view.isPagingEnabled = true
    log.target = CGPoint(x: 0, y: 77)
    view.contentOffset.y = offset
    view.beginDragging()
    #expect(release(velocity) == expected)
    #expect(!log.entries.contains { $0.hasPrefix("release") })
  }

  @Test("Without a finger, or with scrolling disabled, drags do nothing")
  func noFinger() {
    drag(10)
    view.endDragging(willDecelerate: true)
    #expect(release(10) == 0)
    view.isScrollEnabled = false
    view.beginDragging()
    drag(10)
    #expect(log.entries.isEmpty)
    #expect(!view.isDragging && !view.isDecelerating)
  }

  @Test("A tap on the status bar scrolls to the top, and is reported once it is there")
  func statusBar() {
    view.contentInset.top = 20
    view.contentOffset.y = 500
    log.entries = []
    view.tapStatusBar()
    #expect(log.entries.isEmpty)
    fixture.loop.runUntilIdle()
    #expect(log.scrollCount > 10)
    #expect(log.otherEntries == ["top -20.0"])
    view.tapStatusBar()
    #expect(log.otherEntries == ["top -20.0", "top -20.0"])
    view.contentOffset.y = 500
    view.tapStatusBar(animated: false)
    #expect(Array(log.entries.suffix(2)) == ["scroll -20.0", "top -20.0"])
  }

  @Test("A tap on the status bar that is not allowed, or interrupted, does not reach the top")
  func noStatusBar() {
    view.contentOffset.y = 500
    log.scrollsToTop = false
    view.tapStatusBar()
    log.scrollsToTop = true
    view.scrollsToTop = false
    view.tapStatusBar()
    #expect(fixture.loop.isIdle)
    view.scrollsToTop = true
    view.tapStatusBar()
    view.beginDragging()
    #expect(fixture.loop.isIdle)
    #expect(log.otherEntries == ["begin 500.0"])
  }

  @Test("A pull is the inverse of its displacement", arguments: [-900.0, -10, 0, 1, 300])
  func pull(pull: Double) {
    let shown = RubberBand.distance(pull: pull, dimension: 400)
    #expect(abs(RubberBand.pull(distance: shown, dimension: 400) - pull) < 1e-6)
    #expect(RubberBand.pull(distance: shown, dimension: 0) == 0)
  }
}
