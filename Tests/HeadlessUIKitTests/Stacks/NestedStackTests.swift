import Foundation
import HeadlessUIKit
import Testing

/// Stacks in stacks.
@Suite struct NestedStackTests {
  /// A view that counts how often it is measured.
  private final class Counted: UIView {
    private(set) var count = 0

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      count += 1
      return CGSize(width: min(size.width, 40), height: 20)
    }
  }

  /// A stack with a view and another stack in it, and so on.
  private func nested(_ levels: Int, _ views: inout [Counted]) -> UIStackView {
    let view = Counted()
    views.append(view)
    let stack = UIStackView(arrangedSubviews: [view])
    stack.axis = levels % 2 == 0 ? .horizontal : .vertical
    stack.spacing = 2
    if levels > 1 { stack.addArrangedSubview(nested(levels - 1, &views)) }
    return stack
  }

  private func work(_ levels: Int) -> (count: Int, frame: CGRect) {
    var views: [Counted] = []
    let stack = nested(levels, &views)
    stack.frame = CGRect(x: 0, y: 0, width: 2_000, height: 2_000)
    _ = stack.sizeThatFits(CGSize(width: 2_000, height: 2_000))
    stack.layoutIfNeeded()
    return (views.reduce(0) { $0 + $1.count }, views.last?.frame ?? .zero)
  }

  @Test("Work is linear in the number of views")
  func linear() {
    let (four, twenty) = (work(4).count, work(20).count)
    #expect(twenty <= 6 * four, "\(four) and \(twenty) measurements")
  }

  @Test("A view that changes between two layouts is measured again")
  func changes() {
    var views: [Counted] = []
    let stack = nested(3, &views)
    stack.frame.size = CGSize(width: 300, height: 300)
    stack.layoutIfNeeded()
    let before = views.map(\.count)
    views[2].invalidateIntrinsicContentSize()
    stack.layoutIfNeeded()
    #expect(views[2].count > before[2])
  }
}
