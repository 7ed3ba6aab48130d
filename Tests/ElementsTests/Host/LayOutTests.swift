import Foundation
import HeadlessUIKit
import Testing

@testable import Elements

@Suite struct LayOutTests {
  @Test("A layout says the type, identifier and frame of each element, without views")
  func frames() {
    let element = Column { column in
      column.minimumVerticalSpacing = 5
      column.add(child: Fixed(40, 10).inset(uniform: 2))
      column.add(child: Fixed(30, 20))
      column.add(key: "last", child: Fixed(20, 30))
    }
    let layout = element.layOut(in: CGSize(width: 100, height: 74))
    #expect(ObjectIdentifier(layout.type) == ObjectIdentifier(Column.self))
    #expect(layout.frame == CGRect(x: 0, y: 0, width: 100, height: 74))
    #expect(layout.children.map(\.identifier) == ["Inset", "Fixed", "Fixed[last]"])
    #expect(layout.children.map(\.frame.minY) == [0, 19, 44])
    let inner = layout.all.map { "\($0.identifier) \($0.frame.minX) \($0.frame.minY)" }
    #expect(inner[2].hasSuffix("2.0 2.0") && inner.count == 5)
  }

  @Test("Equal parts of a length add up to it", arguments: [3, 7, 9])
  func equalParts(count: Int) {
    let stack = EqualStack(direction: .horizontal) { stack in
      for _ in 0..<count {
        stack.add(child: Measured { CGSize(width: $0.width.maximum, height: 10) })
      }
    }
    #expect(stack.size(in: limits(400, nil)) == size(400, 10))
  }

  private struct Native: UIViewElement {
    var make: () -> Void

    func makeUIView() -> UILabel {
      make()
      return UILabel()
    }
    func updateUIView(_ view: UILabel, with context: UIViewElementContext) {}
  }

  @Test("A view that is only used for measuring is made once, outside of hosts, too")
  func prototypes() {
    var made = 0
    let element = Native { made += 1 }
    for _ in 0..<3 { _ = element.content.measure(in: .unconstrained, environment: Environment()) }
    #expect(made == 1)
  }

  @Test("An image without height is as high as possible, at any width")
  func flatImage() {
    let image = UIImage(named: "flat", size: CGSize(width: 20, height: 0))
    for mode in [Image.ContentMode.aspectFit, .aspectFill] {
      let element = Image(image: image, contentMode: mode)
      #expect(element.size(in: limits(10, nil)) == size(10, infinity))
      #expect(element.size(in: limits(0, nil)) == size(0, 0))
    }
  }

  @Test(
    "How often an element is measured by a host that is asked three times, in each mode",
    arguments: [(.original, [1, 2, 3]), (.none, [1, 2, 3]), (.default, [1, 1, 1])]
      as [(LayoutOptions, [Int])]
  )
  func measurements(options: LayoutOptions, expected: [Int]) {
    var count = 0
    let view = BlueprintView(
      element: Measured { _ in
        count += 1
        return CGSize(width: 20, height: 10)
      }
    )
    view.layoutMode = .caffeinated(options: options)
    var counts: [Int] = []
    _ = view.intrinsicContentSize
    counts.append(count)
    for size in [CGSize(width: 50, height: 100), CGSize(width: 100, height: 200)] {
      _ = view.sizeThatFits(size)
      counts.append(count)
      _ = view.sizeThatFits(size)
    }
    #expect(counts == expected)
    #expect(count == expected.last)
  }
}
