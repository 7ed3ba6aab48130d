import Foundation
import HeadlessUIKit
import ListEngine
import Testing

@Suite struct AutolayoutSizingTests {
  /// A view that records its calls.
  private final class View: UIView {
    var asked: (size: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority)?

    override func systemLayoutSizeFitting(
      _ targetSize: CGSize,
      withHorizontalFittingPriority horizontal: UILayoutPriority,
      verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
      asked = (targetSize, horizontal, vertical)
      return CGSize(width: 30.2, height: 40.5)
    }
  }

  @Test("Autolayout requires the full space across the list (1.10; quirk Q5 fixed)")
  func priorities() throws {
    let view = View()
    let room = CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude)
    let size = Sizing.autolayout().measure(
      view,
      .init(sizeConstraint: room, direction: .vertical)
    )
    #expect(size == CGSize(width: 31, height: 41))
    var asked = try #require(view.asked)
    #expect(asked.size == CGSize(width: 200, height: 0))
    #expect(asked.horizontal == .required)
    #expect(asked.vertical == .fittingSizeLevel)

    let across = CGSize(width: CGFloat.greatestFiniteMagnitude, height: 100)
    _ = Sizing.autolayout().measure(view, .init(sizeConstraint: across, direction: .horizontal))
    asked = try #require(view.asked)
    #expect(asked.size == CGSize(width: 0, height: 100))
    #expect(asked.vertical == .required)
  }

  @Test("Autolayout sizes are clamped, then rounded up")
  func clamped() {
    let constraint = Sizing.Constraint(width: .atLeast(50), height: .atMost(20.5))
    let size = Sizing.autolayout(constraint).measure(
      View(),
      .init(sizeConstraint: CGSize(width: 100, height: 100), direction: .vertical)
    )
    #expect(size == CGSize(width: 50, height: 21))
  }
}

@Suite struct SizingVectorTests {
  /// A view that always answers the same.
  private final class View: UIView {
    var answer = CGSize.zero

    override func sizeThatFits(_ size: CGSize) -> CGSize { answer }
  }

  @Test("Sizes are rounded up to whole points (S13, S15)")
  func roundedUp() {
    let view = View()
    view.answer = CGSize(width: 100.2, height: 33.01)
    let room = CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude)
    let info = Sizing.MeasureInfo(sizeConstraint: room, direction: .vertical)
    #expect(Sizing.thatFits().measure(view, info) == CGSize(width: 101, height: 34))
    #expect(Sizing.fixed(height: 49.5).measure(view, info) == CGSize(width: 0, height: 50))
  }
}
