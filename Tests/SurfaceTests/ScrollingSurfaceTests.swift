#if canImport(UIKit)
  import BlueprintUILists
  import ListableUI
  import UIKit
#else
  import ListScope
#endif
import Testing

@Suite struct ScrollingSurfaceTests {
  private let list = ListView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let actions = ListActions()

  init() {
    list.configure { [actions] list in
      list.animatesChanges = false
      list.actions = actions
      for section in 0..<3 {
        list += Section(section) {
          for item in 0..<10 {
            Item(Greeting(text: "\(section).\(item)"), sizing: .fixed(height: 20))
          }
        }
      }
    }
  }

  @Test("Completions are told where the list is, and can scroll on")
  func completion() {
    var positions: [CGFloat] = []
    let last: ListView.ScrollCompletion = { positions.append($0.positionInfo.bounds.minY) }
    let completion: ListActions.Scrolling.ScrollCompletion = { info in
      positions.append(info.positionInfo.bounds.minY)
      info.actions.scrolling.scrollTo(
        item: Greeting.identifier(with: "2.0"),
        position: ScrollPosition(position: .top),
        completion: last
      )
    }
    #expect(
      actions.scrolling.scrollTo(
        item: Item(Greeting(text: "1.0")),
        position: ScrollPosition(position: .top),
        completion: completion
      )
    )
    #expect(positions.isEmpty)
    list.runLoop.turn()
    list.runLoop.turn()
    #expect(positions == [200, 400])
  }

  @Test("A custom rule says by how much the list scrolls")
  func adjustment() {
    let rule: ListItemScrollPositionAdjustment = { $0.itemFrame.minY - 30 }
    list.scrollTo(item: Item(Greeting(text: "0.4")), contentOffsetAdjustment: rule)
    #expect(list.scrollPositionInfo.bounds.minY == 50)
    actions.scrolling.scrollTo(item: Item(Greeting(text: "0.9")), contentOffsetAdjustment: rule)
    #expect(list.scrollPositionInfo.bounds.minY == 200)
    let info = ListItemScrollPositionInfo(
      itemFrame: CGRect(x: 0, y: 70, width: 1, height: 1),
      visibleContentFrame: .zero,
      positionInfo: list.scrollPositionInfo
    )
    #expect(rule(info) == 40)
  }

  @Test("Sections are scrolled to by type-erased identifiers")
  func sections() {
    let section: AnyIdentifier = Section.identifier(with: 1)
    #expect(
      actions.scrolling.scrollToSection(
        with: section,
        scrollPosition: ScrollPosition(position: .top)
      )
    )
    #expect(list.scrollPositionInfo.bounds.minY == 200)
    let unknown: AnyIdentifier = Greeting.identifier(with: "1")
    #expect(!list.scrollToSection(with: unknown, scrollPosition: .init(position: .top)))
  }

  @Test("Your own actions do nothing without a list")
  func unbound() {
    #expect(!ListActions.Scrolling().scrollToTop())
    #expect(
      !ListActions.ViewControllerTransitioning()
        .clearSelectionDuringViewWillAppear(alongside: nil, animated: true)
    )
  }

  @Test("Scroll positions are values of any scroll view")
  func positions() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.contentSize = CGSize(width: 50, height: 300)
    view.contentOffset.y = 100
    typealias VisibleItem = ListScrollPositionInfo.VisibleItem
    let (half, whole) = (Greeting.identifier(with: "half"), Greeting.identifier(with: "whole"))
    var info = ListScrollPositionInfo(
      scrollView: view,
      visibleItems: [
        VisibleItem(identifier: half, percentageVisible: 0.5),
        VisibleItem(identifier: whole, percentageVisible: 1),
      ],
      isFirstItemVisible: false,
      isLastItemVisible: true
    )
    #expect(info.mostVisibleItem?.identifier == whole && info.bottomScrollOffset == 150)
    #expect(info.isLastItemVisible && !info.isScrollInProgress)
    info.isLastItemVisible = false
    #expect(!info.isLastItemVisible)
  }

  @Test("Custom insets are of content and indicators")
  func insets() {
    let insets = ListView.ScrollViewInsets(
      content: UIEdgeInsets(top: 1, left: 0, bottom: 2, right: 0),
      horizontalScroll: .zero,
      verticalScroll: UIEdgeInsets(top: 3, left: 0, bottom: 0, right: 0)
    )
    list.behavior.keyboardAdjustmentMode = .custom
    list.customScrollViewInsets = { insets }
    list.updateScrollViewInsets()
    #expect(list.scrollView.contentInset == insets.content)
    #expect(list.scrollView.verticalScrollIndicatorInsets == insets.verticalScroll)
  }

  @Test("A keyboard that is announced covers the list")
  func keyboard() {
    var calls = 0
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.addSubview(list)
    let callback: ListView.KeyboardFrameWillChangeCallback = { keyboard, animation in
      calls += 1
      #expect(animation == (animationDuration: 0.25, animationCurve: .easeIn))
      let covering = CGRect(x: 0, y: 60, width: 100, height: 40)
      #expect(keyboard.currentFrame(in: view.subviews[0]) == .overlapping(frame: covering))
    }
    list.onKeyboardFrameWillChange = callback
    let keyboard = Keyboard()
    keyboard.show(frame: CGRect(x: 0, y: 60, width: 100, height: 40))
    list.keyboardFrameWillChange(for: keyboard, animationDuration: 0.25, animationCurve: .easeIn)
    #expect(calls == 1 && list.scrollView.contentInset.bottom == 40)
  }
}
