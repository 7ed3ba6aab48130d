import HeadlessUIKit
import Testing

@Suite struct ScrollLayoutGuideTests {
  private let scrollView = UIScrollView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
  private let content = UIView()

  private func add(_ view: UIView, _ constraints: [NSLayoutConstraint]) {
    view.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(view)
    NSLayoutConstraint.activate(constraints)
    scrollView.layoutIfNeeded()
  }

  /// Content that fills the guide of the content, as wide as the view.
  private func addContent(height: CGFloat) -> NSLayoutConstraint {
    let guide = scrollView.contentLayoutGuide
    let length = content.heightAnchor.constraint(equalToConstant: height)
    scrollView.addSubview(content)
    add(
      content,
      [
        content.topAnchor.constraint(equalTo: guide.topAnchor, constant: 5),
        content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        guide.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        guide.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 5),
        content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        length,
      ]
    )
    return length
  }

  @Test("Constraints to the content's guide determine the size of the content")
  func contentSize() {
    let height = addContent(height: 300)
    #expect(scrollView.contentSize == CGSize(width: 100, height: 310))
    #expect(content.frame == CGRect(x: 0, y: 5, width: 100, height: 300))
    height.constant = 200
    scrollView.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 100, height: 210))
    scrollView.frame.size.width = 80
    scrollView.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 80, height: 210))
    #expect(scrollView.contentLayoutGuide.layoutFrame.size == scrollView.contentSize)
  }

  @Test("What is pinned to the frame's guide stays while the content scrolls")
  func pinned() {
    _ = addContent(height: 300)
    let badge = UIView()
    let frame = scrollView.frameLayoutGuide
    scrollView.addSubview(badge)
    add(
      badge,
      [
        badge.trailingAnchor.constraint(equalTo: frame.trailingAnchor),
        badge.bottomAnchor.constraint(equalTo: frame.bottomAnchor),
        badge.widthAnchor.constraint(equalToConstant: 10),
        badge.heightAnchor.constraint(equalToConstant: 10),
      ]
    )
    #expect(badge.frame.origin == CGPoint(x: 90, y: 40))
    scrollView.contentOffset.y = 60
    scrollView.layoutIfNeeded()
    #expect(badge.frame.origin == CGPoint(x: 90, y: 100))
    #expect(content.frame.minY == 5 && scrollView.contentSize.height == 310)
  }

  @Test("Guides are made once")
  func identity() {
    #expect(scrollView.contentLayoutGuide === scrollView.contentLayoutGuide)
    #expect(scrollView.frameLayoutGuide === scrollView.frameLayoutGuide)
    #expect(scrollView.contentLayoutGuide.owningView === scrollView)
  }
}
