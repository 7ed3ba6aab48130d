import HeadlessUIKit
import Testing

@testable import ListEngine

/// Insets of a whole list; the rules alone are in `ScrollViewInsetsTests`.
@Suite(.underAllPolicies) struct ListInsetsTests {
  struct Vector: CustomTestStringConvertible {
    var id: String
    var keyboard: CGRect?
    var mode = Behavior.KeyboardAdjustmentMode.adjustsWhenVisible
    var occlusion = UIEdgeInsets.zero
    var indicator = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    var content: UIEdgeInsets
    var horizontal = UIEdgeInsets(left: 20, right: 40)
    var vertical: UIEdgeInsets
    var testDescription: String { id }
  }

  static let keyboard = CGRect(x: 0, y: 200, width: 200, height: 200)
  static let farKeyboard = CGRect(x: 0, y: 400, width: 200, height: 200)
  static let occlusion = insets(1, 2, 50, 4)

  static let vectors: [Vector] = [
    .init(id: "I1", content: .zero, vertical: insets(10, 0, 30, 0)),
    .init(
      id: "I3",
      keyboard: keyboard,
      content: insets(0, 0, 200, 0),
      vertical: insets(10, 0, 200, 0)
    ),
    .init(
      id: "I4",
      keyboard: keyboard,
      occlusion: occlusion,
      content: insets(1, 2, 250, 4),
      vertical: insets(10, 0, 250, 0)
    ),
    .init(
      id: "I5",
      keyboard: farKeyboard,
      occlusion: occlusion,
      content: occlusion,
      vertical: insets(10, 0, 50, 0)
    ),
    .init(
      id: "I7",
      keyboard: farKeyboard,
      occlusion: insets(11, 22, 33, 44),
      indicator: .zero,
      content: insets(11, 22, 33, 44),
      horizontal: insets(0, 22, 0, 44),
      vertical: insets(11, 0, 33, 0)
    ),
    .init(
      id: "the keyboard does not matter",
      keyboard: keyboard,
      mode: .none,
      content: .zero,
      vertical: insets(10, 0, 30, 0)
    ),
    .init(
      id: "custom",
      keyboard: keyboard,
      mode: .custom,
      occlusion: occlusion,
      content: insets(1, 1, 1, 1),
      horizontal: insets(2, 2, 2, 2),
      vertical: insets(3, 3, 3, 3)
    ),
  ]

  @Test(
    "The insets of the scroll view, whatever is set last",
    arguments: vectors,
    ["keyboard", "behavior"]
  )
  func insetsOfScrollView(_ vector: Vector, last: String) {
    let list = policyList(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    let keyboard = Keyboard()
    list.keyboard = keyboard
    list.scrollIndicatorInsets = vector.indicator
    list.customScrollViewInsets = {
      ListView.ScrollViewInsets(
        content: insets(1, 1, 1, 1),
        horizontalScroll: insets(2, 2, 2, 2),
        verticalScroll: insets(3, 3, 3, 3)
      )
    }
    if last == "behavior", let frame = vector.keyboard { keyboard.show(frame: frame) }
    list.behavior.keyboardAdjustmentMode = vector.mode
    list.behavior.occlusionInsets = vector.occlusion
    if last == "keyboard", let frame = vector.keyboard { keyboard.show(frame: frame) }
    #expect(list.scrollView.contentInset == vector.content)
    #expect(list.scrollView.horizontalScrollIndicatorInsets == vector.horizontal)
    #expect(list.scrollView.verticalScrollIndicatorInsets == vector.vertical)
  }

  @Test("The keyboard covers the part of the list where the list is now")
  func moved() {
    let list = policyList(frame: CGRect(x: 0, y: 100, width: 200, height: 400))
    let keyboard = Keyboard()
    list.keyboard = keyboard
    keyboard.show(frame: CGRect(x: 0, y: 400, width: 200, height: 200))
    #expect(list.scrollView.contentInset.bottom == 100)
    list.frame.origin.y = 50
    #expect(list.scrollView.contentInset.bottom == 50)
    list.frame.size.height = 420
    #expect(list.scrollView.contentInset.bottom == 70)
    list.frame.origin.y = -50
    #expect(list.scrollView.contentInset.bottom == 0)
    list.safeAreaInsets.bottom = 20
    list.frame.origin.y = 100
    #expect(list.scrollView.contentInset.bottom == 100)
  }

  @Test("A keyboard leaves a horizontal list alone, even one that becomes horizontal")
  func horizontal() {
    let list = policyList(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    let keyboard = Keyboard()
    list.keyboard = keyboard
    keyboard.show(frame: Self.keyboard)
    list.layout = .table { $0.direction = .horizontal }
    #expect(list.scrollView.contentInset == .zero)
    list.configure { $0.layout = .table() }
    #expect(list.scrollView.contentInset.bottom == 200)
  }

  @Test("The keyboard is reported once for every frame, in every mode")
  func keyboardCallback() {
    let list = policyList(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    var calls = 0
    list.onKeyboardFrameWillChange = { _, _ in calls += 1 }
    list.behavior.keyboardAdjustmentMode = .none
    let keyboard = Keyboard()
    list.keyboard = keyboard
    #expect(calls == 0)
    keyboard.show(frame: Self.keyboard)
    keyboard.show(frame: Self.keyboard)
    #expect(calls == 1)
    list.frame.origin.y = 10
    #expect(calls == 1)
    keyboard.hide()
    #expect(calls == 2)
    list.keyboard = nil
    keyboard.show(frame: Self.keyboard)
    #expect(calls == 2)
  }

  @Test("Custom insets are requested again at layout, when entering a view, and on demand")
  func custom() {
    let list = policyList(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    list.behavior.keyboardAdjustmentMode = .custom
    var bottom: CGFloat = 0
    list.customScrollViewInsets = {
      bottom += 1
      return ListView.ScrollViewInsets(content: UIEdgeInsets(bottom: bottom))
    }
    list.updateScrollViewInsets()
    #expect(list.scrollView.contentInset.bottom == 1)
    list.setNeedsLayout()
    list.layoutIfNeeded()
    #expect(list.scrollView.contentInset.bottom == 2)
    let window = UIView(frame: list.frame)
    window.addSubview(list)
    #expect(list.scrollView.contentInset.bottom == 3)
  }

  @Test("A list at its start stays there when something covers it, others stay where they are")
  func start() {
    let list = scrollingList { $0.layout = .table() }
    list.behavior.occlusionInsets = UIEdgeInsets(top: 20, left: 7)
    #expect(list.scrollView.contentOffset == CGPoint(x: 0, y: -20))
    list.safeAreaInsets.top = 44
    #expect(list.scrollView.contentOffset.y == -64)
    #expect(list.scrollPositionInfo.visibleContentEdges().contains(.top))
    list.behavior.occlusionInsets = .zero
    #expect(list.scrollView.contentOffset.y == -44)
    list.scrollView.contentOffset.y = 100
    list.safeAreaInsets.top = 20
    #expect(list.scrollView.contentOffset.y == 100)
  }

  @Test("Content beyond the end after a shrinking inset returns")
  func end() {
    let list = scrollingList()
    list.behavior.occlusionInsets.bottom = 80
    list.scrollToLastItem()
    #expect(list.scrollView.contentOffset.y == 4_480)
    list.behavior.occlusionInsets.bottom = 0
    #expect(list.scrollView.contentOffset.y == 4_400)
    #expect(list.scrollPositionInfo.shown == shown(89...100))
  }
}
