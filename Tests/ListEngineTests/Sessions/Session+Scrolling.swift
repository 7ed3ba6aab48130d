import Foundation
import HeadlessUIKit
import Workloads

@testable import ListEngine

/// The actions that scroll the list of a session.
extension Session {
  func scrollByUser() {
    let offset = CGFloat(random.number(Int(max(1, list.contentSize.height)) + 100)) - 50
    note("offset \(offset)")
    let isHorizontal = list.axis == .horizontal
    list.scrollView.contentOffset = CGPoint(
      x: isHorizontal ? offset : 0,
      y: isHorizontal ? 0 : offset
    )
  }

  func drag() {
    let scroll = list.scrollView
    note("drag")
    if !scroll.isDragging {
      if scroll.isDecelerating { scroll.endDecelerating() }
      scroll.beginDragging()
    }
    for _ in 0...random.number(4) {
      scroll.drag(by: CGPoint(x: 0, y: CGFloat(random.number(200) - 80)))
    }
    guard random.number(3) > 0 else { return }
    let velocity = CGPoint(x: 0, y: CGFloat(random.number(5) - 2))
    let target = scroll.endDragging(velocity: velocity, willDecelerate: velocity.y != 0)
    guard scroll.isDecelerating, random.number(4) > 0 else { return }
    scroll.contentOffset = target
    if scroll.isDecelerating { scroll.endDecelerating() }
  }

  func scrollByProgram() {
    let isAnimated = random.number(2) == 0
    let position = ScrollPosition(
      position: random.element([.top, .centered, .bottom]),
      ifAlreadyVisible: random.element([.doNothing, .scrollToPosition])
    )
    let completion: ScrollCompletion = { [unowned self] _ in
      completions.called += 1
      ledger.react("completion")
    }
    note("scroll to, animated: \(isAnimated)")
    switch random.number(5) {
    case 0: list.scrollToTop(animated: isAnimated)
    case 1: list.scrollToLastItem(animated: isAnimated)
    case 2:
      completions.asked += 1
      list.scrollToSection(
        with: Section.identifier(with: random.number(6)),
        sectionPosition: random.element([.top, .bottom]),
        scrollPosition: position,
        animated: isAnimated,
        completion: completion
      )
    case 3: list.scrollView.tapStatusBar(animated: isAnimated)
    default:
      completions.asked += 1
      list.scrollTo(
        item: SimpleRow.identifier(with: String(random.number(30))),
        position: position,
        animated: isAnimated,
        completion: completion
      )
    }
  }
}
