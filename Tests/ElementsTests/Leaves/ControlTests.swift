import Foundation
import HeadlessUIKit
import Testing

@testable import Elements

/// DRV-01…08, DRV-20, SCV-01…03, and what is sure about text.
@Suite struct ControlTests {
  private func scroll(
    _ contentSize: ScrollView.ContentSize,
    _ child: any Element,
    inset: UIEdgeInsets = .zero,
    centers: Bool = false
  ) -> ScrollView {
    ScrollView(contentSize, wrapping: child) {
      $0.contentInset = inset
      $0.centersUnderflow = centers
    }
  }

  @Test("A scroll view is at most as large as its space (DRV-01)", arguments: Modes.all)
  func scrollMeasuring(mode: LayoutMode) {
    let view = scroll(.fittingHeight, Fixed(80, 200))
    #expect(view.size(in: limits(100, 50), mode) == size(80, 50))
    #expect(view.size(in: limits(100, nil), mode) == size(80, 200))
    let custom = scroll(.custom(size(7, 8)), Fixed(80, 200), inset: .init(top: 1, left: 2))
    #expect(custom.size(in: .unconstrained, mode) == size(9, 9))
  }

  @Test("The element of a scroll view has its place (DRV-03…08, SCV-01, SCV-03)")
  func scrollPlacing() {
    let edges = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    let uniform = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    let endless = Measured { (_: SizeConstraint) in
      CGSize(width: CGFloat.infinity, height: .infinity)
    }
    let cases: [(ScrollView, CGFloat, CGRect)] = [
      (scroll(.fittingHeight, Fixed(80, 200)), 50, rect(0, 0, 100, 200)),
      (scroll(.fittingContent, Fixed(80, 20)), 50, rect(0, 0, 80, 20)),
      (scroll(.fittingContent, Fixed(80, 20), centers: true), 50, rect(10, 15, 80, 20)),
      (scroll(.fittingHeight, Fixed(50, 20), inset: edges), 100, rect(0, 0, 40, 20)),
      (
        scroll(.fittingHeight, Fixed(50, 20), inset: edges, centers: true), 100,
        rect(30, 40, 40, 20)
      ),
      (scroll(.fittingContent, endless, inset: uniform), 100, rect(0, 0, 80, 80)),
      (scroll(.fittingHeight, endless, inset: uniform), 100, rect(0, 0, 80, 80)),
      (scroll(.fittingWidth, Fixed(300, 20)), 50, rect(0, 0, 300, 50)),
    ]
    for (view, height, frame) in cases { #expect(view.frames(100, height) == [frame]) }
  }

  @Test("A scroll view knows the size of its content")
  func scrollContent() {
    let view = BlueprintView(element: scroll(.fittingHeight, Leaf<UIView>(80, 200)))
    view.frame.size = size(100, 50)
    view.layoutIfNeeded()
    #expect((view.subviews[0] as? UIScrollView)?.contentSize == size(100, 200))
  }

  @Test(
    "A small button is tapped next to it, too (DRV-20)",
    arguments: [
      (size(20, 20), rect(-24, -24, 68, 68)), (size(60, 30), rect(0, -14, 60, 58)),
      (size(60, 60), rect(0, 0, 60, 60)),
    ]
  )
  func buttons(size: CGSize, tappable: CGRect) {
    let view = BlueprintView(element: Button(wrapping: Label(text: "Tap")))
    view.frame.size = size
    view.layoutIfNeeded()
    let button = view.subviews[0] as? ButtonView
    #expect(button?.tappableRect == tappable)
    #expect(button?.contentView.subviews.count == 1)
  }

  @Test("A button calls its function, unless it is disabled")
  func tapping() {
    var taps = 0
    let view = BlueprintView(element: Button(onTap: { taps += 1 }, wrapping: Empty()))
    view.frame.size = size(50, 50)
    view.layoutIfNeeded()
    let button = view.subviews[0] as? ButtonView
    button?.sendActions(for: .touchUpInside)
    #expect(taps == 1)
    #expect(button?.contentView.alpha == 1)
    view.element = Button(isEnabled: false, wrapping: Empty())
    view.layoutIfNeeded()
    #expect(view.subviews[0] === button)
    #expect(button?.contentView.alpha == 0.2)
    #expect(button?.isEnabled == false)
  }

  @Test("Text is never wider than its limit, but may be higher", arguments: Modes.all)
  func text(mode: LayoutMode) {
    let label = Label(text: "Hello, World! A rather long text") {
      $0.font = .systemFont(ofSize: 13.3)
    }
    let natural = label.size(in: .unconstrained, mode)
    for width in stride(from: CGFloat(0), through: 300, by: 7.3) {
      let wrapped = label.size(in: limits(width, 5), mode)
      #expect(wrapped.width <= width)
      #expect(wrapped.width * 2 == (wrapped.width * 2).rounded() || wrapped.width == width)
      #expect(wrapped.height >= natural.height)
      #expect(label.size(in: limits(wrapped.width, nil), mode).height == wrapped.height)
    }
    #expect(Label(text: "").size(in: .unconstrained, mode) == .zero)
  }

  @Test("Lines may have a height of their own")
  func lineHeight() {
    let label = Label(text: "one\ntwo\nthree") { $0.lineHeight = .custom(lineHeight: 30) }
    #expect(label.size().height == 90)
  }

  @Test("A label shows its text, in lines as many as it may have (TXT-05)")
  func labelView() {
    let label = Label(text: "Hello") {
      $0.font = .boldSystemFont(ofSize: 20)
      $0.numberOfLines = 1
      $0.lineBreakMode = .byWordWrapping
      $0.color = .red
    }
    let view = BlueprintView(element: label)
    view.frame.size = size(50, 50)
    view.layoutIfNeeded()
    let shown = view.subviews[0] as? UILabel
    #expect(shown?.text == "Hello")
    #expect(shown?.font == .boldSystemFont(ofSize: 20))
    #expect(shown?.lineBreakMode == .byClipping)
    #expect(shown?.textColor == .red)
    #expect(NSLineBreakMode.byTruncatingMiddle.normalized(numberOfLines: 0) == .byTruncatingTail)
    #expect(NSLineBreakMode.byTruncatingHead.normalized(numberOfLines: 1) == .byTruncatingHead)
  }

  @Test("The frame for assistive technologies grows by the full difference at each edge")
  func accessibilityFrame() throws {
    let element = Fixed(10, 20).accessibilityElement(
      label: "a",
      value: nil,
      traits: [.button],
      accessibilityFrameSize: size(16, 14)
    )
    let view = BlueprintView(element: element)
    view.frame.size = size(10, 20)
    view.layoutIfNeeded()
    let shown = try #require(view.subviews.first as? AccessibilityView)
    #expect(shown.accessibilityBounds == rect(-6, 6, 22, 8))
    #expect(shown.accessibilityLabel == "a")
  }

  @Test("The corners of a box fit into it")
  func corners() {
    let size = CGSize(width: 40, height: 10)
    #expect(Box.CornerStyle.square.radius(in: size) == 0)
    #expect(Box.CornerStyle.capsule.radius(in: size) == 5)
    #expect(Box.CornerStyle.rounded(radius: 3).radius(in: size) == 3)
    #expect(Box.CornerStyle.rounded(radius: 30).radius(in: size) == 5)
    #expect(Box().size(in: limits(10, 10)) == .zero)
  }

  @Test(
    "Every line has the custom height, whatever fonts are in it",
    arguments: [(10, 40), (40, 10), (10, 10)] as [(CGFloat, CGFloat)]
  )
  func lineHeightOfFonts(first: CGFloat, second: CGFloat) {
    let text = NSMutableAttributedString(
      string: "ab",
      attributes: [.font: UIFont.systemFont(ofSize: first)]
    )
    text.append(
      NSAttributedString(string: "CD", attributes: [.font: UIFont.systemFont(ofSize: second)])
    )
    let label = AttributedLabel(attributedText: text) { $0.lineHeight = .custom(lineHeight: 50) }
    #expect(label.size().height == 50)
  }
}
