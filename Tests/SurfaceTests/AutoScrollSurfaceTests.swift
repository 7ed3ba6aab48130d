#if canImport(UIKit)
  import BlueprintUILists
  import ListableUI
  import UIKit
#else
  import ListScope
#endif
import Testing

@Suite struct AutoScrollSurfaceTests {
  /// Settings are changed without knowing which scroll they are of.
  private func animate(_ configuration: inout any AutoScrollAction.Configuration) {
    configuration.animated = true
    configuration.destination = .lastItem
    configuration.position = ScrollPosition(position: .top)
  }

  @Test("Both automatic scrolls have the same settings")
  func configuration() throws {
    guard case .pin(let pin) = AutoScrollAction.pin(.firstItem, position: .init(position: .bottom))
    else {
      Issue.record("not a pin")
      return
    }
    var settings: any AutoScrollAction.Configuration = pin
    animate(&settings)
    #expect(settings.animated && settings.destination == .lastItem)
    #expect(settings.position.position == .top)
    let info = ListView().scrollPositionInfo
    #expect(settings.shouldPerform(info))
    settings.shouldPerform = { _ in false }
    #expect(!settings.shouldPerform(info))
    settings.didPerform(info)
    let action = AutoScrollAction.scrollTo(
      onInsertOf: Greeting.identifier(with: "a"),
      position: .init(position: .bottom)
    )
    guard case .scrollToItem(let inserted) = action else {
      Issue.record("not an insertion")
      return
    }
    settings = inserted
    #expect(settings.destination == .item(Greeting.identifier(with: "a")))
  }

  @Test("An update scrolls to the last item, and says so")
  func scroll() {
    let list = ListView(frame: CGRect(x: 0, y: 0, width: 120, height: 40))
    var positions: [CGFloat] = []
    list.configure { list in
      list.animatesChanges = false
      list.autoScrollAction = .pin(
        .lastItem,
        position: .init(position: .bottom),
        didPerform: { positions.append($0.bounds.minY) }
      )
      list("words") { section in
        for word in ["a", "b", "c", "d", "e"] {
          section += Item(Greeting(text: word), sizing: .fixed(height: 20))
        }
      }
    }
    #expect(positions == [60])
  }
}
