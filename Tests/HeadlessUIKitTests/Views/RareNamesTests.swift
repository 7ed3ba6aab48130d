import Foundation
import Testing

@testable import HeadlessUIKit

/// Names that few views use: what they do, and that they take no room elsewhere.
@MainActor
struct RareNamesTests {
  private final class Snapping: UIScrollViewDelegate {
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView,
      withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      targetContentOffset.pointee.y = (targetContentOffset.pointee.y / 50).rounded() * 50
    }
  }

  private final class Zooming: UIScrollViewDelegate {
    let view = UIView()
    var calls: [String] = []

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      calls.append("begin")
    }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { calls.append("\(scrollView.zoomScale)") }
    func scrollViewDidEndZooming(
      _ scrollView: UIScrollView,
      with view: UIView?,
      atScale scale: CGFloat
    ) { calls.append("end \(scale)") }
  }

  private final class Refusing: UIView {
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      false
    }
  }

  @Test("A view that uses no rare name has no store for them")
  func noStore() {
    let views = [UIView(), UILabel(), UIButton(), UITextField(), UIScrollView(), UIImageView()]
    for view in views {
      view.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
      view.layoutIfNeeded()
      #expect(view.rareValues == nil, "\(type(of: view))")
    }
    #expect(views[1].accessibilityTraits == .none)
    views[1].accessibilityTraits = [.button, .header]
    #expect(views[1].accessibilityTraits == [.header, .button])
    #expect(views[0].accessibilityTraits == .none)
  }

  @Test("A rare reference does not keep its object")
  func weakReference() {
    final class Transitions: UIViewControllerTransitioningDelegate {}
    let controller = UIViewController()
    var transitions: Transitions? = Transitions()
    controller.transitioningDelegate = transitions
    #expect(controller.transitioningDelegate === transitions)
    transitions = nil
    #expect(controller.transitioningDelegate == nil)
  }

  @Test("A delegate with UIKit's signature decides where a drag ends")
  func targetByPointer() {
    let (scrollView, delegate) = (UIScrollView(), Snapping())
    scrollView.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    scrollView.contentSize = CGSize(width: 100, height: 1_000)
    scrollView.delegate = delegate
    scrollView.beginDragging()
    scrollView.drag(by: CGPoint(x: 0, y: 130))
    #expect(scrollView.endDragging(velocity: .zero, willDecelerate: false).y == 150)
  }

  @Test("Zooming stays between the limits, transforms the view and tells the delegate")
  func zooming() {
    let (scrollView, delegate) = (UIScrollView(), Zooming())
    scrollView.delegate = delegate
    scrollView.maximumZoomScale = 3
    scrollView.setZoomScale(5, animated: false)
    #expect(delegate.calls == ["begin", "3.0", "end 3.0"])
    #expect(delegate.view.transform == CGAffineTransform(scaleX: 3, y: 3))
  }

  @Test("A view can keep its recognisers from beginning")
  func refusedGesture() {
    for (view, count) in [(UIView(), 1), (Refusing(), 0)] {
      var taps = 0
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.frame = window.bounds
      window.addSubview(view)
      view.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
      view.simulateTouch(at: CGPoint(x: 5, y: 5)).lift()
      #expect(taps == count)
    }
  }

  @Test("Subviews are found by tag and exchanged by index")
  func hierarchy() {
    let view = UIView()
    for tag in 1...5 {
      let subview = UIView()
      subview.tag = tag
      view.addSubview(subview)
    }
    let deep = UIView()
    deep.tag = 9
    view.subviews[2].addSubview(deep)
    #expect(view.viewWithTag(9) === deep)
    #expect(view.viewWithTag(8) == nil)
    view.exchangeSubview(at: 4, withSubviewAt: 1)
    #expect(view.subviews.map(\.tag) == [1, 5, 3, 4, 2])
  }

  @Test("Nothing is animated while animations are turned off")
  func disabledAnimations() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    window.addSubview(view)
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    UIView.animate(withDuration: 1) { view.alpha = 0 }
    #expect(view.presentedAlpha == 0)
    UIView.setAnimationsEnabled(true)
    UIView.animate(withDuration: 1) { view.alpha = 1 }
    #expect(view.presentedAlpha < 1)
  }

  @Test("Hue, saturation and brightness come back", arguments: 0..<64)
  func hue(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let values = (0..<3).map { _ in CGFloat.random(in: 0.05...0.95, using: &random) }
    let color = UIColor(hue: values[0], saturation: values[1], brightness: values[2], alpha: 0.5)
    var (hue, saturation, brightness, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    #expect(abs(hue - values[0]) < 1e-9)
    #expect(abs(saturation - values[1]) < 1e-9)
    #expect(abs(brightness - values[2]) < 1e-9)
    #expect(alpha == 0.5)
  }

  @Test("A bold descriptor makes a bold font of the same size")
  func boldFont() throws {
    let font = UIFont.systemFont(ofSize: 15)
    let bold = try #require(font.fontDescriptor.withSymbolicTraits(.traitBold))
    #expect(UIFont(descriptor: bold, size: 0) == .boldSystemFont(ofSize: 15))
    #expect(UIFont(descriptor: bold, size: 20).pointSize == 20)
    let plain = try #require(bold.withSymbolicTraits([]))
    #expect(UIFont(descriptor: plain, size: 0) == font)
  }

  @Test("A symbol's configuration takes what another one gives")
  func symbolConfiguration() {
    let large = UIImage.SymbolConfiguration(pointSize: 30)
    let colored = large.applying(UIImage.SymbolConfiguration(hierarchicalColor: .red))
    #expect(colored.pointSize == 30)
    let text = UIImage.SymbolConfiguration(scale: .large).applying(large)
    let plain = UIImage(systemName: "star", withConfiguration: large)?.size.height ?? 0
    let scaled = UIImage(systemName: "star", withConfiguration: text)?.size.height ?? 0
    #expect(scaled > plain)
  }

  @Test("A picture from the data of a PNG file has the size of its header")
  func pictureSize() {
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
    bytes += [0x49, 0x48, 0x44, 0x52, 0, 0, 1, 44, 0, 0, 0, 200]
    #expect(UIImage(data: Data(bytes))?.size == CGSize(width: 300, height: 200))
    #expect(UIImage(data: Data(bytes), scale: 2)?.size == CGSize(width: 150, height: 100))
    #expect(UIImage(data: Data([1, 2]))?.size == .zero)
    #expect(UIImage(data: Data()) == nil)
  }
}
