import HeadlessUIKit
import Testing

/// Stacks with constraints about their own lengths.
@MainActor
@Suite struct OwnLengthTests {
  private final class Box: UIView {
    let size: CGSize

    init(_ width: CGFloat, _ height: CGFloat) {
      size = CGSize(width: width, height: height)
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder?) { nil }

    override var intrinsicContentSize: CGSize { size }
  }

  private func stack(_ constrain: (UIStackView) -> NSLayoutConstraint) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: [Box(50, 17), Box(60, 15)])
    stack.axis = .vertical
    stack.spacing = 2
    stack.translatesAutoresizingMaskIntoConstraints = false
    constrain(stack).isActive = true
    return stack
  }

  /// Constraints of a stack, and the size that it has with each where nothing else determines it.
  private var cases: [((UIStackView) -> NSLayoutConstraint, CGSize)] {
    [
      ({ $0.widthAnchor.constraint(equalToConstant: 200) }, CGSize(width: 200, height: 34)),
      (
        { $0.widthAnchor.constraint(lessThanOrEqualToConstant: 200) }, CGSize(width: 60, height: 34)
      ),
      ({ $0.widthAnchor.constraint(lessThanOrEqualToConstant: 40) }, CGSize(width: 40, height: 34)),
      (
        { $0.heightAnchor.constraint(greaterThanOrEqualToConstant: 10) },
        CGSize(width: 60, height: 34)
      ),
      (
        { $0.heightAnchor.constraint(greaterThanOrEqualToConstant: 90) },
        CGSize(width: 60, height: 90)
      ),
      ({ $0.heightAnchor.constraint(equalToConstant: 44) }, CGSize(width: 60, height: 44)),
    ]
  }

  @Test(
    "A stack keeps the size of its content within its own lengths, alone and where it is placed"
  )
  func lengths() {
    for (constrain, size) in cases {
      #expect(stack(constrain).systemLayoutSizeFitting(.zero) == size)
      let placed = stack(constrain)
      let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      container.addSubview(placed)
      NSLayoutConstraint.activate([
        placed.topAnchor.constraint(equalTo: container.topAnchor),
        placed.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      ])
      container.layoutIfNeeded()
      #expect(placed.frame.size == size)
    }
  }

  @Test("A stack with a width of its own has it in another stack")
  func nested() {
    let side = stack { $0.widthAnchor.constraint(equalToConstant: 80) }
    let outer = UIStackView(arrangedSubviews: [Box(30, 20), side])
    outer.spacing = 8
    outer.alignment = .top
    let size = outer.systemLayoutSizeFitting(.zero)
    #expect(size == CGSize(width: 118, height: 34))
    outer.frame = CGRect(origin: .zero, size: size)
    outer.layoutIfNeeded()
    #expect(side.frame == CGRect(x: 38, y: 0, width: 80, height: 34))
  }
}
