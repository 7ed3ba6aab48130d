import Foundation
import HeadlessUIKit
import Workloads

@testable import ListEngine

// What happens to the list.
extension MovingSession {
  func perform(_ change: Change) {
    switch change {
    case .scroll: move(to: offset + CGFloat(number(-700...700)))
    case .jump: move(to: CGFloat(number(0...20_000)))
    case .fling: fling()
    case .animated: scrollAnimated()
    case .frame: list.frame.size = randomSize()
    case .bounds: list.bounds.size = randomSize()
    case .superview: resizeSuperview()
    case .layout:
      layout = randomLayout()
      if Bool.random(using: &random) { list.layout = layout.description } else { show() }
    case .content:
      for _ in 0..<number(1...4) { content.edit(&random) }
      show()
    case .insets:
      list.behavior.occlusionInsets = insets(40)
    case .safeArea: list.safeAreaInsets = insets(30)
    case .keyboard: moveKeyboard()
    case .policy: list.batching = randomPolicy()
    case .traits: changeTraits()
    case .direction:
      list.semanticContentAttribute = Bool.random(using: &random) ? .forceRightToLeft : .unspecified
    case .emptied:
      let frame = list.frame
      list.frame.size.height = 0
      list.frame = frame
    case .window:
      if list.superview == nil { superview.addSubview(list) } else { list.removeFromSuperview() }
    case .inner: scrollInnerList()
    }
  }

  private var offset: CGFloat { list.axis.position(of: list.scrollView.contentOffset) }

  private func move(to offset: CGFloat) {
    let clamped = list.scrollView.offsetLimits(list.axis).limits.clamp(offset)
    list.scrollView.contentOffset = list.axis.point(
      at: clamped,
      across: list.scrollView.contentOffset
    )
  }

  private func insets(_ most: Int) -> UIEdgeInsets {
    UIEdgeInsets(
      top: CGFloat(number(0...most)),
      left: 0,
      bottom: CGFloat(number(0...most)),
      right: 0
    )
  }

  private func randomSize() -> CGSize {
    CGSize(
      width: [300, 200, 700, 1_100][number(0...3)],
      height: [400, 100, 844, 1_366][number(0...3)]
    )
  }

  private func randomPolicy() -> BatchingPolicy {
    guard case .prefix = list.batching else {
      return .window(before: number(0...10), after: number(0...20))
    }
    return .prefix(number(1...60))
  }

  /// The list follows the size of its superview.
  private func resizeSuperview() {
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    superview.frame.size = randomSize()
    superview.layoutIfNeeded()
    list.autoresizingMask = []
  }

  private func moveKeyboard() {
    guard window.keyboard.frame == nil else { return window.keyboard.hide() }
    let top = CGFloat(number(200...1_300))
    window.keyboard.show(frame: CGRect(x: 0, y: top, width: 1_100, height: 1_366 - top))
  }

  /// Sets the size of text and the style of the list, or of what it is in.
  private func changeTraits() {
    let categories: [UIContentSizeCategory] = [.large, .small, .accessibilityLarge]
    let views: [UIView] = [list, superview, window]
    views[number(0...2)].overrideTraitCollection = UITraitCollection(
      userInterfaceStyle: Bool.random(using: &random) ? .dark : .light,
      preferredContentSizeCategory: categories[number(0...2)]
    )
  }

  /// Drags and lets go; what comes next may interrupt it.
  private func fling() {
    let (scrollView, axis) = (list.scrollView, list.axis)
    wasDragged = true
    if scrollView.isDecelerating, Bool.random(using: &random) { scrollView.endDecelerating() }
    scrollView.beginDragging()
    for _ in 0..<number(1...3) {
      scrollView.drag(by: axis.point(at: CGFloat(number(-200...200)), across: .zero))
    }
    let velocity = axis.point(at: CGFloat(number(-3...3)), across: .zero)
    let target = scrollView.endDragging(velocity: velocity, willDecelerate: velocity != .zero)
    guard scrollView.isDecelerating else { return }
    for share in [0.3, 0.7, 1] as [CGFloat] where number(0...3) > 0 && scrollView.isDecelerating {
      let (from, to) = (axis.position(of: scrollView.contentOffset), axis.position(of: target))
      move(to: from + (to - from) * share)
    }
  }

  /// Starts to scroll to a row.
  private func scrollAnimated() {
    let rows = content.parts.flatMap(\.rows)
    guard !rows.isEmpty else { return }
    switch number(0...2) {
    case 0: list.scrollToLastItem(animated: true)
    case 1: list.scrollToTop(animated: true)
    default:
      list.scrollTo(
        item: MovingRow.identifier(with: rows[number(0...rows.count - 1)].id),
        position: ScrollPosition(position: [.top, .centered, .bottom][number(0...2)]),
        animated: true
      )
    }
    for _ in 0..<number(0...12) { list.runLoop.advance(by: 1.0 / 60) }
  }

  /// The lists in rows on screen.
  var innerLists: [ListView] {
    list.scrollView.descendants.compactMap { $0 as? ListView }
  }

  private func scrollInnerList() {
    guard let inner = innerLists.randomElement(using: &random), let row = row(of: inner) else {
      return
    }
    scrolledLists.insert(row)
    let limits = inner.scrollView.offsetLimits(inner.axis).limits
    let offset = limits.clamp(CGFloat(number(0...800)))
    inner.scrollView.contentOffset = inner.axis.point(at: offset, across: .zero)
  }

  /// The identifier of the row that an inner list is in.
  func row(of inner: ListView) -> Int? {
    let row = inner.content.sections.first?.items.first?.anyContent as? MovingRow
    return row.map { $0.id / 100 }
  }
}
