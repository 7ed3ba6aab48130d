import HeadlessUIKit
import Testing

@testable import Elements

/// The size of a host where constraints place it, and of elements that are built from their space.
@MainActor
@Suite struct IntrinsicSizeTests {
  /// A host at the top of a container, as wide as that.
  private func pinned(_ host: BlueprintView) -> UIView {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    host.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(host)
    NSLayoutConstraint.activate([
      host.topAnchor.constraint(equalTo: container.topAnchor),
      host.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      host.trailingAnchor.constraint(equalTo: container.trailingAnchor),
    ])
    container.layoutIfNeeded()
    return container
  }

  @Test("A host that constraints place is as high as each of its elements")
  func elements() {
    let host = BlueprintView(element: Fixed(50, 30))
    let container = pinned(host)
    #expect(host.frame == CGRect(x: 0, y: 0, width: 300, height: 30))
    for height: CGFloat in [60, 10, 200] {
      host.element = Fixed(50, height)
      container.layoutIfNeeded()
      #expect(host.frame.height == height)
    }
  }

  @Test("A host in a stack is as high as each of its elements")
  func stack() {
    let host = BlueprintView(element: Fixed(50, 30))
    let stack = UIStackView(arrangedSubviews: [host, UILabel()])
    stack.axis = .vertical
    stack.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
    stack.layoutIfNeeded()
    #expect(host.frame.height == 30)
    host.element = Fixed(50, 70)
    stack.layoutIfNeeded()
    #expect(host.frame.height == 70)
  }

  @Test("An element that depends on its space is measured in each", arguments: Modes.all)
  func breakpoints(mode: LayoutMode) {
    let reader = GeometryReader { proxy in
      (proxy.constraint.width.constrainedValue ?? 0) > 500 ? Fixed(550, 100) : Fixed(300, 160)
    }
    for element in [reader, Column { reader }.inset(uniform: 0)] as [any Element] {
      let host = BlueprintView(element: element)
      host.layoutMode = mode
      #expect(host.sizeThatFits(.zero) == CGSize(width: 300, height: 160))
      #expect(host.sizeThatFits(CGSize(width: 600, height: 0)) == CGSize(width: 550, height: 100))
      #expect(host.sizeThatFits(CGSize(width: 400, height: 0)) == CGSize(width: 300, height: 160))
    }
  }
}
