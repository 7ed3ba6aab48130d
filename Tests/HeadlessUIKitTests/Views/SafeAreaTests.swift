import Foundation
import HeadlessUIKit
import Testing

@Suite struct SafeAreaTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
  private let safeArea = UIEdgeInsets(top: 50, left: 5, bottom: 34, right: 7)

  init() {
    window.safeAreaInsets = safeArea
  }

  @Test(
    "A view has the part of the window's safe area that overlaps it",
    arguments: [
      (CGRect(x: 0, y: 0, width: 300, height: 600), (50, 5, 34, 7)),
      (CGRect(x: 0, y: 20, width: 300, height: 500), (30, 5, 0, 7)),
      (CGRect(x: 10, y: 60, width: 283, height: 540), (0, 0, 34, 0)),
      (CGRect(x: 10, y: 60, width: 280, height: 500), (0, 0, 0, 0)),
      (CGRect(x: -10, y: 0, width: 300, height: 600), (50, 15, 34, 0)),
    ] as [(CGRect, (CGFloat, CGFloat, CGFloat, CGFloat))]
  )
  func overlap(frame: CGRect, expected: (CGFloat, CGFloat, CGFloat, CGFloat)) {
    let insets = UIEdgeInsets(
      top: expected.0,
      left: expected.1,
      bottom: expected.2,
      right: expected.3
    )
    let early = UIView(frame: frame)
    window.addSubview(early)
    #expect(early.safeAreaInsets == insets)
    let late = UIView()
    window.addSubview(late)
    late.frame = frame
    #expect(late.safeAreaInsets == insets)
    let inner = UIView(frame: late.bounds)
    late.addSubview(inner)
    #expect(inner.safeAreaInsets == insets)
    late.removeFromSuperview()
    #expect(late.safeAreaInsets == .zero && inner.safeAreaInsets == .zero)
  }

  @Test("It follows the window's safe area and size, unless it was set")
  func follows() {
    let (view, own) = (UIView(frame: window.bounds), UIView(frame: window.bounds))
    own.safeAreaInsets = UIEdgeInsets(top: 1)
    window.addSubview(view)
    window.addSubview(own)
    window.safeAreaInsets = UIEdgeInsets(top: 20, bottom: 10)
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 20, bottom: 10))
    #expect(own.safeAreaInsets == UIEdgeInsets(top: 1))
    window.frame.size.height = 700
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 20))
  }

  @Test("A scroll view adds it to the inset, and does not pass it on")
  func scrollView() {
    let scroll = UIScrollView(frame: window.bounds)
    let content = UIView(frame: window.bounds)
    scroll.addSubview(content)
    window.addSubview(scroll)
    #expect(scroll.safeAreaInsets == safeArea)
    #expect(scroll.adjustedContentInset.top == 50 && scroll.adjustedContentInset.bottom == 34)
    #expect(content.safeAreaInsets == .zero)
  }

  @Test("What is not finite counts as 0", arguments: [.nan, .infinity, -.infinity] as [CGFloat])
  func notFinite(length: CGFloat) {
    window.safeAreaInsets = UIEdgeInsets(top: length, left: 1, bottom: length, right: 2)
    #expect(window.safeAreaInsets == UIEdgeInsets(left: 1, right: 2))
    let scroll = UIScrollView(frame: window.bounds)
    scroll.contentInset = UIEdgeInsets(top: 3, bottom: length)
    #expect(scroll.contentInset == UIEdgeInsets(top: 3))
  }
}
