import Foundation
import HeadlessUIKit
import Testing

/// A view with an intrinsic size.
private final class Box: UIView {
  var size: CGSize { didSet { invalidateIntrinsicContentSize() } }

  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  override var intrinsicContentSize: CGSize { size }
}

/// Text of a constant area: half as wide means twice as high.
private final class Paragraph: UIView {
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = min(size.width, 400)
    return CGSize(width: width, height: 4000 / max(1, width))
  }
}

@Suite struct UIStackViewTests {
  private let stack = UIStackView(arrangedSubviews: [Box(10, 20), Box(30, 40), Box(20, 10)])

  private func lay(_ width: CGFloat, _ height: CGFloat) -> [CGRect] {
    stack.frame = CGRect(x: 5, y: 5, width: width, height: height)
    stack.setNeedsLayout()
    stack.layoutIfNeeded()
    return stack.arrangedSubviews.map(\.frame)
  }

  private func fit(_ width: CGFloat = .greatestFiniteMagnitude) -> CGSize {
    stack.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
  }

  @Test("A stack is as long as its views and spacings, and as wide as the widest")
  func size() {
    stack.spacing = 5
    #expect(fit() == CGSize(width: 70, height: 40))
    stack.axis = .vertical
    #expect(fit() == CGSize(width: 30, height: 80))
    stack.setCustomSpacing(20, after: stack.arrangedSubviews[0])
    #expect(fit() == CGSize(width: 30, height: 95))
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(fit() == CGSize(width: 36, height: 99))
    stack.arrangedSubviews[0].isHidden = true
    #expect(fit() == CGSize(width: 36, height: 59))
    let fitting = stack.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    #expect(fitting == CGSize(width: 200, height: 59))
  }

  @Test(
    "Views share a length according to the distribution",
    arguments: [
      (UIStackView.Distribution.fill, [0.0, 15, 50], [10.0, 30, 50]),
      (.fillEqually, [0, 35, 70], [30, 30, 30]),
      (.fillProportionally, [0, 20, 70], [15, 45, 30]),
      (.equalSpacing, [0, 30, 80], [10, 30, 20]),
      (.equalCentering, [0, 32.5, 80], [10, 30, 20]),
    ]
  )
  func distribution(
    _ distribution: UIStackView.Distribution,
    _ starts: [CGFloat],
    _ lengths: [CGFloat]
  ) {
    stack.distribution = distribution
    stack.spacing = 5
    let frames = lay(100, 40)
    #expect(frames.map(\.minX) == starts)
    #expect(frames.map(\.width) == lengths)
    #expect(frames.allSatisfy { $0.minY == 0 && $0.height == 40 })
  }

  @Test("The view with the lowest hugging priority grows, that with the lowest resistance shrinks")
  func priorities() {
    stack.arrangedSubviews[0].setContentHuggingPriority(.fittingSizeLevel, for: .horizontal)
    #expect(lay(100, 40).map(\.width) == [50, 30, 20])
    stack.arrangedSubviews[1].setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    #expect(lay(50, 40).map(\.width) == [10, 20, 20])
    #expect(lay(15, 40).map(\.width) == [10, 0, 5])
    #expect(lay(0, 0).map(\.width) == [0, 0, 0])
  }

  @Test(
    "Views are placed across the axis according to the alignment",
    arguments: [
      (UIStackView.Alignment.fill, 0.0, 100.0), (.leading, 0, 10), (.center, 45, 10),
      (.trailing, 90, 10), (.top, 0, 10), (.bottom, 90, 10),
    ]
  )
  func alignment(_ alignment: UIStackView.Alignment, start: CGFloat, length: CGFloat) {
    stack.axis = .vertical
    stack.alignment = alignment
    let first = lay(100, 200)[0]
    #expect(first.minX == start)
    #expect(first.width == length)
    #expect(first.height == 20)
  }

  @Test("Text in a column is as high as the width requires; in a row it takes the remaining space")
  func text() {
    let paragraph = Paragraph()
    stack.axis = .vertical
    stack.addArrangedSubview(paragraph)
    #expect(fit(100) == CGSize(width: 100, height: 110))
    stack.axis = .horizontal
    paragraph.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    #expect(fit(160) == CGSize(width: 160, height: 40))
    _ = lay(160, 40)
    #expect(paragraph.frame.width == 100)
  }

  @Test("Stacks within stacks add up")
  func nested() {
    let outer = UIStackView(arrangedSubviews: [stack, Box(5, 7)])
    outer.axis = .vertical
    outer.frame = CGRect(x: 0, y: 0, width: 60, height: 47)
    #expect(outer.sizeThatFits(CGSize(width: 60, height: 1000)).height == 47)
    outer.layoutIfNeeded()
    #expect(stack.frame == CGRect(x: 0, y: 0, width: 60, height: 40))
    #expect(stack.arrangedSubviews[2].frame == CGRect(x: 40, y: 0, width: 20, height: 40))
  }

  @Test("Views can be added and removed, and a removed one is no longer placed")
  func membership() throws {
    let box = try #require(stack.arrangedSubviews[1] as? Box)
    stack.removeArrangedSubview(box)
    #expect(box.superview === stack)
    #expect(fit().width == 30)
    stack.insertArrangedSubview(box, at: 99)
    stack.insertArrangedSubview(box, at: -1)
    #expect(stack.arrangedSubviews.first === box)
    #expect(stack.arrangedSubviews.count == 3)
    box.size.width = 100
    #expect(fit().width == 130)
    box.removeFromSuperview()
    #expect(stack.arrangedSubviews.count == 2)
    UIView().addSubview(stack.arrangedSubviews[0])
    #expect(stack.arrangedSubviews.count == 1)
  }

  @Test("An empty stack has no size", arguments: UIStackView.Distribution.all)
  func empty(_ distribution: UIStackView.Distribution) {
    let stack = UIStackView()
    stack.distribution = distribution
    #expect(stack.sizeThatFits(CGSize(width: 100, height: 100)) == .zero)
    stack.layoutIfNeeded()
    stack.addArrangedSubview(Box(.nan, 10))
    _ = stack.sizeThatFits(CGSize(width: CGFloat.nan, height: -1))
    stack.layoutIfNeeded()
  }
}

extension UIStackView.Distribution {
  fileprivate static let all: [Self] = [
    .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
  ]
}
