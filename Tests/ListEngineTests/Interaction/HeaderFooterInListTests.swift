import HeadlessUIKit
import Testing

@testable import ListEngine

/// A title that has a pressed background.
private struct PressableTitle: HeaderFooterContent, Equatable {
  var text: String

  static func createReusableContentView(frame: CGRect) -> UILabel { UILabel(frame: frame) }

  func apply(
    to views: HeaderFooterContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyHeaderFooterContentInfo
  ) {
    views.content.text = text
    views.pressedBackground.backgroundColor = .gray
  }
}

@Suite(.underAllPolicies) struct HeaderFooterInListTests {
  private let log = TestLog()
  private let list = policyList(frame: CGRect(x: 0, y: 0, width: 200, height: 400))

  private static let slots: [HeaderFooterPosition] = [
    .containerHeader, .listHeader, .listFooter, .overscrollFooter, .sectionHeader(0),
    .sectionFooter(0),
  ]

  private func title(_ name: String, canBeTapped: Bool = true) -> Header<PressableTitle> {
    Header(PressableTitle(text: name)) { [log] header in
      header.sizing = .fixed(height: 30)
      if canBeTapped { header.onTap = { log.callbacks.append("tap \(name)") } }
      header.onDisplay = {
        log.callbacks.append("display \(name)\($0.isFirstDisplay ? " first" : "")")
      }
      header.onEndDisplay = {
        log.callbacks.append("end \(name)\($0.isFirstEndDisplay ? " first" : "")")
      }
    }
  }

  private func show(rows: Int = 2, canBeTapped: Bool = true, suffix: String = "") {
    list.configure { list in
      list.content.containerHeader = title("container" + suffix, canBeTapped: canBeTapped)
      list.content.header = title("header" + suffix, canBeTapped: canBeTapped)
      list.content.footer = title("footer" + suffix, canBeTapped: canBeTapped)
      list.content.overscrollFooter = title("overscroll" + suffix, canBeTapped: canBeTapped)
      list("s") { section in
        section.header = title("section" + suffix, canBeTapped: canBeTapped)
        section.footer = title("end" + suffix, canBeTapped: canBeTapped)
        section += (0..<rows).map { TestRow(id: "\($0)", height: 50) }
      }
    }
  }

  private func pressedAlpha(_ slot: HeaderFooterSlot) -> CGFloat? {
    (slot.state?.view as? HeaderFooterContentView<PressableTitle>)?.views.pressedBackground.alpha
  }

  @Test("Every header and footer with an onTap can be tapped")
  func taps() {
    show()
    _ = log.takeCallbacks()
    for slot in Self.slots { #expect(list.tapHeaderFooter(slot), "\(slot)") }
    #expect(
      log.takeCallbacks() == [
        "tap container", "tap header", "tap footer", "tap overscroll", "tap section", "tap end",
      ]
    )
    show(canBeTapped: false)
    _ = log.takeCallbacks()
    for slot in Self.slots { #expect(!list.tapHeaderFooter(slot), "\(slot)") }
    #expect(log.takeCallbacks() == [])
    #expect(!list.tapHeaderFooter(.sectionHeader(1)))
    #expect(!list.tapHeaderFooter(.sectionFooter(-1)))
    list.configure { _ in }
    for slot in Self.slots { #expect(!list.tapHeaderFooter(slot), "\(slot)") }
  }

  @Test("A press shows the pressed background until the finger is lifted")
  func press() {
    show()
    _ = log.takeCallbacks()
    #expect(pressedAlpha(list.presentation.header) == 0)
    #expect(list.pressHeaderFooter(.listHeader, at: CGPoint(x: 10, y: 10)))
    #expect(pressedAlpha(list.presentation.header) == 1)
    list.movePressOfHeaderFooter(.listHeader, to: CGPoint(x: 14, y: 13))
    #expect(list.releaseHeaderFooter(.listHeader))
    #expect(pressedAlpha(list.presentation.header) == 0)
    #expect(log.takeCallbacks() == ["tap header"])
    #expect(!list.releaseHeaderFooter(.listHeader))
    #expect(log.takeCallbacks() == [])
  }

  @Test(
    "A finger that moves more than five points, is cancelled or scrolls does not tap",
    arguments: [0, 1, 2]
  )
  func noTap(way: Int) {
    show(rows: 20)
    _ = log.takeCallbacks()
    list.pressHeaderFooter(.listHeader, at: CGPoint(x: 10, y: 10))
    switch way {
    case 0: list.movePressOfHeaderFooter(.listHeader, to: CGPoint(x: 10, y: 15.1))
    case 1: list.cancelPressOfHeaderFooter(.listHeader)
    default: list.scrollView.beginDragging()
    }
    #expect(pressedAlpha(list.presentation.header) == 0)
    #expect(!list.releaseHeaderFooter(.listHeader))
    #expect(log.takeCallbacks() == [])
  }

  @Test("A reused view is not pressed")
  func reuse() {
    show(rows: 20)
    list.pressHeaderFooter(.listHeader, at: .zero)
    list.scrollView.contentOffset.y = 1_000
    #expect(pressedAlpha(list.presentation.sections[0].footer) == 0)
    #expect(pressedAlpha(list.presentation.footer) == 0)
    list.scrollView.contentOffset.y = 0
    #expect(pressedAlpha(list.presentation.header) == 0)
    #expect(!list.releaseHeaderFooter(.listHeader))
  }

  @Test("An update during a press keeps it, and the tap is the new header's")
  func updateWhilePressed() {
    show()
    list.pressHeaderFooter(.listHeader, at: .zero)
    show(suffix: "!")
    _ = log.takeCallbacks()
    #expect(pressedAlpha(list.presentation.header) == 1)
    #expect(list.releaseHeaderFooter(.listHeader))
    #expect(log.takeCallbacks() == ["tap header!"])
    list.pressHeaderFooter(.listHeader, at: .zero)
    show(canBeTapped: false)
    #expect(pressedAlpha(list.presentation.header) == 0)
    #expect(!list.releaseHeaderFooter(.listHeader))
  }

  @Test("Headers and footers are notified of appearing on screen and leaving it")
  func display() {
    show(rows: 20)
    #expect(
      log.takeCallbacks() == [
        "display container first", "display header first", "display section first",
      ]
    )
    // The header of the section stays, as it sticks to the top.
    list.scrollView.contentOffset.y = 750
    #expect(
      log.takeCallbacks() == [
        "end container first", "end header first", "display end first", "display footer first",
      ]
    )
    list.scrollView.contentOffset.y = 760
    #expect(log.takeCallbacks() == ["display overscroll first"])
    list.scrollView.contentOffset.y = 0
    #expect(
      log.takeCallbacks() == [
        "end end first", "end footer first", "end overscroll first", "display container",
        "display header",
      ]
    )
  }

  @Test(
    "R16 A slot keeps its state for the same type of content, wrapped or not",
    arguments: [
      HeaderFooterPosition.containerHeader, .listHeader, .listFooter, .overscrollFooter,
      .sectionHeader(0), .sectionFooter(0),
    ]
  )
  func identity(slot: HeaderFooterPosition) {
    func state(_ title: (any AnyHeaderFooterConvertible)?) -> PresentationHeaderFooterState? {
      list.configure { list in
        list.content.containerHeader = title
        list.content.header = title
        list.content.footer = title
        list.content.overscrollFooter = title
        list("s") { section in
          section.header = title
          section.footer = title
        }
      }
      let presentation = list.presentation
      return switch slot {
      case .containerHeader: presentation.containerHeader.state
      case .listHeader: presentation.header.state
      case .listFooter: presentation.footer.state
      case .overscrollFooter: presentation.overscrollFooter.state
      case .sectionHeader(let index): presentation.sections[index].header.state
      case .sectionFooter(let index): presentation.sections[index].footer.state
      }
    }
    let first = state(TestTitle(text: "1"))
    #expect(first != nil)
    #expect(state(TestTitle(text: "2")) === first)
    #expect(state(HeaderFooter(TestTitle(text: "3"))) === first)
    let other = state(OtherTitle())
    #expect(other != nil && other !== first)
    #expect(state(nil) == nil)
    let again = state(TestTitle(text: "4"))
    #expect(again != nil && again !== first)
  }
}
