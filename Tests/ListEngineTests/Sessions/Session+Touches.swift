import Foundation
import HeadlessUIKit
import Workloads

@testable import ListEngine

/// The touches of a session's user, and changes of the view.
extension Session {
  func randomPath() -> IndexPath {
    let sections = list.presentation.sections
    let section = random.number(sections.count + 1)
    let count = sections.indices.contains(section) ? sections[section].items.count : 0
    return IndexPath(item: random.number(count + 1), section: section)
  }

  func touch() {
    let path = randomPath()
    note("touch \(path)")
    switch random.number(8) {
    case 0: list.pressItem(at: path)
    case 1: list.cancelPressOfItem(at: path)
    case 2: list.deselectItem(at: path)
    case 3: list.tapHeaderFooter(random.element([.sectionHeader(path.section), .listFooter]))
    case 4:
      list.clearSelectionDuringViewWillAppear(animated: false, wasCancelled: random.number(2) == 0)
    default: list.tapItem(at: path)
    }
  }

  func swipe() {
    let path = randomPath()
    note("swipe \(path)")
    switch random.number(3) {
    case 0: list.tapSwipeAction(random.number(3) - 1, ofItemAt: path)
    default:
      list.swipeItem(at: path, .began(velocity: CGPoint(x: -100, y: 0)))
      list.swipeItem(at: path, .moved(translation: -CGFloat(random.number(200))))
      list.swipeItem(
        at: path,
        random.number(4) == 0 ? .cancelled : .ended(velocity: CGPoint(x: -10, y: 0))
      )
    }
  }

  func reorder() {
    guard list.interaction.drag != nil else {
      note("begin reordering")
      list.beginReorderingItem(at: randomPath())
      return
    }
    switch random.number(4) {
    case 0, 1:
      note("end reordering")
      list.endReordering(random.number(3) == 0 ? .cancelled : .finished)
    default:
      let path = randomPath()
      note("move to \(path)")
      list.moveReorderedItem(to: path)
    }
  }

  func changeView() {
    note("change view")
    guard !list.bounds.size.isEmpty else {
      list.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
      return
    }
    switch random.number(12) {
    case 0: list.frame = .zero
    case 1: list.frame.size.width = CGFloat(random.number(3) * 100)
    case 2: list.frame.size.height = CGFloat(random.number(5) * 100)
    case 3: keyboard.show(frame: CGRect(x: 0, y: 200, width: 200, height: 100))
    case 4: keyboard.hide()
    case 5: list.safeAreaInsets.top = CGFloat(random.number(3) * 10)
    case 6: list.batching = .prefix(random.number(40))
    case 7: if let layout = randomLayout(in: 10) { list.layout = layout }
    case 8: list.behavior.verticalLayoutGravity = random.element([.top, .bottom])
    case 9: list.refreshControl?.trigger()
    default: list.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
    }
  }
}
