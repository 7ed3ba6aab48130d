import HeadlessUIKit
import Testing

@testable import Elements

@Suite struct BadInputTests {
  private static func nested(_ levels: Int) -> any Element {
    var element: any Element = Leaf<UIView>(10, 10)
    for number in 0..<levels {
      if number % 2 == 0 { element = Backed(child: element) } else { element = Column { element } }
    }
    return element
  }

  @Test("2,000 levels are shown, without filling the stack", arguments: Modes.all.suffix(2))
  func deep(mode: LayoutMode) {
    let view = BlueprintView(element: Self.nested(TreeDepth.limit - 1))
    view.layoutMode = mode
    #expect(view.sizeThatFits(.zero) == size(10, 10))
    view.frame.size = size(100, 100)
    view.layoutIfNeeded()
    var depth = 0
    var inner: UIView? = view
    while let next = inner?.subviews.first {
      depth += 1
      inner = next
    }
    #expect(depth == TreeDepth.limit / 2 + 1)
  }

  private struct Endless: ProxyElement {
    var elementRepresentation: any Element { Endless() }
  }

  private struct Lazy: ProxyElement {
    var elementRepresentation: any Element { EnvironmentReader { _ in Lazy() } }
  }

  private struct Broken: Element {
    var content: ElementContent {
      ElementContent(measureFunction: { _ in CGSize(width: CGFloat.nan, height: 1) })
    }
  }

  @Test("What is wrong ends a debug build with a message that names the element")
  func diagnoses() async {
    let messages = await [
      stderr(
        of: #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          _ = Endless().size()
        }
      ),
      stderr(
        of: #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          _ = Lazy().size()
        }
      ),
      stderr(
        of: #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          _ = Column { Broken() }.size()
        }
      ),
      stderr(
        of: #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          let endless = LayoutWriter { _, layout in
            layout.add(with: rect(0, 0, .infinity, 1), child: Fixed(1, 1))
          }
          _ = endless.layOut(10, 10)
        }
      ),
    ]
    #expect(messages[0].contains("Endless / Endless"))
    #expect(messages[1].contains("Lazy / Lazy"))
    #expect(messages[2].contains("Broken measured"))
    #expect(messages[3].contains("Fixed was placed"))
  }

  private func stderr(of result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test("An element of negative size shows nothing")
  func negative() {
    let view = BlueprintView(element: Leaf<UIView>(10, 10).inset(uniform: 60))
    view.frame.size = size(100, 100)
    view.layoutIfNeeded()
    #expect(view.subviews.map(\.frame.size) == [.zero])
  }
}
