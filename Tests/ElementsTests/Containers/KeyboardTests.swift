import HeadlessUIKit
import Testing

@testable import Elements

/// SCV-04…28, DRV-21.
@Suite struct KeyboardTests {
  private static let safeArea = UIEdgeInsets(top: 10, left: 11, bottom: 12, right: 13)

  @Test(
    "Insets make room for the keyboard (SCV-04…10)",
    arguments: [
      (UIEdgeInsets.zero, 0, nil, UIEdgeInsets.zero),
      (safeArea, 50, nil, UIEdgeInsets(top: 10, left: 11, bottom: 50, right: 13)),
      (safeArea, 50, .underflowsSafeArea, UIEdgeInsets(top: 10, left: 11, bottom: 62, right: 13)),
      (safeArea, 50, .overflowsBounds, UIEdgeInsets(top: 10, left: 11, bottom: 50, right: 13)),
      (safeArea, 0.15, nil, safeArea), (safeArea, 0.15, .underflowsSafeArea, safeArea),
      (safeArea, 12, nil, safeArea), (.zero, 0.15, nil, .zero),
    ] as [(UIEdgeInsets, CGFloat, ScrollEdge?, UIEdgeInsets)]
  )
  func insets(
    insets: UIEdgeInsets,
    overlap: CGFloat,
    edge: ScrollEdge?,
    expected: UIEdgeInsets
  ) {
    let found = insets.makingRoom(
      forKeyboard: overlap,
      safeArea: Self.safeArea,
      bottomEdge: edge
    )
    #expect(found == expected)
  }

  @Test("There is no room to make within the safe area, nor for less than a point")
  func smallOverlaps() {
    let edges: [ScrollEdge?] = [nil, .overflowsBounds, .overflowsSafeArea, .underflowsSafeArea]
    for edge in edges {
      for safeArea in [0, 0.5, 1, 12, 34] as [CGFloat] {
        for overlap in [0, 0.15, 1, safeArea] where overlap <= max(1, safeArea) {
          let insets = UIEdgeInsets(top: 3, bottom: 7)
          let room = insets.makingRoom(
            forKeyboard: overlap,
            safeArea: UIEdgeInsets(bottom: safeArea),
            bottomEdge: edge
          )
          #expect(room == insets, "\(overlap) of \(safeArea)")
        }
      }
    }
  }

  @Test(
    "The first edge of the content has a place (SCV-11…15)",
    arguments: [
      (5, .overflowsBounds), (15, .overflowsSafeArea), (25, .underflowsSafeArea),
      (10, .overflowsSafeArea),
    ] as [(CGFloat, ScrollEdge)]
  )
  func minEdge(content: CGFloat, expected: ScrollEdge) {
    #expect(ScrollEdge.min(content: content, safeArea: 20, bounds: 10) == expected)
  }

  @Test(
    "The last edge of the content has a place (SCV-16…19)",
    arguments: [
      (110, 110, .overflowsBounds), (90, 95, .overflowsSafeArea), (70, 75, .underflowsSafeArea),
      (75, 80, .underflowsSafeArea),
    ] as [(CGFloat, CGFloat, ScrollEdge)]
  )
  func maxEdge(content: CGFloat, adjusted: CGFloat, expected: ScrollEdge) {
    let edge = ScrollEdge.max(content: content, adjusted: adjusted, safeArea: 80, bounds: 100)
    #expect(edge == expected)
  }

  @Test("A scroll view makes room while a keyboard is shown (SCV-07)")
  func live() throws {
    let keyboard = Keyboard()
    var environment = Environment()
    environment.keyboard = keyboard
    let view = BlueprintView(element: Fixed(100, 500).scrollable(), environment: environment)
    view.frame.size = CGSize(width: 100, height: 200)
    view.layoutIfNeeded()
    let scroll = try #require(view.subviews.first as? UIScrollView)
    #expect(scroll.contentInset == .zero)
    keyboard.show(frame: CGRect(x: 0, y: 150, width: 100, height: 80))
    #expect(scroll.contentInset.bottom == 50)
    #expect(scroll.verticalScrollIndicatorInsets.bottom == 50)
    keyboard.hide()
    #expect(scroll.contentInset == .zero)
    var still = Fixed(100, 500).scrollable()
    still.keyboardAdjustmentMode = .none
    view.element = still
    view.layoutIfNeeded()
    keyboard.show(frame: CGRect(x: 0, y: 150, width: 100, height: 80))
    #expect(scroll.contentInset == .zero)
  }

  @Test("The keyboard is that of the window, unless the environment has another one")
  func window() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let view = BlueprintView(element: Fixed(100, 500).scrollable())
    view.frame = window.bounds
    window.addSubview(view)
    window.layoutIfNeeded()
    let scroll = try #require(view.subviews.first as? UIScrollView)
    window.keyboard.show(frame: CGRect(x: 0, y: 150, width: 100, height: 50))
    #expect(scroll.contentInset.bottom == 50)
    let other = UIWindow(frame: window.frame)
    other.addSubview(view)
    other.layoutIfNeeded()
    #expect(scroll.contentInset == .zero)
    other.keyboard.show(frame: CGRect(x: 0, y: 120, width: 100, height: 80))
    #expect(scroll.contentInset.bottom == 80)
  }

  @Test("Content at the top and the left stays there when the insets change")
  func insetsAtTheTop() throws {
    func element(_ inset: UIEdgeInsets) -> any Element {
      Fixed(500, 500).scrollable(.fittingContent) { $0.contentInset = inset }
    }
    let view = BlueprintView(element: element(UIEdgeInsets(top: 10, left: 5)))
    view.frame.size = CGSize(width: 100, height: 200)
    view.layoutIfNeeded()
    let scroll = try #require(view.subviews.first as? UIScrollView)
    #expect(scroll.contentOffset == CGPoint(x: -5, y: -10))
    view.element = element(UIEdgeInsets(top: 30))
    view.layoutIfNeeded()
    #expect(scroll.contentOffset == CGPoint(x: 0, y: -30))
    scroll.contentOffset = CGPoint(x: 7, y: 40)
    view.element = element(UIEdgeInsets(top: 10, left: 5))
    view.layoutIfNeeded()
    #expect(scroll.contentOffset == CGPoint(x: 7, y: 40))
  }

  @Test(
    "The safe area is part of the inset at some edges (SCV-21…28)",
    arguments: [
      (.all, .zero, 100, .zero),
      (.all, UIEdgeInsets(top: 10, bottom: 10), 100, UIEdgeInsets(top: 10, bottom: 10)),
      (.bottom, UIEdgeInsets(top: 10, bottom: 10), 100, UIEdgeInsets(bottom: 10)),
      (.right, UIEdgeInsets(left: 10, right: 10), 100, UIEdgeInsets(right: 10)),
      (
        [.top, .bottom], UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10), 100,
        UIEdgeInsets(top: 10, bottom: 10)
      ),
      (.all, .zero, 9999, .zero),
    ] as [(UIRectEdge, UIEdgeInsets, CGFloat, UIEdgeInsets)]
  )
  func safeAreaEdges(
    edges: UIRectEdge,
    safeArea: UIEdgeInsets,
    length: CGFloat,
    expected: UIEdgeInsets
  ) throws {
    let element = Fixed(length, length).scrollable(.fittingContent) { $0.safeAreaEdges = edges }
    let view = BlueprintView(element: element)
    view.safeAreaInsets = safeArea
    view.frame.size = CGSize(width: 100, height: 100)
    view.layoutIfNeeded()
    let scroll = try #require(view.subviews.first as? UIScrollView)
    #expect(scroll.contentInset == expected)
    #expect(scroll.adjustedContentInset == expected)
  }

  @Test("A text field is at least 44 points wide, and tells what is typed (DRV-21)")
  func textField() throws {
    var typed: [String] = []
    let field = TextField(text: "a") { $0.onChange = { typed.append($0) } }
    #expect(field.size(in: limits(30, nil)) == size(44, 44))
    #expect(field.size(in: limits(300, nil)) == size(300, 44))
    #expect(field.size() == size(infinity, 44))
    let view = BlueprintView(element: field)
    view.frame.size = CGSize(width: 100, height: 44)
    view.layoutIfNeeded()
    let shown = try #require(view.subviews.first as? UITextField)
    #expect(shown.text == "a")
    shown.text = "ab"
    shown.sendActions(for: .editingChanged)
    #expect(typed == ["ab"])
  }
}
