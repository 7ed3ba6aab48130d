import Foundation
import HeadlessUIKit
import Testing

/// A way to relate something in a scroll view to its edges, and what follows from it.
private struct Example: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let contentSize: CGSize
  let frame: CGRect
  let constraints: @MainActor @Sendable (UIView, UIScrollView) -> [NSLayoutConstraint]

  init(
    _ name: String,
    _ contentSize: CGSize,
    _ frame: CGRect,
    _ constraints: @escaping @MainActor @Sendable (UIView, UIScrollView) -> [NSLayoutConstraint]
  ) {
    (testDescription, self.contentSize, self.frame) = (name, contentSize, frame)
    self.constraints = constraints
  }
}

@MainActor private func size(_ view: UIView, _ width: CGFloat, _ height: CGFloat)
  -> [NSLayoutConstraint]
{
  [
    view.widthAnchor.constraint(equalToConstant: width),
    view.heightAnchor.constraint(equalToConstant: height),
  ]
}

@MainActor private func visual(_ format: String, _ view: UIView) -> [NSLayoutConstraint] {
  NSLayoutConstraint.constraints(withVisualFormat: format, views: ["view": view])
}

private let content = CGRect(x: 0, y: 0, width: 100, height: 300)

/// Scroll views of 100 x 50 points.
private let examples = [
  Example("pinned edges", content.size, content) { view, scroll in
    scroll.pinned(view) + [
      view.widthAnchor.constraint(equalTo: scroll.widthAnchor),
      view.heightAnchor.constraint(equalToConstant: 300),
    ]
  },
  Example("the scroll view first", content.size, content) { view, scroll in
    view.pinned(scroll) + size(view, 100, 300)
  },
  Example(
    "insets",
    CGSize(width: 214, height: 314),
    CGRect(x: 7, y: 7, width: 200, height: 300)
  ) { view, scroll in
    scroll.pinned(view, 7) + size(view, 200, 300)
  },
  Example(
    "margins",
    CGSize(width: 216, height: 316),
    CGRect(x: 8, y: 8, width: 200, height: 300)
  ) { view, scroll in
    let margins = scroll.layoutMarginsGuide
    return size(view, 200, 300) + [
      view.leftAnchor.constraint(equalTo: margins.leftAnchor),
      view.topAnchor.constraint(equalTo: margins.topAnchor),
      margins.rightAnchor.constraint(equalTo: view.rightAnchor),
      margins.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ]
  },
  Example(
    "a visual format",
    CGSize(width: 208, height: 300),
    CGRect(x: 8, y: 0, width: 200, height: 300)
  ) { view, _ in
    visual("H:|-[view(200)]|", view) + visual("V:|[view(300)]|", view)
  },
  Example(
    "the frame's lengths",
    CGSize(width: 100, height: 100),
    CGRect(x: 0, y: 0, width: 100, height: 100)
  ) { view, scroll in
    scroll.pinned(view) + [
      view.widthAnchor.constraint(equalTo: scroll.widthAnchor),
      view.heightAnchor.constraint(equalTo: scroll.heightAnchor, multiplier: 2),
    ]
  },
  Example(
    "the content's end at least behind the view",
    CGSize(width: 20, height: 300),
    CGRect(x: 0, y: 0, width: 20, height: 300)
  ) { view, scroll in
    size(view, 20, 300) + [
      view.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      view.topAnchor.constraint(equalTo: scroll.topAnchor),
      view.trailingAnchor.constraint(lessThanOrEqualTo: scroll.trailingAnchor),
      view.bottomAnchor.constraint(lessThanOrEqualTo: scroll.bottomAnchor),
    ]
  },
  Example(
    "a view in the middle, whose content has no size",
    .zero,
    CGRect(x: 40, y: 20, width: 20, height: 10)
  ) { view, scroll in
    size(view, 20, 10) + [
      view.centerXAnchor.constraint(equalTo: scroll.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: scroll.centerYAnchor),
    ]
  },
  Example(
    "the start alone",
    .zero,
    CGRect(x: 0, y: 0, width: 20, height: 10)
  ) { view, scroll in
    size(view, 20, 10) + [
      view.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      view.topAnchor.constraint(equalTo: scroll.topAnchor),
    ]
  },
]

@MainActor
@Suite struct ScrollContentConstraintTests {
  private func scrollView(in view: UIView) -> UIScrollView {
    let scrollView = UIScrollView()
    view.add([scrollView], view.pinned(scrollView))
    return scrollView
  }

  @Test(
    "Constraints to the edges of a scroll view are about its content",
    arguments: examples,
    [false, true]
  )
  private func edges(_ example: Example, isPlacedByConstraints: Bool) {
    let outer = UIView()
    let scroll = isPlacedByConstraints ? scrollView(in: outer) : UIScrollView()
    if !isPlacedByConstraints { outer.addSubview(scroll) }
    scroll.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    let view = UIView()
    scroll.addSubview(view)
    scroll.add([view], example.constraints(view, scroll))
    let messages = layoutMessages { outer.lay(100, 50) }
    #expect(messages == [])
    #expect(scroll.contentSize == example.contentSize)
    #expect(view.frame == example.frame)
    #expect(scroll.frame.size == CGSize(width: 100, height: 50))
    scroll.contentOffset.y = 10
    outer.layoutIfNeeded()
    #expect(view.frame == example.frame && scroll.contentSize == example.contentSize)
  }

  @Test("A size of the content that code sets stays on the axis without constraints")
  func oneAxis() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    scroll.contentSize = CGSize(width: 1, height: 2_000)
    let view = UIView()
    scroll.add([view], size(view, 250, 10))
    NSLayoutConstraint.activate(visual("H:|[view]|", view))
    view.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 500).isActive = true
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 250, height: 2_000))
  }

  @Test("Text wraps at the width of an outer view, and its changes resize the content")
  func text() {
    let outer = UIView()
    let scroll = scrollView(in: outer)
    let box = UIView()
    let label = textLabel("word", lines: 0)
    box.add([label], box.pinned(label, 10))
    scroll.add(
      [box],
      scroll.pinned(box) + [box.widthAnchor.constraint(equalTo: scroll.widthAnchor)]
    )
    outer.lay(120, 50)
    #expect(scroll.contentSize == CGSize(width: 120, height: 32))
    label.text = Array(repeating: "word", count: 40).joined(separator: " ")
    outer.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 120, height: 140))
    outer.lay(220, 50)
    #expect(scroll.contentSize == CGSize(width: 220, height: 80))
    #expect(box.frame.size == scroll.contentSize)
  }

  @Test("A stack in a scroll view is as long as its views, which can be scrolled to")
  func stack() {
    let outer = UIView()
    let scroll = scrollView(in: outer)
    let stack = UIStackView(arrangedSubviews: (0..<20).map { textLabel("row \($0)") })
    stack.axis = .vertical
    stack.spacing = 20
    scroll.add(
      [stack],
      scroll.pinned(stack) + [stack.widthAnchor.constraint(equalTo: scroll.widthAnchor)]
    )
    outer.lay(100, 50)
    #expect(scroll.contentSize == CGSize(width: 100, height: 620))
    stack.arrangedSubviews[19].isHidden = true
    outer.layoutIfNeeded()
    #expect(scroll.contentSize.height == 588)
    #expect(scroll.contentLayoutGuide.layoutFrame.size == scroll.contentSize)
  }

  @Test("Constraints to the edges and to the guide are about the same content")
  func bothWays() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let view = UIView()
    scroll.add([view], scroll.pinned(view) + size(view, 200, 300))
    scroll.layoutIfNeeded()
    let badge = UIView()
    let guide = scroll.contentLayoutGuide
    scroll.add(
      [badge],
      size(badge, 10, 10) + [
        badge.rightAnchor.constraint(equalTo: guide.rightAnchor),
        badge.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      ]
    )
    scroll.layoutIfNeeded()
    #expect(badge.frame == CGRect(x: 190, y: 290, width: 10, height: 10))
    #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 200, height: 300))
  }

  @Test("Constraints that are deactivated and activated again determine the size again")
  func again() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let view = UIView()
    scroll.add([view], scroll.pinned(view) + size(view, 200, 300))
    scroll.layoutIfNeeded()
    NSLayoutConstraint.deactivate(scroll.constraints)
    NSLayoutConstraint.activate(scroll.pinned(view, 5))
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 210, height: 310))
    #expect(view.frame == CGRect(x: 5, y: 5, width: 200, height: 300))
  }

  @Test("A scroll view in a scroll view has content of its own", arguments: 0..<32)
  func nested(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    func length() -> CGFloat { CGFloat(Int.random(in: 1...400, using: &random)) }
    let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: length(), height: length()))
    let inner = UIScrollView()
    let view = UIView()
    let (inset, innerInset) = (length(), length())
    let (frame, content) = (
      CGSize(width: length(), height: length()), CGSize(width: length(), height: length())
    )
    outer.add([inner], outer.pinned(inner, inset) + size(inner, frame.width, frame.height))
    inner.add([view], inner.pinned(view, innerInset) + size(view, content.width, content.height))
    #expect(layoutMessages { outer.layoutIfNeeded() } == [])
    #expect(inner.frame == CGRect(origin: CGPoint(x: inset, y: inset), size: frame))
    #expect(view.frame == CGRect(origin: CGPoint(x: innerInset, y: innerInset), size: content))
    #expect(outer.contentSize.width == frame.width + 2 * inset)
    #expect(outer.contentSize.height == frame.height + 2 * inset)
    #expect(inner.contentSize.width == content.width + 2 * innerInset)
    #expect(inner.contentSize.height == content.height + 2 * innerInset)
  }
}
