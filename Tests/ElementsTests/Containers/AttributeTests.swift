import HeadlessUIKit
import Testing

@testable import Elements

/// ATT and DRV-18.
@Suite struct AttributeTests {
  @Test("Wrappers give their element one attribute (ATT-01…05, ATT-17)")
  func wrappers() throws {
    func attributes(_ element: any Element) -> LayoutAttributes {
      #expect(element.size() == size(100, 110))
      let child = element.layOut(50, 60).children[0]
      #expect(child.attributes.frame == rect(0, 0, 50, 60))
      return child.attributes
    }
    let leaf = Fixed(100, 110)
    #expect(attributes(leaf.opacity(0.88)).alpha == 0.88)
    #expect(attributes(leaf.hidden()).isHidden)
    #expect(!attributes(leaf.hidden(false)).isHidden)
    #expect(attributes(leaf.userInteractionEnabled(true)).isUserInteractionEnabled)
    #expect(!attributes(leaf.userInteractionEnabled(false)).isUserInteractionEnabled)
    #expect(attributes(leaf.tintAdjustmentMode(.normal)).tintAdjustmentMode == .normal)
    let move = CATransform3DMakeTranslation(50, 50, 0)
    #expect(attributes(leaf.translated(translateX: 50, translateY: 50)).transform == move)
    let turn = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    #expect(attributes(leaf.rotated(by: .init(value: 90, unit: .degrees))).transform == turn)
    let scale = CATransform3DMakeScale(1.2, 0.8, 1)
    #expect(attributes(leaf.scaled(scaleX: 1.2, scaleY: 0.8)).transform == scale)
    #expect(attributes(leaf.keyed("a")) == LayoutAttributes(frame: rect(0, 0, 50, 60)))
  }

  private func attributes(
    _ center: CGPoint = .zero,
    _ bounds: CGRect = .zero,
    _ change: (inout LayoutAttributes) -> Void = { _ in }
  ) -> LayoutAttributes {
    var attributes = LayoutAttributes(center: center, bounds: bounds)
    change(&attributes)
    return attributes
  }

  @Test("A centre is moved into the parent's space (ATT-07, ATT-08, ATT-10)")
  func centers() {
    let first = attributes(CGPoint(x: 25, y: 50)).within(attributes(CGPoint(x: 100, y: 0)))
    #expect(first.center == CGPoint(x: 125, y: 50))
    let second = attributes(CGPoint(x: 25, y: 10))
      .within(attributes(.zero, rect(0, 0, 100, 100)))
    #expect(second.center == CGPoint(x: -25, y: -40))
    let turned = attributes(.zero, rect(0, 0, 200, 200)) {
      $0.transform = CATransform3DMakeRotation(.pi, 0, 0, 1)
    }
    let third = attributes().within(turned).center
    #expect(abs(third.x - 100) <= 2 * CGFloat(100).ulp)
    #expect(abs(third.y - 100) <= 2 * CGFloat(100).ulp)
  }

  @Test("Flags and tint are combined with the parent's (ATT-11…13)")
  func flags() {
    func within(
      _ parent: (inout LayoutAttributes) -> Void,
      _ child: (inout LayoutAttributes) -> Void
    ) -> LayoutAttributes {
      attributes(.zero, .zero, child).within(attributes(.zero, .zero, parent))
    }
    #expect(!within({ _ in }, { $0.isUserInteractionEnabled = false }).isUserInteractionEnabled)
    #expect(!within({ $0.isUserInteractionEnabled = false }, { _ in }).isUserInteractionEnabled)
    #expect(within({ $0.isHidden = true }, { _ in }).isHidden)
    #expect(within({ _ in }, { $0.isHidden = true }).isHidden)
    #expect(within({ $0.alpha = 0.5 }, { $0.alpha = 0.5 }).alpha == 0.25)
    let tints: [(UIView.TintAdjustmentMode, UIView.TintAdjustmentMode, UIView.TintAdjustmentMode)] =
      [
        (.automatic, .normal, .normal), (.dimmed, .normal, .normal),
        (.normal, .automatic, .normal), (.automatic, .automatic, .automatic),
      ]
    for (parent, child, expected) in tints {
      let result = within(
        { $0.tintAdjustmentMode = parent },
        { $0.tintAdjustmentMode = child }
      )
      #expect(result.tintAdjustmentMode == expected)
    }
  }

  @Test("Attributes are equal if nothing differs (ATT-14)")
  func equality() {
    let changes: [(inout LayoutAttributes) -> Void] = [
      { $0.center.x = 1 }, { $0.bounds.size.width = 1 }, { $0.alpha = 0.5 },
      { $0.transform = CATransform3DMakeScale(2, 2, 2) }, { $0.isUserInteractionEnabled = false },
      { $0.isHidden = true }, { $0.tintAdjustmentMode = .dimmed },
    ]
    #expect(LayoutAttributes() == attributes())
    for change in changes { #expect(attributes(.zero, .zero, change) != LayoutAttributes()) }
  }

  @Test("Elements without views leave no trace among the views (ATT-16, DRV-18)")
  func flattening() {
    let leaf = Leaf<UIView>(100, 100)
    let nested = leaf.inset(uniform: 10).inset(uniform: 10).inset(uniform: 10)
    let nodes = nested.layOut(160, 160).resolve()
    #expect(nodes.map(\.attributes.frame) == [rect(30, 30, 100, 100)])
    let child = LayoutAttributes(frame: rect(5, 6, 10, 10))
    let parent = LayoutAttributes(frame: rect(20, 30, 100, 100))
    #expect(child.within(parent).frame == rect(25, 36, 10, 10))
  }

  @Test("Points are transformed (ATT-19)")
  func points() {
    let point = CGPoint(x: 100, y: 100)
    #expect(point.applying(CATransform3DMakeScale(0.5, 0.5, 0.5)) == CGPoint(x: 50, y: 50))
    let turned = point.applying(CATransform3DMakeRotation(.pi, 0, 0, 1))
    #expect(abs(turned.x + 100) < 1e-12 && abs(turned.y + 100) < 1e-12)
    let moved = point.applying(CATransform3DMakeTranslation(33, 22, 0))
    #expect(moved == CGPoint(x: 133, y: 122))
  }
}
