import HeadlessUIKit
import Testing

@testable import Elements

/// IMG and RUL.
@Suite struct ImageTests {
  private static let wide = UIImage(named: "wide", size: CGSize(width: 20, height: 10))
  private static let tall = UIImage(named: "tall", size: CGSize(width: 10, height: 20))

  @Test(
    "An image fills its space in its ratio (IMG-01…32)",
    arguments: [Image.ContentMode.aspectFill, .aspectFit]
  )
  func aspect(mode: Image.ContentMode) {
    let wide: [(SizeConstraint, CGSize)] = [
      (limits(nil, nil), size(infinity, infinity)), (limits(10, nil), size(10, 5)),
      (limits(40, nil), size(40, 20)), (limits(5, 5), size(5, 2.5)), (limits(8, 8), size(8, 4)),
      (limits(40, 40), size(40, 20)), (limits(40, 10), size(20, 10)),
      (limits(nil, 100), size(200, 100)), (limits(nil, 1), size(2, 1)),
    ]
    let tall: [(SizeConstraint, CGSize)] = [
      (limits(nil, nil), size(infinity, infinity)), (limits(100, nil), size(100, 200)),
      (limits(5, nil), size(5, 10)), (limits(5, 5), size(2.5, 5)), (limits(40, 40), size(20, 40)),
      (limits(10, 40), size(10, 20)), (limits(nil, 100), size(50, 100)),
      (limits(nil, 4), size(2, 4)),
    ]
    for (proposal, expected) in wide {
      #expect(Image(image: Self.wide, contentMode: mode).size(in: proposal) == expected)
    }
    for (proposal, expected) in tall {
      #expect(Image(image: Self.tall, contentMode: mode).size(in: proposal) == expected)
    }
  }

  @Test(
    "A centred or stretched image has its own size (IMG-33)",
    arguments: [
      limits(nil, nil), limits(100, nil), limits(8, nil), limits(nil, 100), limits(nil, 8),
      limits(100, 100), limits(40, 10), limits(8, 8),
    ]
  )
  func natural(proposal: SizeConstraint) {
    for mode in [Image.ContentMode.center, .stretch] {
      #expect(Image(image: Self.wide, contentMode: mode).size(in: proposal) == size(20, 10))
      #expect(Image(image: Self.tall, contentMode: mode).size(in: proposal) == size(10, 20))
    }
  }

  @Test("The defaults of an image (IMG-35)")
  func defaults() {
    let image = Image(image: nil)
    #expect(image.contentMode == .aspectFill)
    #expect(image.tintColor == nil)
    #expect(image.size(in: limits(10, 10)) == .zero)
  }

  @Test("A rule is as thick as asked, and as long as its column (RUL-01, RUL-03)")
  func rules() {
    let column = Column(alignment: .fill) {
      Spacer(10)
      Rule(orientation: .horizontal, color: .red, thickness: .points(2))
      Spacer(10)
    }
    #expect(column.size() == size(10, 22))
    #expect(
      column.frames(10, 22) == [rect(0, 0, 10, 10), rect(0, 10, 10, 2), rect(0, 12, 10, 10)]
    )
    let hairline = Rule(orientation: .horizontal, color: .red)
    #expect(hairline.size(in: limits(10, 10)) == size(0, 0.5))
    let vertical = Rule(orientation: .vertical, color: .red, thickness: .points(3))
    #expect(vertical.size() == size(3, 0))
  }
}
