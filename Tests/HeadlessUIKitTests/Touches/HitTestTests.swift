import Foundation
import HeadlessUIKit
import Testing

@Suite struct HitTestTests {
  private let root = UIView(frame: CGRect(x: 10, y: 20, width: 300, height: 300))
  private let child = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 50))

  init() {
    root.addSubview(child)
  }

  @Test("A hit test finds the frontmost, innermost view, and nothing outside")
  func hits() {
    let front = UIView(frame: CGRect(x: 150, y: 100, width: 100, height: 50))
    root.addSubview(front)
    #expect(root.hitTest(CGPoint(x: 110, y: 110), with: nil) === child)
    #expect(root.hitTest(CGPoint(x: 160, y: 110), with: nil) === front)
    #expect(root.hitTest(CGPoint(x: 1, y: 1), with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 300, y: 1), with: nil) == nil)
    #expect(root.hitTest(CGPoint(x: -1, y: 1), with: nil) == nil)
  }

  @Test("Points and rectangles are converted between views, through offsets and transforms")
  func conversion() {
    #expect(child.convert(CGPoint(x: 1, y: 2), to: root) == CGPoint(x: 101, y: 102))
    #expect(child.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 111, y: 122))
    #expect(child.convert(CGPoint(x: 101, y: 102), from: root) == CGPoint(x: 1, y: 2))
    child.transform = CGAffineTransform(scaleX: 2, y: 2)
    let rect = child.convert(CGRect(x: 0, y: 0, width: 100, height: 50), to: root)
    #expect(rect == CGRect(x: 50, y: 75, width: 200, height: 100))
    #expect(root.convert(rect, to: child) == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(root.hitTest(CGPoint(x: 55, y: 80), with: nil) === child)
    child.transform = CGAffineTransform(scaleX: 0, y: 0)
    #expect(root.hitTest(CGPoint(x: 1, y: 1), with: nil) === root)
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scrollView.contentOffset = CGPoint(x: 0, y: 500)
    root.addSubview(scrollView)
    #expect(root.convert(CGPoint(x: 3, y: 4), to: scrollView) == CGPoint(x: 3, y: 504))
  }

  @Test("A window has one first responder at a time")
  func firstResponder() {
    let window = UIWindow()
    let (first, second) = (KeyView(), KeyView())
    #expect(!first.becomeFirstResponder())
    window.addSubview(first)
    window.addSubview(root)
    root.addSubview(second)
    #expect(!root.becomeFirstResponder())
    #expect(first.becomeFirstResponder())
    #expect(first.isFirstResponder)
    #expect(second.becomeFirstResponder())
    #expect(!first.isFirstResponder)
    #expect(second.becomeFirstResponder())
    second.keepsKeys = true
    #expect(!first.becomeFirstResponder())
    #expect(!second.resignFirstResponder())
    root.removeFromSuperview()
    #expect(window.firstResponder == nil)
    #expect(second.resignFirstResponder())
    #expect(first.becomeFirstResponder())
    #expect(first.resignFirstResponder())
    #expect(window.firstResponder == nil)
    #expect(first.next === window)
  }

  private final class KeyView: UIView {
    var keepsKeys = false
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { !keepsKeys }
  }

  @Test("A view may be removed while its superview lays out")
  func removalInLayout() {
    let parent = Emptying()
    parent.addSubview(UIView())
    parent.addSubview(Emptying())
    parent.layoutIfNeeded()
    #expect(parent.subviews.isEmpty)
    let leaving = Leaving()
    parent.addSubview(leaving)
    leaving.layoutIfNeeded()
    #expect(leaving.superview == nil)
  }

  private final class Emptying: UIView {
    override func layoutSubviews() {
      for view in subviews { view.removeFromSuperview() }
    }
  }

  private final class Leaving: UIView {
    override func layoutSubviews() { removeFromSuperview() }
  }
}
