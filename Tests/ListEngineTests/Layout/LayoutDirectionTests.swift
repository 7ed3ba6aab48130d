import HeadlessUIKit
import ListEngine
import Testing

@Suite(.underAllPolicies) struct LayoutDirectionTests {
  private let size = CGSize(width: 1, height: 2)
  private let point = CGPoint(x: 3, y: 4)
  private let frame = CGRect(x: 10, y: 20, width: 100, height: 200)
  private let insets = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)

  @Test("A vertical list measures along y")
  func vertical() {
    let direction = LayoutDirection.vertical
    #expect(direction.height(for: size) == 2)
    #expect(direction.width(for: size) == 1)
    #expect(direction.size(for: size) == size)
    #expect(direction.size(width: 1, height: 2) == size)
    #expect(direction.point(x: 3, y: 4) == point)
    #expect(direction.x(for: point) == 3)
    #expect(direction.y(for: point) == 4)
    #expect(direction.minY(for: frame) == 20)
    #expect(direction.maxY(for: frame) == 220)
    #expect(direction.minX(for: frame) == 10)
    #expect(direction.maxX(for: frame) == 110)
    #expect(direction.top(for: insets) == 5)
    #expect(direction.bottom(for: insets) == 7)
    #expect(direction.horizontalPadding(for: insets) == .init(leading: 6, trailing: 8))
    #expect(direction.switch(vertical: "v", horizontal: "h") == "v")
  }

  @Test("A horizontal list measures along x")
  func horizontal() {
    let direction = LayoutDirection.horizontal
    #expect(direction.height(for: size) == 1)
    #expect(direction.width(for: size) == 2)
    #expect(direction.size(for: size) == CGSize(width: 2, height: 1))
    #expect(direction.size(width: 1, height: 2) == CGSize(width: 2, height: 1))
    #expect(direction.point(x: 3, y: 4) == CGPoint(x: 4, y: 3))
    #expect(direction.x(for: point) == 4)
    #expect(direction.y(for: point) == 3)
    #expect(direction.minY(for: frame) == 10)
    #expect(direction.maxY(for: frame) == 110)
    #expect(direction.minX(for: frame) == 20)
    #expect(direction.maxX(for: frame) == 220)
    #expect(direction.top(for: insets) == 6)
    #expect(direction.bottom(for: insets) == 8)
    #expect(direction.horizontalPadding(for: insets) == .init(leading: 5, trailing: 7))
    #expect(direction.switch(vertical: "v", horizontal: "h") == "h")
  }
}
