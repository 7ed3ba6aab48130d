import Foundation
public import HeadlessUIKit
public import ListEngine

extension ScrollStep {
  /// Performs the step on a scroll view; jumps and sizes, which need a list, are skipped.
  public func perform(on scrollView: UIScrollView) {
    for action in actions { action.perform(on: scrollView) }
  }

  /// Performs the step on a list.
  public func perform(on list: ListView) {
    for action in actions {
      switch action {
      case .jumpToSection(let share): list.jumpToSection(at: share)
      case .jumpToItem(let share): list.jumpToItem(at: share)
      case .scrollToTop(let animated): list.scrollToTop(animated: animated)
      case .scrollToEnd(let animated): list.scrollToLastItem(animated: animated)
      case .resize(let width, let height):
        let screen: UIView = list.window ?? list
        screen.frame.size = CGSize(width: width, height: height)
      default: action.perform(on: list.scrollView)
      }
    }
  }
}

extension ScrollStep.Action {
  fileprivate func perform(on scrollView: UIScrollView) {
    switch self {
    case .beginDragging: scrollView.beginDragging()
    case .scroll(let offset):
      scrollView.contentOffset = CGPoint(x: scrollView.contentOffset.x, y: offset)
    case .endDragging(let willDecelerate): scrollView.endDragging(willDecelerate: willDecelerate)
    case .endDecelerating: scrollView.endDecelerating()
    case .jumpToSection, .jumpToItem, .scrollToTop, .scrollToEnd, .resize: break
    }
  }
}

extension ListView {
  fileprivate func jumpToSection(at share: Double) {
    let sections = content.sections
    guard !sections.isEmpty else { return }
    let section = sections[Self.position(at: share, of: sections.count)]
    scrollToSection(with: section.identifier, scrollPosition: .init(position: .top))
  }

  fileprivate func jumpToItem(at share: Double) {
    let content = content
    var rest = Self.position(at: share, of: content.itemCount)
    for (index, section) in content.sections.enumerated() {
      if rest < section.count {
        let item = content.item(at: IndexPath(item: rest, section: index))
        scrollTo(item: item.anyIdentifier, position: .init(position: .top))
        return
      }
      rest -= section.count
    }
  }

  private static func position(at share: Double, of count: Int) -> Int {
    max(0, min(count - 1, Int(share * Double(count))))
  }
}
